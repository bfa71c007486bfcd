/** A card on the table: a mini-card or a chip that can be picked up. */

import { memo, useId } from 'react'
import { askedGame, isChoosable, type Store, useStore } from '../../store/index.ts'
import {
  aboardPlace,
  type CardId,
  facts,
  owedForfeits,
  type Position,
  slotGroups,
} from '../../views/index.ts'
import { CardFace } from '../card/CardFace.tsx'
import type { GlyphName } from '../card/glyphs.tsx'
import { numbersNow } from '../card/numbers.ts'
import { cardStates } from '../card/states.ts'
import { described, hasMoved, lacksCrew } from '../card/words.ts'
import { useCardDrag } from '../moving/drag.ts'
import { placeName, usePosition, useWords } from '../use.ts'

/** Written anew only when the position changes. */
const Description = memo(function Description({ id, card }: { id: string; card: CardId }) {
  const { t, speech } = useWords()
  const p = usePosition()
  return (
    <span id={id} hidden>
      {p && described(t, speech, p, card)}
    </span>
  )
})

const worth = new WeakMap<object, Map<CardId, number>>()

/** What each card would pay if it were forfeited now, looked up once a game. */
function worthOf(state: Store, card: CardId): number | null {
  const game = askedGame(state)
  if (!game) return null
  let found = worth.get(game)
  if (!found) {
    found = new Map(owedForfeits(game).map((one) => [one.card, one.value]))
    worth.set(game, found)
  }
  return found.get(card) ?? null
}

/** What the hand that carries, or a question, makes of a card: in one word, so that most cards are left alone. */
function roleOf(state: Store, card: CardId, place: string, holds: boolean): string {
  const { picked, carrying, targets, chosen, meant } = state
  const takes = picked !== null && picked !== card && (holds || (carrying !== null && carrying !== 'move'))
  return [
    picked === card ? 'picked' : '',
    takes ? (targets.has(place) ? 'goal' : 'takes') : '',
    isChoosable(state, card) ? 'choosable' : '',
    chosen.includes(card) ? 'chosen' : '',
    meant.includes(card) ? 'meant' : '',
  ].join(' ')
}

interface CardButtonProps {
  card: CardId
  as: 'mini' | 'chip'
  width: number
  /** It lies under another card. */
  tucked?: boolean
  seat?: GlyphName
  folded?: number
}

/** Nothing without a position. `width` is in pixels. */
export const CardButton = memo(function CardButton({ card, ...drawn }: CardButtonProps) {
  const p = usePosition()
  return p && <Shown p={p} card={card} {...drawn} />
})

/** Drawn anew with the position alone, and not for what a hand makes of the card. */
const Face = memo(function Face({ card, as, width, folded = 0, seat }: Omit<CardButtonProps, 'tucked'>) {
  const { t, speech } = useWords()
  const p = usePosition()
  return (
    p && (
      <CardFace
        card={facts(p, card)}
        size={as}
        width={width}
        numbers={numbersNow(p, card)}
        states={cardStates(t, speech, p, card)}
        folded={folded}
        {...(seat ? { seat } : {})}
      />
    )
  )
})

function Shown({ p, card, as, width, tucked, seat, folded = 0 }: CardButtonProps & { p: Position }) {
  const { t } = useWords()
  const id = useId()
  const place = aboardPlace(card)
  const holds = slotGroups(p, card).length > 0
  const role = useStore((state) => roleOf(state, card, place, holds)).split(' ')
  const forfeit = useStore((state) => worthOf(state, card))
  const offers = useStore(({ targets }) => targets.get(place))
  const drag = useCardDrag(card)
  const printed = facts(p, card)
  const [picked, goal, choosable, chosen, meant] = role.map((word) => word !== '')
  const target = goal && !picked
  const plain = choosable ? t('answer.choose', { card: printed.title }) : printed.title
  return (
    <>
      <button
        type="button"
        ref={drag}
        className="card"
        data-as={as}
        data-mini={tucked || undefined}
        data-side={p.cards[card]?.owner}
        data-card={card}
        data-place={target ? place : undefined}
        data-legal={(target && offers && true) || choosable || forfeit !== null || undefined}
        data-chosen={chosen || undefined}
        data-meant={meant || undefined}
        data-picked={picked || undefined}
        data-moved={hasMoved(p, card) || undefined}
        data-unmanned={lacksCrew(p, card) || undefined}
        aria-label={target ? placeName(t, printed.title, true, offers) : plain}
        aria-describedby={id}
        aria-pressed={choosable ? chosen : picked || undefined}
      >
        <Face card={card} as={as} width={width} folded={folded} {...(seat ? { seat } : {})} />
        {chosen && (
          <b className="card-mark" aria-hidden="true">
            ✓
          </b>
        )}
        {forfeit !== null && (
          <b className="card-worth" title={t('stat.forfeit')}>
            <span className="worth-short">{t('battle.worth', { count: forfeit })}</span>
            <span className="worth-long">{t('battle.forfeitFor', { count: forfeit })}</span>
          </b>
        )}
      </button>
      <Description id={id} card={card} />
    </>
  )
}
