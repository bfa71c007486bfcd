/** A line of the log: what has happened, what its number is made of, and the rules that caused it. */

import { useLogView } from '../../store/index.ts'
import {
  type Entry,
  isHeading,
  isMadeUp,
  type LogLine,
  type Passes,
  type Position,
} from '../../views/index.ts'
import { NumberOf } from '../parts/Parts.tsx'
import { Reason } from '../practice/Reason.tsx'
import { type T, useWords } from '../use.ts'
import { RuleLink } from '../why/RuleLink.tsx'
import { cardsIn, SentenceWithCards } from '../why/SentenceWithCards.tsx'

interface RowProps {
  p: Position
  entry: Entry
  /** The moment that is looked at, in a game that is watched; else null. */
  now: number | null
  onGo: ((moment: number) => void) | undefined
}

/** `onGo` makes it a way to its moment. */
export function LogRow({ p, entry, now, onGo }: RowProps) {
  const { t, speech } = useWords()
  const rules = useLogView((view) => view.rules)
  const { line, by, empty, passes, tells, moment } = entry
  const text = sayEntry(t, speech, p, entry)
  const heading = line !== null && isHeading(line)
  return (
    <li
      data-side={by}
      className={line ? (heading ? 'heading' : undefined) : 'quiet'}
      data-now={now === moment || undefined}
      data-later={(now !== null && moment > now) || undefined}
      aria-current={now === moment ? 'step' : undefined}
    >
      {onGo && (
        <button
          type="button"
          className="to-moment"
          // The time line leads there too: the keyboard need not go through every line.
          tabIndex={-1}
          aria-label={t('replay.toMoment', { text })}
          onClick={() => onGo(moment)}
        />
      )}
      {line ? <SentenceWithCards p={p} text={text} cards={cardsIn(p, line.with)} /> : text}{' '}
      {line?.parts && isMadeUp(line.parts) && (
        <small className="made-of">
          (<NumberOf p={p} name={t('parts.told')} total={numberIn(line)} parts={line.parts} />){' '}
        </small>
      )}
      {rules && line && line.cites.length > 0 && (
        <span className="cites">
          {line.cites.slice(0, heading ? 1 : 2).map((id) => (
            <RuleLink key={id} id={id} />
          ))}
        </span>
      )}
      {empty && <small className="quiet"> {t('log.nothingToDo')}</small>}
      {passes && <small className="quiet"> {t('log.passedFor', { who: sayPasses(t, passes) })}</small>}
      {tells && <Reason p={p} at={moment} />}
    </li>
  )
}

/** What a line says, as plain text. */
export const sayEntry = (
  t: T,
  speech: ReturnType<typeof useWords>['speech'],
  p: Position,
  { line, by }: Pick<Entry, 'line' | 'by'>,
): string => (line ? speech.log(p, line) : t('log.passes', { side: sideWord(t, by) }))

/** The number that a line tells, and whose parts it gives. */
const numberIn = ({ with: { destiny, count } }: LogLine): string => String(destiny ?? count ?? '')

const sideWord = (t: T, by: string | undefined) => t(`side.${by === 'dark' ? 'dark' : 'light'}`)

const sayPasses = (t: T, passes: Passes): string =>
  (['light', 'dark'] as const)
    .filter((side) => passes[side] > 0)
    .map((side) => `${sideWord(t, side)}${passes[side] > 1 ? ` ×${passes[side]}` : ''}`)
    .join(', ')
