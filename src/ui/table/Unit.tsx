/** A card with everything on it and aboard it. */

import { memo } from 'react'
import { aboardPlace, type CardId, cardsOn, slotGroups, useStore } from '../../store/index.ts'
import { labelOf, usePosition, useWords } from '../use.ts'
import { CardButton } from './CardButton.tsx'
import { Slots } from './Slots.tsx'

export const Unit = memo(function Unit({ card, mini }: { card: CardId; mini?: boolean }) {
  const p = usePosition()
  const place = aboardPlace(card)
  const { t, speech } = useWords()
  const offers = useStore(({ targets }) => targets.get(place))
  const picked = useStore((state) => state.picked === card)
  if (!p) return null
  const holds = slotGroups(p, card).length > 0
  const attached = cardsOn(p, card)
  return (
    <div
      className="unit"
      data-unit={card}
      data-holds={holds || undefined}
      data-mini={mini || undefined}
      data-side={p.cards[card]?.owner}
      data-place={holds && !picked ? place : undefined}
      data-legal={(holds && offers && true) || undefined}
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
      {holds && offers && (
        <span className="cost" aria-hidden="true">
          {labelOf(t, speech, p, offers)}
        </span>
      )}
    </div>
  )
})
