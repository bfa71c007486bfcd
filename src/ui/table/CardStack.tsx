/** A card with everything on it and aboard it, tucked under it as chips. */

import { type CSSProperties, memo } from 'react'
import { useStore } from '../../store/index.ts'
import {
  aboardPlace,
  type CardId,
  cardsAboard,
  cardsOn,
  type Position,
  slotGroups,
} from '../../views/index.ts'
import type { GlyphName } from '../card/glyphs.tsx'
import { usePosition } from '../use.ts'
import { CapacitySlots, type Rider } from './CapacitySlots.tsx'
import { CardButton } from './CardButton.tsx'
import { Price } from './Landing.tsx'
import { tuckedUnder } from './worlds.ts'

interface UnitProps {
  card: CardId
  as: 'mini' | 'chip'
  width: number
  /** It lies under another card. */
  tucked?: boolean
  seat?: GlyphName
  /** How many cards on it or aboard are but counted. */
  folded?: number
  /** Its empty seats are not drawn. */
  seatless?: boolean
  /** Over how many columns it stands, and then how high. */
  span?: number
  height?: number | null
}

/** A card that is tucked under another one stands a little to the right. */
const indent = 6

/** `width` is in pixels. */
export const CardStack = memo(function Unit({
  card,
  as,
  width,
  tucked,
  seat,
  folded = 0,
  seatless = false,
  span = 1,
  height = null,
}: UnitProps) {
  const p = usePosition()
  const place = aboardPlace(card)
  const offers = useStore(({ targets }) => targets.get(place))
  const picked = useStore((state) => state.picked === card)
  // What is not moved may be put on any card, or refused there.
  const carrying = useStore((state) => state.carrying !== null && state.carrying !== 'move')
  if (!p?.cards[card]) return null
  const holds = slotGroups(p, card).length > 0
  const takes = (holds || carrying) && !picked
  const on = cardsOn(p, card)
  const shown = shownUnder(p, [...cardsAboard(p, card), ...on], folded)
  return (
    <div
      className="unit"
      data-unit={card}
      data-as={as}
      data-holds={holds || undefined}
      data-mini={tucked || undefined}
      data-side={p.cards[card]?.owner}
      data-place={takes ? place : undefined}
      data-legal={(takes && offers && true) || undefined}
      data-picked={picked || undefined}
      data-span={span > 1 || undefined}
      style={height === null ? { width } : unitStyle(width, span, height)}
    >
      <CardButton
        card={card}
        as={as}
        width={width}
        folded={folded}
        {...(tucked ? { tucked } : {})}
        {...(seat ? { seat } : {})}
      />
      {holds && (
        <CapacitySlots
          ship={card}
          seatless={seatless || tucked === true}
          shown={shown}
          rider={riderOf(width - indent)}
        />
      )}
      {on.map(
        (one) =>
          shown.has(one) && (
            <div key={one} className="tuck" data-side={p.cards[card]?.owner}>
              <Unit card={one} as="chip" width={width - indent} folded={shown.get(one) ?? 0} tucked />
            </div>
          ),
      )}
      {offers && takes && !tucked && <Price offers={offers} />}
    </div>
  )
})

/** In several columns what is under a card goes on beside it. */
const unitStyle = (width: number, span: number, height: number): CSSProperties => ({
  width: span * width + (span - 1) * 2,
  height,
  '--w': `${width}px`,
})

/** The cards under a card that are drawn, and how many under each of them are but counted; those that come last give way. */
function shownUnder(p: Position, cards: readonly CardId[], folded: number): ReadonlyMap<CardId, number> {
  const shown = new Map<CardId, number>()
  let left = folded
  for (const card of cards.toReversed()) {
    const under = tuckedUnder(p, card)
    if (left <= under) shown.set(card, left)
    left -= Math.min(left, under + 1)
  }
  return shown
}

const riders = new Map<number, Rider>()

/** How whoever is aboard is drawn at a width: always the same function, so that seats are drawn anew only when they change. */
function riderOf(width: number): Rider {
  let rider = riders.get(width)
  if (!rider) {
    rider = (card, seat, folded) => (
      <CardStack card={card} as="chip" width={width} folded={folded} tucked seat={seat} />
    )
    riders.set(width, rider)
  }
  return rider
}
