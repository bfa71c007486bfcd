/** One half of a location: the cards of one player, as many and as large as there is room for. */

import { memo } from 'react'
import { useStore } from '../../store/index.ts'
import type { CardId, Player, Way } from '../../views/index.ts'
import { setView } from '../layout/table-view.ts'
import { useWords } from '../use.ts'
import { CardStack } from './CardStack.tsx'
import { Landing } from './Landing.tsx'
import type { HalfPlan } from './side-layout.ts'

interface HalfProps {
  /** Null: beside the locations. */
  location: CardId | null
  player: Player
  which: 'theirs' | 'own'
  plan: HalfPlan
  /** The way in which the carried card may be put here. */
  offers?: readonly Way[] | undefined
}

/** Two plans that look alike are drawn once. */
const alike = (one: HalfProps, other: HalfProps) =>
  one.location === other.location &&
  one.player === other.player &&
  one.offers === other.offers &&
  (one.plan === other.plan || JSON.stringify(one.plan) === JSON.stringify(other.plan))

/** As the plan of the table has it: what finds no room is counted on a button. */
export const LocationSide = memo(function Half({ location, player, which, plan, offers }: HalfProps) {
  const { columns, width, hidden, free } = plan
  const low = free ?? 0
  return (
    <div className={`half ${which}`} data-side={player}>
      {columns.map((column, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name.
        <div key={index} className="column">
          {column.map(({ card, as, folded, seatless, span, height }) => (
            <CardStack
              key={card}
              card={card}
              as={as}
              width={width}
              folded={folded}
              seatless={seatless}
              span={span}
              height={span > 1 ? height : null}
            />
          ))}
          {index === columns.length - 1 && hidden.length > 0 && (
            <More location={location} cards={hidden} width={width} />
          )}
          {offers && free !== null && index === low && <Landing offers={offers} tab={false} />}
        </div>
      ))}
      {offers && free === null && <Landing offers={offers} tab />}
    </div>
  )
}, alike)

/** Opens the location, to see the others too. */
function More({
  location,
  cards,
  width,
}: {
  location: CardId | null
  cards: readonly CardId[]
  width: number
}) {
  const { t } = useWords()
  const chosen = useStore((state) =>
    cards.some((card) => state.meant.includes(card) || state.picked === card),
  )
  if (location === null) return null
  return (
    <button
      type="button"
      className="more-cards"
      style={{ width }}
      data-meant={chosen || undefined}
      aria-label={t('place.more', { count: cards.length })}
      onClick={(event) => {
        event.stopPropagation()
        setView({ opened: location })
      }}
    >
      +{cards.length}
    </button>
  )
}
