/** What a move costs in the end. (Movement - costs +X to move / moves for free) */

import type { Part } from '../../../kernel/index.ts'
import type { AbilityOf } from '../../abilities/types.ts'
import { isPresentWith } from '../../model/places/presence.ts'
import { locationOf } from '../../model/table.ts'
import { type Amount, amountOf, type Base, baseOf, rulesOf, sumOf } from '../../model/texts/amounts.ts'
import { matches, matchesLocation } from '../../model/texts/filters.ts'
import { type TextInForce, textsInForce } from '../../model/texts/texts.ts'
import type { CardId, Position } from '../../model/types.ts'
import type { RuleId } from '../keys.ts'
import type { Price } from '../shared/paying.ts'
import { changes, permits, underHeading } from '../shared/rulebook.ts'
import { type Attempt, type BasePrice, type MoveKind, placeOfGoal } from './move.ts'

export const rules = [
  ...underHeading('Movement - Costs +X To Move/Moves For Free', {
    'MOV-155': permits,
    'MOV-156': changes,
    'MOV-157': changes,
    'MOV-158': changes,
    'MOV-159': changes,
    'MOV-160': changes,
  }),
  ...underHeading('Actions - For Each/For Every', {
    'KRN-150': { same: ['KRN-047', 'TRM-125'], ...permits },
  }),
]

type MoveCost = TextInForce<AbilityOf<'move cost'>>

/** A price with 1 Force more for each cloud sector on the way; the rule that adds it may be another. (MOV-083) */
export const throughClouds = (cost: number, clouds: number, rule: RuleId, adds = rule): BasePrice => ({
  force: cost + clouds,
  rules: [...new Set([rule, adds])],
  parts: [
    { by: rule, does: 'is', n: cost, rule },
    { by: 'MOV-083', does: 'add', n: clouds, rule: adds },
  ],
})

/** What a kind of move costs before texts change that. */
const baseOfKind = (price: BasePrice): Base => {
  const { force, parts } = price
  const [rule = 'MOV-155'] = price.rules
  if (force === 'free') return { total: 0, parts: () => [{ by: rule, does: 'free', n: 0, rule }] }
  return parts ? sumOf(parts) : baseOf(force, rule, rule)
}

/** A price that no text changes: an object with a getter of its own takes twenty times as long to make. */
class UsualPrice implements Price {
  readonly force: number
  readonly rules: readonly string[]
  private readonly price: BasePrice

  constructor(price: BasePrice) {
    const { force, rules } = price
    this.force = force === 'free' ? 0 : force
    this.rules = rules
    this.price = price
  }

  get parts(): readonly Part[] {
    return baseOfKind(this.price).parts()
  }
}

/** The Force that a move costs its player, all changes included; a group pays the highest price of its cards. */
export function priceOf(kind: MoveKind, attempt: Attempt): Price {
  const price = kind.price(attempt)
  const { rules, force } = price
  const changes = textsInForce(attempt.p, 'move cost')
  // Free cannot be modified.
  if (force === 'free' || price.settled || changes.length === 0) return new UsualPrice(price)
  const base = baseOfKind(price)
  const { move } = attempt
  const prices = move.cards.map((card) => priceFor(kind, attempt, card, base, changes))
  const highest = prices.reduce((most, one) => (one.total > most.total ? one : most))
  return {
    force: highest.total,
    get rules() {
      const untouched = changes.some((change) =>
        move.cards.some((card) => !concerns(kind, attempt, card, change)),
      )
      const differ = prices.some(({ total }) => total !== highest.total)
      return [
        ...rules,
        ...rulesOf(highest.parts),
        ...highest.cites,
        ...(differ ? ['MOV-159'] : []),
        ...(untouched ? ['MOV-157'] : []),
        ...placeless(attempt, changes),
      ]
    },
    get parts() {
      return highest.parts
    },
  }
}

/** What the move of one card costs. (MOV-155, MOV-160, KRN-292) */
function priceFor(
  kind: MoveKind,
  attempt: Attempt,
  card: CardId,
  base: Base,
  changes: readonly MoveCost[],
): Amount & { cites: string[] } {
  const mine = changes.filter((change) => concerns(kind, attempt, card, change))
  const found = amountOf(
    attempt.p,
    base,
    mine,
    (one) => (one.text.free ? { free: true } : { add: amount(attempt.p, one) }),
    { rule: 'MOV-155' },
  )
  return {
    total: found.total,
    get parts() {
      return found.parts.filter(({ does, n }) => does !== 'add' || n !== 0)
    },
    // A cover charge that grows with the company.
    cites: mine.some((one) => one.text.addForEach && amount(attempt.p, one) !== 0)
      ? ['MOV-160', 'KRN-150']
      : [],
  }
}

/** Changes for going to or from a place, and a move that changes none: they do not touch it. */
function placeless(attempt: Attempt, changes: readonly MoveCost[]): string[] {
  const { from, to } = endsOf(attempt)
  return from === to && changes.some(({ text }) => text.from || text.to) ? ['MOV-156'] : []
}

/** The locations that a move starts from and leads to, aboard a card or not. */
const endsOf = ({ p, move, card }: Attempt) => ({ from: locationOf(p, card), to: placeOfGoal(p, move.to) })

function concerns(kind: MoveKind, attempt: Attempt, card: CardId, { text, source, you }: MoveCost): boolean {
  const { p } = attempt
  if (text.using && !text.using.includes(kind.using)) return false
  if (text.who !== 'self' ? !matches(p, text.who, card, you) : card !== source) return false
  const { from, to } = endsOf(attempt)
  // Changes for going somewhere do not touch moves that change no location. (MOV-156)
  if ((text.from || text.to) && from === to) return false
  const here = locationOf(p, source)
  if (text.from && (from === null || !matchesLocation(p, text.from, from, here, you))) return false
  return !text.to || (to !== null && matchesLocation(p, text.to, to, here, you, from))
}

function amount(p: Position, { text, source, you }: MoveCost): number {
  const { addForEach } = text
  if (!addForEach) return text.add ?? 0
  const company = p.cards.filter(({ id }) => isPresentWith(p, id, source) && matches(p, addForEach, id, you))
  return company.length * (text.add ?? 1)
}
