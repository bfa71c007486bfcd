/** The segments of a battle or attack: what is over, what is now, what comes. */

import type { Battle } from '../../views/index.ts'
import { useWords } from '../use.ts'

const segments = ['initiation', 'weapons', 'power', 'damage', 'end'] as const

/** `now` is marked as the current step; those before it are told as done. */
export function Segments({ now }: { now: Battle['segment'] }) {
  const { t } = useWords()
  return (
    <ol className="segments" aria-label={t('battle.segments')}>
      {segments.map((segment) => (
        <li
          key={segment}
          aria-current={segment === now ? 'step' : undefined}
          data-done={segments.indexOf(segment) < segments.indexOf(now) || undefined}
        >
          {t(`battle.segment.${segment}`)}
        </li>
      ))}
    </ol>
  )
}
