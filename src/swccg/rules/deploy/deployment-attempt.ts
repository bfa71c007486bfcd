/** What every deployment is made of. */

import { firstOf, type Reason, remember } from '../../../kernel/index.ts'
import type { Filter, LocationFilter } from '../../abilities/types.ts'
import { cardOf } from '../../model/cards/card-of.ts'
import { facts } from '../../model/cards/pool.ts'
import { locationOf } from '../../model/table.ts'
import type {
  CardId,
  CardType,
  DeployDestination,
  Player,
  Position,
  SlotKind,
  Where,
} from '../../model/types.ts'
import type { Frame } from '../../model/under-way.ts'
import type { Deployment } from '../shared/actions/intent.ts'
import type { Price } from '../shared/paying.ts'

/** A text that deploys a card from elsewhere than the hand. */
export interface ByText {
  /** The card whose text it is. */
  by: CardId
  /** The cards that it may deploy. */
  what: Filter
  /** Where it deploys them; absent: wherever they may deploy. */
  to?: LocationFilter
  /** Only aboard this card. */
  aboard?: CardId
  from: 'reserve' | 'lost'
  free: boolean
  /** The text has a cost of its own, paid before. */
  priced?: true
  /** At the start of the game, when nothing costs anything. */
  start: boolean
  /** It may be left undone. */
  may: boolean
  /** How many cards it still deploys. */
  left: number
  /** None but these: what has been revealed. */
  only?: readonly CardId[]
}

/** A try to deploy, in its position. */
export interface DeployAttempt {
  p: Position
  player: Player
  /** The card that is deployed; of two, the one that carries the other. */
  card: CardId
  /** The card that is deployed aboard it in the same action. */
  rider: CardId | null
  /** The slot that the rider shall take, where one is named. */
  riderSlot: SlotKind | null
  to: DeployDestination
  /** The cards that it targets as an Utinni Effect. */
  aims: readonly CardId[]
  /** The text that deploys it, if it does not come from hand. */
  byText: ByText | null
  /** The text by which it deploys as a react. */
  react?: { by: CardId; add: number; free: boolean } | null
}

/** A kind of card, and how it is deployed. */
export interface DeployKind {
  types: readonly CardType[]
  /** The places that are worth judging for this card. */
  targets(p: Position, player: Player, card: CardId): Iterable<DeployDestination>
  /** What stands in the way, besides what holds for all cards. */
  judge(attempt: DeployAttempt): Iterable<Reason>
  price(attempt: DeployAttempt): Price
  /** Where the card then is; null for a location, which has ways of its own. */
  where(attempt: DeployAttempt): Where | null
}

export const attemptOf = (
  p: Position,
  player: Player,
  { cards, to, slot, aims = [] }: Deployment,
  byText: ByText | null = null,
): DeployAttempt => ({
  p: 'location' in to ? asItDeploys(p, firstOf(cards)) : p,
  player,
  card: firstOf(cards),
  rider: cards[1] ?? null,
  riderSlot: slot ?? null,
  to,
  aims,
  byText,
})

/** The cards that an attempt deploys. */
export const cardsOf = ({ card, rider }: DeployAttempt): CardId[] => (rider === null ? [card] : [card, rider])

/** Capital starships that deploy like starfighters, in positions in which they are such. */
const asStarfighters = remember((_p: Position): Position[] => [])

/** What deploys like a starfighter is one, for every rule and text, and is not what it is otherwise. (DEP-186) */
function asItDeploys(p: Position, card: CardId): Position {
  const printed = facts(p, card)
  const { type, subtype, movesLike } = printed
  if (type !== 'starship' || subtype !== 'capital' || movesLike !== 'starfighter') return p
  const key = `as starfighter:${printed.key}`
  const known = asStarfighters(p)
  known[card] ??= {
    ...p,
    cards: p.cards.with(card, { ...cardOf(p, card), key }),
    defined: { ...p.defined, [key]: { ...printed, subtype: 'starfighter' } },
  }
  return known[card]
}

/** The text that deploys at this point of the stack, if one does. */
export const textUnderWay = (frame: Frame | undefined): ByText | null =>
  frame?.does === 'deploy by text' ? frame.byText : null

/** The card that a deployed card will be aboard of or on; null for one that goes to no card. */
export function hostIn(to: DeployDestination): CardId | null {
  if ('aboard' in to) return to.aboard
  return 'on' in to ? to.on : null
}

/** The location at which a deployed card will be, or null for one on the table or in the row of locations. */
export function goalOf(p: Position, to: DeployDestination): CardId | null {
  if ('location' in to) return to.location
  const host = hostIn(to)
  return host === null ? null : locationOf(p, host)
}
