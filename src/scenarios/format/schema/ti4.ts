/** A scenario of Twilight Imperium as a whole. */

import * as z from 'zod/mini'
import { phases } from '../../../ti4/model/types.ts'
import { head, illegal } from './head.ts'
import { ti4Dos, ti4Facts } from './ti4-steps.ts'
import { byKey, count, most, name, note, whole } from './words.ts'

/** So many things at most: no galaxy holds more. */
const listed = <T extends z.ZodMiniType>(thing: T) => z.array(thing).check(z.maxLength(most.count))

export const ti4 = z.strictObject({
  ...head,
  game: z.literal('ti4'),
  start: z.strictObject({
    systems: listed(
      z.strictObject({
        id: name,
        q: whole,
        r: whole,
        wormhole: z.optional(name),
        anomaly: z.optional(name),
        /** Addition. */
        planets: z.optional(z.array(name)),
        why: note,
      }),
    ),
    units: z._default(
      listed(
        z.strictObject({
          unit: name,
          type: name,
          owner: name,
          system: name,
          move: z.optional(count),
          capacity: z.optional(count),
          planet: z.optional(name),
          /** Additions: of the upgraded kind; in space, aboard a ship or not; having sustained damage. */
          upgraded: z.optional(z.literal(true)),
          aboard: z.optional(name),
          space: z.optional(z.literal(true)),
          damaged: z.optional(z.literal(true)),
          why: note,
        }),
      ),
      [],
    ),
    tokens: z._default(z.array(z.strictObject({ owner: name, system: name })), []),
    active: z.optional(z.nullable(name)),
    player: z.optional(name),
    /** Additions: the players around the table; phase; pools, upgrades and effects. */
    players: z.optional(z.array(name)),
    phase: z.optional(z.enum(phases)),
    pools: z._default(
      z.record(name, z.strictObject({ tactic: z.optional(count), fleet: z.optional(count) })),
      {},
    ),
    upgrades: z._default(z.record(name, z.array(name)), {}),
    effects: z._default(z.array(z.strictObject({ name, owner: name, system: z.optional(name) })), []),
    /** Additions: abilities that move ships; players who have passed. */
    abilities: z._default(
      z.array(
        z.strictObject({
          name,
          owner: name,
          reach: z._default(z.enum(['adjacent', 'any']), 'adjacent'),
          fromTokens: z._default(z.boolean(), false),
          used: z._default(z.boolean(), false),
        }),
      ),
      [],
    ),
    passed: z._default(z.array(name), []),
    /** Additions: how far the action in the active system has come: ships declared, cannons fired, hits to be assigned. */
    part: z.optional(z.enum(['move', 'space cannon', 'space combat'])),
    declared: z._default(
      z.array(z.strictObject({ ship: name, path: z.array(name), carry: z._default(z.array(name), []) })),
      [],
    ),
    fired: z._default(z.array(name), []),
    hits: z._default(z.array(z.strictObject({ owner: name, count: count.check(z.gte(1)) })), []),
    /** Addition: the next rolls of dice. */
    dice: z._default(z.array(count), []),
  }),
  steps: listed(
    z.strictObject({
      by: z.optional(name),
      do: byKey('do', ti4Dos),
      expect: z._default(
        z.strictObject({
          illegal: z.optional(illegal),
          offered: z.optional(z.boolean()),
          ends: z.optional(name),
          // biome-ignore lint/suspicious/noThenProperty: the format's own word; nothing awaits a schema.
          then: z.optional(z.array(byKey('fact', ti4Facts))),
          why: note,
        }),
        {},
      ),
      why: note,
    }),
  ),
})
export type Ti4Scenario = z.infer<typeof ti4>
export type Ti4Step = Ti4Scenario['steps'][number]
