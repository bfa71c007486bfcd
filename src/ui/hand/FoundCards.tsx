/** Cards that a text has found in a deck or pile, to be deployed: they are picked up like cards from hand. */

import { actions, useStore } from '../../store/index.ts'
import { type CardId, facts, type Position } from '../../views/index.ts'
import { emblemOf, Sign } from '../card/emblems.tsx'
import { typeWord } from '../card/words.ts'
import { focusPlaces } from '../moving/focus.ts'
import { useWords } from '../use.ts'

/** Copies of a card are one choice. */
export function FoundCards({ p, cards }: { p: Position; cards: readonly CardId[] }) {
  // Copies of a card are one choice.
  const faces = [...new Map(cards.map((card) => [p.cards[card]?.key, card])).values()]
  return (
    <div className="answer">
      <ul className="choices">
        {faces.map((card) => (
          <li key={card}>
            <FoundCard p={p} card={card} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function FoundCard({ p, card }: { p: Position; card: CardId }) {
  const { t } = useWords()
  const picked = useStore((state) => state.picked === card)
  const printed = facts(p, card)
  const show = () => actions().show(card)
  const take = (byKey: boolean) => {
    actions().pick(picked ? null : card, byKey ? 'keyboard' : 'pointer')
    if (byKey && !picked) focusPlaces()
  }
  return (
    <button
      type="button"
      className="choice"
      data-side={printed.side}
      data-card={card}
      data-chosen={picked || undefined}
      aria-pressed={picked}
      onPointerEnter={show}
      onFocus={show}
      onClick={({ detail }) => take(detail === 0)}
    >
      <Sign emblem={emblemOf(printed)} />
      <span>
        {printed.title}
        <small>{typeWord(t, printed)}</small>
      </span>
    </button>
  )
}
