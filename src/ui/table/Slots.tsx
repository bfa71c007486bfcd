/** The capacity slots of a starship or vehicle. Each is a place of its own. */

import { memo } from 'react'
import { aboardPlace, type CardId, facts, type Slot, slotsOf } from '../../store/index.ts'
import { emblemOfSlot, Sign } from '../card/emblems.tsx'
import { slotWord } from '../card/words.ts'
import { placeName, usePlace, usePosition, useWords } from '../use.ts'
import { Unit } from './Unit.tsx'

export function Slots({ ship }: { ship: CardId }) {
  const p = usePosition()
  if (!p) return null
  return (
    <div className="slots">
      {slotsOf(p, ship).map((group) =>
        group.map((slot) => (
          <SlotBox key={`${slot.kinds}${slot.number}`} ship={ship} title={facts(p, ship).title} slot={slot} />
        )),
      )}
    </div>
  )
}

interface SlotBoxProps {
  ship: CardId
  title: string
  slot: Slot
}

const same = (one: SlotBoxProps, other: SlotBoxProps) =>
  one.ship === other.ship &&
  one.title === other.title &&
  one.slot.card === other.slot.card &&
  one.slot.number === other.slot.number &&
  one.slot.kinds.join() === other.slot.kinds.join()

const SlotBox = memo(function SlotBox({ ship, title, slot }: SlotBoxProps) {
  const { t } = useWords()
  const p = usePosition()
  const place = aboardPlace(ship, slot.kinds)
  const { carrying, offers } = usePlace(place)
  const { kinds, number, card } = slot
  const words = { ship: title, kind: slotWord(t, kinds), number }
  const plain =
    card === null || !p ? t('slot.empty', words) : t('slot.filled', { ...words, card: facts(p, card).title })
  // Only an empty slot takes a card; a filled one says what is in it.
  const open = carrying && card === null
  const rider = card === null ? undefined : p?.cards[card]?.where
  const kind = rider && 'aboard' in rider ? rider.slot : (kinds[0] ?? 'passenger')
  return (
    <div className="slot" data-filled={card !== null || undefined} data-place={place}>
      <button
        type="button"
        className="slot-button"
        data-place={place}
        data-slot-card={card ?? undefined}
        data-legal={(open && offers && true) || undefined}
        tabIndex={-1}
        aria-label={open ? placeName(t, plain, true, offers) : plain}
      >
        <Sign emblem={emblemOfSlot(kind)} size={12} />
        {open && offers && (
          <span className="plus" aria-hidden="true">
            +
          </span>
        )}
      </button>
      {card !== null && <Unit card={card} mini />}
    </div>
  )
}, same)
