/** On, at, aboard, with: where a target is. (Prepositions; Here; same system) */

import type { Reason } from '../../../../kernel/index.ts'
import type { CardId, Player } from '../../../abilities/basics.ts'
import type { Filter } from '../../../abilities/filters/filters.ts'
import { matches } from '../../../model/texts/filters.ts'
import type { Position } from '../../../model/types.ts'
import { refusal } from '../../shared/reasons.ts'
import { inRulings, underHeading } from '../../shared/rulebook.ts'

export const rules = [
  ...underHeading('Prepositions', {
    'CTL-050': { same: ['TRM-318'] },
    'CTL-051': { same: ['TRM-319'] },
    'CTL-053': {},
    'CTL-054': { same: ['TRM-320'] },
    'CTL-055': { same: ['TRM-321'] },
  }),
  ...underHeading('Here', { 'CTL-048': {} }),
  ...inRulings('same system', { 'TRM-339': {} }),
]

/** Why a card is not where a filter asks for it: with another, on a planet, at one, aboard. (CTL-050 to CTL-055) */
export function* notWhereAsked(
  p: Position,
  player: Player,
  filter: Filter,
  details: { card: CardId; by: CardId },
  butFor: (part: keyof Filter) => boolean,
): Generator<Reason> {
  if (butFor('with')) yield refusal('CTL-053', details)
  if (filter.onPlanet !== undefined && butFor('onPlanet')) {
    yield refusal('CTL-050', details)
    if (matches(p, { atPlanet: filter.onPlanet }, details.card, player)) yield refusal('CTL-051', details)
  }
  if (butFor('atPlanet')) yield refusal('CTL-055', details)
  if (butFor('aboardOf')) yield refusal('CTL-054', details)
}

/** The rules by which a card is where a filter asks for it. */
export function* rulesOfWhere(filter: Filter): Generator<string> {
  if (filter.with) yield 'CTL-053'
  if (filter.onPlanet) yield 'CTL-050'
  if (filter.atPlanet) yield 'CTL-051'
  if (filter.aboardOf) yield 'CTL-054'
}

/** 'Here' is on the card itself. (CTL-048) */
export const notOnItself = (details: { card: CardId; by: CardId }): Reason => refusal('CTL-048', details)

/** 'Same system' is the system itself. (TRM-339) */
export const relatedOnly = (details: { card: CardId; by: CardId }): Reason => refusal('TRM-339', details)
