/**
 * The solver of puzzles: looks through a player's answers within one turn. The opponent is the docile one of puzzles, and
 * destinies come as the decks lie; so a position and an answer always lead to one position.
 */

import {
  type Answer,
  answersTo,
  explore,
  explored,
  type Fact,
  type Game,
  type Intent,
  nth,
  type Phase,
  type Player,
  type Position,
  phases,
  refuse,
  type ScriptStep,
  swccg,
} from '../engine.ts'
import { docile, holds } from '../scenarios.ts'
import { numbering } from './key.ts'

type Given = Answer<Intent, Player>

/** What is to be reached, by whom, and in which turn. */
export interface Task {
  side: Player
  goal: readonly Fact[]
  names: Readonly<Record<string, number>>
  /** The number of the turn with whose end it is over, and the last phase of it that matters. */
  turn: number
  until: Phase
}

/** From where it is searched: a game, and what the opponent has still to do by its script. */
export interface Spot {
  game: Game<Position>
  script: readonly ScriptStep[]
}

/** A position in which the player decides, or with which the search ends. */
interface Node {
  spot: Spot
  reached: boolean
  /** Where each answer leads. Empty where the goal is reached or nothing more can be done. */
  next: { answer: Given; to: Node }[]
  /** How one came here first: by the fewest answers. */
  from: { node: Node; answer: Given } | null
}

/** So many answers that nobody decides come between two decisions at most. */
const between = 200

/** Of this many cards every choice is looked at. */
const fewChoices = 40

/** Every choice of so many cards, in the order in which they are shown. */
function* choices(cards: readonly number[], count: number, from = 0): Generator<number[]> {
  if (count === 0) return yield []
  for (let at = from; at <= cards.length - count; at++)
    for (const rest of choices(cards, count - 1, at + 1)) yield [nth(cards, at), ...rest]
}

/** The answers that a player may give here. Looking and counting lead nowhere. */
function answersOf(game: Game<Position>): Given[] {
  const { decision, state, stack } = game
  if (!decision) return []
  const { by, kind, mayPass, cards = [], min = 0 } = decision
  const pass: Given[] = mayPass ? [{ by, pass: true }] : []
  if (kind === 'action' || kind === 'response')
    return [
      ...[...swccg.legal(state, stack, by)]
        .filter((act) => act.kind !== 'look' && act.kind !== 'count')
        .map((act): Given => ({ by, act })),
      ...pass,
    ]
  if (kind === 'cards') {
    const max = Math.min(decision.max ?? cards.length, cards.length)
    const all = Array.from({ length: max - min + 1 }, (_, more) => [...choices(cards, min + more)]).flat()
    if (all.length <= fewChoices)
      return [
        ...all
          .map((chosen): Given => ({ by, cards: chosen }))
          .filter((given) => refuse(swccg, game, given) === null),
        ...pass,
      ]
  }
  return answersTo(game)
}

/** Has the time gone by in which the goal can be reached? */
const isPast = ({ turn: { number, phase } }: Position, { turn, until }: Task): boolean =>
  number !== turn || phases.indexOf(phase) > phases.indexOf(until)

/** Lets the opponent answer until the player is asked, the goal is reached or the turn is over. */
function settled(from: Spot, task: Task): { spot: Spot; reached: boolean; over: boolean } {
  const { side, goal, names } = task
  let spot = from
  for (let i = 0; i < between; i++) {
    const { game, script } = spot
    const reached = holds(game, names, goal)
    const over = reached || !game.decision || isPast(game.state, task)
    if (over || game.decision?.by === side) return { spot, reached, over }
    const given = docile(game, names, script)
    if (!given) break
    spot = { game: explored(game, given.answer), script: given.script }
  }
  return { spot, reached: false, over: true }
}

/** What has been looked through. */
interface Seen {
  first: Node
  nodes: readonly Node[]
  /** Nothing has been left out. */
  whole: boolean
}

/** Looks through what answers lead to, the nearest first, a position at a time; with `soon` until the goal is seen. */
function* look(from: Spot, task: Task, most: number, soon: boolean): Generator<void, Seen> {
  const number = numbering()
  const keyOf = ({ game: { state, stack }, script }: Spot) =>
    `${number(state)} ${number(stack)} ${script.length}`
  const known = new Map<string, Node>()
  const nodes: Node[] = []
  const open: Node[] = []
  const enter = (spot: Spot, before: Node['from']): Node => {
    const there = settled(spot, task)
    const key = keyOf(there.spot)
    const found = known.get(key)
    if (found) return found
    const node: Node = { spot: there.spot, reached: there.reached, next: [], from: before }
    known.set(key, node)
    nodes.push(node)
    if (!there.over) open.push(node)
    return node
  }
  const first = enter({ ...from, game: explore(from.game) }, null)
  for (let at = 0; at < open.length; at++) {
    if (nodes.length > most) return { first, nodes, whole: false }
    const node = nth(open, at)
    yield
    for (const answer of answersOf(node.spot.game)) {
      const to = enter({ ...node.spot, game: explored(node.spot.game, answer) }, { node, answer })
      node.next.push({ answer, to })
      if (soon && to.reached) return { first, nodes, whole: true }
    }
  }
  return { first, nodes, whole: true }
}

/** The answers that lead to a position, the first one first. */
function lineTo(node: Node): Given[] {
  const line: Given[] = []
  for (let at: Node | null = node; at?.from; at = at.from.node) line.unshift(at.from.answer)
  return line
}

/** Does all of it at one go. */
function atOnce<T>(steps: Generator<void, T>): T {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** The answers that reach the goal; `false` where none do, null where that is not known. */
export type Found = readonly Given[] | false | null

/**
 * How the goal is reached from here by the fewest answers of the player; `false` where it cannot be, and null where that has
 * not been found out after so many positions. It stops after each of them, for who does something else meanwhile.
 */
export function* searching(from: Spot, task: Task, most: number): Generator<void, Found> {
  const { nodes, whole } = yield* look(from, task, most, true)
  const goal = nodes.find(({ reached }) => reached)
  return goal ? lineTo(goal) : whole ? false : null
}

/** The same at one go. */
export const wayTo = (from: Spot, task: Task, most: number): Found => atOnce(searching(from, task, most))

/** Is the goal reached from here without anything more being done for it? The player passes, and does what he must. */
export function comesBySelf(from: Spot, task: Task): boolean {
  let at = settled({ ...from, game: explore(from.game) }, task)
  for (let i = 0; i < between && !at.over; i++) {
    const { game, script } = at.spot
    const given = docile(game, task.names, [])
    if (!given) return false
    at = settled({ game: explored(game, given.answer), script }, task)
  }
  return at.reached
}

/** How hard a puzzle is. */
export interface Survey {
  /** One of the shortest lines that reach the goal; null where none does. */
  line: readonly Given[] | null
  /** So many of the first answers reach it, and so many there are. */
  ways: number
  of: number
  /** There is one line only. */
  only: boolean
  /** How likely somebody reaches it who answers by chance. */
  chance: number
  positions: number
  /** Everything has been looked at. */
  whole: boolean
}

/** Looks through the whole turn. @param most so many positions. */
export function survey(from: Spot, task: Task, most: number): Survey {
  const { first, nodes, whole } = atOnce(look(from, task, most, false))
  const chances = new Map<Node, number>()
  const lines = new Map<Node, number>()
  const weigh = (node: Node): number => {
    const before = chances.get(node)
    if (before !== undefined) return before
    // Whoever comes back here has come no nearer.
    chances.set(node, node.reached ? 1 : 0)
    lines.set(node, node.reached ? 1 : 0)
    if (node.next.length === 0) return node.reached ? 1 : 0
    const all = node.next.map(({ to }) => weigh(to))
    const chance = all.reduce((sum, one) => sum + one, 0) / all.length
    chances.set(node, chance)
    lines.set(
      node,
      node.next.reduce((sum, { to }) => sum + (lines.get(to) ?? 0), 0),
    )
    return chance
  }
  const chance = weigh(first)
  const goal = nodes.find(({ reached }) => reached)
  return {
    line: goal ? lineTo(goal) : null,
    ways: first.next.filter(({ to }) => (chances.get(to) ?? 0) > 0).length,
    of: first.next.length,
    only: lines.get(first) === 1,
    chance,
    positions: nodes.length,
    whole,
  }
}
