/** A sentence whose card names show their cards, and light them up on the table. */

import { Fragment } from 'react'
import type { Term } from '../../i18n/glossary/words.ts'
import { actions } from '../../store/index.ts'
import { type CardId, facts, type Position } from '../../views/index.ts'
import { useTerms } from '../glossary/WithTerms.tsx'
import { goToCard, pin } from '../layout/table-view.ts'

/** The cards that details are about. */
export const cardsIn = (p: Position, details: Record<string, unknown>): CardId[] =>
  Object.values(details)
    .flat()
    .filter((one): one is CardId => typeof one === 'number' && p.cards[one] !== undefined)

/** A card's name takes along the punctuation that follows it: a line must not begin with a comma. */
type Piece = string | { card: CardId; title: string; then: string }

/** Cuts a sentence at the titles in it; of two titles that fit the longer one counts. */
function cut(p: Position, text: string, cards: readonly CardId[]): Piece[] {
  const named = [...new Map(cards.map((card) => [facts(p, card).title, card]))]
    .filter(([title]) => title !== '')
    .sort(([one], [other]) => other.length - one.length)
  let pieces: Piece[] = [text]
  for (const [title, card] of named) {
    pieces = pieces.flatMap((piece): Piece[] => {
      if (typeof piece !== 'string') return [piece]
      return piece.split(title).flatMap((part, index): Piece[] => {
        if (index === 0) return [part]
        const [then = ''] = /^[,.;]*/.exec(part) ?? []
        return [{ card, title, then }, part.slice(then.length)]
      })
    })
  }
  return pieces.filter((piece) => piece !== '')
}

/** `cards` are those that the sentence may name. Between their names terms are marked, once the glossary is there. */
export function SentenceWithCards({
  p,
  text,
  cards,
}: {
  p: Position
  text: string
  cards: readonly CardId[]
}) {
  const mark = useTerms(false)
  const taken = new Set<Term>()
  return cut(p, text, cards).map((piece, index) => {
    if (typeof piece === 'string')
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a sentence have no other order.
      return <Fragment key={index}>{mark(piece, taken)}</Fragment>
    const show = () => {
      actions().show(piece.card)
      actions().pointAt([piece.card])
    }
    const leave = () => actions().pointAt([])
    return (
      <button
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a sentence have no other order.
        key={index}
        type="button"
        className="card-name"
        aria-label={piece.title}
        onPointerEnter={show}
        onPointerLeave={leave}
        onFocus={show}
        onBlur={leave}
        data-zoom={piece.card}
        onClick={() => {
          pin(piece.card)
          goToCard(p, piece.card)
        }}
      >
        {piece.title}
        {piece.then && <span aria-hidden="true">{piece.then}</span>}
      </button>
    )
  })
}
