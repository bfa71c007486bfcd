/** Judging and listing deployments: the one function behind highlights, refusals and the answers of the rules. */

import type { Game, Illegal, Reason, Verdict } from '../../../kernel/index.ts'
import { cardOf } from '../../model/cards/card-of.ts'
import { neverInLifeForce } from '../../model/cards/never-in.ts'
import { facts } from '../../model/cards/pool.ts'
import { samePlace } from '../../model/places/destinations.ts'
import { isStolen } from '../../model/stolen.ts'
import { forceOf } from '../../model/table.ts'
import { printedOf } from '../../model/texts/texts.ts'
import type { CardId, DeployDestination, Player, Position } from '../../model/types.ts'
import { noResponse } from '../actions/responses/responses.ts'
import { separateCost, unpaidWith } from '../actions/responses/separate-costs.ts'
import { effectOutOfTime } from '../card-types/effects-and-others/normal-and-mobile-effects.ts'
import { playedNotDeployed } from '../shared/actions/action-initiation.ts'
import { noSuchAction, notInHand, notYourTurn } from '../shared/actions/answering.ts'
import type { Deployment, Intent } from '../shared/actions/intent.ts'
import { type Moment, momentOf, rememberedAtMoments } from '../shared/actions/moment.ts'
import { isInTurn, type Time, wrongTime } from '../shared/actions/time-for-intents.ts'
import { underWay } from '../shared/actions/timing-windows.ts'
import { applies, isObserved, observed } from '../shared/observing.ts'
import { noStrifeAt } from '../shared/on-table/location-restrictions.ts'
import { inOrder } from '../shared/order-of-reasons.ts'
import { madeUpOf, type Price } from '../shared/paying.ts'
import { nothingAgainst, passedOn, refusal } from '../shared/reasons.ts'
import { inRulings, permits, underHeading } from '../shared/rulebook.ts'
import { lackingFor, onThisCopy } from '../values/values-and-numbers.ts'
import { unit } from './characters-vehicles-starships.ts'
import { creature } from './creatures.ts'
import {
  attemptOf,
  cardsOf,
  type DeployAttempt,
  type DeployKind,
  goalOf,
  hostIn,
  textUnderWay,
} from './deployment-attempt.ts'
import { location } from './locations.ts'
import { notPutThere } from './on-cards/deploying-on-cards.ts'
import { effect } from './on-cards/effects.ts'
import { equipment } from './on-cards/weapons-and-devices.ts'
import { notMeant, notMeantThere, textAllows } from './restrictions/allowed-by-text.ts'
import { ignoresEverything, notYet } from './restrictions/deployment-restrictions.ts'
import { isJoining, joinsOwnBattle, mayJoinOwnBattle } from './special/deploying-to-battle.ts'
import {
  judgeRider,
  moreThanTwo,
  pairsCarriedBy,
  pairsCarrying,
  priceWithRider,
} from './special/simultaneous-deployment.ts'
import { tooMany } from './unique-and-restricted-cards.ts'

export const rules = [
  ...underHeading('Deploy Phase', { 'DEP-001': permits }),
  ...underHeading('Deploy', { 'DEP-003': permits, 'DEP-009': {}, 'DEP-014': {}, 'DEP-015': {} }),
  ...underHeading('Conditions Versus Costs', { 'KRN-229': {} }),
  ...inRulings('character - deployment', { 'DEP-247': {} }),
  ...inRulings('stealing', { 'TRM-363': permits }),
  ...underHeading('Starting The Game - General Rules', { 'TRN-027': {} }),
]

const kinds = new Map(
  [unit, creature, equipment, effect, location].flatMap((kind) => kind.types.map((type) => [type, kind])),
)

/** How a card is deployed; undefined for what is not deployed at all. */
export const kindOf = (p: Position, card: CardId): DeployKind | undefined => kinds.get(facts(p, card).type)

/** What a deployment costs, with the card that comes aboard. */
export function priceOfAll(attempt: DeployAttempt): Price {
  const { p, card, rider, byText, react } = attempt
  if (react?.free) return { force: 0, rules: ['TRM-213'] }
  if (react && react.add !== 0) return priceOfReact(react, priceOfAll({ ...attempt, react: null }))
  if (joinsOwnBattle(attempt)) return { force: 0, rules: ['BAT-025'] }
  if (byText?.free) return { force: 0, rules: byText.start ? ['TRN-026'] : ['DEP-063'] }
  if (rider !== null) return priceWithRider(attempt, rider)
  return kindOf(p, card)?.price(attempt) ?? { force: 0, rules: [] }
}

/** A react by a text that makes it dearer or cheaper. (TRM-213) */
const priceOfReact = ({ by, add }: { by: CardId; add: number }, usual: Price): Price => ({
  force: Math.max(0, usual.force + add),
  get rules() {
    return [...usual.rules, 'TRM-213']
  },
  get parts() {
    return [...(usual.parts ?? []), { by, does: 'add', n: add, rule: 'TRM-213' } as const]
  },
})

/** Cards are deployed in a deploy phase of one's own, as a text says, or some to a battle that one has initiated. (DEP-014) */
export const deployTime: Time = {
  phases: ['deploy'],
  ownTurn: true,
  answers: ['battle initiated'],
  within: ['deploy by text'],
}

/** Is it the time to deploy this card? */
function* notNow(p: Position, player: Player, card: CardId, moment: Moment): Generator<Reason> {
  if (moment.frame?.does !== 'loop') yield underWay({ card })
  yield* noResponse(moment, card)
  yield* wrongTime(deployTime, 'DEP-014', p, player, moment, { card })
  if (isInTurn(deployTime, p, player)) return
  // Words about place or cost are no words about time.
  if (printedOf(p, card, 'deploy cost').length + printedOf(p, card, 'deploys only').length > 0)
    yield refusal('DEP-015', { card })
  yield* effectOutOfTime(p, card)
}

/** A card that is not in hand: it is one's own elsewhere in the deck and piles, or not there at all. (DEP-247) */
function notHeld(p: Position, player: Player, card: CardId): Reason {
  const { where, owner } = cardOf(p, card)
  return owner === player && 'in' in where ? refusal('DEP-247', { card }) : notInHand({ card })
}

/** Is it a card that is deployed, and may there be another of its kind? Locations have rules of their own for that. */
function* againstAny(p: Position, player: Player, card: CardId): Generator<Reason> {
  const { type } = facts(p, card)
  if (kindOf(p, card)) {
    if (type !== 'location') yield* tooMany(p, player, card)
    yield* notYet(p, card)
  } else if (type === 'interrupt') yield playedNotDeployed({ card })
  else yield refusal('DEP-003', { card })
}

/** What speaks against deploying these cards at all, wherever to. */
function* againstCards(attempt: DeployAttempt, moment: Moment): Generator<Reason> {
  const { p, player, card, byText, react } = attempt
  const isAsked = byText || isJoining(attempt, moment)
  if (isAsked && moment.toAct !== player) yield notYourTurn(moment.toAct)
  if (byText) {
    yield* notMeant(attempt, byText)
    return yield* inSpiteOfText(attempt, againstAny(p, player, card))
  }
  if (!isAsked && !react) yield* notNow(p, player, card, moment)
  const cards = cardsOf(attempt)
  const absent = cards.filter((one) => !p.piles[player].hand.includes(one))
  for (const one of absent) yield notHeld(p, player, one)
  if (!kindOf(p, card)) return yield* againstAny(p, player, card)
  if (absent.length > 0) return
  for (const one of cards) yield* againstAny(p, player, one)
}

/** Whatever a text deploys, and be it free, the conditions of deploying hold. (TRN-027, KRN-229) */
function* inSpiteOfText({ p, card, byText }: DeployAttempt, reasons: Iterable<Reason>): Generator<Reason> {
  const any = yield* passedOn(p, reasons)
  if (any && byText?.start) yield refusal('TRN-027', { card })
  if (any && byText?.free) yield refusal('KRN-229', { card }, 'free')
}

/** What speaks against deploying them there. */
function* againstPlace(attempt: DeployAttempt): Generator<Reason> {
  const { p, card, rider, to, byText } = attempt
  if (!('in' in cardOf(p, card).where)) return
  if ('location' in to && !p.layout.includes(to.location)) return yield notPutThere({ card }, 'no place')
  const goal = goalOf(p, to)
  if (goal !== null) yield* noStrifeAt(p, goal, 'deploy', card)
  yield* inSpiteOfText(attempt, kindOf(p, card)?.judge(attempt) ?? [])
  if (byText) yield* notMeantThere(attempt, byText)
  if (rider !== null) yield* judgeRider(attempt, rider)
}

/** Refuses what cannot be paid. */
function* tooDear(attempt: DeployAttempt): Generator<Reason> {
  const { p, player, card } = attempt
  if (!('in' in cardOf(p, card).where)) return
  const price = priceOfAll(attempt)
  const { force } = price
  const have = forceOf(p, player)
  if (force > have) {
    yield madeUpOf(refusal('DEP-009', { card, need: force, have }, 'force'), price)
    const goal = goalOf(p, attempt.to)
    if (goal !== null && ignoresEverything(p, card, goal))
      yield refusal('KRN-229', { card, need: force, have })
  }
  yield* unpaidWith(p, player, card, force, separateCost(p, 'deploy', card, goalOf(p, attempt.to)))
}

/** Every reason against a deployment, the most telling first. */
export function* reasonsAgainst(attempt: DeployAttempt, moment: Moment): Generator<Reason> {
  yield* againstCards(attempt, moment)
  yield* againstPlace(attempt)
  yield* tooDear(attempt)
}

/** May this player deploy so now? With every reason if not. */
export function judgeDeploy(
  p: Position,
  player: Player,
  deploy: Deployment,
  moment: Moment,
): Verdict<Intent> {
  const [first, , third] = deploy.cards
  if (first === undefined) return { legal: false, reasons: [noSuchAction()] }
  if (third !== undefined) return { legal: false, reasons: [moreThanTwo(first, third)] }
  const attempt = attemptOf(p, player, deploy, textUnderWay(moment.frame))
  const reasons = inOrder(p, reasonsAgainst(attempt, moment))
  if (reasons.length > 0)
    return { legal: false, reasons, ...(oneByOne(p, player, deploy, moment, reasons) ?? remedy(reasons)) }
  const price = priceOfAll(attempt)
  return {
    legal: true,
    cost: price.force,
    get parts() {
      return price.parts ?? []
    },
    get rules() {
      return rulesFor(attempt)
    },
  }
}

/** What two cards meet that do not come simultaneously. */
const ofPairs = ['DEP-050', 'DEP-051', 'DEP-056', 'DEP-257']

/** Two cards that do not come simultaneously may come one after the other, where both may and the Force lasts for both. */
function oneByOne(
  p: Position,
  player: Player,
  { cards: [card, other], to }: Deployment,
  moment: Moment,
  reasons: readonly Reason[],
): Pick<Illegal<Intent>, 'instead'> | null {
  if (card === undefined || other === undefined) return null
  if (!reasons.every(({ rule }) => ofPairs.includes(rule))) return null
  const verdicts = [card, other].map((one) => judgeDeploy(p, player, { cards: [one], to }, moment))
  const cost = verdicts.reduce(
    (sum, verdict) => sum + (verdict.legal ? verdict.cost : Number.POSITIVE_INFINITY),
    0,
  )
  if (cost > forceOf(p, player)) return {}
  const intent: Intent = { kind: 'deploy', cards: [card], to }
  return { instead: { say: 'one after the other', with: { card, ship: other }, intent } }
}

/** Where one change would make it legal, that change. */
export function remedy(reasons: readonly Reason[]): Pick<Illegal<Intent>, 'instead'> {
  const [first] = reasons
  if (reasons.length > 1 || !first) return {}
  if (first.say === 'phase' || first.say === 'turn')
    return { instead: { say: 'in phase', with: { phase: 'deploy' } } }
  if (first.say !== 'force') return {}
  const { need = 0, have = 0 } = first.with
  return { instead: { say: 'more Force', with: { count: Number(need) - Number(have) } } }
}

/** Says what holds for a deployment wherever it leads: when it is made, and what its card brings with it. */
function whatHolds(attempt: DeployAttempt): void {
  if (!isObserved()) return
  const { p, card, rider, to, byText, react } = attempt
  if (byText) textAllows(byText, p)
  if (rider !== null) applies('DEP-050', 'DEP-257')
  if (printedOf(p, card, 'deploys only if').some(({ text }) => 'objective' in text.if)) applies('DEP-043')
  if (isStolen(p, card)) applies('TRM-363')
  if (byText?.start && neverInLifeForce(facts(p, card))) applies('TRN-007')
  const host = hostIn(to)
  if (host !== null) applies(...lackingFor(p, card, host), ...onThisCopy(p, card, host))
  if (react) applies('BAT-023', 'TRM-213')
  else if (!byText?.start && !joinsOwnBattle(attempt)) applies('DEP-001', 'DEP-014')
  applies('DEP-003', 'DEP-013')
}

/** The rules that apply to a deployment: those that show themselves as it is judged, and those of its price. */
export function rulesFor(attempt: DeployAttempt): string[] {
  const { p, player } = attempt
  const { rules, force } = priceOfAll(attempt)
  return observed(() => {
    for (const one of cardsOf(attempt)) for (const _ of againstAny(p, player, one));
    for (const _ of againstPlace(attempt));
    applies(...rules, ...(force > 0 ? ['DEP-011', 'KRN-009'] : []))
    whatHolds(attempt)
  })
}

/** A legal deployment, ready to be made. */
export interface DeployOffer {
  intent: Intent
  to: DeployDestination
  /** Force. */
  cost: number
}

const isNow = (p: Position, player: Player, { frame, toAct }: Moment) =>
  toAct === player &&
  (textUnderWay(frame) !== null || (frame?.does === 'loop' && isInTurn(deployTime, p, player)))

/** How a card may be deployed: by itself, carrying another, or carried by another. */
type Part = 'alone' | 'first' | 'rider'

/** The deployments of a card that are worth judging. */
export function* attempts(p: Position, player: Player, card: CardId, part: Part): Generator<Deployment> {
  if (part === 'rider') return yield* pairsCarrying(p, player, card)
  for (const to of kindOf(p, card)?.targets(p, player, card) ?? []) yield { cards: [card], to }
  if (part === 'first') yield* pairsCarriedBy(p, player, card)
}

/** Offers already worked out, by part and card. */
const knownAt = rememberedAtMoments(() => new Map<string, DeployOffer[]>())

function offersAt(p: Position, player: Player, card: CardId, part: Part, moment: Moment): DeployOffer[] {
  if (!isNow(p, player, moment) && !mayJoinOwnBattle(p, player, card, moment)) return []
  if (textUnderWay(moment.frame)) return part === 'first' ? workOut(p, player, card, 'alone', moment) : []
  const key = `${part}/${card}`
  const answers = knownAt(p, player, moment)
  let found = answers.get(key)
  if (!found) {
    found = workOut(p, player, card, part, moment)
    answers.set(key, found)
  }
  return found
}

function workOut(p: Position, player: Player, card: CardId, part: Part, moment: Moment): DeployOffer[] {
  const found: DeployOffer[] = []
  const byText = textUnderWay(moment.frame)
  const allowed = new Map<string, boolean>()
  for (const deploy of attempts(p, player, card, part)) {
    const attempt = attemptOf(p, player, deploy, byText)
    // What holds for the cards is asked once for each company, and for what makes a difference to it of where they go:
    // whether that is to a battle of their player's, whether the card deploys there as what it is, and the system that a
    // generic location would belong to.
    const company = part === 'rider' ? attempt.card : attempt.rider
    const system = 'place' in deploy.to ? deploy.to.system : undefined
    const key = `${company}/${isJoining(attempt, moment)}/${attempt.p === p}/${system}`
    const fine = allowed.get(key) ?? nothingAgainst(p, againstCards(attempt, moment))
    allowed.set(key, fine)
    // The price first: it is soon told, and mostly in the way.
    if (!fine || !nothingAgainst(p, tooDear(attempt)) || !nothingAgainst(p, againstPlace(attempt))) continue
    found.push({ intent: { kind: 'deploy', ...deploy }, to: deploy.to, cost: priceOfAll(attempt).force })
  }
  return found
}

/** Every legal deployment of a card in hand now, alone or with another card of the hand. */
export function deployOffersFor(game: Game<Position>, player: Player, card: CardId): DeployOffer[] {
  const moment = momentOf(game)
  return (['first', 'rider'] as const).flatMap((part) => offersAt(game.state, player, card, part, moment))
}

/** All legal deployments of a player at this moment, from hand or from where a text lets him deploy. */
export function* legalDeployments(p: Position, player: Player, moment: Moment): Generator<Intent> {
  for (const card of p.piles[player][textUnderWay(moment.frame)?.from ?? 'hand']) {
    // A pair is listed once, with the card that carries the other.
    for (const { intent } of offersAt(p, player, card, 'first', moment)) yield intent
  }
}

/** Where a card is deployed that is put on, aboard or at this one. */
export function targetAt(p: Position, card: CardId, target: CardId): DeployDestination {
  if (facts(p, target).type === 'location') return { location: target }
  return kindOf(p, card) === unit ? { aboard: target } : { on: target }
}

/** What bringing a card from hand there could mean: the legal deployments, and if there is none, why not. */
export function considerDeploy(
  game: Game<Position>,
  player: Player,
  card: CardId,
  to: DeployDestination,
): { offers: DeployOffer[]; refused: Illegal<Intent> | null } {
  const offers = deployOffersFor(game, player, card).filter((offer) => samePlace(offer.to, to))
  if (offers.length > 0) return { offers, refused: null }
  const verdict = judgeDeploy(game.state, player, { cards: [card], to }, momentOf(game))
  return { offers, refused: verdict.legal ? null : verdict }
}
