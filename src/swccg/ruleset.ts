/** The Star Wars CCG: its chapters, in the order in which they stand upon each other. */

import type { Reason, Rule } from '../kernel/index.ts'
import { compose, rulebookOf } from './compose.ts'
import type { Position } from './model/types.ts'
import type { Decision, Frame } from './model/under-way.ts'
import { gameText } from './rules/actions/chapter.ts'
import { actions } from './rules/actions/responses/chapter.ts'
import { attacks } from './rules/attacks/chapter.ts'
import { battle } from './rules/battle/chapter.ts'
import { captives } from './rules/captives/chapter.ts'
import { cardTypes } from './rules/card-types/chapter.ts'
import { control } from './rules/control/chapter.ts'
import { deploy } from './rules/deploy/chapter.ts'
import { destiny } from './rules/destiny/chapter.ts'
import { force } from './rules/force/chapter.ts'
import type { RuleId } from './rules/keys.ts'
import { leavingTable } from './rules/leaving-table/chapter.ts'
import { movement } from './rules/movement/chapter.ts'
import { persona } from './rules/persona/chapter.ts'
import { piles } from './rules/piles/chapter.ts'
import { react } from './rules/react/chapter.ts'
import { shared } from './rules/shared/chapter.ts'
import { together } from './rules/shared/chapter-type.ts'
import { start } from './rules/start/chapter.ts'
import { stealing } from './rules/stealing/chapter.ts'
import { terms } from './rules/terms/chapter.ts'
import { turn } from './rules/turn/chapter.ts'
import { values } from './rules/values/chapter.ts'
import { weapons } from './rules/weapons/chapter.ts'

const chapters = [
  shared,
  values,
  destiny,
  force,
  actions,
  control,
  leavingTable,
  turn,
  movement,
  deploy,
  start,
  react,
  gameText,
  battle,
  weapons,
  attacks,
  piles,
  persona,
  cardTypes,
  terms,
  captives,
  stealing,
] as const

export const swccg = compose(chapters, {
  reads: together(chapters, 'reads'),
  intents: together(chapters, 'intents'),
  procedures: together(chapters, 'procedures'),
})

/** The rules that have words, and that no chapter lists. */
type Unlisted = Exclude<RuleId, (typeof chapters)[number]['rules'][number]['id']>

/** Where a rule is unlisted, this does not compile, and says which. */
const rulebook: [Unlisted] extends [never] ? ReadonlyMap<string, Rule> : Unlisted = rulebookOf(chapters)

/** Every rule that the game is played by, in the order of their ids. */
export const allRules = [...rulebook.values()].sort((a, b) => (a.id < b.id ? -1 : 1))

/** The rule with this id. */
export const ruleOf = (id: string) => rulebook.get(id)

/** Every id by which something is refused: those of its rule, of the entries that state the same, and of what is told with it. */
export const idsOf = ({ rule, also = [] }: Reason): string[] =>
  [rule, ...also].flatMap((id) => [id, ...(ruleOf(id)?.same ?? [])])

/** Passes what nobody could use: windows without a legal response, and phases in which nothing can be done. */
export function autoPass(
  p: Position,
  stack: readonly Frame[],
  decision: Pick<Decision, 'by' | 'kind'>,
): boolean {
  const frame = stack.at(-1)
  // Hardly anybody minds how cards lie in a pile: who does stops at every decision. (KRN-056, KRN-065)
  if (frame?.does === 'order in pile') return true
  // A choice that may be left open is put to the player all the same.
  if (decision.kind === 'cards' || decision.kind === 'order') return false
  const window = frame?.does === 'window'
  // The player whose turn it is ends the move phase himself.
  if (!window && decision.by === p.turn.player && p.turn.phase === 'move') return false
  return swccg.legal(p, stack, decision.by)[Symbol.iterator]().next().done === true
}
