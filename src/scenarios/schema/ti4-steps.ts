/** Steps and facts of Twilight Imperium. */

import { z } from 'zod'
import { base } from './steps.ts'
import { count, name } from './words.ts'

export const hex = z.number().int()
export const ti4Dos = {
  activate: z.strictObject({ activate: name }),
  moveShip: z.strictObject({
    moveShip: name,
    path: z.array(name).optional(),
    carry: z.array(name).optional(),
  }),
  confirm: z.strictObject({ confirm: z.literal(true) }),
  spaceCannon: z.strictObject({ spaceCannon: name, rolls: z.array(count).optional() }),
  abilityMove: z.strictObject({
    abilityMove: name,
    to: name,
    allowsTransportFromTokens: z.boolean().optional(),
    carry: z.array(name).optional(),
  }),
  retreat: z.strictObject({ retreat: name, carry: z.array(name).optional() }),
}
export const ti4Facts = {
  system: z.strictObject({ system: z.tuple([name, name]), ...base }),
  aboard: z.strictObject({ aboard: z.tuple([name, name]), ...base }),
  path: z.strictObject({ path: z.tuple([name, z.array(name)]), ...base }),
  hits: z.strictObject({ hits: z.tuple([name, count]), ...base }),
}
