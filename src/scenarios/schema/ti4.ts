/** A scenario of Twilight Imperium as a whole. */

import { z } from 'zod'
import { phases } from '../../ti4/model/types.ts'
import { illegal } from './steps.ts'
import { head } from './swccg.ts'
import { hex, ti4Dos, ti4Facts } from './ti4-steps.ts'
import { byKey, count, name, note } from './words.ts'

export const ti4 = z.strictObject({
  ...head,
  game: z.literal('ti4'),
  start: z.strictObject({
    systems: z.array(
      z.strictObject({
        id: name,
        q: hex,
        r: hex,
        wormhole: name.optional(),
        anomaly: name.optional(),
        /** Addition. */
        planets: z.array(name).optional(),
        why: note,
      }),
    ),
    units: z
      .array(
        z.strictObject({
          unit: name,
          type: name,
          owner: name,
          system: name,
          move: count.optional(),
          capacity: count.optional(),
          planet: name.optional(),
          /** Additions: of the upgraded kind; in space, aboard a ship or not; having sustained damage. */
          upgraded: z.literal(true).optional(),
          aboard: name.optional(),
          space: z.literal(true).optional(),
          damaged: z.literal(true).optional(),
          why: note,
        }),
      )
      .default([]),
    tokens: z.array(z.strictObject({ owner: name, system: name })).default([]),
    active: name.nullable().optional(),
    player: name.optional(),
    /** Additions: the players around the table; phase; pools, upgrades and effects. */
    players: z.array(name).optional(),
    phase: z.enum(phases).optional(),
    pools: z.record(name, z.strictObject({ tactic: count.optional(), fleet: count.optional() })).default({}),
    upgrades: z.record(name, z.array(name)).default({}),
    effects: z.array(z.strictObject({ name, owner: name, system: name.optional() })).default([]),
    /** Additions: abilities that move ships; players who have passed. */
    abilities: z
      .array(
        z.strictObject({
          name,
          owner: name,
          reach: z.enum(['adjacent', 'any']).default('adjacent'),
          fromTokens: z.boolean().default(false),
          used: z.boolean().default(false),
        }),
      )
      .default([]),
    passed: z.array(name).default([]),
    /** Additions: how far the action in the active system has come: ships declared, cannons fired, hits to be assigned. */
    part: z.enum(['move', 'space cannon', 'space combat']).optional(),
    declared: z
      .array(z.strictObject({ ship: name, path: z.array(name), carry: z.array(name).default([]) }))
      .default([]),
    fired: z.array(name).default([]),
    hits: z.array(z.strictObject({ owner: name, count: count.min(1) })).default([]),
    /** Addition: the next rolls of dice. */
    dice: z.array(count).default([]),
  }),
  steps: z.array(
    z.strictObject({
      by: name.optional(),
      do: byKey('thing to do', ti4Dos),
      expect: z
        .strictObject({
          illegal: illegal.optional(),
          offered: z.boolean().optional(),
          ends: name.optional(),
          // biome-ignore lint/suspicious/noThenProperty: the format's own word; nothing awaits a schema.
          then: z.array(byKey('fact', ti4Facts)).optional(),
          why: note,
        })
        .default({}),
      why: note,
    }),
  ),
})
export type Ti4Scenario = z.infer<typeof ti4>
export type Ti4Step = Ti4Scenario['steps'][number]
