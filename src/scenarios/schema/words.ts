/** The small words of the format, and sentences for what does not fit. */

import * as z from 'zod/mini'

// The page forbids code that is made up on the way. What `plain` reads comes in the words of the locale.
z.config({ ...z.locales.en(), jitless: true })

export const player = z.enum(['light', 'dark'])
export const phase = z.enum(['activate', 'control', 'deploy', 'battle', 'move', 'draw'])
/** Bounds of what a scenario holds: no position is larger. */
export const most = { file: 4_000_000, name: 200, note: 4000, count: 1000, amount: 1_000_000 }

const tooMany = (limit: number) => `This is too much: ${limit} is the most here.`
const tooLong = (limit: number) => `This text is too long: ${limit} characters are the most here.`

export const name = z
  .string()
  .check(z.minLength(1, 'A name may not be empty.'), z.maxLength(most.name, tooLong(most.name)))
export const whole = z.number().check(z.int())
export const ordinal = whole.check(z.gte(1))
export const count = whole.check(z.gte(0), z.lte(most.count, tooMany(most.count)))
export const amount = z.number().check(z.gte(-most.amount), z.lte(most.amount, tooMany(most.amount)))
export const slot = z.enum(['pilot', 'passenger', 'astromech', 'driver', 'vehicle', 'starfighter', 'cargo'])
export const note = z.optional(z.string().check(z.maxLength(most.note, tooLong(most.note))))

/** Something for each player; what is left out is not said. */
export const each = <T extends z.ZodMiniType>(thing: T) =>
  z.strictObject({ light: z.optional(thing), dark: z.optional(thing) })

export const moveNames = [
  'landspeed',
  'hyperspeed',
  'docking bay transit',
  'landing',
  'taking off',
  'sector movement',
  'shuttling',
  'location text',
  'starship site',
  'vehicle site',
  'mobile system',
  'orbit',
  'follow',
  'attack run',
  'bombing run',
  'death star ii sector',
] as const

export type Issue = { path: (string | number)[]; message: string }
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
export const listed = (words: readonly string[]) => words.map((word) => `"${word}"`).join(', ')

/** Hands a value to the schema that `choose` picks by what stands in it, and reports what that schema says. */
export const pick = <T>(choose: (value: Record<string, unknown>) => z.ZodMiniType<T> | Issue) =>
  z.pipe(
    z.unknown(),
    z.transform((value, context): T => {
      const report = (issue: Issue) => {
        context.issues.push({ code: 'custom', path: issue.path, message: issue.message, input: value })
        return z.NEVER
      }
      if (!isObject(value)) return report({ path: [], message: 'An object in braces is expected here.' })
      const schema = choose(value)
      if (!('safeParse' in schema)) return report(schema)
      const result = schema.safeParse(value)
      if (result.success) return result.data
      for (const issue of result.error.issues) report(plain(issue))
      return z.NEVER
    }),
  )

/** Objects told apart by the one key that only they have. The keys are tried in the order in which they are given. */
export const byKey = <S extends Record<string, z.ZodMiniType>>(what: string, schemas: S) =>
  pick<z.infer<S[keyof S]>>((value) => {
    const key = Object.keys(schemas).find((candidate) => candidate in value)
    if (key) return schemas[key] as z.ZodMiniType<z.infer<S[keyof S]>>
    const found = Object.keys(value)
    const stray = found.length === 1 ? [found[0] as string] : []
    return {
      path: stray,
      message: `This is no ${what} that is known: one of ${listed(Object.keys(schemas))} is expected.`,
    }
  })

/** Zod's issue in a sentence, and the path of the very thing that is wrong. */
export const plain = (issue: z.core.$ZodIssue): Issue => {
  const path = issue.path as (string | number)[]
  switch (issue.code) {
    case 'unrecognized_keys': {
      const key = issue.keys[0] ?? ''
      return { path: [...path, key], message: `The key "${key}" does not belong here.` }
    }
    case 'invalid_type': {
      const received = /received (\w+)/.exec(issue.message)?.[1]
      return {
        path,
        message:
          received === 'undefined'
            ? `This is missing: ${a(spoken(issue.expected))} is expected.`
            : `${capital(a(spoken(issue.expected)))} is expected here${received ? `, not ${a(spoken(received))}` : ''}.`,
      }
    }
    case 'too_small':
    case 'too_big':
      if (issue.origin === 'array') {
        const limit = issue.code === 'too_small' ? issue.minimum : issue.maximum
        const most = issue.code === 'too_small' ? 'at least' : 'at most'
        return { path, message: `This list needs ${most} ${limit} ${limit === 1 ? 'entry' : 'entries'}.` }
      }
      return { path, message: sentence(issue.message) }
    case 'invalid_value':
      return {
        path,
        message: `One of ${issue.values.map((value) => JSON.stringify(value)).join(', ')} is expected here.`,
      }
    case 'invalid_union': {
      // The alternative that got furthest says best what is wrong.
      const deepest = issue.errors
        .flatMap((alternative) => alternative.map((inner) => plain(inner)))
        .sort((one, other) => other.path.length - one.path.length)[0]
      if (deepest && deepest.path.length > 0)
        return { path: [...path, ...deepest.path], message: deepest.message }
      const messages = [
        ...new Set(issue.errors.flatMap((alternative) => alternative.map((inner) => plain(inner).message))),
      ]
      const own = issue.message === 'Invalid input' ? messages.join(' Or: ') : issue.message
      return { path, message: own || 'This does not fit here.' }
    }
    default:
      return { path, message: sentence(issue.message) }
  }
}
const a = (what: string) => (what === 'null' ? what : `${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what}`)
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const spoken = (type: string) =>
  ({ string: 'text', array: 'list', int: 'whole number', record: 'object', tuple: 'list' })[type] ?? type
const sentence = (text: string) => (/[.!]$/.test(text) ? text : `${text}.`)
