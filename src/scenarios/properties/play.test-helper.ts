/** Random play for property tests: numbers choose, so a failing game can be played again and made shorter. */

import { type Answer, answer, begin, type Game, type Roll, refuse } from '../../kernel/index.ts'
import { slotKinds } from '../../swccg/abilities/basics.ts'
import {
  autoPass,
  type CardId,
  type Intent,
  type Move,
  type MoveDestination,
  type MoveName,
  type Offer,
  offersFor,
  type PileName,
  type Player,
  type Position,
  swccg,
} from '../../swccg/index.ts'
import { isSquadron } from '../../swccg/model/crew.ts'
import { withCargo } from '../../swccg/model/table.ts'
import { readScenario } from '../format/schema.ts'
import { setUp } from '../format/set-up.ts'

export type SwGame = Game<Position>

/** Takes the numbers one after another, and starts again after the last. */
export function rolling(numbers: readonly number[]): Roll {
  let at = 0
  return (below) => (below === 0 ? 0 : numbers[at++ % numbers.length]! % below)
}

export const piles: readonly PileName[] = ['reserve', 'force', 'used', 'lost', 'hand', 'out']

/** The table of a scenario file at its first decision; null if it is of another game or needs what is not played yet. */
export function tableOf(text: string): SwGame | null {
  const read = readScenario(text)
  if (!read.ok || read.scenario.game !== 'swccg') return null
  const table = setUp(read.scenario)
  if (!table.ok) return null
  const { state, stack, seed } = table.start
  return frozen(begin(swccg, frozen(state), frozen(stack), seed).game)
}

const files = import.meta.glob<string>(['../positions/*.json', '../**/ex-mov-*.json', '../**/pile-*.json'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

const byFile = (found: Record<string, string>): Record<string, SwGame> =>
  Object.fromEntries(
    Object.entries(found).flatMap(([path, text]) => {
      const game = tableOf(text)
      return game ? [[path.slice(path.lastIndexOf('/') + 1), game]] : []
    }),
  )

/** The positions, and the tables of the examples of movement, decks and piles, by file. */
export const tables = byFile(files)

/** The tables of the examples of battles, attacks and weapons, by file. */
export const fights = byFile(
  import.meta.glob<string>(['../rules/{battle,attacks,weapons}/**/*.json', '../rules/**/*early*.json'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
)

/** The files whose names begin like this: 'pos', 'ex' or 'pile'. */
export const named = (prefix: string): string[] =>
  Object.keys(tables).filter((file) => file.startsWith(prefix))

/** Would this bring a card into or onto itself? Where it is could never be told again: the way outward would not end. */
export function intoItself(p: Position, intent: Intent): boolean {
  if (intent.kind === 'transfer') {
    const { card, to } = intent
    return withCargo(p, card).includes(to)
  }
  if (intent.kind !== 'move') return false
  const { cards, to, using } = intent
  // Two ships that dock name each other.
  return 'aboard' in to && using !== 'dock' && cards.some((card) => withCargo(p, card).includes(to.aboard))
}

/** Some answer that the pending decision takes. Mostly acts where one can. */
export function someAnswer(game: SwGame, roll: Roll): Answer<Intent, Player> {
  const decision = game.decision!
  const { by, kind, cards = [], min = 0, max = cards.length, options = [], mayPass } = decision
  if (kind === 'action' || kind === 'response') {
    const acts = [...swccg.legal(game.state, game.stack, by)].filter((act) => !intoItself(game.state, act))
    const act = acts[roll(acts.length + (mayPass ? 1 : 0))]
    return act ? { by, act } : { by, pass: true }
  }
  if (kind === 'number') return { by, number: min + roll(max - min + 1) }
  if (kind === 'option') {
    // An option may be refused with its reason: a price that cannot be paid.
    const open = options.filter((option) => refuse(swccg, game, { by, option }) === null)
    return { by, option: open[roll(open.length)]! }
  }
  // Both ways of answering a question that need not be answered: what is only shown, the order in a pile.
  if (mayPass && roll(3) === 0) return { by, pass: true }
  const from = roll(cards.length)
  const turned = [...cards.slice(from), ...cards.slice(0, from)]
  if (kind === 'order') return { by, order: turned }
  return enoughOf(game, turned)
}

/**
 * As few of these cards, from the first on, as are asked for. Where squadrons are among them, which count for three, fewer
 * may be enough, and the question says so: then as many as it takes.
 */
export function enoughOf(game: SwGame, cards: readonly CardId[]): Answer<Intent, Player> {
  const { by, min = 0 } = game.decision!
  const max = cards.some((card) => isSquadron(game.state, card)) ? (game.decision!.max ?? cards.length) : min
  const counts = Array.from({ length: Math.max(0, max - min) + 1 }, (_, more) => Math.max(min + more, 1))
  const chosen = counts.map((count) => ({ by, cards: cards.slice(0, count) }))
  return chosen.find((given) => refuse(swccg, game, given) === null) ?? chosen[0]!
}

/** One decision on the way: the game before and after it, and the answer. */
export interface Made {
  before: SwGame
  given: Answer<Intent, Player>
  after: SwGame
}

/** Plays on by one answer for each number. Every game that it hands out is frozen: whoever writes to one throws. */
export function* playedBy(start: SwGame, numbers: readonly number[]): Generator<Made> {
  let before = start
  for (const number of numbers) {
    if (!before.decision) return
    const roll = rolling([number])
    const given = someAnswer(before, roll)
    // In half of the cases what nobody can use is passed by itself, so that games get far.
    const result = answer(swccg, before, given, number % 2 === 0 ? autoPass : undefined)
    if (!result.ok)
      throw new Error(
        `an answer that was offered is refused: ${JSON.stringify({ given, verdict: result.verdict })}`,
      )
    const after = frozen(result.game)
    yield { before, given, after }
    before = after
  }
}

/** Everything that the player to act may do with cards now. */
export const offersIn = (game: SwGame): Offer[] =>
  game.decision ? game.state.cards.flatMap(({ id }) => offersFor(game, game.decision?.by as Player, id)) : []

export const moveOf = (given: Answer<Intent, Player>): Move | null =>
  'act' in given && given.act.kind === 'move' ? given.act : null

const slots = [...slotKinds, undefined]

/** The sort of place that moves of each kind lead to. */
const goals: Record<MoveName, 'aboard' | 'parsec' | 'location'> = {
  landspeed: 'location',
  hyperspeed: 'location',
  'docking bay transit': 'location',
  landing: 'location',
  'taking off': 'location',
  'sector movement': 'location',
  shuttling: 'location',
  'location text': 'location',
  'starship site': 'location',
  'vehicle site': 'location',
  'mobile system': 'parsec',
  orbit: 'location',
  follow: 'location',
  'attack run': 'location',
  'bombing run': 'location',
  'death star ii sector': 'location',
  embark: 'aboard',
  disembark: 'location',
  shift: 'aboard',
  dock: 'aboard',
  'prisoner transfer': 'aboard',
  relocation: 'location',
}

const someCard = (p: Position, roll: Roll): CardId => roll(p.cards.length)
const someLocation = (p: Position, roll: Roll): CardId => p.layout[roll(p.layout.length)]!

/** Some place of the sort that moves of this kind lead to. */
export function likelyDestination(p: Position, using: MoveName, roll: Roll): MoveDestination {
  const goal = goals[using]
  if (goal === 'aboard') return { aboard: someCard(p, roll), slot: slots[roll(slots.length)] }
  if (goal === 'parsec') return { parsec: roll(12), orbits: roll(2) ? someLocation(p, roll) : null }
  return { location: someLocation(p, roll) }
}

/** Some place, of any sort. */
export function someDestination(p: Position, roll: Roll): MoveDestination {
  if (roll(5) === 0) return { location: someCard(p, roll) }
  return likelyDestination(p, (['embark', 'mobile system', 'landspeed'] as const)[roll(3)]!, roll)
}

/** Some attempt to move that nobody offered. */
export function someMove(p: Position, using: MoveName, roll: Roll, to: MoveDestination): Move {
  const onTable = p.cards.filter(({ where }) => !('in' in where)).map(({ id }) => id)
  const mover = roll(5) ? onTable[roll(onTable.length)]! : someCard(p, roll)
  const move: Move = { using, cards: roll(4) ? [mover] : [mover, someCard(p, roll)], to }
  if (roll(3) === 0) move.by = someCard(p, roll)
  if (roll(4) === 0) move.via = [someLocation(p, roll)]
  if (roll(4) === 0) move.crossings = [{ card: someCard(p, roll), to: someCard(p, roll) }]
  if (roll(3) === 0) move.transfer = (['deliver', 'take', 'leave', 'collect'] as const)[roll(4)]!
  return move
}

/** The same thing, frozen through and through. */
function frozen<T>(thing: T): T {
  if (typeof thing === 'object' && thing !== null && !Object.isFrozen(thing)) {
    Object.freeze(thing)
    for (const part of Object.values(thing)) frozen(part)
  }
  return thing
}

/** Does it hold for every game of a play, the first one too? */
export function inEveryGame(holds: (game: SwGame, roll: Roll) => void) {
  return (start: SwGame, numbers: readonly number[]) => {
    const roll = rolling(numbers)
    holds(start, roll)
    for (const { after } of playedBy(start, numbers)) holds(after, roll)
  }
}
