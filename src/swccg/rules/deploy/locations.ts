/** Deploying locations: free, where they belong, over another version of themselves. (Deployment - Examples; sectors) */

import type { Reason } from '../../../kernel/index.ts'
import { firstOf } from '../../../kernel/index.ts'
import { cardOf } from '../../model/cards/card-of.ts'
import { facts, plain } from '../../model/cards/pool.ts'
import { isPlatform, needsItsSystem, placesFor, separatesSpaceports } from '../../model/places/layout.ts'
import {
  allRows,
  hostOf,
  isPlanetSystem,
  isSector,
  isSystem,
  rowOf,
  siteFacts,
} from '../../model/places/locations.ts'
import { bearsOn, textsInForce } from '../../model/texts/texts.ts'
import type { CardId, DeployDestination, Player, Position } from '../../model/types.ts'
import { betweenSpaceports } from '../card-types/locations/spaceport-sites.ts'
import { noShipOfItsKind } from '../card-types/locations/starship-sites.ts'
import { applies, isObserved } from '../shared/observing.ts'
import { refusal } from '../shared/reasons.ts'
import { changes, inRulings, permits, underHeading } from '../shared/rulebook.ts'
import type { DeployAttempt, DeployKind } from './deployment-attempt.ts'
import { notPutThere } from './on-cards/deploying-on-cards.ts'
import { otherDeathStar } from './restrictions/death-stars.ts'
import { closedByText } from './restrictions/deployment-restrictions.ts'
import { hasItAlready } from './unique-and-restricted-cards.ts'

export const rules = [
  ...underHeading('Deployment - Examples', { 'DEP-059': {} }),
  ...inRulings('Cloud City location deployment', {
    'DEP-169': permits,
    'DEP-170': {},
    'DEP-171': changes,
    'DEP-172': {},
  }),
  ...inRulings('Death Star II location deployment', { 'DEP-178': {} }),
  ...inRulings('Endor location deployment rules', { 'DEP-189': changes, 'DEP-190': {} }),
  ...inRulings('Naboo location deployment', { 'DEP-195': {} }),
  ...inRulings('sectors', { 'DEP-208': { same: ['TRM-346'] }, 'DEP-209': { same: ['TRM-347'], ...permits } }),
  ...inRulings('unique and restricted cards', { 'DEP-240': {} }),
  ...underHeading('Step A - Playing starting cards', { 'TRN-014': { same: ['DEP-225'], ...changes } }),
  // Covering the other player's version; the ledger words it for the start of the game only.
  ...inRulings('converting', { 'DPL-001': { cites: [], ...changes }, 'DPL-002': { cites: [] } }),
]

const isGeneric = (p: Position, card: CardId): boolean => {
  const { kind, planet, siteOf } = siteFacts(p, card)
  return kind !== 'system' && planet === undefined && siteOf === undefined
}

/** The position in which a generic location belongs to a system. */
export const belonging = (p: Position, card: CardId, of: string): Position => ({
  ...p,
  cards: p.cards.with(card, { ...cardOf(p, card), of }),
})

/** Names of the planets on table that a generic location could belong to. */
const planets = (p: Position): string[] =>
  allRows(p)
    .filter(({ name, system, sites }) => {
      if (system !== null) return name !== '' && isPlanetSystem(p, system)
      return name !== '' && sites.every((site) => siteFacts(p, site).siteOf === undefined)
    })
    .map(({ name }) => name)

const sameTitle = (p: Position, one: CardId, other: CardId): boolean =>
  plain(facts(p, one).title) === plain(facts(p, other).title)

/** Another version of a unique location, at the top of its pile on table; null for one that is not unique. */
const versionOf = (p: Position, card: CardId): CardId | null =>
  (facts(p, card).unique ? p.layout.find((other) => sameTitle(p, other, card)) : null) ?? null

/** The rule that says how the row of this location is laid out. */
function ruleOfRow(p: Position, card: CardId) {
  const row = plain(rowOf(p, card))
  const { kind, siteOf } = siteFacts(p, card)
  if (siteOf !== undefined) return 'DEP-212'
  if (row === 'bespin') {
    if (isPlatform(p, card) && p.layout.some((one) => one !== card && isPlatform(p, one))) return 'DEP-172'
    return kind === 'site' ? 'DEP-171' : 'DEP-170'
  }
  if (row === 'endor') return plain(facts(p, card).title) === 'endor: back door' ? 'DEP-190' : 'DEP-189'
  if (row === 'naboo') return 'DEP-195'
  if (row === 'death star ii') return 'DEP-178'
  if (kind === 'sector') return 'DEP-208'
  return facts(p, card).title.startsWith('Spaceport') ? 'DEP-210' : 'DEP-059'
}

/** The text that keeps a location from being converted; null if nothing does. */
export const keeperOf = (p: Position, card: CardId): CardId | null =>
  textsInForce(p, 'prevents conversion').find((one) => bearsOn(p, one, one.text.who, card))?.source ?? null

/** Is a location kept from being deployed by a version on table that would have to be converted, and may not be? (TRN-015) */
export function isKeptOff(p: Position, player: Player, card: CardId): boolean {
  const version = facts(p, card).location ? versionOf(p, card) : null
  return version !== null && cardOf(p, version).owner !== player && keeperOf(p, version) !== null
}

function* judgeConversion(p: Position, player: Player, card: CardId, over: CardId): Generator<Reason> {
  if (!sameTitle(p, over, card) || !facts(p, card).unique) return yield refusal('DPL-001', { card, to: over })
  yield* hasItAlready(p, player, card, over)
  const keeper = keeperOf(p, over)
  if (keeper !== null) yield refusal('DPL-001', { card, to: over, by: keeper }, 'kept')
}

/** How many copies a location's diamonds allow at one system (one, if it does not say), those of both players together. (DEP-240, SIL-02) */
function* tooManyThere(p: Position, card: CardId): Generator<Reason> {
  const { unique, limit = unique || !isGeneric(p, card) ? undefined : 1 } = facts(p, card)
  if (limit === undefined) return
  const row = plain(rowOf(p, card))
  const copies = p.layout.filter((one) => plain(rowOf(p, one)) === row && sameTitle(p, one, card))
  if (copies.length >= limit) yield refusal('DEP-240', { card, count: limit, by: firstOf(copies) })
}

const isBespin = (p: Position, card: CardId) => isSystem(p, card) && plain(facts(p, card).title) === 'bespin'

/** Says which rules let a location come where it comes. */
function comesThere({ p, card, to, byText }: DeployAttempt): void {
  if (!isObserved()) return
  if ('location' in to && applies(byText?.start ? 'TRN-014' : 'DPL-001')) return
  const system = 'place' in to ? to.system : undefined
  const placed = system === undefined ? p : belonging(p, card, system)
  if (!isSystem(p, card)) applies(ruleOfRow(placed, card))
  if (isSector(p, card)) applies('DEP-209')
  if (siteFacts(p, card).siteOf !== undefined && hostOf(p, card) === null) applies('DEP-213')
  if (plain(rowOf(placed, card)) === 'bespin' && !p.layout.some((one) => isBespin(p, one))) applies('DEP-169')
}

function* judgeLocation(attempt: DeployAttempt): Generator<Reason> {
  const { p: given, player, card, to } = attempt
  comesThere(attempt)
  yield* otherDeathStar(given, player, card)
  if ('location' in to) return yield* judgeConversion(given, player, card, to.location)
  if (!('place' in to)) return yield notPutThere({ card }, 'location')
  const version = versionOf(given, card)
  if (version !== null) {
    yield* hasItAlready(given, player, card, version)
    if (cardOf(given, version).owner !== player) yield refusal('DPL-002', { card, to: version })
    return
  }
  const generic = isGeneric(given, card)
  const p = generic ? belonging(given, card, to.system ?? '') : given
  if (generic && (!planets(given).includes(to.system ?? '') || needsItsSystem(p, card)))
    return yield isSector(p, card) ? refusal('DEP-209', { card }) : refusal('DEP-059', { card }, 'planet')
  // A starship or vehicle site that works with any of a kind needs one on table. (DEP-213, DEP-214)
  if (siteFacts(p, card).siteOf !== undefined && hostOf(p, card) === null && !facts(p, card).unique)
    yield noShipOfItsKind({ card })
  yield* tooManyThere(p, card)
  yield* closedByText(p, card, card)
  if (placesFor(p, card).includes(to.place)) return
  yield refusal(ruleOfRow(p, card), { card }, 'out of row')
  if (separatesSpaceports(p, card, to.place)) yield betweenSpaceports({ card })
}

export const location: DeployKind = {
  types: ['location'],

  *targets(p, player, card): Generator<DeployDestination> {
    const version = versionOf(p, card)
    if (version !== null) {
      if (cardOf(p, version).owner !== player) yield { location: version }
    } else if (!isGeneric(p, card)) {
      for (const place of placesFor(p, card)) yield { place }
    } else {
      for (const system of planets(p))
        for (const place of placesFor(belonging(p, card, system), card)) yield { place, system }
    }
  },

  judge: judgeLocation,
  price: () => ({ force: 0, rules: ['DEP-058', 'DEP-010'] }),
  where: () => null,
}
