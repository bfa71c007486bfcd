/** What weapons are fired at. (Weapons Segment - Firing Weapons) */

import type { Reason } from '../../../kernel/index.ts'
import type { Filter } from '../../abilities/types.ts'
import { cardOf } from '../../model/cards/card-of.ts'
import { facts } from '../../model/cards/pool.ts'
import { isCreature, isUndercover } from '../../model/crew.ts'
import { isExcluded, isParticipating } from '../../model/fights/battle.ts'
import { isCloud } from '../../model/places/locations.ts'
import { allOnTable, hasState, isActive, isOnTable, locationOf } from '../../model/table.ts'
import { matches } from '../../model/texts/filters.ts'
import { takesPrinted } from '../../model/texts/printed-filters.ts'
import { textsInForce } from '../../model/texts/texts.ts'
import { type CardFacts, type CardId, opponentOf, type Position } from '../../model/types.ts'
import { everyoneAt, outOfBattle } from '../battle/participating-in-battle.ts'
import { noLightSideCard, onlyDarkCaptures } from '../captives/capturing.ts'
import { frozenNotShotAt } from '../captives/frozen-captives.ts'
import { inside } from '../card-types/starships-and-vehicles/enclosed.ts'
import { inactive, notOnTable } from '../shared/actions/answering.ts'
import { about, notMeant } from '../shared/actions/mismatched.ts'
import { protectedFrom } from '../shared/on-table/immune.ts'
import { refusal, refusing } from '../shared/reasons.ts'
import { inRulings, permits, underHeading } from '../shared/rulebook.ts'
import { type FireAttempt, firerOf, hasLongRange, isWithinReach, shelterOf } from './firing/firing-attempt.ts'
import { isDefending, noPrey, servesCreatures } from './weapons-in-attacks.ts'

export const rules = [
  ...underHeading('Weapons Segment - Firing Weapons', { 'WPN-004': {}, 'WPN-006': {} }),
  ...underHeading('Attacks - The Steps Of An Attack', { 'WPN-010': {} }),
  ...inRulings('weapon - firing or swinging (using)', { 'WPN-024': { same: ['CTL-064'] }, 'WPN-027': {} }),
  ...inRulings('weapon - firing outside of the battle phase', {
    'WPN-028': permits,
    'WPN-029': permits,
    'WPN-030': permits,
  }),
  ...inRulings('excluded from battle', { 'WPN-074': {} }),
  ...inRulings('undercover spy rules', { 'WPN-073': { same: ['TRM-383'] } }),
  ...underHeading('Attacks', { 'ATK-002': {} }),
]

/** The defense value that a text lends a card at which weapons could not be fired otherwise. */
export function lent({ p, player, shot, occasion }: FireAttempt, target: CardId): number | undefined {
  const also = facts(p, shot.weapon).subtype === 'character' ? (occasion?.text.also ?? []) : []
  const found = also.find(({ of }) => matches(p, of, target, player))
  if (found) return found.number
  return textsInForce(p, 'can be fired at').find(
    ({ text, source }) => source === target && (!text.by || matches(p, text.by, shot.weapon, player)),
  )?.text.defenseValue
}

const aStarfighter = { title: '', type: 'starship', subtype: 'starfighter' } as CardFacts

/** Could a starfighter be meant, as far as its print goes? */
const takesStarfighters = (filter: Filter): boolean =>
  takesPrinted(filter, aStarfighter) &&
  (filter.anyOf?.some(takesStarfighters) ?? true) &&
  (filter.and ? takesStarfighters(filter.and) : true) &&
  !(filter.not && takesStarfighters(filter.not))

/** At cloud sectors cloud cars and patrol craft are targets like starfighters, where their texts say so. */
function passesForStarfighter({ p, text }: FireAttempt, target: CardId): boolean {
  const location = locationOf(p, target)
  return (
    location !== null &&
    isCloud(p, location) &&
    takesStarfighters(text.at) &&
    textsInForce(p, 'moves like a starfighter at cloud sectors').some(({ source }) => source === target)
  )
}

/** Does the weapon's text, or the target's own, make this a target? */
const fits = (attempt: FireAttempt, target: CardId): boolean =>
  matches(attempt.p, attempt.text.at, target, attempt.player) ||
  passesForStarfighter(attempt, target) ||
  lent(attempt, target) !== undefined ||
  servesCreatures(attempt.p, attempt, target)

/** Is it inside something, so that it is not present at the location? (WPN-071) */
function* apart(attempt: FireAttempt, target: CardId): Generator<Reason> {
  const { p, shot } = attempt
  if (isWithinReach(attempt, target) || isDefending(p, shot.weapon)) return
  const ship = shelterOf(p, target)
  if (ship !== null) yield inside({ card: target, ship }, 'target')
  yield refusal('WPN-024', { card: shot.weapon, by: target })
  yield* presentAtItsOwn(attempt)
}

/** A weapon that reaches other sites, and its target, are each present at their own. (WPN-027) */
export function* presentAtItsOwn(attempt: FireAttempt): Generator<Reason> {
  if (hasLongRange(attempt)) yield refusal('WPN-027', { card: attempt.shot.weapon })
}

/** What is excluded from a battle fires nothing, and is no target. (WPN-074) */
export const excludedFromFiring = refusing('WPN-074')

/** Where the battle is, and what takes part in it. (WPN-004, WPN-073, WPN-074) */
function* outside(p: Position, target: CardId): Generator<Reason> {
  const { battle } = p
  if (!battle) return
  if (isUndercover(p, target)) return yield refusal('WPN-073', { card: target })
  if (isExcluded(p, target)) return yield excludedFromFiring({ card: target }, 'target')
  if (isCreature(p, target)) yield refusal('ATK-002', { card: target })
  yield* outOfBattle(p, target)
  if (!isParticipating(p, target)) yield refusal('WPN-004', { card: target, at: battle.at })
}

/** A weapon is not fired so: who fires it, at what and at how many its text says. (WPN-006) */
export const notFiredSo = refusing('WPN-006')

/** What the shot would bring about for this target. */
const impactsOn = ({ p, player, text }: FireAttempt, target: CardId) =>
  text.results.filter(({ of }) => !of || matches(p, of, target, player)).map(({ brings }) => brings)

/** Can it not be captured so, if that is what the shot would do? What captures and does nothing else is Dark's alone. */
function* noCapture(attempt: FireAttempt, target: CardId): Generator<Reason> {
  const { p, player, shot } = attempt
  const impacts = impactsOn(attempt, target)
  if (!impacts.includes('capture')) return
  if (player === 'dark') yield* noLightSideCard(p, target)
  else if (impacts.every((brings) => brings === 'capture')) yield onlyDarkCaptures(shot.weapon)
}

/** May this weapon be fired at this card? */
export function* badTarget(attempt: FireAttempt, target: CardId): Generator<Reason> {
  const { p, player, shot, occasion } = attempt
  const card = shot.weapon
  if (!isOnTable(p, target)) return yield notOnTable({ card: target })
  const attacked = !occasion && p.attack?.creature === target
  if (cardOf(p, target).owner === player && !attacked) yield refusal('WPN-010', { card, by: target })
  yield* noCapture(attempt, target)
  if (hasState(p, target, 'frozen')) yield frozenNotShotAt(target)
  if (!fits(attempt, target)) {
    const lack = notMeant(p, attempt.text.at, target, player)
    yield lack
      ? refusal('WPN-006', about(p, target, card), lack)
      : refusal('WPN-006', { card, by: target }, 'target')
  }
  yield* protectedFrom({ p, card, fired: true }, target)
  const before = occasion ? [] : [...outside(p, target)]
  if (p.attack && !occasion) yield* noPrey(attempt, target, fits(attempt, target))
  yield* before
  if (!isActive(p, target) && before.length === 0) yield inactive({ card: target })
  yield* apart(attempt, target)
}

/** The cards that are worth judging as targets. */
export function candidates(attempt: FireAttempt): CardId[] {
  const { p, player, occasion } = attempt
  if (p.attack && !occasion) return fits(attempt, p.attack.creature) ? [p.attack.creature] : []
  const opponent = opponentOf(player)
  const all =
    p.battle && !occasion
      ? everyoneAt(p, p.battle.at).filter((card) => isParticipating(p, card))
      : allOnTable(p)
  return all.filter((card) => cardOf(p, card).owner === opponent && fits(attempt, card))
}

/** What the weapon's text adds to the total for these targets. */
export function addedFor({ p, player, shot, text }: FireAttempt): number {
  const { add = 0 } = text
  const { x = 0 } = shot
  if (typeof add === 'number') return add + x
  const fitting = add.filter(({ of }) => shot.at.some((target) => matches(p, of, target, player)))
  return fitting.reduce((sum, { number }) => sum + number, x)
}

/** What the text that lets it be fired adds to each destiny. */
export function addedToEach(attempt: FireAttempt): number {
  const { p, player, occasion } = attempt
  const firer = firerOf(attempt)
  const each = occasion?.text.each
  return each && firer !== null && matches(p, each.by, firer, player) ? each.number : 0
}
