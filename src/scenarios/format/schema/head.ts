/** How every scenario begins, of whichever game, and what a step of it may expect. */

import * as z from 'zod/mini'
import { most, name, note, own } from './words.ts'

const text = z.string().check(z.maxLength(most.note))

/** Addition: what a lesson is called and says in another language, with a note for each step. */
const texts = z.record(
  z.string().check(z.regex(/^[a-z]{2,3}$/, own('language'))),
  z.strictObject({
    title: name,
    why: text,
    steps: z.array(text),
    /** Of a puzzle. */
    hint: z.optional(text),
    because: z.optional(text),
  }),
)

export const head = {
  id: z.string().check(z.maxLength(most.name), z.regex(/^[\w.-]+$/, own('id'))),
  title: z._default(z.string().check(z.maxLength(most.name)), ''),
  rules: z._default(z.array(name), []),
  texts: z.optional(texts),
  why: note,
}

/** What every fact may say beside itself. */
export const base = { not: z.optional(z.literal(true)), why: note }

/** A refusal that is expected, by the rules that it names. */
export const illegal = z.union([z.literal(true), z.array(name).check(z.minLength(1))], own('rule ids'))
