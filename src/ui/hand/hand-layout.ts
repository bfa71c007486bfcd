/** How a hand is spread. Pure arithmetic, in pixels. */

interface Spread {
  /** As wide as it has to be: wider than the room where it pans. */
  width: number
  cards: readonly { left: number; drop: number; turn: number; free: number }[]
}

/** So much of each card is always seen. */
const least = 58
/** Farther apart they are not laid. */
const apart = -10

/** Spreads so many cards in a width: side by side while there is room, then one over the other, and at last it pans. */
export function fan(count: number, room: number, card: number): Spread {
  if (count === 0) return { width: 0, cards: [] }
  const margin = 14
  const wanted = count > 1 ? (room - card - margin * 2) / (count - 1) : card
  const step = Math.max(least, Math.min(card + apart, wanted))
  const whole = step * (count - 1) + card
  const left = Math.max(margin, (room - whole) / 2)
  return {
    width: Math.max(room, whole + margin * 2),
    cards: Array.from({ length: count }, (_, index) => {
      const off = index - (count - 1) / 2
      const last = index === count - 1
      return {
        left: Math.round(left + index * step),
        drop: Math.round(Math.min(14, off * off * (count > 8 ? 0.35 : 0.7)) * 10) / 10,
        turn: Math.round(off * (count > 8 ? 0.6 : 0.9) * 10) / 10,
        free: last ? card : Math.floor(step - (step < 70 ? 8 : 15)),
      }
    }),
  }
}
