/** One thing, several or none, as a list. */
export const asList = <T>(one: T | readonly T[] | undefined): readonly T[] =>
  one === undefined ? [] : isList(one) ? one : [one]

const isList = <T>(one: T | readonly T[]): one is readonly T[] => Array.isArray(one)

/**
 * What stands at a place of a list.
 * @throws where the list has no such place.
 */
export function nth<T>(list: readonly T[], place: number): T {
  if (!(place >= 0 && place < list.length)) throw new Error(`the list has no place ${place}`)
  return list[place] as T
}

/**
 * The first of a list that has one.
 * @throws where the list is empty.
 */
export const firstOf = <T>(list: readonly T[]): T => nth(list, 0)

/**
 * The last of a list that has one.
 * @throws where the list is empty.
 */
export const lastOf = <T>(list: readonly T[]): T => nth(list, list.length - 1)

/** Is it one of these? */
export function isOneOf<T>(all: readonly T[], thing: unknown): thing is T {
  const list: readonly unknown[] = all
  return list.includes(thing)
}

/** Is it a key of this record itself? */
export const isKeyOf = <T extends object>(record: T, key: unknown): key is keyof T & string =>
  typeof key === 'string' && Object.hasOwn(record, key)

/** The keys of a record of ours, which has no others than its type says. */
export const keysOf = <T extends object>(record: T) => Object.keys(record) as (keyof T & string)[]

/** The entries of a record of ours, which has no other keys than its type says. */
export const entriesOf = <K extends string, V>(record: Readonly<Partial<Record<K, V>>>) =>
  Object.entries(record) as [K, V][]

/** A record with something for each of these keys. */
export const recordOf = <K extends string, V>(keys: readonly K[], of: (key: K) => V) =>
  Object.fromEntries(keys.map((key) => [key, of(key)])) as Record<K, V>

/**
 * What comes after this in a list.
 * @throws where nothing does.
 */
export function followerOf<T>(list: readonly T[], one: T): T {
  const at = list.indexOf(one)
  const after = at < 0 ? undefined : list[at + 1]
  if (after === undefined) throw new Error(`nothing comes after '${one}'`)
  return after
}
