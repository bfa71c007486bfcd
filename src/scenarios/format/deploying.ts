/** What a step that deploys means in the game at hand. */

import type { Game } from '../../kernel/index.ts'
import { firstOf } from '../../kernel/index.ts'
import {
  type CardId,
  type DeployDestination,
  type Deployment,
  deployOffersFor,
  facts,
  type Player,
  type Position,
  plain,
  rowOf,
  targetAt,
} from '../../swccg/index.ts'
import type { DoOf } from './schema.ts'

type Named = (name: string) => CardId

/** The deployment of a card to where the step says; of two cards, the one that carries the other comes first. */
export function deploymentOf(
  game: Game<Position>,
  by: Player,
  named: Named,
  todo: DoOf<'deploy'>,
): Deployment {
  const p = game.state
  const given = (typeof todo.deploy === 'string' ? [todo.deploy] : todo.deploy).map(named)
  const carries = (card: CardId) => ['starship', 'vehicle'].includes(facts(p, card).type)
  const cards = [...given.filter(carries), ...given.filter((card) => !carries(card))]
  const card = firstOf(cards)
  const { slot } = todo
  const to = targetOf(game, by, named, card, todo)
  const aims = todo.targets?.map(named)
  if (aims) return { cards, to, aims }
  if (slot === undefined) return { cards, to }
  return cards.length > 1 ? { cards, to, slot } : { cards, to: 'aboard' in to ? { ...to, slot } : to }
}

function targetOf(
  game: Game<Position>,
  by: Player,
  named: Named,
  card: CardId,
  todo: DoOf<'deploy'>,
): DeployDestination {
  const p = game.state
  const place = todo.to === undefined || todo.to === 'table' ? null : named(todo.to)
  if (facts(p, card).type === 'location') return placeOf(game, by, named, card, place, todo)
  return place === null ? { table: true } : targetAt(p, card, place)
}

/** Where a location lies: over its other version, beside the location that is named, or where it belongs. */
function placeOf(
  game: Game<Position>,
  by: Player,
  named: Named,
  card: CardId,
  place: CardId | null,
  { next, side }: DoOf<'deploy'>,
): DeployDestination {
  const p = game.state
  const version = p.layout.find((one) => plain(facts(p, one).title) === plain(facts(p, card).title))
  if (place !== null && place === version) return { location: place }
  const neighbour = next === undefined ? null : p.layout.indexOf(named(next))
  const fits = (index: number) =>
    neighbour === null ||
    (side !== 'right' && index === neighbour) ||
    (side !== 'left' && index === neighbour + 1)
  const row = place === null ? undefined : rowOf(p, place)
  const offered = deployOffersFor(game, by, card).find(
    ({ to }) => 'place' in to && fits(to.place) && (to.system === undefined || to.system === row),
  )
  if (offered) return offered.to
  const fallback = neighbour === null ? p.layout.length : neighbour + (side === 'left' ? 0 : 1)
  return row === undefined ? { place: fallback } : { place: fallback, system: row }
}
