/** The opponent's part of a scenario: steps that are done for the other player, each as soon as the game allows it. */

import { type Answer, type Game, refuse } from '../../kernel/index.ts'
import { type Intent, type Position, swccg } from '../../swccg/index.ts'
import type { ScriptStep } from './schema.ts'
import type { Names } from './set-up.ts'
import { type Tried, triedBy } from './steps.ts'

function meaningOf(game: Game<Position>, names: Names, { by, do: todo }: ScriptStep): Tried | null {
  try {
    return triedBy(game, names, by, todo)
  } catch {
    // It names what is not on the table yet.
    return null
  }
}

/** What a step of the script answers to the decision that waits; null where it cannot be done now. */
export function scripted(game: Game<Position>, names: Names, step: ScriptStep): Answer<Intent> | null {
  if (game.decision?.by !== step.by) return null
  const tried = meaningOf(game, names, step)
  if (tried === null) return null
  const given: Answer<Intent> | null =
    'answer' in tried ? tried.answer : 'intent' in tried ? { by: step.by, act: tried.intent } : null
  return given && !refuse(swccg, game, given) ? given : null
}
