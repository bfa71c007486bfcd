/** The position that a scenario starts from. */

import * as z from 'zod/mini'
import {
  amount,
  byKey,
  count,
  each,
  most,
  name,
  note,
  ordinal,
  phase,
  placedStates,
  player,
  slot,
  whole,
} from './words.ts'

export const cardReference = z.union([
  name,
  z.strictObject({ title: name, side: z.optional(player), set: z.optional(name) }),
])
const locationReference = z.union([
  name,
  z.strictObject({
    location: name,
    owner: z.optional(player),
    of: z.optional(name),
    set: z.optional(name),
    why: note,
  }),
])

const placement = {
  card: name,
  state: z.optional(z.array(z.enum(placedStates))),
  /** Addition: the cards that this one targets (an Utinni Effect). */
  targets: z.optional(z.array(name)),
  why: note,
}
const placements = {
  at: z.strictObject({ ...placement, at: name }),
  aboard: z.strictObject({ ...placement, aboard: name, slot: z.optional(slot) }),
  on: z.strictObject({
    ...placement,
    on: name,
    as: z.optional(z.enum(['attached', 'captive', 'imprisoned', 'stacked', 'carried'])),
  }),
  table: z.strictObject({ ...placement, table: player }),
}
const pile = z.union([count, z.array(name)])

/** Addition: the deck of a player, for a scenario that starts with the start of the game. */
const deck = z.strictObject({
  cards: z.array(name),
  /** Starting cards that are settled beforehand. */
  start: z._default(z.array(name), []),
  /** Cards without a face fill it up to this number. */
  size: z._default(count, 60),
  why: note,
})

export const start = z.strictObject({
  turn: z.optional(player),
  phase: z.optional(phase),
  /** Addition: instead of a position. */
  decks: z.optional(z.strictObject({ light: deck, dark: deck })),
  locations: z._default(z.array(locationReference).check(z.maxLength(200)), []),
  place: z._default(z.array(byKey('placement', placements)).check(z.maxLength(most.count)), []),
  hand: z._default(each(z.array(name)), {}),
  force: z._default(each(pile), {}),
  reserve: z._default(each(pile), {}),
  used: z._default(each(pile), {}),
  lost: z._default(each(pile), {}),
  out: z._default(each(z.array(name)), {}),
  destiny: z._default(each(z.array(amount)), {}),
  /** Addition: the cards that chance picks next, first to last. */
  picks: z._default(z.array(name), []),
  mobile: z._default(
    z.record(name, z.strictObject({ parsec: whole, orbits: z._default(z.nullable(name), null) })),
    {},
  ),
  /** Addition: changes already in force, made by a card's text (`text`: which of its texts, counted from 1). */
  lasting: z._default(z.array(z.strictObject({ card: name, text: z.optional(ordinal), why: note })), []),
})
