/** A scenario of Twilight Imperium as a whole. */

import { z } from 'zod'
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
          why: note,
        }),
      )
      .default([]),
    tokens: z.array(z.strictObject({ owner: name, system: name })).default([]),
    active: name.nullable().optional(),
    player: name.optional(),
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
