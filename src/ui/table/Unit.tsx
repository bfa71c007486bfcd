/** A card with everything on it and aboard it, tucked under it as chips. */

import { memo } from 'react'
import { aboardPlace, type CardId, cardsOn, slotGroups, useStore } from '../../store/index.ts'
import type { GlyphName } from '../card/glyphs.tsx'
import { usePosition } from '../use.ts'
import { CardButton } from './CardButton.tsx'
import { Price } from './Landing.tsx'
import { type Rider, Seats } from './Seats.tsx'

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
}

/** A card that is tucked under another one stands a little to the right. */
const indent = 6

export const Unit = memo(function Unit({
  card,
  as,
  width,
  tucked,
  seat,
  folded = 0,
  seatless = false,
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
      style={{ width }}
    >
      <CardButton
        card={card}
        as={as}
        width={width}
        folded={folded}
        {...(tucked ? { tucked } : {})}
        {...(seat ? { seat } : {})}
      />
      {folded === 0 && (
        <>
          {holds && <Seats ship={card} seatless={seatless} rider={riderOf(width - indent)} />}
          {cardsOn(p, card).map((one) => (
            <div key={one} className="tuck" data-side={p.cards[card]?.owner}>
              <Unit card={one} as="chip" width={width - indent} tucked />
            </div>
          ))}
        </>
      )}
      {offers && takes && !tucked && <Price offers={offers} />}
    </div>
  )
})

const riders = new Map<number, Rider>()

/** How whoever is aboard is drawn at a width: always the same function, so that seats are drawn anew only when they change. */
function riderOf(width: number): Rider {
  let rider = riders.get(width)
  if (!rider) {
    rider = (card, seat) => <Unit card={card} as="chip" width={width} tucked seat={seat} />
    riders.set(width, rider)
  }
  return rider
}
