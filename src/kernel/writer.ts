/**
 * One change to a state, copied as it is written: a record is copied the first time that this change touches it and then
 * written in place. The state that the change started from stays as it was.
 */

import { forgetFields, forgetPart, inherit } from './memo.ts'

type Row<T> = T extends readonly (infer R)[] ? R : never

export interface Writer<S extends object> {
  /** The state as it stands within this change. Read it freely; write only through the functions below. */
  readonly now: S
  /** Replaces one part of the state. */
  put<K extends keyof S>(part: K, value: S[K]): void
  /**
   * Changes some fields of one record of a list in the state.
   * @param spares a side of the list that stays as it is: what is remembered of that alone is not forgotten.
   */
  patch<K extends keyof S>(part: K, index: number, fields: Partial<Row<S[K]>>, spares?: string): void
}

/** Opens a state for writing: the state that is given stays as it is, and parts that nobody writes are shared. */
export function write<S extends object>(before: S): Writer<S> {
  const now: S = { ...before }
  inherit(before, now)
  const copiedParts = new Set<keyof S>()
  const copiedRows = new Map<keyof S, Set<number>>()

  return {
    now,
    put(part, value) {
      now[part] = value
      copiedParts.delete(part)
      copiedRows.delete(part)
      forgetPart(now, part as string)
    },
    patch(part, index, fields, spares = '') {
      if (!copiedParts.has(part)) {
        now[part] = [...(now[part] as unknown[])] as S[typeof part]
        copiedParts.add(part)
        copiedRows.set(part, new Set())
      }
      const rows = now[part] as unknown as object[]
      const copied = copiedRows.get(part) as Set<number>
      if (!copied.has(index)) {
        rows[index] = { ...rows[index] }
        copied.add(index)
      }
      Object.assign(rows[index] as object, fields)
      forgetFields(now, part as string, fields, spares)
    },
  }
}
