/** What a card lacks to be one that a text means: whether it is of another kind, or only elsewhere, another's, or in another state. */

import { keysOf } from '../../../kernel/index.ts'
import type { Filter } from '../../abilities/types.ts'
import type { CardId, Player, Position } from '../types.ts'
import { matches } from './filters.ts'

/** 'kind' is anything that is printed on it, or a number of it; what is put together of filters is looked into. */
export type Lack = 'kind' | 'owner' | 'state' | 'crew' | 'company' | 'place'

const lacks: Record<keyof Filter, Lack> = {
  type: 'kind',
  subtype: 'kind',
  title: 'kind',
  persona: 'kind',
  is: 'kind',
  abilityAtLeast: 'kind',
  abilityBelow: 'kind',
  withAbility: 'kind',
  highestAbility: 'kind',
  unique: 'kind',
  location: 'kind',
  deploysFree: 'kind',
  deploysOnTable: 'kind',
  alwaysImmuneTo: 'kind',
  titleOnTable: 'kind',
  titleHas: 'kind',
  matchingWeapon: 'kind',
  has: 'kind',
  printed: 'kind',
  number: 'kind',
  not: 'kind',
  other: 'kind',
  and: 'kind',
  anyOf: 'kind',
  owner: 'owner',
  state: 'state',
  captive: 'state',
  escorting: 'state',
  stolen: 'state',
  piloted: 'crew',
  piloting: 'crew',
  pilotedBy: 'crew',
  matchingPilotAboard: 'crew',
  aboard: 'crew',
  with: 'company',
  presentWith: 'company',
  alone: 'company',
  carriedBy: 'place',
  isAboard: 'place',
  at: 'place',
  onPlanet: 'place',
  atPlanet: 'place',
  aboardOf: 'place',
  present: 'place',
  scompLink: 'place',
  inBattle: 'place',
}

const order: readonly Lack[] = ['kind', 'owner', 'state', 'crew', 'company', 'place']

/** The gravest of several lacks: who is of another kind need not be told that it is elsewhere too. */
const gravest = (found: readonly Lack[]): Lack => order.find((lack) => found.includes(lack)) ?? 'kind'

/** What keeps this card from being one that the filter takes. Only for a card that it does not take. */
export function lackOf(p: Position, filter: Filter, card: CardId, you: Player, source: CardId | null): Lack {
  const { and, anyOf, not, ...others } = filter
  const found: Lack[] = []
  for (const key of keysOf(others))
    if (!matches(p, { [key]: others[key] }, card, you, source)) found.push(lacks[key])
  if (and && !matches(p, and, card, you, source)) found.push(lackOf(p, and, card, you, source))
  if (anyOf && !matches(p, { anyOf }, card, you, source)) {
    const ways = anyOf.map((one) => lackOf(p, one, card, you, source))
    found.push(order.findLast((lack) => ways.includes(lack)) ?? 'kind')
  }
  if (not && matches(p, not, card, you, source)) {
    const asked = keysOf(not).map((key) => lacks[key])
    found.push(gravest(asked))
  }
  return gravest(found)
}
