/** Numbers that a text works out as it takes effect: amounts, and what a destiny is compared with. */

import type { Draw, Measure } from '../../abilities/action/action.ts'
import type { Amount } from '../../abilities/filters/filters.ts'
import { countHeld } from '../../model/places/locations-held.ts'
import { isPresentAt } from '../../model/places/presence.ts'
import { holds, inPlay } from '../../model/texts/conditions.ts'
import { matches } from '../../model/texts/filters.ts'
import type { CardId, Player, Position } from '../../model/types.ts'
import { abilityOf, defenseValueOf, destinyOf, numberOf } from '../../model/values.ts'
import type { ResultsFrame } from '../shared/actions/results.ts'
import { rulesBehind } from './values-and-numbers.ts'

/** A text at work: whose it is, what it has singled out, and the number chosen for its price. */
export interface Working {
  p: Position
  player: Player
  card: CardId
  targets: readonly CardId[]
  to: CardId | null
  x: number
}

/** How much it is. An amount for each of nothing is nothing, whatever would be added. (KRN-150, KRN-151) */
export function amountOf({ p, player, card, x }: Working, amount: Amount): number {
  if (amount === 'X') return x
  if (typeof amount === 'number') return amount
  const { each, eachHeld, more = [] } = amount
  const times = each ? inPlay(p, each, player, card).length : 1
  const places = eachHeld ? countHeld(p, eachHeld, card, player) : 1
  let sum = amount.of * times * places
  for (const one of more) if (holds(p, one.if, card, player)) sum += one.add
  return Math.max(0, sum)
}

export interface Measured {
  value: number
  rules: string[]
}

/** What a destiny is compared with, all modifiers applied. (KRN-293) */
export function measureOf({ p, player, card, targets, to }: Working, than: Measure): Measured {
  if (typeof than === 'number') return { value: than, rules: [] }
  const [target] = targets
  if ('destiny' in than) return { value: target === undefined ? 0 : destinyOf(p, target), rules: [] }
  if ('defenseValue' in than)
    return { value: targets.reduce((sum, one) => sum + defenseValueOf(p, one), 0), rules: [] }
  if ('count' in than) {
    const all = inPlay(p, than.count, player, card)
    return {
      value: than.there && to !== null ? all.filter((id) => isPresentAt(p, id, to)).length : all.length,
      rules: [],
    }
  }
  const cards = than.ability === 'target' ? targets : inPlay(p, than.ability, player, card)
  const best = cards.toSorted((a, b) => abilityOf(p, b) - abilityOf(p, a))[0]
  const found = best === undefined ? null : numberOf(p, best, 'ability')
  // Where a number is asked for and there is none, it is 0. (KRN-203, KRN-323)
  if (found === null) return { value: 0, rules: best === undefined ? [] : ['KRN-203'] }
  return { value: found.value, rules: found.causes.length > 0 ? ['KRN-293', ...rulesBehind(found)] : [] }
}

/** Does this destiny serve the text? */
export function serves(use: Working, draw: Draw, destiny: number): boolean {
  const total = totalOf(use, draw, destiny)
  // Nought is even. (KRN-320)
  if (draw.is === 'any') return true
  if (draw.is === 'even' || draw.is === 'odd') return (total % 2 === 0) === (draw.is === 'even')
  const { value } = measureOf(use, draw.than ?? 0)
  return draw.is === 'below' ? total < value : total > value
}

/** The destiny with what the text adds to it: always, or for such a target, or if its own card is so. */
export function totalOf({ p, player, card, targets }: Working, { add }: Draw, destiny: number): number {
  if (!add) return destiny
  const { number, ifTarget, ifSelf } = add
  const fits =
    (!ifSelf || matches(p, ifSelf, card, player, card)) &&
    (!ifTarget || targets.some((target) => matches(p, ifTarget, target, player, card)))
  return destiny + (fits ? number : 0)
}

/** What the amounts of a result are measured with. */
export const workingOf = (p: Position, frame: ResultsFrame): Working => ({ p, ...frame })
