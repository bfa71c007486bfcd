/** A card with everything on it and aboard it. */

import { memo } from 'react'
import {
  aboardPlace,
  type CardId,
  cardsOn,
  facts,
  type Slot,
  slotGroups,
  slotsOf,
  useStore,
} from '../../store/index.ts'
import { Sign } from '../card/emblems.tsx'
import { slotWord } from '../card/words.ts'
import { labelOf, placeName, usePlace, usePosition, useWords } from '../use.ts'
import { CardButton } from './CardButton.tsx'

export const Unit = memo(function Unit({ card, mini }: { card: CardId; mini?: boolean }) {
  const p = usePosition()
  const place = aboardPlace(card)
  const { t, speech } = useWords()
  const offers = useStore(({ targets }) => targets.get(place))
  const picked = useStore((state) => state.picked === card)
  // What is not moved may be put on any card, or refused there.
  const carrying = useStore((state) => state.carrying !== null && state.carrying !== 'move')
  if (!p) return null
  const holds = slotGroups(p, card).length > 0
  const takes = (holds || carrying) && !picked
  const attached = cardsOn(p, card)
  return (
    <div
      className="unit"
      data-unit={card}
      data-holds={holds || undefined}
      data-mini={mini || undefined}
      data-side={p.cards[card]?.owner}
      data-place={takes ? place : undefined}
      data-legal={(takes && offers && true) || undefined}
      data-picked={picked || undefined}
    >
      <CardButton card={card} mini={mini} />
      {attached.length > 0 && (
        <div className="attached">
          {attached.map((one) => (
            <Unit key={one} card={one} mini />
          ))}
        </div>
      )}
      {holds && <Slots ship={card} />}
      {offers && !mini && (
        <span className="cost" aria-hidden="true">
          {labelOf(t, speech, p, offers)}
        </span>
      )}
    </div>
  )
})

/** The capacity slots of a starship or vehicle. Each is a place of its own. */
function Slots({ ship }: { ship: CardId }) {
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
        <Sign emblem={kind} size={12} />
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
