/** The weakest opponent: any answer that the decision takes. */

import { type Answer, type Game, nth, type Roll, refuse } from '../kernel/index.ts'
import { type Decision, type Intent, type Player, type Position, swccg } from '../swccg/index.ts'

/** In one of so many decisions it passes although it could act, so that every phase ends. */
const passesOnceIn = 4

export function shuffled<T>(list: readonly T[], roll: Roll): T[] {
  const all = [...list]
  for (let last = all.length - 1; last > 0; last--) {
    const other = roll(last + 1)
    const held = nth(all, last)
    all[last] = nth(all, other)
    all[other] = held
  }
  return all
}

/** How often it looks for an answer that the rules take before it gives up. */
const patience = 50

/** Answers the pending decision from what its player may see. */
export function random(view: Game<Position>, roll: Roll): Answer<Intent, Player> {
  const { decision } = view
  if (!decision) throw new Error('the game is over')
  const { by, kind, mayPass } = decision
  const pass: Answer<Intent, Player> = { by, pass: true }
  if (mayPass && roll(passesOnceIn) === 0) return pass
  if (kind === 'action' || kind === 'response') {
    const acts = [...swccg.legal(view.state, view.stack, by)]
    const act = acts[roll(acts.length)]
    return act ? { by, act } : pass
  }
  return taken(view, decision, roll) ?? pass
}

/** An answer of the kind that is asked for, which the rules take; null if none is found. */
export function taken(view: Game<Position>, decision: Decision, roll: Roll): Answer<Intent, Player> | null {
  for (let tries = 0; tries < patience; tries++) {
    const given = some(decision, roll)
    if (!refuse(swccg, view, given)) return given
  }
  return null
}

/** Some answer of the kind that is asked for. */
function some(
  { by, kind, cards = [], min = 0, max = cards.length, options = [] }: Decision,
  roll: Roll,
): Answer<Intent, Player> {
  if (kind === 'number') return { by, number: min + roll(max - min + 1) }
  if (kind === 'option') return { by, option: nth(options, roll(options.length)) }
  if (kind === 'order') return { by, order: shuffled(cards, roll) }
  return { by, cards: shuffled(cards, roll).slice(0, min + roll(Math.min(max, cards.length) - min + 1)) }
}
