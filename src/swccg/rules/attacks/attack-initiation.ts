/** Starting an attack: by a creature of yours, or by your cards on a creature. (Attacks; Attacks - The Steps Of An Attack) */

import type { Change, Reason } from '../../../kernel/index.ts'
import { cardOf } from '../../model/cards/card-of.ts'
import { isCharacter, isCreature, isStarship, isUndercover, isVehicle } from '../../model/crew.ts'
import { creatures, hostOf, newAttack } from '../../model/fights/attack.ts'
import { givePresence } from '../../model/fights/battle.ts'
import { isLocation } from '../../model/places/locations.ts'
import { isPresentWith } from '../../model/places/presence.ts'
import { forceOf, hasState, isActive, locationOf, setState, spendForce } from '../../model/table.ts'
import { type CardId, opponentOf, type Player, type Position } from '../../model/types.ts'
import { free, isBarred } from '../battle/excluded-from-battle.ts'
import { everyoneAt } from '../battle/participating-in-battle.ts'
import { dutyDone } from '../shared/actions/action-initiation.ts'
import { notOnTable } from '../shared/actions/answering.ts'
import type { AttackAttempt, Intent } from '../shared/actions/intent.ts'
import type { Moment } from '../shared/actions/moment.ts'
import { type Time, wrongTime } from '../shared/actions/time-for-intents.ts'
import { noFightNow, underWay } from '../shared/actions/timing-windows.ts'
import { nothingAgainst, refusal } from '../shared/reasons.ts'
import { arOnly, changes, crdOnly, inRulings, permits, underHeading, within } from '../shared/rulebook.ts'
import {
  isApart,
  noneOfSide,
  parasiteText,
  reasonsAgainstTarget,
  sidesWithTargets,
} from './attack-targets.ts'
import type { AttackFrame } from './attack-under-way.ts'
import { pick } from './random-choice.ts'

export const rules = [
  ...underHeading('Attacks', {
    'ATK-003': arOnly,
    'ATK-015': { ...arOnly, ...permits },
    'ATK-016': permits,
    'ATK-017': permits,
    'ATK-019': {},
    'ATK-024': { ...arOnly, ...changes },
    'ATK-025': {},
    'ATK-027': permits,
    'ATK-028': {},
  }),
  ...underHeading('Attacks - Example 2', { 'ATK-029': {} }),
  ...underHeading('Attacks - The Steps Of An Attack', { 'ATK-034': {}, 'ATK-036': changes }),
  ...underHeading('Attacks - Creatures Being Attacked', { 'ATK-048': arOnly, 'ATK-049': permits }),
  ...underHeading('Attacks - Creatures Attacking', { 'ATK-055': permits }),
  ...underHeading('Attacks - Non-Parasite Creatures Attacking', { 'ATK-056': arOnly }),
  ...underHeading('Attacks - Parasites Attacking', { 'ATK-062': {} }),
  ...underHeading('Excluded From Battle', { 'BAT-159': { ...arOnly, ...permits } }),
  ...inRulings('creature - attaching', { 'ATK-093': permits }),
  ...inRulings('creature — attacking non-droid characters and creature vehicles', {
    'ATK-077': crdOnly,
    'ATK-078': { ...crdOnly, ...permits },
    'ATK-079': { ...crdOnly, ...changes },
  }),
  ...inRulings('creature — creatures being attacked', {
    'ATK-085': { ...crdOnly, ...changes },
    'ATK-086': crdOnly,
    'ATK-087': crdOnly,
  }),
]

/** Do creatures attack in either player's turn? (ATK-077) */
export const attacksInAnyTurn = (p: Position) => holdsIn(p, 'ATK-077')

const { holdsIn, refuse } = within(rules)

/** Only one attack on a creature per location in a battle phase. (ATK-028) */
const attackedKey = (p: Position, at: CardId) => `attack:${at}:${p.turn.number}`

/** Is it the creature that attacks? Its player says so by naming no cards that attack it. */
const isByCreature = (p: Position, player: Player, { creature, with: by }: AttackAttempt): boolean =>
  by === undefined && cardOf(p, creature).owner === player

/** A player's characters, vehicles and starships at a location, whatever their state. */
const fightersOf = (p: Position, player: Player, at: CardId): CardId[] =>
  everyoneAt(p, at).filter(
    (card) =>
      cardOf(p, card).owner === player && (isCharacter(p, card) || isVehicle(p, card) || isStarship(p, card)),
  )

/**
 * All who attack a creature together. Under the rulebook a bar on battles does not concern them; in the rulings of 2001
 * they are those who could battle, and undercover spies. (ATK-048, ATK-086, ATK-102, BAT-159)
 */
function attackersOf(p: Position, player: Player, at: CardId): CardId[] {
  const able = fightersOf(p, player, at).filter((card) => isActive(p, card) && !hasState(p, card, 'attacked'))
  // They bar nobody aboard what is barred, either. (ED-27)
  return holdsIn(p, 'ATK-086') ? free(p, able, false) : able
}

/** The creatures that a player's cards at a location can attack, of one side: those with which one of them is present. (ATK-027, ATK-049) */
function attackable(p: Position, player: Player, at: CardId, side: Player): CardId[] {
  const there = creatures(p).filter(
    (creature) => cardOf(p, creature).owner === side && locationOf(p, creature) === at,
  )
  if (there.length === 0) return []
  const attackers = attackersOf(p, player, at)
  return there.filter((creature) => attackers.some((card) => isPresentWith(p, card, creature)))
}

/** The Force that attacking a creature costs. (ATK-015, ATK-087) */
const costOfAttacking = (p: Position): number => (holdsIn(p, 'ATK-087') ? 1 : 0)

/** The Force that this attack costs: one by a creature is free. (ATK-015, ATK-087) */
export const attackCost = (p: Position, player: Player, attempt: AttackAttempt): number =>
  isByCreature(p, player, attempt) ? 0 : costOfAttacking(p)

/** Attacks are started in battle phases: in which player's, the editions and kinds of attack differ. */
export const attackTime: Time = { phases: ['battle'] }

/** May this player start this attack? (ATK-003, ATK-034, ATK-056, ATK-077) */
export function* reasonsAgainstAttack(
  p: Position,
  player: Player,
  attempt: AttackAttempt,
  moment: Moment,
): Generator<Reason> {
  const { creature, at } = attempt
  const details = { card: creature }
  if (!isCreature(p, creature)) return yield refusal('ATK-034', details, 'no creature')
  const by = isByCreature(p, player, attempt)
  if (moment.frame?.does !== 'loop') yield underWay(details)
  yield* noFightNow(p, details)
  // The creatures of both players attack in every battle phase, by the rulings of 2001.
  const anyTurn = by && holdsIn(p, 'ATK-077')
  const rule = holdsIn(p, 'ATK-003') ? 'ATK-003' : by ? 'ATK-077' : 'ATK-028'
  const time: Time = anyTurn ? attackTime : { ...attackTime, ownTurn: true }
  yield* wrongTime(time, rule, p, player, moment, details)
  const notOwn = p.turn.player !== player && !anyTurn
  if (notOwn && by && !parasiteText(p, creature)) yield refuse('ATK-056', details)
  const here = locationOf(p, creature)
  if (here === null) return yield notOnTable(details)
  if (at !== undefined && isLocation(p, at) && at !== here)
    return yield refusal('ATK-034', { card: creature, at }, 'elsewhere')
  yield* by ? againstCreaturesAttack(p, attempt) : againstAttackOn(p, player, attempt, here)
}

/** Why a creature cannot attack this card: it is not with it, or is none that it attacks. (ATK-034) */
export function* reasonsAgainstPrey(p: Position, creature: CardId, card: CardId): Generator<Reason> {
  if (isApart(p, creature, card)) yield refusal('ATK-034', { card, by: creature }, 'apart')
  else yield* reasonsAgainstTarget(p, creature, card)
}

function* againstCreaturesAttack(p: Position, { creature, side, at }: AttackAttempt): Generator<Reason> {
  const details = { card: creature }
  const host = hostOf(p, creature)
  if (host !== null) return yield refusal('ATK-062', { ...details, ship: host })
  if (hasState(p, creature, 'attacked')) {
    yield refusal('ATK-025', details)
    yield dutyDone(details)
  }
  if (at !== undefined && !isLocation(p, at)) return yield* reasonsAgainstPrey(p, creature, at)
  const sides = sidesWithTargets(p, creature)
  if (sides.length === 0) yield refusal('ATK-034', details, 'no target')
  else if (side !== undefined) yield* noneOfSide(p, creature, side)
}

function* againstAttackOn(
  p: Position,
  player: Player,
  { creature, with: by }: AttackAttempt,
  at: CardId,
): Generator<Reason> {
  const details = { card: creature, at }
  if (p.used.includes(attackedKey(p, at))) yield refusal('ATK-028', details)
  const attackers = attackersOf(p, player, at)
  if (!attackable(p, player, at, cardOf(p, creature).owner).includes(creature)) {
    const others = fightersOf(p, player, at)
    const spent = others.filter((card) => hasState(p, card, 'attacked'))
    const idle = others.filter((card) => !isActive(p, card))
    if (spent.length > 0) yield refusal('ATK-029', { ...details, cards: spent })
    if (idle.length > 0) yield refusal('ATK-019', { ...details, cards: idle })
    if (spent.length + idle.length === 0) yield refusal('ATK-034', details, 'nobody')
  } else if (by && (by.length !== attackers.length || by.some((card) => !attackers.includes(card)))) {
    const missing = attackers.filter((card) => !by.includes(card))
    const strangers = by.filter((card) => !attackers.includes(card))
    if (strangers.length > 0) yield refusal('ATK-034', { ...details, cards: strangers }, 'strangers')
    if (missing.length > 0) {
      yield refuse('ATK-048', { ...details, cards: missing })
      yield refuse('ATK-086', { ...details, cards: missing })
    }
  }
  const [need, have] = [costOfAttacking(p), forceOf(p, player)]
  if (have < need) yield refuse('ATK-087', { ...details, need, have }, 'force')
}

/** The attacks that are worth judging: each by a creature, and those on creatures with all who attack. */
function* attempts(p: Position, player: Player): Generator<AttackAttempt> {
  for (const creature of creatures(p)) if (cardOf(p, creature).owner === player) yield { creature }
  for (const at of p.layout) {
    for (const side of [opponentOf(player), player]) {
      const found = attackable(p, player, at, side)
      // Chance picks among the creatures of a side; in the rulings of 2001 the player does. (ATK-036, ATK-085)
      for (const creature of holdsIn(p, 'ATK-085') ? found : found.slice(0, 1))
        yield { creature, with: attackersOf(p, player, at) }
    }
  }
}

/** The attacks that a player may start now. */
export function* legalAttacks(p: Position, player: Player, moment: Moment): Generator<Intent> {
  if (p.battle || p.attack || creatures(p).length === 0) return
  for (const attempt of attempts(p, player))
    if (nothingAgainst(p, reasonsAgainstAttack(p, player, attempt, moment)))
      yield { kind: 'attack', ...attempt }
}

/** Must this creature still attack in the battle phase that is under way? (ATK-024, ATK-025, ATK-077) */
export const mustAttack = (p: Position, creature: CardId): boolean =>
  hostOf(p, creature) === null &&
  !hasState(p, creature, 'attacked') &&
  (holdsIn(p, 'ATK-077') || cardOf(p, creature).owner === p.turn.player) &&
  sidesWithTargets(p, creature).length > 0

/** Starts what has been judged legal. */
export function beginAttack(change: Change<Position>, player: Player, attempt: AttackAttempt): void {
  if (isByCreature(change.now, player, attempt)) {
    const { side, at } = attempt
    const named = at === undefined || isLocation(change.now, at) ? null : cardOf(change.now, at).owner
    beginCreaturesAttack(change, attempt.creature, { side: side ?? named, cites: ['KRN-115', 'KRN-116'] })
  } else beginAttackOn(change, player, attempt.creature)
}

/**
 * A creature attacks. Its player names the side, and chance the target.
 * @param start what is known of it already; an attack that a card permits does not count as the creature's one. (ATK-033)
 */
export function beginCreaturesAttack(
  change: Change<Position>,
  creature: CardId,
  start: Partial<Pick<AttackFrame, 'side' | 'target'>> & Pick<AttackFrame, 'cites'> & { uncounted?: true },
): void {
  const { owner } = cardOf(change.now, creature)
  const at = locationOf(change.now, creature)!
  const kind = parasiteText(change.now, creature) ? 'by parasite' : 'by creature'
  if (!start.uncounted) setState(change, creature, 'attacked', true)
  change.put('attack', newAttack(kind, creature, at, owner))
  const { side = null, target = null, cites } = start
  change.push({ does: 'attack', side, target, cites })
}

/** All of a player's cards there attack one creature. (ATK-048, ATK-049, ATK-087) */
function beginAttackOn(change: Change<Position>, player: Player, named: CardId): void {
  const p = change.now
  const at = locationOf(p, named)!
  const side = cardOf(p, named).owner
  const others = attackable(p, player, at, side)
  const creature = holdsIn(p, 'ATK-085') ? named : pick(change, others)
  const attackers = attackersOf(p, player, at)
  const cost = costOfAttacking(p)
  spendForce(change, player, cost)
  change.put('used', [...change.now.used, attackedKey(p, at)])
  for (const card of attackers) setState(change, card, 'attacked', true)
  change.put('attack', { ...newAttack('on creature', creature, at, player), others: attackers })
  change.log({
    say: 'attack on a creature',
    with: { card: creature, at, cards: attackers, cost },
    by: player,
    cites: [
      ...['ATK-015', 'ATK-087', 'ATK-027', 'ATK-028', 'ATK-034', 'ATK-048', 'ATK-086', 'ATK-084'],
      ...(others.length > 1 ? ['ATK-035', 'ATK-036', 'ATK-085'] : []),
      ...(side === player ? ['ATK-049', 'ATK-017'] : []),
      ...(givePresence(p, attackers, player) ? [] : ['ATK-016']),
      ...(attackers.some((card) => hasState(p, card, 'battled')) ? ['ATK-029', 'ATK-011'] : []),
      ...(attackers.some((card) => isUndercover(p, card)) ? ['ATK-102'] : []),
      ...(attackers.some((card) => isBarred(p, card)) ? ['BAT-159'] : []),
      ...(hostOf(p, creature) === null ? [] : ['ATK-093']),
    ],
  })
  change.push({ does: 'attack', side: null, target: null, cites: [] })
}
