/** The position that a scenario starts from. */

import { z } from 'zod'
import { amount, byKey, count, each, name, note, phase, player, slot } from './words.ts'

export const cardReference = z.union([
  name,
  z.strictObject({ title: name, side: player.optional(), set: name.optional() }),
])
const locationReference = z.union([
  name,
  z.strictObject({
    location: name,
    owner: player.optional(),
    of: name.optional(),
    set: name.optional(),
    why: note,
  }),
])

const placement = {
  card: name,
  state: z.array(name).optional(),
  /** Addition: the cards that this one targets (an Utinni Effect). */
  targets: z.array(name).optional(),
  why: note,
}
const placements = {
  at: z.strictObject({ ...placement, at: name }),
  aboard: z.strictObject({ ...placement, aboard: name, slot: slot.optional() }),
  on: z.strictObject({
    ...placement,
    on: name,
    as: z.enum(['attached', 'captive', 'imprisoned', 'stacked', 'carried']).optional(),
  }),
  table: z.strictObject({ ...placement, table: player }),
}
const pile = z.union([count, z.array(name)])

/** Addition: the deck of a player, for a scenario that starts with the start of the game. */
const deck = z.strictObject({
  cards: z.array(name),
  /** Starting cards that are settled beforehand. */
  start: z.array(name).default([]),
  /** Cards without a face fill it up to this number. */
  size: count.default(60),
  why: note,
})

export const start = z.strictObject({
  turn: player.optional(),
  phase: phase.optional(),
  /** Addition: instead of a position. */
  decks: z.strictObject({ light: deck, dark: deck }).optional(),
  locations: z.array(locationReference).default([]),
  place: z.array(byKey('way to place a card', placements)).default([]),
  hand: each(z.array(name)).default({}),
  force: each(pile).default({}),
  reserve: each(pile).default({}),
  used: each(pile).default({}),
  lost: each(pile).default({}),
  out: each(z.array(name)).default({}),
  destiny: each(z.array(amount)).default({}),
  /** Addition: the cards that chance picks next, first to last. */
  picks: z.array(name).default([]),
  mobile: z
    .record(name, z.strictObject({ parsec: z.number().int(), orbits: name.nullable().default(null) }))
    .default({}),
  /** Addition: changes already in force, made by a card's text (`text`: which of its texts, counted from 1). */
  lasting: z
    .array(z.strictObject({ card: name, text: z.number().int().min(1).optional(), why: note }))
    .default([]),
})
