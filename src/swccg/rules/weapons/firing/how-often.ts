/** How often a weapon is fired, and how many weapons a card uses. (weapon - firing or swinging (using)) */

import type { Change, Reason } from '../../../../kernel/index.ts'
import { isCapital, isSquadron } from '../../../model/crew.ts'
import { cardsOn, carrierOf } from '../../../model/table.ts'
import { textsInForce } from '../../../model/texts/texts.ts'
import type { CardId, Position } from '../../../model/types.ts'
import { refusal } from '../../shared/reasons.ts'
import { changes, inRulings, permits, underHeading } from '../../shared/rulebook.ts'
import type { FireAttempt } from './firing-attempt.ts'

export const rules = [
  ...underHeading('Weapons Segment - Firing Weapons', { 'WPN-001': { same: ['WPN-018'] }, 'WPN-003': {} }),
  ...inRulings('weapon - firing or swinging (using)', {
    'WPN-014': {},
    'WPN-015': { same: ['TRM-466'] },
    'WPN-017': permits,
    'WPN-021': permits,
    'WPN-022': changes,
  }),
  ...underHeading('Attacks - The Steps Of An Attack', { 'ATK-044': {} }),
]

/** That a card has used this weapon this turn. */
const keyOf = (p: Position, bearer: CardId, weapon: CardId) => `weapon:${p.turn.number}:${bearer}:${weapon}`

/** The weapons that a card has used this turn. */
function usedBy(p: Position, bearer: CardId): CardId[] {
  const used = new Set(p.used)
  return p.cards.flatMap(({ id }) => (used.has(keyOf(p, bearer, id)) ? id : []))
}

/** How many different weapons a card may use in a turn. (WPN-014, WPN-015, WPN-017) */
function allowance(p: Position, bearer: CardId): number {
  if (isCapital(p, bearer)) return Number.POSITIVE_INFINITY
  const own = textsInForce(p, 'uses weapons')
    .filter(({ text, source }) =>
      text.who === 'self'
        ? source === bearer
        : carrierOf(p, source) === bearer || cardsOn(p, bearer).includes(source),
    )
    .map(({ text: { count } }) => {
      if (count === 'any in battle') return p.battle ? Number.POSITIVE_INFINITY : 0
      return count === 'any' ? Number.POSITIVE_INFINITY : count
    })
  return Math.max(isSquadron(p, bearer) ? 3 : 1, ...own)
}

/** Why a weapon may not be fired once more. */
export function* overused({ p, shot, text, bearer, occasion }: FireAttempt): Generator<Reason> {
  const card = shot.weapon
  const times = (all: readonly CardId[] = []) => all.filter((fired) => fired === card).length
  const most = text.times ?? 1
  const [battled, attacked] = [times(p.battle?.fired), times(p.attack?.fired)]
  if (!occasion && battled >= most) {
    yield refusal('WPN-001', { card, count: battled })
    if (bearer !== null && !usedBy(p, bearer).includes(card)) yield refusal('WPN-003', { card, ship: bearer })
  }
  // What is fired twice in a battle is fired once in an attack.
  if (!occasion && attacked > 0) yield refusal('ATK-044', { card })
  if (bearer === null) return
  const others = usedBy(p, bearer).filter((used) => used !== card)
  const count = allowance(p, bearer)
  if (others.length < count) return
  yield isSquadron(p, bearer)
    ? refusal('WPN-015', { card, ship: bearer, cards: others })
    : refusal('WPN-014', { card, ship: bearer, cards: others, count })
}

/** The rules by which it may be fired although others have been. */
export function usageRules({ p, shot, bearer }: FireAttempt): string[] {
  if (bearer === null) return []
  const used = usedBy(p, bearer)
  if (used.includes(shot.weapon)) return ['WPN-042']
  if (used.length === 0) return []
  return isCapital(p, bearer) ? ['WPN-017'] : isSquadron(p, bearer) ? ['WPN-015'] : []
}

/** Remembers that the weapon has been fired in the battle, and used by its bearer this turn. */
export function noteUse(change: Change<Position>, { shot, bearer, occasion }: FireAttempt): void {
  const p = change.now
  const use = bearer === null ? null : keyOf(p, bearer, shot.weapon)
  if (use !== null && !p.used.includes(use)) change.put('used', [...p.used, use])
  if (occasion) return
  const fired = [...((p.attack ?? p.battle)?.fired ?? []), shot.weapon]
  if (p.attack) change.put('attack', { ...p.attack, fired })
  else if (p.battle) change.put('battle', { ...p.battle, fired })
}
