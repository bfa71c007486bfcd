/**
 * An act as it is kept: under the name of its kind, `{ "move": { … } }`, as every save, link and file has it from the first
 * version on. Only here it is turned into what the engine plays, and back.
 */

import type { Answer, Turn } from '../../kernel/index.ts'
import type { Intent, IntentName } from '../../swccg/index.ts'

/** What an act says, under the name of its kind. */
export type KeptAct = Partial<Record<IntentName, object>>

const known = new WeakMap<Turn<Intent>, Turn<KeptAct>>()

const answerToKeep = (answer: Answer<Intent>): Answer<KeptAct> => {
  if (!('act' in answer)) return answer
  const { kind, ...said } = answer.act
  return { ...answer, act: { [kind]: said } }
}

/** A turn of a game as it is kept: the same each time, for what was written of it once need not be written again. */
export function turnToKeep(turn: Turn<Intent>): Turn<KeptAct> {
  let kept = known.get(turn)
  if (!kept) {
    kept = { ...turn, answer: answerToKeep(turn.answer) } as Turn<KeptAct>
    known.set(turn, kept)
  }
  return kept
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is no act stays as it is: the engine refuses it as it refuses any other. */
function actFromKept(act: unknown): unknown {
  const [entry, ...more] = isObject(act) ? Object.entries(act) : []
  if (!entry || more.length > 0) return act
  const [kind, said] = entry
  return isObject(said) && !('kind' in said) ? { kind, ...said } : act
}

/** An answer that was kept, as the engine takes it. */
export const answerFromKept = (answer: Record<string, unknown>): Record<string, unknown> =>
  'act' in answer ? { ...answer, act: actFromKept(answer.act) } : answer
