/** The card in the hand while it is dragged, and the start and end of a drag. */

import { memo, useEffect, useLayoutEffect, useRef } from 'react'
import { actions } from '../../store/index.ts'
import { type CardId, cardsAboard, facts, type Position } from '../../views/index.ts'
import { CardFace } from '../card/CardFace.tsx'
import { numbersNow } from '../card/numbers.ts'
import { layoutShape } from '../layout/layout-shape.ts'
import { usePosition } from '../use.ts'
import { carried } from './drag.ts'
import { useInAir } from './in-air.ts'
import { droppedAt } from './motion.ts'

interface Drag {
  card: CardId
}

/** Nothing while nothing is dragged. */
export function Carried() {
  const p = usePosition()
  const { item, point } = useInAir<Drag>(carried)
  const held = useRef<CardId | null>(null)
  const last = useRef(point)
  if (point) last.current = point
  // What it belongs to may have been taken back meanwhile.
  const card = item && p?.cards[item.card] ? item.card : null
  useLayoutEffect(() => {
    const { picked, choice, pick } = actions()
    if (card !== null) pick(card)
    // Dropped where nothing could be tried: back home.
    else if (held.current !== null && picked === held.current && !choice) {
      droppedAt(held.current, last.current)
      pick(null)
    }
    held.current = card
    // What was lifted in the hand gives the table free.
    document.body.toggleAttribute('data-dragging', card !== null)
  }, [card])
  useEffect(() => () => document.body.removeAttribute('data-dragging'), [])
  if (card === null || !p || !point) return null
  const shape = layoutShape()
  const { width, height } = sizeOf(p, card)
  const [x, y] = [point.x / shape.scale - width / 2, point.y / shape.scale - height / 2]
  return (
    <div
      className="ghost in-air"
      aria-hidden="true"
      style={{ width, height, zoom: shape.scale, transform: `translate(${x}px, ${y}px) rotate(5deg)` }}
    >
      <InAir p={p} card={card} />
    </div>
  )
}

/** It follows the pointer without being drawn anew. */
const InAir = memo(function InAir({ p, card }: { p: Position; card: CardId }) {
  const size = !isInHand(p, card) ? 'mini' : layoutShape().kind === 'phone' ? 'strip' : 'hand'
  return (
    <CardFace
      card={facts(p, card)}
      size={size}
      width={sizeOf(p, card).width}
      numbers={numbersNow(p, card)}
      folded={cardsAboard(p, card).length}
    />
  )
})

const sizeOf = (p: Position, card: CardId) =>
  isInHand(p, card) ? layoutShape().hand : layoutShape().sizes.mini

const isInHand = (p: Position, card: CardId): boolean => {
  const where = p.cards[card]?.where
  return where !== undefined && 'in' in where
}
