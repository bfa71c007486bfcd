/** Steps and facts of Twilight Imperium. */

import * as z from 'zod/mini'
import { base } from './head.ts'
import { count, name } from './words.ts'

export const ti4Dos = {
  activate: z.strictObject({ activate: name }),
  moveShip: z.strictObject({
    moveShip: name,
    path: z.optional(z.array(name)),
    carry: z.optional(z.array(name)),
    /** Addition: the system that it is dropped on, where no path is drawn. */
    to: z.optional(name),
  }),
  /** Addition: takes the declaration of a ship back. */
  stay: z.strictObject({ stay: name }),
  confirm: z.strictObject({ confirm: z.literal(true) }),
  /** Addition: `at`, the player whose ships are fired at. */
  spaceCannon: z.strictObject({ spaceCannon: name, rolls: z.optional(z.array(count)), at: z.optional(name) }),
  /** Addition: `reach`, how far the ability moves the ship. */
  abilityMove: z.strictObject({
    abilityMove: name,
    to: name,
    allowsTransportFromTokens: z.optional(z.boolean()),
    carry: z.optional(z.array(name)),
    reach: z.optional(z.enum(['adjacent', 'any'])),
  }),
  retreat: z.strictObject({ retreat: name, carry: z.optional(z.array(name)) }),
  /** Additions: units that are chosen for a hit or to be removed; passing. */
  choose: z.strictObject({ choose: z.array(name) }),
  pass: z.strictObject({ pass: z.literal(true) }),
}
export type Ti4Do = z.infer<(typeof ti4Dos)[keyof typeof ti4Dos]>

export const ti4Facts = {
  system: z.strictObject({ system: z.tuple([name, name]), ...base }),
  aboard: z.strictObject({ aboard: z.tuple([name, name]), ...base }),
  path: z.strictObject({ path: z.tuple([name, z.array(name)]), ...base }),
  hits: z.strictObject({ hits: z.tuple([name, count]), ...base }),
  /** Additions: a unit has left the board, or has sustained damage. */
  removed: z.strictObject({ removed: name, ...base }),
  damaged: z.strictObject({ damaged: name, ...base }),
  /** Additions: a token lies in a system; tokens left in the tactic pool. */
  token: z.strictObject({ token: z.tuple([name, name]), ...base }),
  tactic: z.strictObject({ tactic: z.tuple([name, count]), ...base }),
  /** Additions: who is asked, and what; a line of the step's log, and a rule that it cites. */
  decision: z.strictObject({
    decision: z.strictObject({ by: name, kind: z.optional(name), why: z.optional(name) }),
    ...base,
  }),
  logged: z.strictObject({ logged: z.tuple([name, count]), ...base }),
  cited: z.strictObject({ cited: name, ...base }),
}
export type Ti4Fact = z.infer<(typeof ti4Facts)[keyof typeof ti4Facts]>
