/** Weapons that are part of a character. (permanent weapon) */

import type { Reason } from '../../../../kernel/index.ts'
import { asList } from '../../../../kernel/index.ts'
import type { Filter } from '../../../abilities/filters/filters.ts'
import { facts } from '../../../model/cards/pool.ts'
import type { CardId, Position } from '../../../model/types.ts'
import { refusal } from '../../shared/reasons.ts'
import { inRulings } from '../../shared/rulebook.ts'

export const rules = [
  ...inRulings('permanent weapon', {
    'WPN-066': { same: ['TRM-309'] },
    'WPN-067': { same: ['TRM-310'] },
    'WPN-069': { same: ['TRM-311'] },
    'TRM-307': {},
    'WPN-065': { same: ['TRM-308'] },
  }),
]

/** A weapon that is part of a character cannot be done to what is done to weapons. (TRM-307) */
export function* partOfCharacter(p: Position, filter: Filter, card: CardId, by: CardId): Generator<Reason> {
  const { permanentWeapon, type } = facts(p, card)
  if (type === 'character' && permanentWeapon !== undefined && asList(filter.type).includes('weapon'))
    yield refusal('TRM-307', { card, by })
}

/** It is gone with the text of its character. (WPN-066) */
export const weaponGoneWithText = (card: CardId): Reason => refusal('WPN-066', { card })

/** Who copies a text gains no weapon that is part of another. (WPN-067) */
export const weaponNotCopied = (details: { card: CardId; by: CardId }): Reason => refusal('WPN-067', details)

/** Its title does not have the name of its character in it. (WPN-069) */
export const permanentNotMatching = (details: { card: CardId; by: CardId }): Reason =>
  refusal('WPN-069', details)

/** A character is not taken for the weapon that is part of him. (WPN-065) */
export const notTakenAsWeapon = (details: { card: CardId; by: CardId }): Reason => refusal('WPN-065', details)
