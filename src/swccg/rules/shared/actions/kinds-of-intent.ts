/** The kinds of intent: what each looks like, what it is about, and what belongs to the phases. */

import { keysOf } from '../../../../kernel/index.ts'
import { pileNames, slotKinds } from '../../../abilities/basics.ts'
import type { CardId, Destination, Position } from '../../../model/types.ts'
import type { DoneWithOneCard, Intent, IntentName, Meanings } from './intent.ts'
import {
  among,
  card,
  either,
  index,
  isObject,
  list,
  number,
  object,
  orNull,
  type Shape,
  text,
} from './well-formed.ts'

const player = among(['light', 'dark'])
const slot = among(slotKinds)
const cards = list(card)
const ownedPile = object({ of: player, place: among(pileNames) })

const destination = either(
  object({ location: card }),
  object({ aboard: card }, { slot }),
  object({ parsec: number, orbits: orNull(card) }),
)

const move = object(
  {
    using: text,
    cards: (value, p) => cards(value, p) && Array.isArray(value) && value.length > 0,
    to: destination,
  },
  {
    via: cards,
    by: card,
    crossings: list(object({ card, to: card }, { slot })),
    transfer: among(['deliver', 'take', 'leave', 'collect']),
  },
)

const use = object({ card, targets: cards }, { function: number, to: card, pile: ownedPile })

const deployment = object(
  {
    cards,
    to: either(
      object({ location: card }),
      object({ aboard: card }, { slot }),
      object({ on: card }),
      object({ table: (value) => value === true }),
      object({ place: index }, { system: text }),
    ),
  },
  { slot, aims: cards },
)

const exchange = object({ card, by: card })

/** What an intent is about, whatever its kind. */
export interface About {
  /** The card that it is done with, or the location; null where it is done with none in particular. */
  card: CardId | null
  /** Where that card is brought, or what it is done to; null where that need not be said. */
  to: Destination | null
  /** The cards that it singles out besides. */
  cards: readonly CardId[]
}

interface KindOfIntent<K extends IntentName> {
  /** What has to be said of one, and what may be. */
  shape: Shape
  about(meaning: Meanings[K]): About
  /** It belongs to the phases themselves, and is not begun within a battle or attack, whatever the phase. (KRN-101) */
  ofPhases?: true
}

const about = (
  one: CardId | null | undefined,
  to: About['to'] = null,
  cards: readonly CardId[] = [],
): About => ({
  card: one ?? null,
  to,
  cards,
})

const ofNone = () => about(null)
const ofOne = { shape: object({ card }), about: ({ card: one }: { card: CardId }) => about(one) }
const atLocation = {
  shape: object({ location: card }),
  about: ({ location }: { location: CardId }) => about(location, { location }),
}
const ofUse = { shape: use, about: (meaning: Meanings['use']) => about(meaning.card, null, meaning.targets) }
const ofExchange = {
  shape: exchange,
  about: ({ card: other, by }: Meanings['replace']) => about(by, { on: other }),
}
const ofCount = { shape: object({ count: number }), about: ofNone }

/** What is known of each kind of intent wherever one comes up, in the order in which what is legal is listed. */
const kinds: { [K in IntentName]: KindOfIntent<K> } = {
  move: { shape: move, about: ({ cards: all, to }) => about(all[0], to), ofPhases: true },
  deploy: { shape: deployment, about: ({ cards: all, to }) => about(all[0], to), ofPhases: true },
  transfer: {
    shape: object({ card, to: card }),
    about: ({ card: one, to }) => about(one, { on: to }),
    ofPhases: true,
  },
  replace: ofExchange,
  convert: ofExchange,
  play: ofUse,
  use: ofUse,
  activate: { ...ofCount, ofPhases: true },
  drain: { ...atLocation, ofPhases: true },
  draw: { ...ofCount, ofPhases: true },
  react: {
    shape: either(object({ move }, { boarding: cards, leaving: cards }), object({ deploy: deployment })),
    about: (meaning) =>
      'deploy' in meaning ? kinds.deploy.about(meaning.deploy) : kinds.move.about(meaning.move),
  },
  count: { shape: ownedPile, about: ofNone },
  look: { shape: either(ownedPile, object({ card })), about: ofNone },
  battle: { ...atLocation, ofPhases: true },
  fire: {
    shape: object({ weapon: card, at: cards }, { by: card, x: number }),
    about: ({ weapon, at }) => about(weapon, at[0] === undefined ? null : { on: at[0] }, at),
  },
  attack: {
    shape: object({ creature: card }, { with: cards, side: player, at: card }),
    about: ({ creature, with: company }) => about(creature, null, company),
    ofPhases: true,
  },
  forfeit: ofOne,
  lose: { shape: object({ from: among(['hand', 'reserve', 'force', 'used']) }, { card }), about: ofNone },
  release: ofOne,
  'break cover': { ...ofOne, ofPhases: true },
}

/** The kinds of intent, in the order in which what is legal is listed. */
export const intentNames: readonly IntentName[] = keysOf(kinds)

const isKind = (kind: unknown): kind is IntentName => typeof kind === 'string' && Object.hasOwn(kinds, kind)

/** Is it one intent, of a kind that there is, about cards that there are? */
export function isIntent(p: Position, value: unknown): boolean {
  if (!isObject(value)) return false
  const { kind, ...said } = value
  return isKind(kind) && kinds[kind].shape(said, p)
}

/** The card that an intent is done with, where that is brought, and the cards that it singles out. */
export function aboutIntent(intent: Intent): About {
  const { about: of } = kinds[intent.kind] as KindOfIntent<IntentName>
  return of(intent as never)
}

/** A card that is named twice where each is one of several: whoever moves, attacks, boards, leaves, or is aimed at. */
export function namedTwice(intent: Intent): CardId | undefined {
  const { move, deploy } = intent.kind === 'react' ? { move: null, deploy: null, ...intent } : {}
  for (const [key, said] of [intent, move, deploy].flatMap((one) => Object.entries(one ?? {}))) {
    const twice = Array.isArray(said) && key !== 'via' && said.find((one, at) => said.indexOf(one) < at)
    if (typeof twice === 'number') return twice
  }
  return undefined
}

/** Is it done with one card, and nothing else said of it? */
export const isDoneWithOneCard = (kind: IntentName): kind is DoneWithOneCard =>
  kinds[kind].shape === ofOne.shape

/** Does it belong to the phases themselves? It is not begun within a battle or attack, whatever the phase. (KRN-101) */
export const isOfPhases = (kind: IntentName): boolean => kinds[kind].ofPhases ?? false
