/** What has happened, the newest lowest, with the rules that caused it. Card names show their cards. */

import { useLayoutEffect, useMemo, useRef } from 'react'
import {
  type Answer,
  emptyPhases,
  type History,
  type Intent,
  isHeading,
  isMadeUp,
  type LogLine,
  type Position,
  useStore,
} from '../../store/index.ts'
import { Glyph } from '../card/glyphs.tsx'
import { NumberOf } from '../parts/Parts.tsx'
import { Reason } from '../practice/Reason.tsx'
import { type T, useSeen, useWords } from '../use.ts'
import { RuleLink } from './RuleLink.tsx'
import { cardsIn, Told } from './Told.tsx'

type Passes = Record<'light' | 'dark', number>

interface Entry {
  key: string
  by: string | undefined
  /** Null: a pass. */
  line: LogLine | null
  /** A phase that was over at once: nothing could be done in it. */
  empty: boolean
  /** What was passed without asking after it. */
  passes: Passes | null
  /** The number of the answer, where this is the last that it has brought about. */
  at: number | null
}

function passesOf(answers: readonly Answer<Intent>[]): Passes | null {
  const passes: Passes = { light: 0, dark: 0 }
  for (const { by } of answers) passes[by === 'dark' ? 'dark' : 'light'] += 1
  return answers.length > 0 ? passes : null
}

/** How many entries are shown. */
const most = 120

function entriesOf(history: History<Position, Intent>): Entry[] {
  const all: Entry[] = []
  history.games.slice(0, history.at + 1).forEach((game, index) => {
    const turn = history.turns[index - 1]
    const first = all.length
    const empty = emptyPhases(game.events)
    const add = (key: string, line: LogLine | null, by: string | undefined) =>
      all.push({
        key: `${index}.${key}`,
        line,
        by,
        empty: line !== null && empty.has(line),
        passes: null,
        at: null,
      })
    if (turn && 'pass' in turn.answer) add('p', null, turn.answer.by)
    for (const [n, line] of game.events.entries()) add(String(n), line, line.by)
    const last = all.at(-1)
    if (!last || all.length === first) return
    last.passes = passesOf(turn ? turn.automatic : history.opening)
    last.at = index
  })
  return all.slice(-most)
}

/** The newest line stays in sight, unless somebody reads further up. */
function useNewest(entries: readonly Entry[]) {
  const box = useRef<HTMLDivElement>(null)
  const follows = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it follows what is added.
  useLayoutEffect(() => {
    if (box.current && follows.current) box.current.scrollTop = box.current.scrollHeight
  }, [entries])
  const onScroll = () => {
    const { scrollTop = 0, scrollHeight = 0, clientHeight = 0 } = box.current ?? {}
    follows.current = scrollHeight - clientHeight - scrollTop < 40
  }
  return { box, onScroll }
}

/** @param closed it is folded away, and yet there for those who hear it. */
export function Log({ closed }: { closed: boolean }) {
  const { t } = useWords()
  const p = useSeen()
  const history = useStore((state) => state.history)
  const entries = useMemo(() => (history ? entriesOf(history) : []), [history])
  const { box, onScroll } = useNewest(entries)
  return (
    <section id="log" className="log box" aria-label={t('region.log')} data-closed={closed || undefined}>
      <h2 className="label">
        <Glyph name="log" /> {t('region.log')}
      </h2>
      <div ref={box} className="log-lines" tabIndex={closed ? -1 : 0} onScroll={onScroll}>
        {entries.length === 0 && <p className="quiet">{t('log.none')}</p>}
        <ul>{p && entries.map((entry) => <Row key={entry.key} p={p} entry={entry} />)}</ul>
      </div>
    </section>
  )
}

function Row({ p, entry: { line, by, empty, passes, at } }: { p: Position; entry: Entry }) {
  const { t, speech } = useWords()
  const also = passes && <small className="quiet"> {t('log.passedFor', { who: sayPasses(t, passes) })}</small>
  if (!line) {
    return (
      <li data-side={by} className="quiet">
        {t('log.passes', { side: sideWord(t, by) })}
        {also}
        {at !== null && <Reason p={p} at={at} />}
      </li>
    )
  }
  const heading = isHeading(line)
  return (
    <li data-side={by} className={heading ? 'heading' : undefined}>
      <Told p={p} text={speech.log(p, line)} cards={cardsIn(p, line.with)} />{' '}
      {line.parts && isMadeUp(line.parts) && (
        <small className="made-of">
          (<NumberOf p={p} name={t('parts.told')} total={numberIn(line)} parts={line.parts} />){' '}
        </small>
      )}
      {line.cites.slice(0, heading ? 1 : 2).map((id) => (
        <RuleLink key={id} id={id} />
      ))}
      {empty && <small className="quiet">{t('log.nothingToDo')}</small>}
      {also}
      {at !== null && <Reason p={p} at={at} />}
    </li>
  )
}

/** The number that a line tells, and whose parts it gives. */
const numberIn = ({ with: { destiny, count } }: LogLine): string => String(destiny ?? count ?? '')

const sideWord = (t: T, by: string | undefined) => t(`side.${by === 'dark' ? 'dark' : 'light'}`)

const sayPasses = (t: T, passes: Passes): string =>
  (['light', 'dark'] as const)
    .filter((side) => passes[side] > 0)
    .map((side) => `${sideWord(t, side)}${passes[side] > 1 ? ` ×${passes[side]}` : ''}`)
    .join(', ')
