/** The capacity slots of a starship or vehicle: who is aboard as chips, empty seats as sockets. Each is a place of its own. */

import { memo, type ReactNode } from 'react'
import { aboardPlace, type CardId, facts, type Slot, type SlotKind, slotsOf } from '../../views/index.ts'
import { Glyph } from '../card/glyphs.tsx'
import { slotWord } from '../card/words.ts'
import { placeName, useOffers, usePosition, useWords } from '../use.ts'

/** More sockets than these are counted. */
const few = 4

/** What says, while a card is carried, that it may not go here: one element for all, so that they are left as they are. */
export const refusedHere = 'refused-here'

/** How whoever is aboard is drawn. */
export type Rider = (card: CardId, seat: SlotKind, folded: number) => ReactNode

interface SeatsProps {
  ship: CardId
  /** Who of those aboard is drawn, and how many under each are but counted. */
  shown: ReadonlyMap<CardId, number>
  rider: Rider
  /** There is no row for empty seats: they lie on the card itself while something is carried. */
  seatless: boolean
}

export function CapacitySlots({ ship, rider, shown, seatless }: SeatsProps) {
  const p = usePosition()
  if (!p) return null
  const groups = slotsOf(p, ship)
  const empty = groups.flat().filter(({ card }) => card === null)
  const box = (slot: Slot, also = 0, hidden = false) => (
    <Seat
      key={`${slot.group}/${slot.kinds}${slot.number}`}
      ship={ship}
      title={facts(p, ship).title}
      slot={slot}
      rider={rider}
      also={also}
      hidden={hidden}
      folded={slot.card === null ? 0 : (shown.get(slot.card) ?? 0)}
    />
  )
  return (
    <>
      {groups
        .flat()
        .filter(({ card }) => card !== null && shown.has(card))
        .map((slot) => box(slot))}
      {empty.length > 0 && (
        <div className={seatless ? 'sockets over' : 'sockets'}>
          {empty.length <= few
            ? empty.map((slot) => box(slot))
            : groups.flatMap((group) => {
                const [first, ...others] = group.filter(({ card }) => card === null)
                return first ? [box(first, others.length), ...others.map((slot) => box(slot, 0, true))] : []
              })}
        </div>
      )}
    </>
  )
}

interface SeatProps {
  ship: CardId
  title: string
  slot: Slot
  rider: Rider
  /** How many cards under whoever sits there are but counted. */
  folded: number
  /** How many more like it are empty. */
  also: number
  hidden: boolean
}

const same = (one: SeatProps, other: SeatProps) =>
  one.ship === other.ship &&
  one.title === other.title &&
  one.rider === other.rider &&
  one.folded === other.folded &&
  one.also === other.also &&
  one.hidden === other.hidden &&
  one.slot.card === other.slot.card &&
  one.slot.number === other.slot.number &&
  one.slot.kinds.join() === other.slot.kinds.join()

const Seat = memo(function Seat({ ship, title, slot, rider, folded, also, hidden }: SeatProps) {
  const { t } = useWords()
  const p = usePosition()
  const place = aboardPlace(ship, slot.kinds)
  const offers = useOffers(place)
  const { kinds, number, card } = slot
  const words = { ship: title, kind: slotWord(t, kinds), number }
  const plain =
    card === null || !p ? t('slot.empty', words) : t('slot.filled', { ...words, card: facts(p, card).title })
  // Only an empty slot takes a card; a filled one says what is in it.
  const open = offers !== undefined && card === null
  const seated = card === null ? undefined : p?.cards[card]?.where
  const kind = seated && 'aboard' in seated ? seated.slot : (kinds[0] ?? 'passenger')
  return (
    <div
      className={hidden ? 'slot sr' : card === null ? 'slot' : 'slot tuck'}
      data-filled={card !== null || undefined}
      data-place={place}
    >
      <button
        type="button"
        className="slot-button"
        data-place={place}
        data-slot-card={card ?? undefined}
        data-legal={open || undefined}
        tabIndex={-1}
        aria-label={open ? placeName(t, plain, true, offers) : plain}
        aria-describedby={card === null && !open ? refusedHere : undefined}
      >
        <Glyph name={kind} />
        {also > 0 && <small aria-hidden="true">{also + 1}</small>}
      </button>
      {card !== null && rider(card, kind, folded)}
    </div>
  )
}, same)
