/** Picking cards up and putting them down. Mouse, touch and keyboard all end here. */

import {
  type Answer,
  type CardId,
  consider,
  considerDeploy,
  current,
  deployOffersFor,
  type Game,
  type Intent,
  locationOf,
  type Offer,
  offersFor,
  type Player,
  type Position,
  swccg,
} from './engine.ts'
import {
  deployTargetsOf,
  destinationsOf,
  leadsTo,
  moveIn,
  noTargets,
  type PlaceKey,
  type Targets,
  targetsOf,
  type Way,
} from './places.ts'
import type { Attempt, CarryActions, CarryState, Get, Put } from './types.ts'

/** Empty hands; the last refusal stays to be read. */
const putDown: Omit<CarryState, 'refusal'> = {
  picked: null,
  pickedBy: null,
  targets: noTargets,
  fromHand: false,
  hovered: null,
  hint: null,
  choice: null,
}

export const nothingCarried: CarryState = { ...putDown, refusal: null }

const remembered = new WeakMap<Game<Position>, Map<CardId, Targets>>()

/** The places that a card may go to now, worked out once for each game. */
function targetsFor(game: Game<Position>, card: CardId): Targets {
  let cards = remembered.get(game)
  if (!cards) {
    cards = new Map()
    remembered.set(game, cards)
  }
  const known = cards.get(card)
  if (known) return known
  const by = game.decision?.by as Player | undefined
  const offers = (by: Player) =>
    isInHand(game.state, card) ? deployOffersFor(game, by, card) : offersFor(game, by, card)
  const targets = by ? targetsOf(game.state, offers(by)) : noTargets
  cards.set(card, targets)
  return targets
}

const isInHand = ({ cards }: Position, card: CardId): boolean => {
  const where = cards[card]?.where
  return where !== undefined && 'in' in where && where.in === 'hand'
}

/** What bringing a card from hand to a place means. */
function weighDeploying(game: Game<Position>, card: CardId, place: PlaceKey) {
  const by = (game.decision?.by ?? game.state.turn.player) as Player
  const targets = deployTargetsOf(game.state, card, place)
  const results = targets.map((to) => considerDeploy(game, by, card, to))
  const offers = results.flatMap((result) => result.offers)
  const exact = offers.filter((offer) => leadsTo(offer, place))
  const refused = results.flatMap(({ refused: verdict }) =>
    verdict ? [{ using: 'deploy' as const, verdict }] : [],
  )
  const to = targets[0] ?? { table: true }
  return {
    offers: distinct(exact.length > 0 ? exact : offers),
    attempt: { card, place, to, refused } satisfies Attempt,
  }
}

/** What dropping a card on a place means: the legal moves, or why there is none. */
function weigh(game: Game<Position>, card: CardId, place: PlaceKey): { offers: Way[]; attempt: Attempt } {
  if (isInHand(game.state, card)) return weighDeploying(game, card, place)
  const by = (game.decision?.by ?? game.state.turn.player) as Player
  const offers: Offer[] = []
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
    attempt: { card, place, to, refused } satisfies Attempt,
  }
}

/** Moves that several cards can make as one. */
const together = ['attack run', 'docking bay transit']

/** The cards that could join in one of these moves. */
function companyFor(game: Game<Position>, card: CardId, offers: readonly Way[]): CardId[] {
  const by = game.decision?.by
  const moves = offers
    .map(({ intent }) => moveIn(intent))
    .filter((move) => move !== null && together.includes(move.using) && move.cards.length === 1)
    .filter((move) => move !== null)
  if (!by || moves.length === 0) return []
  const here = locationOf(game.state, card)
  return game.state.cards
    .map(({ id }) => id)
    .filter(
      (other) =>
        other !== card &&
        locationOf(game.state, other) === here &&
        moves.some((move) => swccg.judge(game, by, { move: { ...move, cards: [card, other] } }).legal),
    )
}

const distinct = (offers: readonly Way[]): Way[] => [
  ...new Map(offers.map((offer) => [JSON.stringify(offer.intent), offer])).values(),
]

export function carrySlice(
  set: Put,
  get: Get,
  give: (answer: Answer<Intent>) => boolean,
): CarryState & CarryActions {
  const game = () => {
    const { history } = get()
    return history ? current(history) : null
  }
  return {
    ...nothingCarried,

    pick(card, by = 'pointer') {
      const now = game()
      if (card === null || !now) {
        set(putDown)
        return
      }
      set({
        picked: card,
        pickedBy: by,
        targets: targetsFor(now, card),
        fromHand: isInHand(now.state, card),
        shown: card,
        hovered: null,
        hint: null,
        choice: null,
      })
    },

    hover(place) {
      const { picked, targets, hovered } = get()
      if (place === hovered) return
      const now = game()
      if (place === null || picked === null || !now || targets.has(place)) {
        set({ hovered: place, hint: null })
        return
      }
      set({ hovered: place, hint: weigh(now, picked, place).attempt })
    },

    tryMove(place) {
      const { picked } = get()
      const now = game()
      if (picked === null || !now) return
      const { offers, attempt } = weigh(now, picked, place)
      const company = companyFor(now, picked, offers)
      const single =
        company.length > 0 ? offers.filter(({ intent }) => moveIn(intent)?.cards.length === 1) : offers
      const [only] = single
      if (only && single.length === 1 && company.length === 0) get().chooseOffer(only)
      else if (only)
        set({ choice: { card: picked, place, offers: single, company }, hovered: null, hint: null })
      else get().refuse(attempt)
    },

    chooseOffer({ intent }, company = []) {
      const move = moveIn(intent)
      const act =
        move && company.length > 0 ? { move: { ...move, cards: [...move.cards, ...company] } } : intent
      const now = game()
      if (now?.decision) give({ by: now.decision.by, act })
    },

    closeChoice() {
      // A dialog that is going away may still report a click outside.
      if (get().choice) get().pick(null)
    },

    refuse(attempt) {
      set({ ...nothingCarried, refusal: attempt, panel: 'decision' })
    },
  }
}
