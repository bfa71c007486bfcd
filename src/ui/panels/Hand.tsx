/** The hand: a fan that lifts the card under the pointer. */

import { useId } from 'react'
import { actions, type CardId, facts, isChoosable, lossesOf, useStore } from '../../store/index.ts'
import { CardFace } from '../card/CardFace.tsx'
import { described } from '../card/words.ts'
import { useCardDrag } from '../moving/drag.ts'
import { focusPlaces } from '../moving/focus.ts'
import { useGame, usePosition, useViewer, useWords } from '../use.ts'

export function Hand() {
  const { t } = useWords()
  const p = usePosition()
  const viewer = useViewer()
  const cards = p?.piles[viewer].hand ?? []
  return (
    <section
      id="hand"
      className="hand"
      data-empty={cards.length === 0 || undefined}
      aria-label={t('region.hand')}
    >
      <h2 className="sr">{t('region.hand')}</h2>
      {cards.map((card, index) => (
        <HandCard
          key={card}
          card={card}
          turn={(index - (cards.length - 1) / 2) * Math.min(3, 18 / cards.length)}
        />
      ))}
    </section>
  )
}

function HandCard({ card, turn }: { card: CardId; turn: number }) {
  const { t, speech } = useWords()
  const p = usePosition()
  const id = useId()
  const game = useGame()
  const loses = game !== null && lossesOf(game).some((loss) => loss.card === card)
  const choosable = useStore((state) => isChoosable(state, card))
  const chosen = useStore((state) => state.chosen.includes(card))
  const picked = useStore((state) => state.picked === card)
  const drag = useCardDrag(card)
  if (!p) return null
  const printed = facts(p, card)
  const take = (byKey: boolean) => {
    actions().pick(picked ? null : card, byKey ? 'keyboard' : 'pointer')
    if (byKey && !picked) focusPlaces()
  }
  const show = () => actions().show(card)
  const words = { card: printed.title }
  const label = loses ? t('force.fromHand', words) : choosable ? t('answer.choose', words) : printed.title
  return (
    <>
      <button
        type="button"
        ref={(element) => {
          drag(element)
        }}
        className="hand-card"
        data-card={card}
        data-picked={picked || undefined}
        data-legal={choosable || undefined}
        data-chosen={chosen || undefined}
        aria-label={label}
        aria-describedby={id}
        style={{ rotate: `${turn}deg`, translate: `0 ${Math.abs(turn) * 1.5}px` }}
        onPointerEnter={show}
        onFocus={show}
        onClick={({ detail }) => (choosable ? actions().choose(card) : take(detail === 0))}
      >
        <CardFace p={p} card={card} printed={printed} />
      </button>
      <span id={id} hidden>
        {described(t, speech, p, card)}
      </span>
    </>
  )
}
