/** Lines of a list that name no card: the first of them, with the cards that may be meant, and more when they are asked for. */

import { type ReactNode, useMemo, useState } from 'react'
import { nearest, type UnknownLine } from '../../store/decks/index.ts'
import type { Player } from '../../views/index.ts'
import { useDeckWords } from './use.ts'

/** Finding what a title is like takes its time: it is done for so many at once. */
const atOnce = 12

interface UnknownLinesProps {
  lines: readonly UnknownLine[]
  side: Player
  className?: string
  /** What is meant after all, where that can be said here. */
  choose?: (line: UnknownLine, id: string) => void
  leaveOut?: (line: UnknownLine) => void
}

/** `choose` says which card a line means, `leaveOut` lets the line go. */
export function UnknownLines({ lines, side, className, choose, leaveOut }: UnknownLinesProps): ReactNode {
  const { t } = useDeckWords()
  const [shown, setShown] = useState(atOnce)
  const left = lines.length - shown
  return (
    <>
      <ul className={className}>
        {lines.slice(0, shown).map((line) => (
          <li key={JSON.stringify(line)}>
            <p>
              {line.count}× <q>{line.title}</q> {line.id && <small>{line.id}</small>}{' '}
              {line.outside && <small>{t('build.outside')}</small>}
            </p>
            <Nearest title={line.title} side={side} choose={choose && ((id) => choose(line, id))} />
            {leaveOut && (
              <button type="button" onClick={() => leaveOut(line)}>
                {t('build.leaveOut')}
              </button>
            )}
          </li>
        ))}
      </ul>
      {left > 0 && (
        <button type="button" className="dk-more" onClick={() => setShown(shown + atOnce)}>
          {t('build.moreLines', { count: left })}
        </button>
      )}
    </>
  )
}

interface NearestProps {
  title: string
  side: Player
  choose?: ((id: string) => void) | undefined
}

/** The cards whose titles are most like one that nobody knows. */
function Nearest({ title, side, choose }: NearestProps) {
  const { t } = useDeckWords()
  const cards = useMemo(() => nearest(title, side), [title, side])
  if (cards.length === 0) return <span className="dk-quiet">{t('build.noneNear')}</span>
  if (!choose)
    return (
      <span className="dk-quiet">
        {t('build.near', { titles: cards.map(({ title }) => title).join(', ') })}
      </span>
    )
  return cards.map((card) => (
    <button key={card.id} type="button" className="dk-meant" onClick={() => choose(card.id)}>
      {t('build.isIt', { title: card.title })}
    </button>
  ))
}
