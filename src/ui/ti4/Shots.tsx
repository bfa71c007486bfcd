/** The Space Cannon shots of the action under way: dice, and what they hit. */

import { useMemo } from 'react'
import { type LogLine, useTi4 } from '../../store/ti4/index.ts'
import { usePosition, useWords } from './use.ts'

export function Shots() {
  const { t, speech } = useWords()
  const p = usePosition()
  const history = useTi4((state) => state.history)
  const shots = useMemo(() => {
    const lines: LogLine[] = []
    for (const { events } of history?.games.slice(0, (history?.at ?? 0) + 1) ?? [])
      for (const line of events) {
        if (line.say === 'activated') lines.length = 0
        if (line.say === 'space cannon') lines.push(line)
      }
    return lines
  }, [history])
  if (!p || shots.length === 0) return null
  return (
    <section className="shots" aria-label={t('region.shots')}>
      <ul>
        {shots.map(({ with: { unit, roll, least, count, target } }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: shots are in their order.
          <li key={index}>
            <span>
              {t('decision.shots', {
                unit: speech.unit(p, Number(unit)),
                target: speech.player(String(target)),
              })}
            </span>
            <span className="dice" aria-hidden="true">
              {String(roll)
                .split(' ')
                .map((die, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: dice are in their order.
                  <i key={at} data-hit={Number(die) >= Number(least) || undefined}>
                    {die}
                  </i>
                ))}
            </span>
            <small>
              {t('decision.roll', { roll: String(roll), least: Number(least) })}:{' '}
              {Number(count) > 0 ? t('decision.hits', { count: Number(count) }) : t('decision.noHits')}
            </small>
          </li>
        ))}
      </ul>
    </section>
  )
}
