/** The card in the hand while it is dragged, and the start and end of a drag. */

import { useLayoutEffect, useRef } from 'react'
import { useDragLayer } from 'react-dnd'
import { actions, type CardId, cardsAboard, facts } from '../../store/index.ts'
import { emblemOf, Sign } from '../card/emblems.tsx'
import { shownPower } from '../card/words.ts'
import { usePosition } from '../use.ts'
import { droppedAt } from './motion.ts'

interface Drag {
  card: CardId
}

export function Carried() {
  const p = usePosition()
  const { item, dragging, point } = useDragLayer((monitor) => ({
    item: monitor.getItem() as Drag | null,
    dragging: monitor.isDragging(),
    point: monitor.getClientOffset(),
  }))
  const held = useRef<CardId | null>(null)
  const last = useRef(point)
  if (point) last.current = point
  const card = dragging && item ? item.card : null
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
  if (card === null || !p || !point) return null
  const printed = facts(p, card)
  const crew = cardsAboard(p, card)
  const power = shownPower(p, card)
  return (
    <div
      className="ghost"
      aria-hidden="true"
      style={{ transform: `translate(${point.x}px, ${point.y}px) translate(-40px, -16px) rotate(-2deg)` }}
    >
      <span className="chip" data-side={printed.side}>
        <Sign emblem={emblemOf(printed)} />
        <span className="chip-title">{printed.title}</span>
        {power !== null && <b className="chip-power">{power}</b>}
      </span>
      {crew.length > 0 && (
        <span className="ghost-crew">{crew.map((one) => facts(p, one).title).join(' · ')}</span>
      )}
    </div>
  )
}
