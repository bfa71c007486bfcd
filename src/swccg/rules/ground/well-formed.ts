/** Is this an intent at all? What comes from outside may be anything: its shape is looked at before it is judged. */

import { pileNames, slotKinds } from '../../abilities/basics.ts'
import type { Position } from '../../model/types.ts'
import type { IntentName } from './intent.ts'

/** Has a value this shape, in a game of these cards? */
type Shape = (value: unknown, p: Position) => boolean

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isWhole = (value: unknown): value is number => Number.isInteger(value)

const card: Shape = (value, p) => isWhole(value) && value >= 0 && value < p.cards.length
const index: Shape = (value) => isWhole(value) && value >= 0
const number: Shape = isWhole
const text: Shape = (value) => typeof value === 'string'
const among =
  (words: readonly string[]): Shape =>
  (value) =>
    typeof value === 'string' && words.includes(value)
const list =
  (of: Shape): Shape =>
  (value, p) =>
    Array.isArray(value) && value.every((one) => of(one, p))
const orNull =
  (of: Shape): Shape =>
  (value, p) =>
    value === null || of(value, p)
const either =
  (...shapes: Shape[]): Shape =>
  (value, p) =>
    shapes.some((shape) => shape(value, p))

/** An object with all of these, perhaps some of those, and nothing else. */
const object =
  (needed: Record<string, Shape>, perhaps: Record<string, Shape> = {}): Shape =>
  (value, p) =>
    isObject(value) &&
    Object.keys(needed).every((key) => key in value) &&
    Object.entries(value).every(([key, part]) => {
      if (Object.hasOwn(needed, key)) return needed[key]?.(part, p)
      return Object.hasOwn(perhaps, key) && (part === undefined || perhaps[key]?.(part, p))
    })

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
  { slot },
)

const exchange = object({ card, by: card })

/** What each kind of intent says. */
const shapes: Record<IntentName, Shape> = {
  move,
  play: use,
  use,
  battle: object({ location: card }),
  attack: object({ creature: card }, { with: cards, side: player, at: card }),
  deploy: deployment,
  transfer: object({ card, to: card }),
  replace: exchange,
  convert: exchange,
  activate: object({ count: number }),
  draw: object({ count: number }),
  drain: object({ location: card }),
  react: either(object({ move }, { boarding: cards, leaving: cards }), object({ deploy: deployment })),
  fire: object({ weapon: card, at: cards }, { by: card, x: number }),
  forfeit: object({ card }),
  lose: object({ from: among(['hand', 'reserve', 'force', 'used']) }, { card }),
  release: object({ card }),
  'break cover': object({ card }),
  count: ownedPile,
  look: either(ownedPile, object({ card })),
}

const isKind = (kind: unknown): kind is IntentName => typeof kind === 'string' && Object.hasOwn(shapes, kind)

/** Is it one intent, of a kind that there is, about cards that there are? */
export function isIntent(p: Position, value: unknown): boolean {
  if (!isObject(value)) return false
  const { kind, ...said } = value
  return isKind(kind) && shapes[kind](said, p)
}
