/** What has happened, newest first, with the rules that caused it. Card names show their cards. */

import { useMemo } from 'react'
import {
  type Answer,
  type History,
  type Intent,
  isHeading,
  type LogLine,
  type Position,
  useStore,
} from '../../store/index.ts'
import { NumberOf } from '../parts/Parts.tsx'
import { type T, useSeen, useWords } from '../use.ts'
import { RuleLink } from './RuleLink.tsx'
import { cardsIn, Told } from './Told.tsx'

type Passes = Record<'light' | 'dark', number>

interface Entry {
  key: string
  by: string | undefined
  /** Null: a pass. */
  line: LogLine | null
  /** What was passed without asking after it. */
  passes: Passes | null
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
    const add = (key: string, line: LogLine | null, by: string | undefined) =>
      all.push({ key: `${index}.${key}`, line, by, passes: null })
    if (turn && 'pass' in turn.answer) add('p', null, turn.answer.by)
    for (const [n, line] of game.events.entries()) add(String(n), line, line.by)
    const last = all.at(-1)
    if (last && all.length > first) last.passes = passesOf(turn ? turn.automatic : history.opening)
  })
  return all.toReversed().slice(0, most)
}

export function Log() {
  const { t } = useWords()
  const p = useSeen()
  const history = useStore((state) => state.history)
  const entries = useMemo(() => (history ? entriesOf(history) : []), [history])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls.
    <section id="log" className="log box" aria-label={t('region.log')} tabIndex={0}>
      <h2 className="label">{t('region.log')}</h2>
      {entries.length === 0 && <p className="quiet">{t('log.none')}</p>}
      <ul>{p && entries.map((entry) => <Row key={entry.key} p={p} entry={entry} />)}</ul>
    </section>
  )
}

function Row({ p, entry: { line, by, passes } }: { p: Position; entry: Entry }) {
  const { t, speech } = useWords()
  const also = passes && <small className="quiet"> {t('log.passedFor', { who: sayPasses(t, passes) })}</small>
  if (!line) {
    return (
      <li data-side={by} className="quiet">
        {t('log.passes', { side: sideWord(t, by) })}
        {also}
      </li>
    )
  }
  const heading = isHeading(line)
  return (
    <li data-side={by} className={heading ? 'heading' : undefined}>
      <Told p={p} text={speech.log(p, line)} cards={cardsIn(p, line.with)} />{' '}
      {line.cites.slice(0, heading ? 1 : 2).map((id) => (
        <RuleLink key={id} id={id} />
      ))}
      {line.parts && <NumberOf p={p} name={t('parts.told')} total={numberIn(line)} parts={line.parts} />}
      {also}
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
