/** Deploying creatures in their habitats. (creature - deployment) */

import { no, type Reason } from '../../../kernel/index.ts'
import {
  isAsteroid,
  isExterior,
  isSector,
  isSite,
  isSystem,
  rowOf,
  siteFacts,
} from '../../model/locations.ts'
import { facts, plain } from '../../model/pool.ts'
import type { CardId, Position } from '../../model/types.ts'
import type { DeployTarget } from '../intent.ts'
import { inRulings, underHeading } from '../rulebook.ts'
import type { DeployKind } from './attempt.ts'
import { priceOf, printedCost } from './cost.ts'
import { byRules, closedByText } from './restrictions.ts'
import { limitsByKind } from './units.ts'

export const rules = [
  ...underHeading('Deployment - Examples', { 'DEP-067': {} }),
  ...inRulings('creature - deployment', { 'DEP-248': { same: ['ATK-099'] } }),
]

/** Habitats of creatures, where they are not simply kinds of location. */
const habitats: Record<string, (p: Position, location: CardId) => boolean> = {
  unrestricted: () => true,
  'sites of planets other than Hoth and Tatooine, or Dark Waters': (p, location) =>
    isSite(p, location) &&
    siteFacts(p, location).siteOf === undefined &&
    !['hoth', 'tatooine'].includes(plain(rowOf(p, location))),
  'Rancor Pit and exterior planet sites': (p, location) =>
    plain(facts(p, location).title).endsWith('rancor pit') ||
    (isSite(p, location) && isExterior(p, location) && siteFacts(p, location).siteOf === undefined),
}

/** Is a location in the habitat that is printed on a creature: 'sites', 'Hoth sites', 'asteroid sectors', a title? */
function inHabitat(p: Position, card: CardId, location: CardId): boolean {
  const { habitat } = facts(p, card)
  if (habitat === undefined) return true
  const all: string[] = Array.isArray(habitat) ? habitat : [habitat]
  return all.some((name) => habitats[name]?.(p, location) ?? fitsWords(p, plain(name), location))
}

function fitsWords(p: Position, habitat: string, location: CardId): boolean {
  if (plain(facts(p, location).title) === habitat) return true
  return habitat.split(' ').every((word) => {
    if (word === 'site' || word === 'sites') return isSite(p, location)
    if (word === 'system' || word === 'systems') return isSystem(p, location)
    if (word === 'sector' || word === 'sectors') return isSector(p, location)
    if (word === 'exterior') return isExterior(p, location)
    if (word === 'asteroid') return isAsteroid(p, location)
    return plain(rowOf(p, location)).split(' ').includes(word)
  })
}

export const creature: DeployKind = {
  types: ['creature'],

  *targets(p): Generator<DeployTarget> {
    for (const location of p.layout) yield { location }
  },

  *judge({ p, card, to }): Generator<Reason> {
    if (!('location' in to)) return yield no('DEP-248', { card }, 'no place')
    if (!inHabitat(p, card, to.location)) yield no('DEP-248', { card, to: to.location })
    yield* byRules(p, card, to.location, limitsByKind(p, card, to.location, null))
    yield* closedByText(p, card, to.location)
  },

  price: ({ p, card, to }) => priceOf(p, card, to, printedCost(p, card)),
  cites: () => ['DEP-067', 'DEP-248', 'DEP-008'],
  where: ({ player, to }) => ('location' in to ? { at: to.location, side: player } : null),
}
