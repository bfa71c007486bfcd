/** The face of a card, drawn by the program. */

import type { CardFacts, CardId, Position } from '../../store/index.ts'
import { useWords } from '../use.ts'
import { emblemOf, Sign } from './emblems.tsx'
import { patternOf } from './pattern.ts'
import { destinyOf, statsOf, typeWord, uniqueMark } from './words.ts'

export function Art({ card }: { card: CardFacts }) {
  return (
    <svg className="art" viewBox="0 0 100 60" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {patternOf(card).map(({ d, opacity, fill }) => (
        <path
          key={d}
          d={d}
          opacity={opacity}
          fill={fill ? 'currentColor' : 'none'}
          stroke={fill ? 'none' : 'currentColor'}
          strokeWidth={1.2}
          strokeLinecap="round"
        />
      ))}
    </svg>
  )
}

/** The small face in a hand. */
export function CardFace({ p, card, printed }: { p: Position; card: CardId; printed: CardFacts }) {
  const { t } = useWords()
  const stats = statsOf(t, p, card).slice(0, 2)
  return (
    <span className="face" data-side={printed.side} aria-hidden="true">
      <span className="face-head">
        <span className="face-title">
          {uniqueMark(printed)}
          {printed.title}
        </span>
        {printed.destiny !== undefined && <b className="destiny">{destinyOf(printed)}</b>}
      </span>
      <Art card={printed} />
      <span className="face-type">
        <Sign emblem={emblemOf(printed)} size={12} />
        {typeWord(t, printed)}
      </span>
      <span className="face-stats">
        {stats.map(({ name, value }) => (
          <span key={name}>
            {name} <b>{value}</b>
          </span>
        ))}
      </span>
    </span>
  )
}
