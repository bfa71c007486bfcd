/** A unit on the galaxy: its shape, its name, whose it is, and what it carries. */

import { useEffect } from 'react'
import { useDrag } from 'react-dnd'
import { getEmptyImage } from 'react-dnd-html5-backend'
import {
  capacityOf,
  factsOf,
  isUpgraded,
  moveValue,
  type Position,
  slotsOf,
  type Unit,
  useTi4,
} from '../../store/ti4/index.ts'
import { UnitShape } from './glyphs.tsx'
import { type T, useDecision, useWords } from './use.ts'

export const unitKind = 'ti4 unit'

/** All that is to be said of a unit. */
export function sayUnit(
  t: T,
  speech: ReturnType<typeof useWords>['speech'],
  p: Position,
  unit: Unit,
): string {
  const { move, spaceCannon } = factsOf(p, unit)
  const moving = p.action?.part === 'move' ? p.action.declared : []
  const carrier = moving.find(({ carry }) => carry.includes(unit.id))
  const capacity = capacityOf(p, unit)
  return [
    t('unit.named', {
      unit: speech.unit(p, unit.id),
      owner: speech.player(unit.owner),
      system: unit.system === null ? '' : speech.system(p, unit.system),
    }),
    ...(move > 0 || unit.move ? [t('unit.move', { count: moveValue(p, unit) })] : []),
    ...(capacity > 0 ? [t('unit.capacity', { count: capacity })] : []),
    ...(spaceCannon ? [t('unit.cannon', { hits: spaceCannon.hits })] : []),
    ...(unit.planet ? [t('unit.onPlanet', { planet: speech.name(unit.planet) })] : []),
    ...(unit.aboard !== null && !carrier ? [t('unit.aboard', { ship: speech.unit(p, unit.aboard) })] : []),
    ...(carrier ? [t('unit.willBe', { ship: speech.unit(p, carrier.ship) })] : []),
    ...(moving.some(({ ship }) => ship === unit.id) ? [t('unit.declared')] : []),
    ...(unit.damaged ? [t('unit.damaged')] : []),
  ].join('; ')
}

export function UnitChip({ p, unit }: { p: Position; unit: Unit }) {
  const { t, speech } = useWords()
  const decision = useDecision()
  const picked = useTi4(({ held }) => held?.unit === unit.id)
  const chosen = useTi4((state) => state.chosen.includes(unit.id))
  const takes = useTi4(({ carriers }) => carriers.includes(unit.id))
  const editing = useTi4(({ editor }) => editor !== null)
  const [, drag, preview] = useDrag({ type: unitKind, item: { unit: unit.id }, canDrag: !editing }, [
    unit.id,
    editing,
  ])
  useEffect(() => {
    preview(getEmptyImage())
  }, [preview])
  const moving = p.action?.part === 'move' ? p.action.declared : []
  const declared = moving.some(({ ship, carry }) => ship === unit.id || carry.includes(unit.id))
  const asked = decision?.kind === 'cards' && decision.cards?.includes(unit.id)
  const slots = capacityOf(p, unit) > 0 ? slotsOf(p, unit.id) : []
  const free = slots.filter((one) => one === null).length
  const text = sayUnit(t, speech, p, unit) + (takes ? `; ${t('unit.takes', { count: free })}` : '')
  return (
    <button
      type="button"
      ref={(element) => {
        drag(element)
      }}
      className="fleet-unit"
      data-card={unit.id}
      data-unit={unit.id}
      data-owner={unit.owner}
      data-picked={picked || undefined}
      data-declared={declared || undefined}
      data-asked={asked || undefined}
      data-damaged={unit.damaged || undefined}
      data-takes={takes || undefined}
      data-legal={takes || undefined}
      aria-pressed={asked ? chosen : picked}
      aria-label={text}
      title={text}
    >
      <UnitShape type={unit.type} />
      <span className="unit-name">
        {unit.name === unit.type ? '' : speech.name(unit.name)}
        {isUpgraded(p, unit) ? ' II' : ''}
      </span>
      {slots.length > 0 && (
        <span className="slot-dots" aria-hidden="true">
          {slots.map((one, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: slots are alike.
            <i key={index} data-full={one !== null || undefined} />
          ))}
        </span>
      )}
    </button>
  )
}
