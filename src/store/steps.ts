/** What a lesson's steps ask for, and whether an answer (or a refused attempt) is what the step meant. */

import type { Answer, CardId, Destination, Intent, Step } from './engine.ts'

export type Names = Record<string, CardId>

export interface Wanted {
  by: Step['by']
  cards: readonly CardId[]
  /** Null where the step leaves it open (disembarking where one is). */
  to:
    | { location: CardId }
    | { aboard: CardId; slot?: string }
    | { parsec: number; orbits: CardId | null }
    | null
}

const many = (aliases: string | string[]) => (typeof aliases === 'string' ? [aliases] : aliases)

/** The cards and the destination of a step that moves cards; null for a step of another kind. */
export function wantedBy(step: Step, names: Names, isLocation: (card: CardId) => boolean): Wanted | null {
  const { by } = step
  const todo = step.do
  const cards = (aliases: string | string[]) =>
    many(aliases)
      .map((alias) => names[alias])
      .filter((card) => card !== undefined)
  const place = (alias: string | undefined, slot?: string): Wanted['to'] => {
    const card = alias === undefined ? undefined : names[alias]
    if (card === undefined) return null
    return isLocation(card) ? { location: card } : { aboard: card, ...(slot ? { slot } : {}) }
  }
  if ('move' in todo) {
    const { to } = todo
    if (typeof to === 'string') return { by, cards: cards(todo.move), to: place(to, todo.slot) }
    const orbits = to.orbits ? (names[to.orbits] ?? null) : null
    return { by, cards: cards(todo.move), to: { parsec: to.parsec, orbits } }
  }
  if ('embark' in todo) return { by, cards: cards(todo.embark), to: place(todo.on, todo.slot) }
  if ('disembark' in todo) return { by, cards: cards(todo.disembark), to: place(todo.to) }
  if ('shift' in todo) return { by, cards: cards(todo.shift), to: null }
  if ('dock' in todo) return { by, cards: cards(todo.dock), to: null }
  return null
}

/** Is this where the step wanted to go? */
export function isThere(wanted: Wanted['to'], to: Destination): boolean {
  if (wanted === null) return true
  if ('location' in wanted) {
    if ('parsec' in to) return to.orbits === wanted.location
    return 'location' in to && to.location === wanted.location
  }
  if ('aboard' in wanted) {
    if (!('aboard' in to) || to.aboard !== wanted.aboard) return false
    return wanted.slot === undefined || to.slot === undefined || to.slot === wanted.slot
  }
  return 'parsec' in to && to.parsec === wanted.parsec && to.orbits === wanted.orbits
}

/** Did this answer do what the step asks for? */
export function fulfils(step: Step, wanted: Wanted | null, answer: Answer<Intent>): boolean {
  if (step.expect.illegal !== undefined || answer.by !== step.by) return false
  if ('pass' in step.do) return 'pass' in answer
  if (!wanted || !('act' in answer) || !('move' in answer.act)) return false
  const { move } = answer.act
  return wanted.cards.every((card) => move.cards.includes(card)) && isThere(wanted.to, move.to)
}

/** Was this refused attempt the wrong move that the step wants to be tried? */
export function triedWrongly(step: Step, wanted: Wanted | null, card: CardId, to: Destination): boolean {
  if (step.expect.illegal === undefined || !wanted) return false
  return wanted.cards.includes(card) && isThere(wanted.to, to)
}
