/** Attacks that are over before their time. */

import { isOneSided } from '../../model/fights/attack.ts'
import { hasState } from '../../model/table.ts'
import type { Position } from '../../model/types.ts'
import { changes, crdOnly, inRulings, within } from '../shared/rulebook.ts'

export const rules = inRulings('creature — creatures being attacked', {
  'ATK-089': { ...crdOnly, ...changes },
})

const { holdsIn } = within(rules)

/**
 * Has the attack lost what it is about, so that its responses and segments are over? By the rulings of 2001 a creature that is
 * 'hit' while it is attacked is lost at once, and the attack is over. (ATK-021, ATK-089)
 */
export const isSettled = (p: Position): boolean =>
  isOneSided(p) ||
  (holdsIn(p, 'ATK-089') && p.attack?.kind === 'on creature' && hasState(p, p.attack.creature, 'hit'))
