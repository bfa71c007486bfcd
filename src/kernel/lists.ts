/** One thing, several or none, as a list. */
export const asList = <T>(one: T | readonly T[] | undefined): readonly T[] =>
  one === undefined ? [] : Array.isArray(one) ? (one as readonly T[]) : [one as T]

/**
 * The first of a list that has one.
 * @throws where the list is empty.
 */
export function firstOf<T>(list: readonly T[]): T {
  if (list.length === 0) throw new Error('the list is empty')
  return list[0] as T
}
