/**
 * The places in which texts of cards say something: `triggered.on<lost>.card`, `fires.results[*]<hit>.until`. Elements of a
 * list are not told apart; what a text does, a result brings and an event is are.
 */

import { misfitInFacts } from '../../swccg/checking.ts'
import { type Ability, type CardFacts, isA, isOfKind, plain, pool } from '../../swccg/index.ts'
import { type Tongue, tongues, wordsOf } from './words.ts'

/** A text that says something in a place, and the text without that. */
interface Holder {
  card: CardFacts
  text: Ability
  without: Ability
  /** The part of the text that the place is in. */
  part: Keyed
}

export type KeyPaths = ReadonlyMap<string, readonly Holder[]>

type Keyed = Record<string, unknown>
type Path = readonly (string | number)[]

const isKeyed = (value: unknown): value is Keyed => typeof value === 'object' && value !== null

/** A copy without what stands at a path. */
function omit<T>(value: T, [key = '', ...rest]: Path): T {
  if (Array.isArray(value)) return value.with(Number(key), omit(value[Number(key)], rest)) as T
  const { [key]: inner, ...others } = value as Keyed
  return (rest.length === 0 ? others : { ...(value as Keyed), [key]: omit(inner, rest) }) as T
}

const alone = (card: CardFacts, text: Ability): CardFacts => ({ ...card, abilities: [text] })

/** What tells this object from others of its place: what it does, brings, or (where it is no mere filter) is. */
function kindOf(card: CardFacts, text: Ability, path: Path, value: Keyed): string {
  const { does, brings, is } = value
  if (typeof does === 'string') return `<${does}>`
  if (typeof brings === 'string') return `<${brings}>`
  if (typeof is !== 'string') return ''
  const fits = misfitInFacts({ [card.key]: alone(card, omit(text, [...path, 'is'])) }) === null
  return fits ? '' : `<${is}>`
}

/** All places, each with the texts that say something there. */
export function keyPaths(pool: readonly CardFacts[]): KeyPaths {
  const found = new Map<string, Holder[]>()
  for (const card of pool)
    for (const text of [...(card.abilities ?? []), ...(card.back?.abilities ?? [])]) {
      const look = (value: unknown, path: Path, told: string): void => {
        if (Array.isArray(value)) {
          for (const [index, one] of value.entries())
            if (isKeyed(one)) look(one, [...path, index], `${told}[*]`)
          return
        }
        if (!isKeyed(value)) return
        const here = `${told}${path.length === 0 ? value.does : kindOf(card, text, path, value)}`
        for (const key of Object.keys(value)) {
          const place = `${here}.${key}`
          const holder = { card, text, without: omit(text, [...path, key]), part: value }
          found.set(place, [...(found.get(place) ?? []), holder])
          look(value[key], [...path, key], place)
        }
      }
      look(text, [], '')
    }
  return new Map([...found].sort(([one], [other]) => (one < other ? -1 : 1)))
}

/** Does a face say something else when this is gone? A face that cannot be told without it does. */
function isSaid({ card, text, without }: Holder, tongue: Tongue): boolean {
  const before = wordsOf(alone(card, text), tongue).join('\n')
  try {
    return wordsOf(alone(card, without), tongue).join('\n') !== before
  } catch {
    return true
  }
}

const listOf = (value: unknown): string[] => [value ?? []].flat() as string[]

/** Are all cards that the other words of a filter name of the type that it names as well? Then the noun says the type. */
function isImplied(path: string, { part }: Holder): boolean {
  if (!path.endsWith('.type')) return false
  const { type, is, subtype, title } = part
  const words = [
    { asked: listOf(is), fits: isA },
    { asked: listOf(subtype), fits: isOfKind },
    { asked: listOf(title), fits: (card: CardFacts, name: string) => plain(card.title) === plain(name) },
  ].filter(({ asked }) => asked.length > 0)
  const named = pool.filter((card) => words.every(({ asked, fits }) => asked.some((one) => fits(card, one))))
  const types = new Set<string>(listOf(type))
  return words.length > 0 && named.length > 0 && named.every((card) => types.has(card.type))
}

/**
 * The places in which nothing that any card says changes its words in every language, but for the type of what the other
 * words of a filter name anyway.
 */
export const unsaid = (paths: KeyPaths): string[] =>
  [...paths].flatMap(([path, holders]) => {
    const said = (holder: Holder) => tongues.every((tongue) => isSaid(holder, tongue))
    return holders.some(said) || holders.every((holder) => isImplied(path, holder)) ? [] : [path]
  })
