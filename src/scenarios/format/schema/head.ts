/** How every scenario begins, of whichever game, and what a step of it may expect. */

import * as z from 'zod/mini'
import { most, name, note, own } from './words.ts'

const text = z.string().check(z.maxLength(most.note))

/** Addition: the French titles and notes of a lesson, a note for each step. */
const french = z.strictObject({ title: name, why: text, steps: z.array(text) })

export const head = {
  id: z.string().check(z.maxLength(most.name), z.regex(/^[\w.-]+$/, own('id'))),
  title: z._default(z.string().check(z.maxLength(most.name)), ''),
  rules: z._default(z.array(name), []),
  fr: z.optional(french),
  why: note,
}

/** What every fact may say beside itself. */
export const base = { not: z.optional(z.literal(true)), why: note }

/** A refusal that is expected, by the rules that it names. */
export const illegal = z.union([z.literal(true), z.array(name).check(z.minLength(1))], own('rule ids'))
