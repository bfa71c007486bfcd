/** Worlds that agree with what has been seen: every hidden card gets a face that it could have. */

import type { Game, Roll } from '../../kernel/index.ts'
import { firstOf, nth } from '../../kernel/index.ts'
import {
  explore,
  hiddenKey,
  keyed,
  type Player,
  type Position,
  readyDecks,
  titled,
} from '../../swccg/index.ts'
import { hiddenOf } from '../known.ts'
import { shuffled } from '../random.ts'
import type { Situation } from '../situation.ts'

/** The keys of the cards of each ready deck of a side, as far as they have been taught. */
function keysOf(side: Player): string[][] {
  return readyDecks
    .filter(({ deck }) => deck.side === side)
    .map(({ deck }) =>
      deck.cards.flatMap((name) => {
        const card = keyed(name) ?? titled(name).find((one) => one.side === side)
        return card ? [card.key] : []
      }),
    )
}

interface Guesses {
  /** The decks that one may have. */
  decks: readonly (readonly string[])[]
  /** What lies where none of them says anything: any card of theirs that may be drawn. */
  anything: readonly string[]
}

let guesses: Record<Player, Guesses> | null = null

/** Whoever guesses has been taught these cards. More is not asked: what else was taught may be what the other one holds. */
function guessesOf(side: Player): Guesses {
  const of = (player: Player): Guesses => {
    const decks = keysOf(player)
    const all = [...new Set(decks.flat())].filter((key) => keyed(key)?.type !== 'objective')
    return { decks, anything: all }
  }
  const known = guesses ?? { light: of('light'), dark: of('dark') }
  if (known.light.anything.length > 0 && known.dark.anything.length > 0) guesses = known
  return known[side]
}

/** What else may be in a deck of which these cards are known: the ready deck that has most of them in it, the known ones left out. */
function likely(side: Player, seen: Readonly<Record<string, number>>): string[] {
  const known = (deck: readonly string[]) => deck.filter((key) => seen[key] !== undefined).length
  const [best = []] = guessesOf(side).decks.toSorted((a, b) => known(b) - known(a))
  const left = { ...seen }
  return best.filter((key) => {
    const count = left[key] ?? 0
    left[key] = count - 1
    return count <= 0
  })
}

/** Faces for so many hidden cards of a player: all that are known to be among them, and likely ones for the rest. */
function facesFor(s: Situation, owner: Player, count: number, roll: Roll): string[] {
  const known = [...hiddenOf(s, owner)].flatMap(([key, copies]) =>
    Array.from({ length: Math.max(0, copies) }, () => key),
  )
  const more = shuffled(likely(owner, s.memory.seen[owner]), roll)
  const faces = [...known, ...more].slice(0, Math.max(count, known.length))
  const { anything } = guessesOf(owner)
  while (faces.length < count) faces.push(nth(anything, roll(anything.length)))
  return shuffled(faces, roll).slice(0, count)
}

/** One world that could be the real one; what chance will bring in it is fixed. */
export function imagined(s: Situation, roll: Roll): Game<Position> {
  const { view, p } = s
  const faces: Record<Player, string[]> = { light: [], dark: [] }
  for (const owner of ['light', 'dark'] as const) {
    const hidden = p.cards.filter((card) => card.owner === owner && card.key === hiddenKey).length
    faces[owner] = facesFor(s, owner, hidden, roll)
  }
  const cards = p.cards.map((card) =>
    card.key === hiddenKey
      ? { ...card, key: faces[card.owner].pop() ?? firstOf(guessesOf(card.owner).anything) }
      : card,
  )
  return explore({ ...view, state: { ...p, cards } }, roll(1_000_000_007))
}
