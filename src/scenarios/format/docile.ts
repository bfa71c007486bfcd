/**
 * The opponent of a puzzle: does what its script says, passes wherever that is allowed, draws the destinies that are due, and
 * loses Force from the Reserve Deck first. So the same answers of the player always lead to the same position.
 */

import { type Answer, firstOf, type Game } from '../../kernel/index.ts'
import { answersTo, type Intent, type Player, type Position } from '../../swccg/index.ts'
import type { ScriptStep } from './schema.ts'
import { scripted } from './script.ts'
import type { Names } from './set-up.ts'

/** What is answered where nobody decides anything; null where nothing is asked. */
function byHabit(game: Game<Position>): Answer<Intent, Player> | null {
  const { decision, state } = game
  if (!decision) return null
  const by = decision.by as Player
  const { kind, mayPass, options = [], cards = [] } = decision
  if (kind === 'option' && options.includes('draw')) return { by, option: 'draw' }
  if (mayPass) return { by, pass: true }
  if (kind === 'order') return { by, order: cards }
  const top = state.piles[by].reserve[0]
  if (decision.why === 'lose Force' && top !== undefined && cards.includes(top)) return { by, cards: [top] }
  const all = answersTo(game)
  const lost = all.find((one) => 'act' in one && one.act.kind === 'lose' && one.act.from === 'reserve')
  return lost ?? (all.length > 0 ? firstOf(all) : null)
}

/** An answer for the opponent, and what of its script is left after it; null where it is asked nothing that it can answer. */
export function docile(
  game: Game<Position>,
  names: Names,
  script: readonly ScriptStep[],
): { answer: Answer<Intent, Player>; script: readonly ScriptStep[] } | null {
  const [step, ...later] = script
  const written = step ? (scripted(game, names, step) as Answer<Intent, Player> | null) : null
  if (written) return { answer: written, script: later }
  const answer = byHabit(game)
  return answer && { answer, script }
}
