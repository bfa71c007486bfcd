/** The small words of the format, and what is said of what does not fit. */

import * as z from 'zod/mini'
import { firstOf } from '../../../kernel/index.ts'
import { type Details, type Wrong, type WrongKey, type WrongWords, wrong } from '../wrong.ts'

// The page forbids code that is made up on the way.
z.config({ jitless: true })

const ownMark = 'say:'
/** The sentence of our own for what a check finds. */
export const own = (key: WrongKey): string => ownMark + key

export const player = z.enum(['light', 'dark'])
export const phase = z.enum(['activate', 'control', 'deploy', 'battle', 'move', 'draw'])
/** Bounds of what a scenario holds: no position is larger. */
export const most = { file: 4_000_000, name: 200, note: 4000, count: 1000, amount: 1_000_000 }

/** What every object has of itself is no name of anything: whatever is looked up by a name finds what stands in the file. */
const isOwn = (text: string): boolean => !(text in {})

export const name = z
  .string()
  .check(z.minLength(1, own('empty name')), z.maxLength(most.name), z.refine(isOwn, own('reserved name')))
/**
 * What a card is, as far as a position remembers it beside where the card lies. A ship at a site is landed whatever is
 * said; 'crashed' is what some cards ask for.
 */
export const placedStates = [
  'undercover',
  'sent undercover',
  'missing',
  'captive',
  'imprisoned',
  'frozen',
  'hit',
  'crashed',
  'landed',
  'inactive',
  'suspended',
  'moved',
  'battled',
  'attacked',
  'defending',
  'drained',
  'drain given up',
  'let go',
  'about to leave',
  'supporting',
  'face down',
] as const
/** The same, and what follows from where a card lies. */
export const askedStates = [...placedStates, 'active', 'unit of Force', 'out of play'] as const

export const whole = z.number().check(z.int())
export const ordinal = whole.check(z.gte(1))
export const count = whole.check(z.gte(0), z.lte(most.count))
export const amount = z.number().check(z.gte(-most.amount), z.lte(most.amount))
export const slot = z.enum(['pilot', 'passenger', 'astromech', 'driver', 'vehicle', 'starfighter', 'cargo'])
export const note = z.optional(z.string().check(z.maxLength(most.note)))

/** So many things at most, by their names. */
export const named = <T extends z.ZodMiniType>(thing: T, atMost: number) =>
  z.record(name, thing).check(z.refine((all) => Object.keys(all).length <= atMost, own('many names')))

/** Something for each player; what is left out is not said. */
export const each = <T extends z.ZodMiniType>(thing: T) =>
  z.strictObject({ light: z.optional(thing), dark: z.optional(thing) })

export type Issue = { path: (string | number)[]; wrong: Wrong }
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Hands a value to the schema that `choose` picks by what stands in it, and reports what that schema says. */
export const pick = <T>(choose: (value: Record<string, unknown>) => z.ZodMiniType<T> | Issue) =>
  z.pipe(
    z.unknown(),
    z.transform((value, context): T => {
      const report = (issue: Issue) => {
        context.issues.push({
          code: 'custom',
          path: issue.path,
          params: { wrong: issue.wrong },
          input: value,
        })
        return z.NEVER
      }
      if (!isObject(value)) return report({ path: [], wrong: wrong('kind expected', { kind: 'object' }) })
      const schema = choose(value)
      if (!('safeParse' in schema)) return report(schema)
      const result = schema.safeParse(value, { reportInput: true })
      if (result.success) return result.data
      for (const issue of result.error.issues) report(plain(issue))
      return z.NEVER
    }),
  )

/** Objects told apart by the one key that only they have. The keys are tried in the order in which they are given. */
export const byKey = <S extends Record<string, z.ZodMiniType>>(
  thing: keyof WrongWords['thing'],
  schemas: S,
) =>
  pick<z.infer<S[keyof S]>>((value) => {
    const key = Object.keys(schemas).find((candidate) => candidate in value)
    if (key) return schemas[key] as z.ZodMiniType<z.infer<S[keyof S]>>
    const found = Object.keys(value)
    const stray = found.length === 1 ? [firstOf(found)] : []
    return {
      path: stray,
      wrong: wrong('unknown thing', { thing, list: Object.keys(schemas) }),
    }
  })

/** What zod found, as what is wrong and the path of the very thing. */
export const plain = (issue: z.core.$ZodIssue): Issue => {
  const path = issue.path as (string | number)[]
  const is = (say: WrongKey, details: Details = {}): Issue => ({ path, wrong: wrong(say, details) })
  if (issue.message.startsWith(ownMark)) return is(issue.message.slice(ownMark.length) as WrongKey)
  switch (issue.code) {
    case 'unrecognized_keys': {
      const name = issue.keys[0] ?? ''
      return { path: [...path, name], wrong: wrong('stray key', { name }) }
    }
    case 'invalid_type':
      return issue.input === undefined
        ? is('missing', { kind: issue.expected })
        : is('wrong kind', { kind: issue.expected, instead: kindOfValue(issue.input) })
    case 'too_small':
    case 'too_big': {
      const small = issue.code === 'too_small'
      const count = Number(small ? issue.minimum : issue.maximum)
      if (issue.origin === 'array') return is(small ? 'few entries' : 'many entries', { count })
      if (issue.origin === 'string' && !small) return is('too long', { count })
      return is(small ? 'too little' : 'too much', { count })
    }
    case 'invalid_value':
      // Written as in a file.
      return is('one of', { list: issue.values.map(String) })
    case 'invalid_union':
      return unionIssue(issue.errors.flat().map(plain), path)
    case 'invalid_key':
      return { path, wrong: issue.issues[0] ? plain(issue.issues[0]).wrong : wrong('misfit') }
    case 'custom':
      return { path, wrong: (issue.params as { wrong?: Wrong } | undefined)?.wrong ?? wrong('misfit') }
    default:
      return is('misfit')
  }
}

/** The alternative that got furthest says best what is wrong; else they all say it. */
function unionIssue(alternatives: readonly Issue[], path: Issue['path']): Issue {
  const deepest = alternatives.toSorted((one, other) => other.path.length - one.path.length)[0]
  if (deepest && deepest.path.length > 0) return { path: [...path, ...deepest.path], wrong: deepest.wrong }
  const told = new Map(alternatives.map((one) => [JSON.stringify(one.wrong), one.wrong]))
  const [first = wrong('misfit'), ...or] = told.values()
  return { path, wrong: { ...first, or } }
}

/** What kind of thing a value is, as it is told. */
export const kindOfValue = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value
