/** 'What can it do?': every kind of action of one card, with what is legal, or why nothing is. */

import { isOneOf } from '../kernel/index.ts'
import type { Deed, Doing } from './attempt.ts'
import { actorOf, carryingOf, targetsFor } from './drop-options.ts'
import {
  actionsOf,
  type CardId,
  considerDeploy,
  type DeployDestination,
  type DoneWithOneCard,
  facts,
  type Game,
  hasState,
  type Illegal,
  type Intent,
  intentNames,
  isDoneWithOneCard,
  isOnTable,
  meant,
  type Position,
  swccg,
  usable,
} from './engine.ts'
import { legalIntents } from './legal.ts'
import type { Way } from './places.ts'
import { refusedShot, shotsOf, weaponsOf } from './shooting.ts'

/** Is it something else than a kind of move? */
export const isDeed = (doing: Doing): doing is Deed => doing === 'pass' || isOneOf(intentNames, doing)

export interface Kind {
  using: Doing
  offers: readonly Way[]
  refused: Illegal<Intent> | null
}

/** The refusal with the fewest reasons: the closest to being legal. */
const closest = (verdicts: readonly (Illegal<Intent> | null)[]): Illegal<Intent> | null =>
  verdicts.reduce<Illegal<Intent> | null>(
    (best, one) => (one && (!best || one.reasons.length < best.reasons.length) ? one : best),
    null,
  )

export function kindsFor(game: Game<Position>, card: CardId): Kind[] {
  const p = game.state
  const by = actorOf(game, card)
  const judged = (intent: Intent): Illegal<Intent> | null => {
    const verdict = swccg.judge(game, by, intent)
    return verdict.legal ? null : verdict
  }
  const carrying = carryingOf(game, card)
  const ways = [...new Set([...targetsFor(game, card).values()].flat())]
  const brought = (refused: () => (Illegal<Intent> | null)[]): Kind[] => [
    { using: carrying as Doing, offers: ways, refused: ways.length > 0 ? null : closest(refused()) },
  ]
  const places: DeployDestination[] = [{ table: true }, ...p.layout.map((location) => ({ location }))]
  switch (carrying) {
    case 'deploy':
      return brought(() => places.map((to) => considerDeploy(game, by, card, to).refused))
    case 'play':
      return brought(() => [judged({ kind: 'play', card, targets: [] })])
    case 'fire':
      return [...shooting(game, card), ...using(game, card), ...alone(game, 'forfeit', card)]
    case 'transfer': {
      const others = p.cards.filter(({ id, owner }) => owner === by && id !== card && isOnTable(p, id))
      const kinds = brought(() => others.map(({ id: to }) => judged({ kind: 'transfer', card, to })))
      return [...kinds, ...shooting(game, card), ...using(game, card)]
    }
    default:
      return [
        ...actionsOf(game, by, card).filter(({ offers, refused }) => offers.length > 0 || refused),
        ...using(game, card),
        ...shooting(game, card),
        ...(facts(p, card).type === 'location' ? there(game, card) : []),
        ...intentNames
          .filter(isDoneWithOneCard)
          .flatMap((using) => (doneAlone[using](p, card) ? alone(game, using, card) : [])),
      ]
  }
}

/** Firing the weapon that it is, or those that it bears. */
function shooting(game: Game<Position>, card: CardId): Kind[] {
  const weapons = weaponsOf(game.state, card)
  if (weapons.length === 0) return []
  const offers = distinctWays(weapons.flatMap((weapon) => shotsOf(game, weapon)))
  const refused = offers.length > 0 ? null : closest(weapons.map((weapon) => refusedShot(game, weapon)))
  return [{ using: 'fire', offers, refused }]
}

/** A shot at two targets leads to each of them, and is one shot. */
const distinctWays = (ways: readonly Way[]): Way[] => [
  ...new Map(ways.map((way) => [JSON.stringify(way.intent), way])).values(),
]

/** The card's own text. */
function using(game: Game<Position>, card: CardId): Kind[] {
  const verdict = swccg.judge(game, actorOf(game, card), { kind: 'use', card, targets: [] })
  const offers = legalIntents(game, (intent) => intent.kind === 'use' && intent.card === card).map(
    (legal): Way => ({ ...legal, to: { on: card } }),
  )
  const textless = !verdict.legal && verdict.reasons.some(({ say }) => say === 'no text')
  if (textless) return []
  return [{ using: 'use', offers, refused: offers.length > 0 || verdict.legal ? null : verdict }]
}

/** What is done with one card alone, and with which cards it is worth saying why not. */
const doneAlone: Record<DoneWithOneCard, (p: Position, card: CardId) => boolean> = {
  forfeit: (p) => p.battle !== null,
  release: (p, card) => hasState(p, card, 'frozen'),
  'break cover': (p, card) => hasState(p, card, 'undercover'),
}

/** What can be done with the card alone: in a battle it pays; a frozen captive is set free; an undercover spy breaks cover. */
function alone(game: Game<Position>, using: DoneWithOneCard, card: CardId): Kind[] {
  const intent: Intent = { kind: using, card }
  const verdict = swccg.judge(game, actorOf(game, card), intent)
  const offers: Way[] = verdict.legal ? [{ intent, to: { on: card }, cost: 0 }] : []
  return [{ using, offers, refused: verdict.legal ? null : verdict }]
}

/** What is initiated at a location. */
function there(game: Game<Position>, location: CardId): Kind[] {
  return (['drain', 'battle'] as const).flatMap((kind): Kind[] => {
    const intent: Intent = { kind, location }
    const verdict = swccg.judge(game, actorOf(game, location), intent)
    if (!verdict.legal) return [{ using: kind, offers: [], refused: verdict }]
    const key = JSON.stringify(intent)
    const offers = legalIntents(game, (one) => JSON.stringify(one) === key).map(
      (legal): Way => ({ ...legal, to: { location } }),
    )
    return offers.length > 0 ? [{ using: kind, offers, refused: null }] : []
  })
}

/** Which text of its card an intent plays or uses, where the card has at least so many that can be: its place among all. */
export function functionIn(p: Position, intent: Intent, least = 2): { card: CardId; index: number } | null {
  const use = intent.kind === 'play' || intent.kind === 'use' ? intent : null
  if (!use || usable(p, use.card).length < least) return null
  const index = meant(p, use)
  return index === undefined ? null : { card: use.card, index }
}
