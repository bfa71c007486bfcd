/** Numbers that a text works out as it takes effect: amounts, and what a destiny is compared with. */

import type { Draw } from '../../abilities/action/action.ts'
import type { Amount, Named } from '../../abilities/amount/amount.ts'
import { inPlay } from '../../model/texts/conditions.ts'
import { matches } from '../../model/texts/filters.ts'
import { type Asking, quantityOf } from '../../model/texts/quantities.ts'
import type { TextInForce } from '../../model/texts/texts.ts'
import type { CardId, Player, Position } from '../../model/types.ts'
import { abilityOf, defenseValueOf, destinyOf, numberOf } from '../../model/values.ts'
import type { ResultsFrame } from '../shared/actions/results.ts'
import { rulesBehind } from './values-and-numbers.ts'

/** A text at work: whose it is, what it has singled out, and the numbers that have been chosen or drawn for it. */
export interface Working {
  p: Position
  player: Player
  card: CardId
  targets: readonly CardId[]
  to: CardId | null
  x?: number
  named?: Partial<Record<Named, number>>
  /** The card that it answers. */
  it?: CardId | null
}

/** The number of a card, whichever is asked for. */
const statIn =
  (p: Position): Asking['stat'] =>
  (card, value) =>
    value === 'defense value'
      ? defenseValueOf(p, card)
      : value === 'destiny'
        ? destinyOf(p, card)
        : (numberOf(p, card, value)?.value ?? 0)

/** How much it is: never below nothing. (KRN-150, KRN-151) */
export const amountOf = (use: Working, amount: Amount): number => Math.max(0, worked(use, amount))

const worked = ({ p, player, card, targets, to, it, x, named }: Working, amount: Amount): number =>
  quantityOf(p, amount, {
    you: player,
    source: card,
    targets,
    to,
    it: it ?? null,
    named: x === undefined ? (named ?? {}) : { X: x, ...named },
    stat: statIn(p),
  })

/** How much a text in force changes a number by. */
export const changeBy = (
  p: Position,
  { source, you }: Pick<TextInForce, 'source' | 'you'>,
  amount: Amount,
): number => (typeof amount === 'number' ? amount : quantityOf(p, amount, { you, source, stat: statIn(p) }))

export interface Measured {
  value: number
  rules: string[]
}

/** What a destiny is compared with, all modifiers applied; an ability with the rules by which it has come about. (KRN-293) */
export function measureOf(use: Working, than: Amount): Measured {
  const { p, player, card, targets } = use
  if (typeof than === 'number' || !('stat' in than) || than.stat !== 'ability')
    return { value: worked(use, than), rules: [] }
  const { of } = than
  const cards =
    of === 'target' ? targets : of === 'self' ? [card] : of === 'it' ? [] : inPlay(p, of, player, card)
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
