/** An attack under way, and who takes part in it. */

import { rememberAbout } from '../../../kernel/index.ts'
import { cardOf } from '../cards/card-of.ts'
import { facts } from '../cards/pool.ts'
import { isCreature, isUndercover } from '../crew.ts'
import { isPresentAt } from '../places/presence.ts'
import { allOnTable, cardsOn, isOnTable, locationOf, tableCards } from '../table.ts'
import type { Attack, AttackKind, CardId, Player, Position } from '../types.ts'
import { abilityOf, defenseValueOf, ferocityOf, powerOf } from '../values.ts'
import { abilityApplied } from './battle-strength.ts'
import { powersAt, totalPower } from './power.ts'

/** An attack of which the two sides are not known yet. */
export const newAttack = (kind: AttackKind, creature: CardId, at: CardId, initiator: Player): Attack => ({
  kind,
  at,
  initiator,
  creature,
  others: [],
  segment: 'initiation',
  ferocity: null,
  destiny: null,
  total: null,
  defeated: false,
})

/** The creatures on table, in the order of their numbers. */
export const creatures = rememberAbout([tableCards], (p: Position): readonly CardId[] =>
  allOnTable(p).filter((card) => isCreature(p, card)),
)

const isThere = (p: Position, { at }: Attack, card: CardId) =>
  isOnTable(p, card) && locationOf(p, card) === at

/** The cards on the other side than the creature's that are still in the attack. */
export function opponentsOfCreature(p: Position): CardId[] {
  const { attack } = p
  return attack ? attack.others.filter((card) => isThere(p, attack, card)) : []
}

/** The cards that take part in the attack: the creature and, once chosen, its target or those who attack it. (ATK-037) */
export function attackParticipants(p: Position): CardId[] {
  const { attack } = p
  if (!attack) return []
  return [...(isThere(p, attack, attack.creature) ? [attack.creature] : []), ...opponentsOfCreature(p)]
}

/** Does this card take part in the attack: itself, or as a weapon or device on one that does? (ATK-042) */
export function isInAttack(p: Position, card: CardId): boolean {
  const { type } = facts(p, card)
  const { where } = cardOf(p, card)
  const fighting = attackParticipants(p)
  return type === 'weapon' || type === 'device'
    ? 'on' in where && fighting.includes(where.on)
    : fighting.includes(card)
}

/** Is one side of the attack gone? Then it is over. (ATK-021) */
export function isOneSided(p: Position): boolean {
  const { attack } = p
  if (!attack || attack.others.length === 0) return false
  return !isThere(p, attack, attack.creature) || opponentsOfCreature(p).length === 0
}

/** The ability of those who attack the creature, or of its target. (ATK-009, ATK-051, ATK-058) */
export function abilityInAttack(p: Position): number {
  const { attack } = p
  if (!attack) return 0
  // A target that is inactive has its ability all the same.
  const of = (card: CardId) =>
    attack.kind === 'on creature' ? abilityApplied(p, card, attack.at) : abilityOf(p, card)
  return opponentsOfCreature(p).reduce((sum, card) => sum + of(card), 0)
}

/** The power of those who attack the creature, or of its target. (ATK-051, ATK-058) */
function powerInAttack(p: Position): number {
  const { attack } = p
  if (!attack) return 0
  const others = opponentsOfCreature(p)
  if (attack.kind !== 'on creature') return others.reduce((sum, card) => sum + powerOf(p, card), 0)
  const spies = others.filter((card) => isUndercover(p, card) && isPresentAt(p, card, attack.at))
  const open = powersAt(p, attack.initiator, attack.at).filter(({ card }) => others.includes(card))
  return totalPower(open) + spies.reduce((sum, card) => sum + powerOf(p, card), 0)
}

/** The creature's total: its ferocity, and when it is attacked its defense value too. (ATK-030, ATK-052) */
export function creatureTotal(p: Position): number {
  const { attack } = p
  if (!attack) return 0
  const { creature, kind, ferocity } = attack
  const defense = kind === 'on creature' ? defenseValueOf(p, creature) : 0
  return (ferocity ?? ferocityOf(p, creature)) + defense
}

/** The total of the creature's opponents: their power, and the destiny that they have drawn. (ATK-010, ATK-051, ATK-058) */
export const opposingTotal = (p: Position): number => powerInAttack(p) + (p.attack?.destiny ?? 0)

/** A player's total in the attack: as it was compared, or as it stands so far. */
export function totalInAttack(p: Position, player: Player): number | null {
  const { attack } = p
  if (!attack) return null
  const onCreature = attack.kind === 'on creature'
  const isCreatures = cardOf(p, attack.creature).owner === player
  // Where both sides are one player's, the total is that of those who attack.
  const attacks = onCreature ? attack.initiator === player : isCreatures
  if (attack.total) return attacks ? attack.total.attacker : attack.total.defender
  return attacks === onCreature ? opposingTotal(p) : creatureTotal(p)
}

/** Is a creature attached to another card, its host? (ATK-092) */
export function hostOf(p: Position, creature: CardId): CardId | null {
  const { where } = cardOf(p, creature)
  return 'on' in where ? where.on : null
}

/** The creatures that are attached to a card. */
export const parasitesOn = (p: Position, host: CardId): CardId[] =>
  cardsOn(p, host).filter((card) => facts(p, card).type === 'creature')
