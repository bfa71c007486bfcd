/** What the print of a card tells of where it deploys, what it is immune to, and who is part of it. */

import { asList } from '../../../kernel/index.ts'
import type { Filter } from '../../abilities/types.ts'
import type { CardFacts } from '../types.ts'
import { plain } from './pool.ts'

const spotsOf = ({ abilities = [] }: CardFacts) => abilities.filter((text) => text.does === 'deploys on')

/** Is no cost for deploying it named on the card? (KRN-317) */
export const isFreeToDeploy = (card: CardFacts): boolean =>
  (card.deploy ?? 0) === 0 && spotsOf(card).every(({ price = 0, loses = 0 }) => price === 0 && loses === 0)

export const isPutOnTable = (card: CardFacts): boolean =>
  card.type === 'effect' && spotsOf(card).every((spot) => !spot.card && !spot.at)

/** Is it immune by its own text, whatever else is so? (KRN-158) */
export function isAlwaysImmune({ abilities = [] }: CardFacts, to: string): boolean {
  return abilities.some((text) => text.does === 'immune' && plain(text.to) === plain(to) && !text.while)
}

/** Is one of its permanent pilots of a persona that is asked for, and nothing else? (DEP-088) */
export const isPermanentPilot = (
  { permanentPilots = [] }: CardFacts,
  { persona, ...others }: Filter,
): boolean =>
  persona !== undefined &&
  Object.keys(others).length === 0 &&
  permanentPilots.some(
    ({ name }) => name !== undefined && asList(persona).some((one) => plain(one) === plain(name)),
  )

/** Is it a card of this persona, or one that contains it? (DEP-084) */
export const isPersona = (card: CardFacts, name: string): boolean =>
  plain(card.persona ?? card.title) === plain(name) ||
  plain(card.title) === plain(name) ||
  (card.permanentPilots?.some((pilot) => pilot.name !== undefined && plain(pilot.name) === plain(name)) ??
    false)
