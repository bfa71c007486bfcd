/** What can be done with one card by bringing it somewhere: moving, deploying, handing on, playing. */

import type { Attempt, Carrying } from './attempt.ts'
import {
  attemptOf,
  type CardId,
  consider,
  considerDeploy,
  type DeployDestination,
  deployOffersFor,
  facts,
  type Game,
  type Intent,
  intendedReact,
  isOnTable,
  locationOf,
  type MoveDestination,
  offersFor,
  type Player,
  type Position,
  swccg,
  type Verdict,
  valueToBeat,
} from './engine.ts'
import { exchangesOf, refusedExchange } from './exchanges.ts'
import { legalIntents } from './legal.ts'
import {
  aboardPlace,
  deployTargetsOf,
  destinationsOf,
  leadsTo,
  noTargets,
  type PlaceKey,
  placeOf,
  type Targets,
  tablePlace,
  targetsOf,
  type Way,
} from './places.ts'
import { isAiming, shotsOf } from './shooting.ts'

export function carryingOf(game: Game<Position>, card: CardId): Carrying {
  const p = game.state
  const { where } = p.cards[card] ?? {}
  const { type } = facts(p, card)
  // What a text finds in a pile is deployed like a card from hand.
  if (where && 'in' in where) return where.in === 'hand' && type === 'interrupt' ? 'play' : 'deploy'
  if (isAiming(game, card)) return 'fire'
  const equipment = type === 'weapon' || type === 'device'
  // What lies on a location is borne by nobody.
  return equipment && where && 'on' in where && facts(p, where.on).type !== 'location' ? 'transfer' : 'move'
}

/** Who would do it: the owner of what is in a hand or pile, else the one who decides. */
export function actorOf({ state, decision }: Game<Position>, card: CardId): Player {
  const held = state.cards[card]
  if (held && 'in' in held.where) return held.owner
  return decision?.by ?? state.turn.player
}

/** Where the targets of a card that is played lie. */
function placeOfUse(
  { targets, to }: { targets: readonly CardId[]; to?: CardId },
  p: Position,
): DeployDestination {
  const last = to ?? targets.at(-1)
  if (last === undefined) return { table: true }
  return facts(p, last).type === 'location' ? { location: last } : { on: last }
}

const playsOf = (game: Game<Position>, card: CardId): Way[] =>
  legalIntents(game, (intent) => intent.kind === 'play' && intent.card === card).flatMap((legal) =>
    legal.intent.kind === 'play' ? [{ ...legal, to: placeOfUse(legal.intent, game.state) }] : [],
  )

function transfersOf(game: Game<Position>, by: Player, card: CardId): Way[] {
  const p = game.state
  const here = locationOf(p, card)
  return p.cards.flatMap(({ id: to }) => {
    if (!isOnTable(p, to) || locationOf(p, to) !== here) return []
    const intent: Intent = { kind: 'transfer', card, to }
    const verdict = swccg.judge(game, by, intent)
    return verdict.legal ? [{ intent, to: { on: to }, cost: verdict.cost }] : []
  })
}

/** Everything legal that bringing the card somewhere can be. */
function waysOf(game: Game<Position>, card: CardId): Way[] {
  const { decision } = game
  if (!decision) return []
  const by = actorOf(game, card)
  switch (carryingOf(game, card)) {
    case 'move':
      return offersFor(game, by, card)
    case 'deploy':
      return [...deployOffersFor(game, by, card), ...exchangesOf(game, card)]
    case 'transfer':
      return transfersOf(game, by, card)
    case 'fire':
      return shotsOf(game, card)
    case 'play':
      return decision.by === by ? playsOf(game, card) : []
  }
}

/** What a total weapon destiny has to be above, for a shot at one target; null for what is no such shot. */
export function toBeat(game: Game<Position>, { intent }: Way): number | null {
  if (intent.kind !== 'fire' || !game.decision) return null
  const [target] = intent.at
  const attempt = attemptOf(game.state, game.decision.by, intent, null)
  return attempt && target !== undefined ? valueToBeat(attempt, target).value : null
}

/** Reacts are made by bringing the card to where it reacts to, whatever else bringing it there would mean. */
const reactsOf = (game: Game<Position>, card: CardId): Way[] =>
  legalIntents(game, (intent) => cardOfReact(intent) === card).flatMap((legal) => {
    const { intent } = legal
    if (intent.kind !== 'react') return []
    const to = 'deploy' in intent ? intent.deploy.to : (intent.move.to as DeployDestination)
    return [{ ...legal, to }]
  })

function cardOfReact(intent: Intent): CardId | undefined {
  if (intent.kind !== 'react') return undefined
  return 'deploy' in intent ? intent.deploy.cards[0] : intent.move.cards[0]
}

/** Is there a battle or Force drain to react to? */
const canReact = ({ decision, stack }: Game<Position>): boolean => {
  const frame = stack.at(-1)
  const event = frame?.does === 'window' ? frame.event : undefined
  return (
    decision?.kind === 'response' &&
    (event?.is === 'battle initiated' || event?.is === 'Force drain initiated')
  )
}

const remembered = new WeakMap<Game<Position>, Map<CardId, Targets>>()

/** The places that a card may go to now, worked out once for each game. */
export function targetsFor(game: Game<Position>, card: CardId): Targets {
  let cards = remembered.get(game)
  if (!cards) {
    cards = new Map()
    remembered.set(game, cards)
  }
  let targets = cards.get(card)
  if (!targets) {
    const ways = canReact(game) ? [...waysOf(game, card), ...reactsOf(game, card)] : waysOf(game, card)
    targets = ways.length > 0 ? targetsOf(game.state, ways) : noTargets
    cards.set(card, targets)
  }
  return targets
}

interface Weighed {
  offers: Way[]
  attempt: Attempt
}

/** What dropping a card on a place means: what is legal, or why nothing is. */
export function evaluateDrop(game: Game<Position>, card: CardId, place: PlaceKey): Weighed {
  const carrying = carryingOf(game, card)
  if (canReact(game) && (carrying === 'move' || carrying === 'deploy'))
    return weighReacting(game, card, place, carrying)
  if (carrying === 'move') return weighMoving(game, card, place)
  if (carrying === 'deploy') return weighDeploying(game, card, place)
  return weighOn(game, card, place, carrying)
}

/** What bringing a card from hand to a place means. */
function weighDeploying(game: Game<Position>, card: CardId, place: PlaceKey): Weighed {
  const by = actorOf(game, card)
  const exchange = weighExchange(game, by, card, place)
  if (exchange) return exchange
  const targets = deployTargetsOf(game.state, card, place)
  const results = targets.map((to) => ({ ...considerDeploy(game, by, card, to), goal: to }))
  const offers = results.flatMap((result) => result.offers)
  const exact = offers.filter((offer) => leadsTo(offer, place))
  const refused = results.flatMap(({ refused: verdict, goal }) =>
    verdict
      ? [{ using: 'deploy' as const, verdict, intent: { kind: 'deploy' as const, cards: [card], to: goal } }]
      : [],
  )
  const to = targets[0] ?? { table: true }
  return {
    offers: distinct(exact.length > 0 ? exact : offers),
    attempt: { card, place, to, refused },
  }
}

/** What bringing a character to another one means: to take its place. Null: nothing of that kind is meant. */
function weighExchange(game: Game<Position>, by: Player, card: CardId, place: PlaceKey): Weighed | null {
  const meant = placeOf(place)
  if (meant.is !== 'card' || meant.slots !== undefined) return null
  const to = { on: meant.card }
  const offers = exchangesOf(game, card).filter((offer) => leadsTo(offer, place))
  const refused = offers.length > 0 ? null : refusedExchange(game, by, card, to.on)
  if (offers.length === 0 && !refused) return null
  return { offers, attempt: { card, place, to, refused: refused ? [refused] : [] } }
}

function weighMoving(game: Game<Position>, card: CardId, place: PlaceKey): Weighed {
  const by = actorOf(game, card)
  const offers: Way[] = []
  const refused: Attempt['refused'][number][] = []
  const destinations = destinationsOf(game.state, card, place)
  for (const to of destinations) {
    const result = consider(game, by, card, to)
    offers.push(...result.offers)
    refused.push(...result.refused)
  }
  const to = destinations[0] ?? { location: card }
  const exact = offers.filter((offer) => leadsTo(offer, place))
  return {
    offers: distinct(exact.length > 0 || refused.length > 0 ? exact : offers),
    attempt: { card, place, to, refused },
  }
}

/** While there is something to react to, bringing a card somewhere is meant as that. */
function weighReacting(
  game: Game<Position>,
  card: CardId,
  place: PlaceKey,
  carrying: 'move' | 'deploy',
): Weighed {
  const offers = targetsFor(game, card).get(place) ?? []
  const usual = carrying === 'move' ? weighMoving(game, card, place) : weighDeploying(game, card, place)
  const { to } = usual.attempt
  if (offers.length > 0 || to === null) return { ...usual, offers: distinct(offers) }
  const intent: Intent =
    carrying === 'deploy'
      ? { kind: 'react', deploy: { cards: [card], to: to as DeployDestination } }
      : { kind: 'react', ...intendedReact(game.state, actorOf(game, card), card, to as MoveDestination) }
  const verdict = swccg.judge(game, actorOf(game, card), intent)
  return {
    offers: [],
    attempt: { card, place, to, refused: verdict.legal ? [] : [{ using: 'react', verdict, intent }] },
  }
}

/** Handing a card on, playing one, or firing a weapon: what matters is the card or location that lies at the place. */
function weighOn(
  game: Game<Position>,
  card: CardId,
  place: PlaceKey,
  carrying: 'transfer' | 'play' | 'fire',
): Weighed {
  const by = actorOf(game, card)
  const targets = targetsFor(game, card)
  const meant = placeOf(place)
  const target = meant.is === 'location' ? meant.location : meant.is === 'card' ? meant.card : null
  const key = meant.is === 'card' ? aboardPlace(meant.card) : place
  // A card without a target is played wherever it is dropped.
  const offers = targets.get(key) ?? targets.get(tablePlace) ?? []
  const to: DeployDestination =
    target === null ? { table: true } : meant.is === 'location' ? { location: target } : { on: target }
  const intent: Intent =
    carrying === 'fire'
      ? { kind: 'fire', weapon: card, at: target === null ? [] : [target] }
      : carrying === 'transfer'
        ? { kind: 'transfer', card, to: target ?? card }
        : { kind: 'play', card, targets: target === null || meant.is === 'location' ? [] : [target] }
  const judged =
    carrying === 'play'
      ? judgePlay(game, by, card, meant.is === 'location' ? { to: target } : { target })
      : swccg.judge(game, by, intent)
  const refused = judged.legal ? [] : [{ using: carrying, verdict: judged, intent }]
  return { offers: [...offers], attempt: { card, place: key, to, refused } }
}

/** Playing a card on another one, or to a location: then whoever would go there with the fewest reasons against it. */
function judgePlay(
  game: Game<Position>,
  by: Player,
  card: CardId,
  { target = null, to = null }: { target?: CardId | null; to?: CardId | null },
): Verdict<Intent> {
  const play = (targets: CardId[]) =>
    swccg.judge(game, by, { kind: 'play', card, targets, ...(to === null ? {} : { to }) })
  if (target !== null) return play([target])
  const p = game.state
  const own = to === null ? [] : p.cards.filter(({ id, owner }) => owner === by && isOnTable(p, id))
  return own
    .map(({ id }) => play([id]))
    .reduce<Verdict<Intent>>(
      (best, one) => (!best.legal && (one.legal || one.reasons.length < best.reasons.length) ? one : best),
      play([]),
    )
}

const distinct = (offers: readonly Way[]): Way[] => [
  ...new Map(offers.map((offer) => [JSON.stringify(offer.intent), offer])).values(),
]
