/** Is this a save? What comes from outside is looked through, piece by piece, before anything is played from it. */

import {
  type Edition,
  editions,
  type Intent,
  isOneOf,
  type Position,
  phases,
  pileNames,
  type Saved,
} from '../../views/engine.ts'
import { type Reasons, reasonsIn } from '../opponent/reasons.ts'
import type { Source } from '../table/types.ts'
import { answerFromKept } from './acts.ts'

/**
 * What is wrong with it: it is of another kind or of a newer version, it breaks off, it was changed on its way, a part of
 * it makes no sense, or it is too much.
 */
export type Wrong = 'foreign' | 'newer' | 'cut' | 'changed' | 'damaged' | 'tooMuch'

/** What of it is too much: the whole, a text, a number, a list, or how deep one thing lies in another. */
export type TooMuch = 'size' | 'text' | 'number' | 'list' | 'depth'

export class Unfit extends Error {
  readonly wrong: Wrong
  readonly what: TooMuch
  /** Where in it; '' where that is not known. */
  readonly place: string
  constructor(wrong: Wrong, what: TooMuch = 'size', place = '') {
    super(wrong)
    this.wrong = wrong
    this.what = what
    this.place = place
  }
}

/** Bounds of what a table holds. */
const most = { cards: 1000, defined: 300, answers: 30_000, frames: 60, text: 4000, list: 2000 }

type Plain = Record<string, unknown>

function demand(holds: boolean): asserts holds {
  if (!holds) throw new Unfit('damaged')
}

const bound = (holds: boolean, what: TooMuch): void => {
  if (!holds) throw new Unfit('tooMuch', what)
}

const isObject = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function object(value: unknown): Plain {
  demand(isObject(value))
  return value
}

function list(value: unknown, atMost = most.list): unknown[] {
  demand(Array.isArray(value))
  bound(value.length <= atMost, 'list')
  return value
}

function text(value: unknown, atMost = 200): string {
  demand(typeof value === 'string')
  bound(value.length <= atMost, 'text')
  return value
}

const whole = (value: unknown, low = -1e6, high = 1e6): number => {
  demand(typeof value === 'number' && Number.isInteger(value))
  bound(value >= low && value <= high, 'number')
  return value
}

const among = <T>(value: unknown, all: readonly T[]): T => {
  demand(isOneOf(all, value))
  return value
}

/** Nothing in it is endless: no text, no number and no nesting that no game has. */
function modest(value: unknown, depth = 0): void {
  bound(depth <= 24, 'depth')
  if (typeof value === 'string') bound(value.length <= most.text, 'text')
  else if (typeof value === 'number') bound(Number.isFinite(value) && Math.abs(value) <= 1e15, 'number')
  else if (Array.isArray(value)) {
    bound(value.length <= most.list, 'list')
    for (const one of value) modest(one, depth + 1)
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, one] of Object.entries(value)) {
      bound(key.length <= most.text && key !== '__proto__', 'text')
      modest(one, depth + 1)
    }
  }
}

const players = ['light', 'dark'] as const

/** Where a card is: something, and of the cards that it names each is one. */
function checkWhere(value: unknown, count: number): void {
  const where = object(value)
  const [first] = Object.keys(where)
  among(first, ['in', 'at', 'aboard', 'on', 'table', 'played', 'under', 'layout'])
  for (const key of ['at', 'aboard', 'on', 'under']) if (key in where) whole(where[key], 0, count - 1)
  for (const key of ['side', 'table', 'played']) if (key in where) among(where[key], players)
}

function checkState(value: unknown): void {
  const state = object(value)
  among(state.edition, editions)
  const turn = object(state.turn)
  whole(turn.number, 0, 10_000)
  among(turn.player, players)
  among(turn.phase, phases)
  const cards = list(state.cards, most.cards)
  const defined = object(state.defined)
  bound(Object.keys(defined).length <= most.defined, 'list')
  for (const facts of Object.values(defined)) text(object(facts).title)
  const numbered = (value: unknown) => {
    for (const id of list(value, most.cards)) whole(id, 0, cards.length - 1)
  }
  cards.forEach((one, id) => {
    const card = object(one)
    demand(card.id === id)
    text(card.key)
    among(card.owner, players)
    checkWhere(card.where, cards.length)
    whole(card.moved, 0, 10_000)
    for (const name of list(card.states, 40)) text(name)
  })
  numbered(state.layout)
  const own = object(state.piles)
  for (const player of players) for (const pile of pileNames) numbered(object(own[player])[pile])
  const destinies = object(state.destinies)
  for (const player of players) for (const one of list(destinies[player])) demand(Number.isFinite(one))
  list(state.lasting, most.list)
  list(state.used, most.list)
}

/** A frame in the words of today: the opening of the first games was another one. */
function renewed(frame: unknown): Plain {
  const now = object(frame)
  if (now.does !== 'opening' || now.due !== undefined) return now
  const settled = (own: unknown) => (typeof own === 'number' ? { settled: [own] } : own)
  const { light, dark } = object(now.secret)
  return {
    ...now,
    secret: { light: settled(light), dark: settled(dark) },
    first: 'dark',
    aside: [],
    due: [],
    draws: {},
  }
}

/** An answer and the passes after it; whether the game takes them is the engine's to say. */
function turnIn(value: unknown): Plain {
  const turn = object(value)
  const answer = answerFromKept(object(turn.answer))
  for (const pass of list(turn.automatic)) object(pass)
  return { ...turn, answer }
}

export interface Checked {
  source: Source
  edition: Edition
  names: Record<string, number>
  progress: number[]
  reasons: Reasons
  saved: Saved<Position, Intent>
}

/**
 * Looks through a save.
 * @throws an `Unfit` at the first thing that no table has.
 */
export function checkSaved(from: Plain): Checked {
  const { id, text: _, replay: __, ...source } = object(from.source)
  const saved = object(from.saved)
  const start = object(saved.start)
  const played = list(saved.turns, most.answers)
  modest({ ...saved, turns: [] })
  const turns = played.map((turn) => {
    modest(turn)
    return turnIn(turn)
  })
  checkState(start.state)
  const { seed } = start
  demand((typeof seed === 'string' && seed.length <= 400) || Number.isFinite(seed))
  const stack = list(start.stack, most.frames).map(renewed)
  for (const frame of stack) {
    text(frame.does)
    // Numbers of earlier versions get their names where the whole is looked through.
    if (frame.step !== undefined && typeof frame.step !== 'number') text(frame.step)
  }
  for (const pass of list(saved.opening)) object(pass)
  const names = from.names === undefined ? {} : object(from.names)
  const cards = list(object(start.state).cards, most.cards).length
  const numbers = Object.entries(names).map(([name, card]) => [name, whole(card, 0, cards - 1)] as const)
  const progress = (from.progress === undefined ? [] : list(from.progress)).map((at) =>
    whole(at, 0, most.answers),
  )
  const at = saved.at === undefined ? played.length : whole(saved.at, 0, most.answers)
  modest(source)
  return {
    source: { id: text(id), ...source, lesson: source.lesson === true } as Source,
    edition: among(from.edition, editions),
    names: Object.fromEntries(numbers),
    progress,
    reasons: reasonsIn(from.reasons, cards, played.length),
    saved: { ...saved, start: { ...start, stack }, turns, at } as unknown as Saved<Position, Intent>,
  }
}
