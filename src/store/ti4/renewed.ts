/** The acts of a table that an earlier version kept: each stood under the name of its kind. */

import type { History, Intent, Position } from './engine.ts'

type Kept = Record<string, unknown>

/** What was said under the name of a kind; of 'confirm' nothing. */
const logKeyOf: Record<Intent['kind'], string | null> = {
  activate: 'system',
  moveShip: 'ship',
  stay: 'ship',
  confirm: null,
  spaceCannon: 'unit',
  abilityMove: 'ship',
  retreat: 'to',
}

function actOf(act: Kept): Kept {
  const [kind, key] = Object.entries(logKeyOf).find(([name]) => name in act) ?? []
  if ('kind' in act || kind === undefined) return act
  const { [kind]: value, ...rest } = act
  return key ? { kind, [key]: value, ...rest } : { kind, ...rest }
}

/** The same table in the words of today. */
export const renewed = (saved: Saved): Saved => ({
  ...saved,
  turns: saved.turns.map((turn) =>
    'act' in turn.answer
      ? { ...turn, answer: { ...turn.answer, act: actOf(turn.answer.act as object as Kept) as Intent } }
      : turn,
  ),
})

type Saved = Pick<History<Position, Intent>, 'start' | 'opening' | 'turns' | 'at'>
