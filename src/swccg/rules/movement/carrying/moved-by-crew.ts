/** Weapons on a site that their text lets a crew take along on foot: in one action, as the regular move of each. (weapon - artillery) */

import type { Part, Reason } from '../../../../kernel/index.ts'
import type { AbilityOf } from '../../../abilities/types.ts'
import { cardOf } from '../../../model/cards/card-of.ts'
import { facts } from '../../../model/cards/pool.ts'
import { isSite, rowWith } from '../../../model/places/locations.ts'
import { allActive, isOnTable, standsAt } from '../../../model/table.ts'
import { matches } from '../../../model/texts/filters.ts'
import { cannotMove, textsOf } from '../../../model/texts/texts.ts'
import type { CardId, Player, Position } from '../../../model/types.ts'
import { landspeedOf } from '../../../model/values.ts'
import type { Move } from '../../shared/actions/intent.ts'
import { refusal } from '../../shared/reasons.ts'
import { inRulings } from '../../shared/rulebook.ts'
import type { Attempt, BasePrice } from '../move.ts'

export const rules = inRulings('weapon - artillery', { 'WPN-047': {} })

interface Carried {
  weapon: CardId
  crew: readonly CardId[]
  text: AbilityOf<'moved by crew'>
  you: Player
}

const textOf = (p: Position, weapon: CardId) => textsOf(p, weapon, 'moved by crew')[0]

/** Does its text let a crew move it, and does it stand at a site? */
export function isMovedByCrew(p: Position, card: CardId): boolean {
  const at = facts(p, card).type === 'weapon' ? standsAt(p, card) : null
  return at !== null && isSite(p, at) && textOf(p, card) !== undefined
}

/** The weapon that a group takes along, and those who do; null if there is none in it. */
export function carriedIn({ p, move }: Pick<Attempt, 'p' | 'move'>): Carried | null {
  const weapon = move.cards.find((card) => isOnTable(p, card) && isMovedByCrew(p, card))
  const found = weapon === undefined ? undefined : textOf(p, weapon)
  if (weapon === undefined || !found) return null
  return { weapon, crew: move.cards.filter((card) => card !== weapon), text: found.text, you: found.you }
}

/** Artillery goes nowhere by itself. (WPN-047) */
export const artilleryStays = (card: CardId): Reason => refusal('WPN-047', { card })

/** Is it as many as the text says, of the kind that it says, and all where the weapon is? */
export function* crewLacking(p: Position, { weapon, crew, text, you }: Carried): Generator<Reason> {
  const details = { card: weapon, need: text.count }
  const fits = (one: CardId) => matches(p, text.crew, one, you) && standsAt(p, one) === standsAt(p, weapon)
  if (crew.length !== text.count || !crew.every(fits)) yield refusal('WPN-047', details, 'crew')
}

/** Everybody pays for himself, and so much more is due for the weapon. */
export function priceWithWeapon(
  { text, weapon, crew }: Carried,
  priceOfOne: (card: CardId) => number,
): BasePrice {
  const each = crew.map((card): Part => ({ by: card, does: 'is', n: priceOfOne(card), rule: 'MOV-051' }))
  const parts: Part[] = [...each, { by: weapon, does: 'add', n: text.add, rule: 'WPN-047' }]
  const force = parts.reduce((sum, { n }) => sum + n, 0)
  return { force, rules: ['MOV-051', 'WPN-047'], parts, settled: true }
}

/** All groups of so many. */
function groupsOf(cards: readonly CardId[], count: number): CardId[][] {
  if (count === 0) return [[]]
  return cards.flatMap((card, i) => groupsOf(cards.slice(i + 1), count - 1).map((rest) => [card, ...rest]))
}

/** Those who could take a weapon along, each with as far as he gets. */
function ableCrew(p: Position, { text, you }: Pick<Carried, 'text' | 'you'>, at: CardId): CardId[] {
  const rested = (card: CardId) => cardOf(p, card).moved !== p.turn.number && !cannotMove(p, card)
  return allActive(p).filter(
    (card) => standsAt(p, card) === at && rested(card) && matches(p, text.crew, card, you),
  )
}

/** The moves in which a crew takes this weapon along. */
export function* withCrew(p: Position, weapon: CardId): Generator<Move> {
  const from = standsAt(p, weapon)
  const found = textOf(p, weapon)
  if (from === null || !found) return
  const { sites } = rowWith(p, from)
  const here = sites.indexOf(from)
  for (const crew of groupsOf(ableCrew(p, found, from), found.text.count)) {
    const range = Math.min(...crew.map((card) => landspeedOf(p, card) ?? 0))
    for (const [i, location] of sites.entries())
      if (location !== from && Math.abs(i - here) <= range)
        yield { using: 'landspeed', cards: [...crew, weapon], to: { location } }
  }
}

/** What dragging the weapon there means: the first who can take it. */
export function withFirstCrew(p: Position, weapon: CardId): CardId[] {
  const from = standsAt(p, weapon)
  const found = textOf(p, weapon)
  return from === null || !found ? [] : ableCrew(p, found, from).slice(0, found.text.count)
}
