/** Is what a scenario of Twilight Imperium expects so? */

import type { Game, LogLine } from '../../../kernel/index.ts'
import type { Position } from '../../../ti4/index.ts'
import { unitOf } from '../../../ti4/index.ts'
import type { Ti4Fact } from '../schema.ts'
import { numberOf, type Ti4Table } from './ti4-set-up.ts'

interface Seen {
  game: Game<Position>
  table: Extract<Ti4Table, { ok: true }>
  log: readonly LogLine[]
  refused: readonly string[]
  paths: ReadonlyMap<number, readonly number[]>
  hits: { against: Record<string, number>; by: Record<string, number> }
}

/** Null if the fact is so (or, denied, is not so); otherwise what is the case. */
export function untrueOf(seen: Seen, fact: Ti4Fact, path: string): string | null {
  const found = differs(seen, fact, path)
  if (!fact.not) return found
  return found === null ? 'it is so' : null
}

const is = (so: boolean, otherwise: string): string | null => (so ? null : otherwise)

function differs(seen: Seen, fact: Ti4Fact, path: string): string | null {
  const { game, table, log } = seen
  const { state, decision } = game
  const unit = (name: string) => unitOf(state, numberOf(table.units, name, path))
  const system = (name: string) => numberOf(table.systems, name, path)
  const named = (id: number | null | undefined) => (id == null ? 'nowhere' : (state.systems[id]?.name ?? ''))

  if ('system' in fact) {
    const { system: at } = unit(fact.system[0])
    return is(at === system(fact.system[1]), `it is in ${named(at)}`)
  }
  if ('aboard' in fact) {
    const { aboard } = unit(fact.aboard[0])
    const by = aboard === null ? 'nothing' : (state.units[aboard]?.name ?? '')
    return is(aboard === unit(fact.aboard[1]).id, `it is aboard ${by}`)
  }
  if ('path' in fact) {
    const [start, ...entered] = seen.paths.get(unit(fact.path[0]).id) ?? []
    const same = (one: readonly (number | undefined)[]) => {
      const wanted = fact.path[1].map(system)
      return one.length === wanted.length && wanted.every((id, index) => one[index] === id)
    }
    const text = entered.map(named).join(', ')
    return is(same(entered) || same([start, ...entered]), `its path enters ${text || 'nothing'}`)
  }
  if ('hits' in fact) {
    const [player, count] = fact.hits
    // Hits against a player; for one at whom nobody fired, those that his own units produced.
    const found = seen.hits.against[player] ?? seen.hits.by[player] ?? 0
    return is(found === count, `there are ${found}`)
  }
  if ('removed' in fact) return is(unit(fact.removed).system === null, 'it is on the board')
  if ('damaged' in fact) return is(unit(fact.damaged).damaged === true, 'it has sustained no damage')
  if ('token' in fact) {
    const [owner, at] = fact.token
    const found = state.tokens.some((token) => token.owner === owner && token.system === system(at))
    return is(found, 'there is none')
  }
  if ('tactic' in fact) {
    const found = state.pools[fact.tactic[0]]?.tactic ?? 0
    return is(found === fact.tactic[1], `there are ${found}`)
  }
  if ('decision' in fact) {
    const { by, kind, why } = fact.decision
    const asked = decision?.by === by && (kind ?? decision.kind) === decision.kind
    const text = decision ? `${decision.by} is asked: ${decision.why} (${decision.kind})` : 'the game is over'
    return is(asked && (why ?? decision.why) === decision.why, text)
  }
  if ('logged' in fact) {
    const [say, count] = fact.logged
    const found = log.filter((line) => line.say === say).length
    return is(found === count, `it was logged ${found} times: ${log.map((line) => line.say).join(', ')}`)
  }
  const cited = [...new Set(log.flatMap(({ cites }) => cites)), ...seen.refused]
  return is(cited.includes(fact.cited), `these were cited: ${cited.join(', ')}`)
}
