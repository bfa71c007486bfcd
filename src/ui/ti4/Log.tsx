/** What has happened, newest first, with the rules that caused it. */

import { useMemo } from 'react'
import { type History, type Intent, type LogLine, type Position, useTi4 } from '../../store/ti4/index.ts'
import { usePosition, useWords } from './use.ts'
import { Ti4RuleLink } from './Why.tsx'

interface Entry {
  key: string
  line: LogLine | null
  by: string | undefined
}

/** How many entries are shown. */
const most = 120

function entriesOf({ games, turns, at }: History<Position, Intent>): Entry[] {
  const all = games.slice(0, at + 1).flatMap(({ events }, index): Entry[] => {
    const given = turns[index - 1]?.answer
    const told = events.map((line, n) => ({ key: `${index}.${n}`, line, by: line.by }))
    // A pass that brought nothing about is told all the same.
    return told.length === 0 && given && 'pass' in given
      ? [{ key: `${index}`, line: null, by: given.by }]
      : told
  })
  return all.toReversed().slice(0, most)
}

export function Log() {
  const { t, speech } = useWords()
  const p = usePosition()
  const history = useTi4((state) => state.history)
  const entries = useMemo(() => (history ? entriesOf(history) : []), [history])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls.
    <section id="log" className="log box" aria-label={t('region.log')} tabIndex={0}>
      <h2 className="label">{t('region.log')}</h2>
      {entries.length === 0 && <p className="quiet">{t('log.none')}</p>}
      <ul>
        {p &&
          entries.map(({ key, line, by }) => (
            <li key={key} data-owner={by}>
              {line ? speech.log(p, line) : t('log.passes', { player: speech.player(by ?? '') })}{' '}
              {line?.cites.slice(0, 3).map((id) => (
                <Ti4RuleLink key={id} id={id} />
              ))}
            </li>
          ))}
      </ul>
    </section>
  )
}
