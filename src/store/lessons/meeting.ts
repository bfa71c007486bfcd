/** Notes for the album which rules are met at the table: by answers and refusals, not where a game is watched again. */

import { allRules, type Game, type Position } from '../../views/engine.ts'
import { noteMet } from '../browser/album.ts'
import type { TableChannel } from '../table/table-events.ts'
import type { Get } from '../table/types.ts'

let known: ReadonlyMap<string, string> | null = null

/** The rules that are meant by these ids, by the ids that they are declared under. */
function declared(ids: readonly string[]): string[] {
  known ??= new Map([
    ...allRules.flatMap(({ id, same = [] }) => same.map((other) => [other, id] as const)),
    ...allRules.map(({ id }) => [id, id] as const),
  ])
  const rules = known
  return [...new Set(ids.flatMap((id) => rules.get(id) ?? []))]
}

/** Notes what was at work since the last answer. */
export const noteApplied = ({ events }: Game<Position>): void =>
  noteMet('applied', declared(events.flatMap(({ cites }) => cites)))

/** Listens to a table. */
export const meeting = (get: Get): Parameters<TableChannel['listen']>[0] => ({
  answered({ after }) {
    noteApplied(after)
  },
  refused({ refused: [first] }) {
    if (get().source?.replay || !first) return
    const { reasons } = first.verdict
    noteMet('refused', declared(reasons.flatMap(({ rule, also = [] }) => [rule, ...also])))
  },
})
