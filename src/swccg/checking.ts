/**
 * Is this what a game of the Star Wars CCG is saved as? It is looked through to its last field before anything is played
 * from it: each value is what its type says, and what the position says in two places agrees.
 */

import { type Comparing, type Misfit, misfit } from '../kernel/shape.ts'
import { facts } from './model/cards/pool.ts'
import { type CardId, type Position, pileNames, players } from './model/types.ts'
import { shapes } from './shapes.ts'

/** Bounds of what stands in a saved game, and of what a card says. */
const ofGame = { text: 4000, number: 1e6, list: 2000 }
const ofCard = { text: 4000, number: 1000, list: 100 }

const how = (cards: number): Comparing => ({ ids: { card: cards }, strict: 'facts', most: ofGame })

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const beneath = (found: Misfit | null, ...path: (string | number)[]): Misfit | null =>
  found && { ...found, path: [...path, ...found.path] }

/** What does not fit in the facts of cards, by their names. */
export function misfitInFacts(all: Readonly<Record<string, unknown>>): Misfit | null {
  for (const [name, one] of Object.entries(all)) {
    const found = misfit(shapes, 'facts', one, { strict: 'facts', most: ofCard })
    if (found) return beneath(found, name)
  }
  return null
}

/** What does not fit in a position and what is under way in it; null where all of it fits. */
export function misfitInGame({ state, stack }: { state: unknown; stack: unknown }): Misfit | null {
  const cards = isObject(state) && Array.isArray(state.cards) ? state.cards.length : 0
  const found = misfit(shapes, 'position', state, how(cards))
  if (found) return beneath(found, 'state')
  const p = state as Position
  const wrong = misfitInFacts(p.defined)
  if (wrong) return beneath(wrong, 'state', 'defined')
  const path = discord(p)
  if (path) return { path: ['state', ...path], wrong: 'stray', wanted: [] }
  if (!Array.isArray(stack) || stack.length === 0) return { path: ['stack'], wrong: 'missing', wanted: [] }
  for (const [at, frame] of stack.entries()) {
    const odd = misfit(shapes, 'frame', frame, how(cards))
    if (odd) return beneath(odd, 'stack', at)
  }
  return null
}

type Path = readonly (string | number)[]

/** Where what a position says is at odds with itself; null where it is not. */
function discord(p: Position): Path | null {
  for (const [index, { id, key, owner }] of p.cards.entries()) {
    if (id !== index) return ['cards', index, 'id']
    try {
      facts(p, id)
    } catch {
      return ['cards', index, 'key']
    }
    if (key.startsWith('filler-') && key !== `filler-${owner}`) return ['cards', index, 'owner']
  }
  for (const [key, card] of Object.entries(p.defined)) if (card.key !== key) return ['defined', key, 'key']
  return inPiles(p) ?? onTable(p) ?? ofTurn(p)
}

/** Each card of a pile says so, and is in no other place; what says that it is in a pile lies there. */
function inPiles({ piles, cards }: Position): Path | null {
  const seen = new Set<CardId>()
  for (const player of players) {
    for (const pile of pileNames) {
      for (const [at, id] of piles[player][pile].entries()) {
        const { owner, where } = cards[id]!
        if (seen.has(id) || owner !== player || !('in' in where) || where.in !== pile)
          return ['piles', player, pile, at]
        seen.add(id)
      }
    }
  }
  const stray = cards.findIndex(({ id, where }) => 'in' in where && !seen.has(id))
  return stray < 0 ? null : ['cards', stray, 'where']
}

/** Locations lie in the row, and whatever is at, aboard or on something leads to a place in the end. */
function onTable(p: Position): Path | null {
  const { cards, layout } = p
  const isLocation = (id: CardId) => facts(p, id).location !== undefined
  const inRow = new Set(layout)
  if (inRow.size !== layout.length) return ['layout']
  const stray = layout.findIndex((id) => !('layout' in cards[id]!.where) || !isLocation(id))
  if (stray >= 0) return ['layout', stray]
  for (const { id, where } of cards) {
    const wrong =
      'layout' in where
        ? !inRow.has(id)
        : 'at' in where
          ? !inRow.has(where.at) || isLocation(id)
          : 'under' in where
            ? !isLocation(where.under) || !isLocation(id)
            : ('aboard' in where || 'on' in where) && !isCarried(p, id)
    if (wrong) return ['cards', id, 'where']
  }
  return null
}

/** Does what carries it, and what carries that, lie somewhere on table? */
function isCarried({ cards }: Position, card: CardId): boolean {
  const seen = new Set<CardId>()
  for (let id = card; !seen.has(id); ) {
    seen.add(id)
    const { where } = cards[id]!
    if ('aboard' in where) id = where.aboard
    else if ('on' in where) id = where.on
    else return !('in' in where)
  }
  return false
}

/** Numbers of turns are whole, and a fight is where a location is. */
function ofTurn({ turn, battle, attack, layout }: Position): Path | null {
  if (!Number.isInteger(turn.number) || turn.number < 0) return ['turn', 'number']
  if (battle && !layout.includes(battle.at)) return ['battle', 'at']
  if (attack && !layout.includes(attack.at)) return ['attack', 'at']
  return null
}
