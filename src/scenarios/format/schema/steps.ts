/** What a step tries, and what is expected of it. */

import * as z from 'zod/mini'
import { base, illegal } from './head.ts'
import { moveNames } from './moves.ts'
import {
  amount,
  askedStates,
  byKey,
  count,
  name,
  note,
  ordinal,
  phase,
  player,
  slot,
  whole,
} from './words.ts'

const some = z.union([name, z.array(name).check(z.minLength(1))])
/** A name that stands for a list of one. */
const alone = z.pipe(
  name,
  z.transform((one) => [one]),
)
const transferred = z.strictObject({ card: name, to: name, slot: z.optional(slot) })

/** A player's deck, pile or hand. */
const piles = ['reserve', 'force', 'used', 'lost', 'hand', 'out'] as const
const place = z.tuple([player, z.enum(piles)])

/** What a lesson may light. Piles and hand are those of whoever plays it. */
export const partsOfScreen = [
  'table',
  'hand',
  'phases',
  'decision',
  'log',
  'menu',
  'life force',
  'piles',
  'reserve deck',
  'force pile',
  'used pile',
  'lost pile',
  'opponent',
  'why',
] as const
export type PartOfScreen = (typeof partsOfScreen)[number]

/** Every kind of thing a player can try, by the key that tells it from the others. */
export const dos = {
  move: z.strictObject({
    move: some,
    using: z.enum(moveNames),
    to: z.union([name, z.strictObject({ parsec: whole, orbits: z.optional(z.nullable(name)) })]),
    slot: z.optional(slot),
    via: z.optional(z.union([alone, z.array(name)])),
  }),
  embark: z.strictObject({ embark: name, on: name, slot: z.optional(slot) }),
  disembark: z.strictObject({ disembark: name, to: z.optional(name) }),
  shift: z.strictObject({ shift: name, slot }),
  dock: z.strictObject({ dock: z.tuple([name, name]), transfer: z._default(z.array(transferred), []) }),
  transferCaptive: z.strictObject({
    transferCaptive: name,
    kind: z.enum(['deliver', 'take', 'leave', 'collect']),
    with: z.optional(name),
  }),
  deploy: z.strictObject({
    deploy: some,
    to: z.optional(name),
    slot: z.optional(slot),
    as: z.optional(z.enum(['react'])),
    /** The cards that a Utinni Effect targets. */
    targets: z.optional(z.array(name)),
    next: z.optional(name),
    side: z.optional(z.enum(['left', 'right'])),
  }),
  transfer: z.strictObject({ transfer: name, to: name }),
  search: z.strictObject({ search: name, with: z.optional(z.array(name)) }),
  replace: z.strictObject({ replace: name, with: name }),
  convert: z.strictObject({ convert: name, with: name }),
  play: z.strictObject({
    play: name,
    as: z.optional(z.enum(['used', 'lost'])),
    function: z.optional(ordinal),
    targets: z.optional(z.array(name)),
    pile: z.optional(place),
  }),
  use: z.strictObject({
    use: name,
    function: z.optional(ordinal),
    targets: z.optional(z.array(name)),
    pile: z.optional(place),
  }),
  /** Addition: looking at a deck, pile or hand, or at a card. */
  look: z.strictObject({ look: z.union([place, name]) }),
  /** Addition: counting a deck, pile or hand. */
  count: z.strictObject({ count: place }),
  activate: z.strictObject({ activate: count }),
  drain: z.strictObject({ drain: name }),
  draw: z.strictObject({ draw: count }),
  battle: z.strictObject({ battle: name }),
  /** `at`: its location, or a card or side that the creature is to attack. Addition: `with`, all who attack it. */
  attack: z.strictObject({ attack: name, at: z.optional(name), with: z.optional(z.array(name)) }),
  /** Addition: several targets of a weapon that fires at several together. */
  fire: z.strictObject({ fire: name, by: z.optional(name), at: some, x: z.optional(count) }),
  battleDestiny: z.strictObject({ battleDestiny: z.boolean() }),
  forfeit: z.strictObject({ forfeit: name }),
  lose: z.strictObject({
    lose: z.strictObject({ from: z.enum(['hand', 'reserve', 'force', 'used']), card: z.optional(name) }),
  }),
  react: z.strictObject({
    react: name,
    to: z.optional(name),
    away: z.optional(z.literal(true)),
    /** Additions: by which kind of move, who boards before and who leaves after. */
    using: z.optional(z.enum(moveNames)),
    boarding: z.optional(z.array(name)),
    leaving: z.optional(z.array(name)),
  }),
  seize: z.strictObject({ seize: name, escort: z.optional(name) }),
  imprison: z.strictObject({ imprison: name }),
  escape: z.strictObject({ escape: name }),
  release: z.strictObject({ release: name, to: z.optional(z.enum(['used', 'site'])) }),
  /** Addition: the own undercover spy; the text of the card that keeps him so may be used as well. */
  breakCover: z.strictObject({ breakCover: name }),
  choose: z.strictObject({ choose: z.json() }),
  pass: z.strictObject({ pass: z.literal(true) }),
  /** Addition: the game begins with these decks; the first step of a scenario that has them. */
  begin: z.strictObject({ begin: z.literal(true) }),
  /** Addition: nothing is done; in a lesson a part of the screen, or a card, is lit and read about. */
  read: z.strictObject({ read: z.union([z.enum(partsOfScreen), z.strictObject({ card: name })]) }),
  advance: z.strictObject({
    advance: z.strictObject({
      phase: z.optional(phase),
      segment: z.optional(z.enum(['weapons', 'power', 'damage'])),
      turn: z.optional(player),
      /** How forced losses on the way are met. */
      answer: z.optional(z.strictObject({ lose: z.enum(['hand', 'reserve', 'force', 'used']) })),
    }),
  }),
}
/** What a player tries. `'move' in todo` and its like tell the kinds apart. */
export type Do = z.infer<(typeof dos)[keyof typeof dos]>
/** The word that tells a kind of step from the others. */
export type StepWord = keyof typeof dos
export type DoOf<K extends keyof typeof dos> = z.infer<(typeof dos)[K]>

const counted = z.tuple([player, amount])
/** Addition: it may be more. */
const least = { least: z.optional(z.literal(true)), ...base }

/** Addition: one part of a number: an alias, 'printed' or a rule's id, and what it does. */
const part = z.strictObject({
  by: name,
  is: z.optional(amount),
  add: z.optional(amount),
  times: z.optional(amount),
  rounded: z.optional(amount),
  'at most': z.optional(amount),
  'at least': z.optional(amount),
  free: z.optional(z.literal(true)),
})
export type PartOf = z.infer<typeof part>
const parts = z.array(part)

/** Every kind of fact, by the key that tells it from the others. */
export const facts = {
  at: z.strictObject({ at: z.tuple([name, name]), ...base }),
  aboard: z.strictObject({ aboard: z.tuple([name, name, z.optional(slot)]), ...base }),
  on: z.strictObject({ on: z.tuple([name, name]), ...base }),
  in: z.strictObject({
    in: z.tuple([name, z.enum(['hand', 'reserve', 'force', 'used', 'lost', 'out'])]),
    ...base,
  }),
  force: z.strictObject({ force: counted, ...least }),
  reserve: z.strictObject({ reserve: counted, ...least }),
  used: z.strictObject({ used: counted, ...least }),
  lost: z.strictObject({ lost: counted, ...least }),
  hand: z.strictObject({ hand: counted, ...least }),
  life: z.strictObject({ life: counted, ...least }),
  power: z.strictObject({ power: counted, ...least }),
  stat: z.strictObject({ stat: z.tuple([name, name, amount]), ...base }),
  attrition: z.strictObject({ attrition: counted, ...base }),
  damage: z.strictObject({ damage: counted, ...base }),
  destiny: z.strictObject({ destiny: counted, ...base }),
  drain: z.strictObject({ drain: amount, ...base }),
  ability: z.strictObject({ ability: z.tuple([player, name, amount]), ...base }),
  icons: z.strictObject({ icons: z.tuple([player, name, amount]), ...base }),
  free: z.strictObject({ free: z.tuple([name, slot, z.union([count, z.literal('unlimited')])]), ...base }),
  under: z.strictObject({ under: z.nullable(z.enum(['drain', 'battle', 'attack'])), ...base }),
  hit: z.strictObject({ hit: name, ...base }),
  state: z.strictObject({ state: z.tuple([name, z.enum(askedStates), z.boolean()]), ...base }),
  occupies: z.strictObject({ occupies: z.tuple([player, name, z.boolean()]), ...base }),
  controls: z.strictObject({ controls: z.tuple([player, name, z.boolean()]), ...base }),
  present: z.strictObject({ present: z.tuple([name, name, z.boolean()]), ...base }),
  presentOn: z.strictObject({ presentOn: z.tuple([name, name, z.boolean()]), ...base }),
  decision: z.strictObject({
    decision: z.strictObject({
      by: player,
      kind: z.optional(name),
      /** Addition: what is asked, and cards that are among those to choose from. */
      why: z.optional(name),
      among: z.optional(z.array(name)),
    }),
    ...base,
  }),
  phase: z.strictObject({ phase, ...base }),
  cited: z.strictObject({ cited: name, ...base }),
  winner: z.strictObject({ winner: player, ...base }),
  /** Addition: who wins the battle under way, once powers have been compared. */
  wins: z.strictObject({ wins: player, ...base }),
  /** Addition: is the card on table? */
  table: z.strictObject({ table: z.tuple([name, z.boolean()]), ...base }),
  /** Addition: whose turn it is. */
  turn: z.strictObject({ turn: player, ...base }),
  /** Addition: which side of an Objective is up. */
  up: z.strictObject({ up: z.tuple([name, z.union([z.literal(0), z.literal(7)])]), ...base }),
  /** Addition: the cards of a deck or pile, top first. */
  order: z.strictObject({ order: z.tuple([player, z.enum(piles), z.array(name)]), ...base }),
  /** Addition: does this player see the face of the card now? */
  logged: z.strictObject({ logged: z.tuple([name, count]), ...base }),
  sees: z.strictObject({ sees: z.tuple([player, name, z.optional(z.boolean())]), ...base }),
  /** Addition: what the number of a card, of a player, or of a player at a location is made of, in that order. */
  parts: z.strictObject({
    parts: z.tuple([z.union([name, z.tuple([player, name])]), name, parts]),
    ...base,
  }),
  /** Addition: what a mobile system orbits; null is deep space. */
  orbits: z.strictObject({ orbits: z.tuple([name, z.nullable(name)]), ...base }),
}
/** What must be so after a step. `'at' in fact` and its like tell the kinds apart. */
export type Fact = z.infer<(typeof facts)[keyof typeof facts]>

const expectation = z.strictObject({
  cost: z.optional(count),
  /** Addition: what the cost is made of: that of a legal action, or the one that a refusal names. */
  parts: z.optional(parts),
  illegal: z.optional(illegal),
  offered: z.optional(z.boolean()),
  ends: z.optional(z.enum(['battle', 'phase', 'turn', 'game'])),
  // biome-ignore lint/suspicious/noThenProperty: the format's own word; nothing awaits a schema.
  then: z.optional(z.array(byKey('fact', facts))),
  why: note,
})

/** Addition: what the opponent does in a lesson, as soon as the game allows it. */
/** `by` is known without being said; it stands in what the page has kept. */
export const scriptStep = z.strictObject({ by: z.optional(player), do: byKey('do', dos), why: note })

export const step = z.strictObject({
  by: z.optional(player),
  do: byKey('do', dos),
  /** Addition: what does as well, where a learner plays it. The runner does what stands in `do`. */
  or: z.optional(z.array(byKey('do', dos))),
  expect: z._default(expectation, {}),
  /** Addition: what is so once the step is done, whatever has led there. Without it, what `do` and `or` say is done. */
  goal: z.optional(z.array(byKey('fact', facts)).check(z.minLength(1))),
  /** Addition: the response window before it is left open in a lesson: its player tries what is refused in it. */
  waits: z.optional(z.literal(true)),
  why: note,
})
