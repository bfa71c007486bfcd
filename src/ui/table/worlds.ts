/** The worlds on the table with what lies there, as the plan of the table wants it. */

import {
  allRows,
  type CardId,
  cardsAboard,
  cardsAt,
  cardsOn,
  cardsOnTable,
  facts,
  opponentOf,
  type Player,
  type Position,
  slotGroups,
  slotsOf,
} from '../../views/index.ts'
import { shownPower } from '../card/words.ts'
import type { World } from './plan.ts'
import type { Load } from './side-layout.ts'

/** The spot beside the locations, for Effects and the like. */
export const beside = -1

type Row = ReturnType<typeof allRows>[number]

const placesOf = ({ system, clouds, asteroids, deathStarSectors, sites }: Row): CardId[] => [
  ...(system === null ? [] : [system]),
  ...clouds,
  ...asteroids,
  ...deathStarSectors,
  ...sites,
]

/** Everything that lies on a card or is aboard, however deep. */
export const tuckedUnder = (p: Position, card: CardId): number =>
  [...cardsAboard(p, card), ...cardsOn(p, card)].reduce((sum, one) => sum + 1 + tuckedUnder(p, one), 0)

function hasEmptySeats(p: Position, card: CardId): boolean {
  return (
    slotGroups(p, card).length > 0 &&
    slotsOf(p, card).some((group) => group.some((slot) => slot.card === null))
  )
}

function loadOf(p: Position, card: CardId): Load {
  const under = [...cardsAboard(p, card), ...cardsOn(p, card)].map((one) => 1 + tuckedUnder(p, one))
  const power = shownPower(p, card) ?? 0
  const weight = power + (facts(p, card).unique ? 1.5 : 0) + tuckedUnder(p, card) / 2
  return { card, under, seats: hasEmptySeats(p, card) ? 1 : 0, weight }
}

/** On whose half of a location a card lies. */
function sideOf(p: Position, card: CardId): Player {
  const where = p.cards[card]?.where
  return where && 'side' in where ? where.side : (p.cards[card]?.owner ?? 'light')
}

/** The cards of one half of a location; Effects on the location lie with their owner's cards. */
export const cardsOfHalf = (p: Position, location: CardId, player: Player): CardId[] => [
  ...cardsAt(p, location).filter((card) => sideOf(p, card) === player),
  ...cardsOn(p, location).filter((card) => p.cards[card]?.owner === player),
]

/** All locations on table, in the order in which they lie. */
export const placesIn = (p: Position): CardId[] => allRows(p).flatMap(placesOf)

/** The worlds as a player sees them; what lies beside the locations comes last. */
export function worldsOf(p: Position, viewer: Player, withBeside: boolean): World[] {
  const loads = (cards: readonly CardId[]) => cards.map((card) => loadOf(p, card))
  const worlds = allRows(p).map(
    (row): World => ({
      name: row.name,
      spots: placesOf(row).map((id) => ({
        id,
        theirs: loads(cardsOfHalf(p, id, opponentOf(viewer))),
        own: loads(cardsOfHalf(p, id, viewer)),
      })),
    }),
  )
  const [theirs, own] = [cardsOnTable(p, opponentOf(viewer)), cardsOnTable(p, viewer)]
  if (!withBeside && theirs.length + own.length === 0) return worlds
  return [...worlds, { name: '*', spots: [{ id: beside, theirs: loads(theirs), own: loads(own) }] }]
}
