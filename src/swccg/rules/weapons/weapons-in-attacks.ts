/** Weapons in attacks: who fires them, and at what. (Attacks - The Steps Of An Attack; Attacks - Creatures Being Attacked) */

import type { Reason } from '../../../kernel/index.ts'
import { cardOf } from '../../model/cards/card-of.ts'
import { facts } from '../../model/cards/pool.ts'
import { isCreature } from '../../model/crew.ts'
import { userOf } from '../../model/equipment.ts'
import { isInAttack } from '../../model/fights/attack.ts'
import { hasState } from '../../model/table.ts'
import type { CardId, Position } from '../../model/types.ts'
import { refusal } from '../shared/reasons.ts'
import { arOnly, crdOnly, inRulings, permits, underHeading, within } from '../shared/rulebook.ts'
import { type FireAttempt, reachesFight } from './firing/firing-attempt.ts'

export const rules = [
  ...underHeading('Attacks - The Steps Of An Attack', {
    'ATK-040': permits,
    'ATK-041': arOnly,
    'ATK-042': {},
    'ATK-043': {},
    'ATK-037': {},
  }),
  ...underHeading('Attacks - Creatures Being Attacked', { 'ATK-050': permits }),
  ...inRulings('creature — creatures being attacked', { 'ATK-088': { ...crdOnly, ...permits } }),
  ...inRulings('Mynock', { 'ATK-098': crdOnly }),
]

const { holdsIn, refuse } = within(rules)

/** Not active, and still defending itself: its weapons work. (ATK-020) */
export const isDefending = (p: Position, card: CardId): boolean => hasState(p, card, 'defending')

/** Why a weapon takes no part in the attack under way. (ATK-042, ATK-050) */
export function* outsideAttack(attempt: FireAttempt): Generator<Reason> {
  const { p, shot } = attempt
  if (isInAttack(p, shot.weapon)) return
  // A long-range weapon fires into an attack that its player makes on a creature.
  const isOwn = p.attack?.kind === 'on creature' && p.attack.initiator === userOf(p, shot.weapon)
  if (isOwn && reachesFight(attempt)) return
  yield refusal('ATK-042', { card: shot.weapon })
  yield refusal('ATK-037', { card: shot.weapon })
}

/** By the rulings of 2001 weapons for characters are good for creatures too. (ATK-088) */
export const servesCreatures = (p: Position, { text }: FireAttempt, target: CardId): boolean =>
  p.attack != null &&
  isCreature(p, target) &&
  holdsIn(p, 'ATK-088') &&
  [text.at.type].flat().includes('character')

/** Why a card is no target in the attack under way: only the creature is. (ATK-041, ATK-043) */
export function* noPrey({ p, shot }: FireAttempt, target: CardId, fits: boolean): Generator<Reason> {
  if (p.attack?.creature !== target) yield refusal('ATK-043', { card: target })
  else if (!fits) {
    const details = { card: shot.weapon, by: target }
    yield refuse('ATK-041', details)
    if (facts(p, target).movesLike === 'starfighter') yield refuse('ATK-098', details)
  }
}

/** The rules by which a weapon is fired in the attack under way. */
export function rulesOfShot(attempt: FireAttempt): string[] {
  const { p, shot, player } = attempt
  const { attack } = p
  if (!attack) return []
  const own = cardOf(p, attack.creature).owner === player
  return [
    ...['ATK-005', 'ATK-041', 'ATK-088', 'ATK-043'],
    isInAttack(p, shot.weapon) ? 'ATK-042' : 'ATK-050',
    ...(own ? ['ATK-040'] : []),
    ...(attack.others.some((card) => isDefending(p, card)) ? ['ATK-020'] : []),
  ]
}
