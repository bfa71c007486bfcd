/** Losing a card from hand: the hand itself is pressed, or the card is chosen in a list that opens. */

import { actions } from '../../store/index.ts'
import { type CardId, facts, type Position } from '../../views/index.ts'
import { useTouch } from '../moving/pointer.ts'
import { useWords } from '../use.ts'

interface LoseFromHandProps {
  p: Position
  cards: readonly CardId[]
  lose: (card: CardId) => void
}

/** Nothing where no card of the hand may be lost. */
export function LoseFromHand({ p, cards, lose }: LoseFromHandProps) {
  const { t } = useWords()
  const touch = useTouch()
  if (cards.length === 0) return null
  return (
    <details className="small">
      <summary>{t(touch ? 'force.loseHandTouch' : 'force.loseHand')}</summary>
      <div className="choices">
        {cards.map((card) => {
          const show = () => actions().show(card)
          return (
            <button
              key={card}
              type="button"
              className="choice"
              onPointerEnter={show}
              onFocus={show}
              onClick={() => lose(card)}
            >
              <span>{t('force.fromHand', { card: facts(p, card).title })}</span>
            </button>
          )
        })}
      </div>
    </details>
  )
}
