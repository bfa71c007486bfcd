/** What has happened, newest first, with the rules that caused it. */

import { useMemo } from 'react'
import { type LogLine, useStore } from '../../store/index.ts'
import { type T, useSeen, useWords } from '../use.ts'
import { RuleLink } from './RuleLink.tsx'

interface Entry {
  key: string
  line: LogLine | null
  by: string | undefined
}

export function Log() {
  const { t, speech } = useWords()
  const p = useSeen()
  const history = useStore((state) => state.history)
  const entries = useMemo(() => {
    const all: Entry[] = []
    history?.games.slice(0, history.at + 1).forEach((game, index) => {
      const turn = index > 0 ? history.turns[index - 1] : undefined
      if (turn && 'pass' in turn.answer) all.push({ key: `${index}p`, line: null, by: turn.answer.by })
      game.events.forEach((line, n) => {
        all.push({ key: `${index}.${n}`, line, by: line.by })
      })
    })
    return all.toReversed().slice(0, 120)
  }, [history])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls.
    <section id="log" className="log box" aria-label={t('region.log')} tabIndex={0}>
      <h2 className="label">{t('region.log')}</h2>
      {entries.length === 0 && <p className="quiet">{t('log.none')}</p>}
      <ul>
        {p &&
          entries.map(({ key, line, by }) => (
            <li key={key} data-side={by}>
              <span>{line ? speech.log(p, line) : t('log.passes', { side: sideWord(t, by) })}</span>
              {line?.cites.slice(0, 2).map((id) => (
                <RuleLink key={id} id={id} />
              ))}
            </li>
          ))}
      </ul>
    </section>
  )
}

const sideWord = (t: T, by: string | undefined) => t(`side.${by === 'dark' ? 'dark' : 'light'}`)
