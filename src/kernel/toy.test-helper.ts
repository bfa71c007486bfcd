/** A toy game for the kernel's tests: players say words, and their cards answer words, cancel them or chime in. */

import { type Answered, answer, begin } from './game.ts'
import { loopFrame } from './loop.ts'
import type {
  Answer,
  Change,
  Decision,
  EventOf,
  EventShape,
  FrameOf,
  FrameShape,
  Game,
  Ruleset,
  Seat,
  Typed,
  Types,
} from './types.ts'
import { illegal, refusal } from './verdict.ts'

export interface Word {
  owner: Seat
  name: string
  /** A response: to this event. */
  answers?: string
  /** An automatic action: triggered by this event. */
  follows?: string
  /** Asleep until another word wakes it. */
  asleep?: boolean
  /** Its result, besides being said. */
  cancels?: boolean
  wakes?: string
  removes?: string
  rolls?: boolean
  shuffles?: number[]
  ends?: boolean
  asks?: Omit<Decision, 'by' | 'why' | 'with'>
  /** Left the table. */
  gone?: boolean
}

/** Words that were said or are about to be: 'hello!', 'hello?'. */
interface Heard extends EventShape {
  word?: number
  past?: boolean
}

interface ToyTypes extends Types {
  frame: Spoken
  event: Heard
}

type Event = EventOf<ToyTypes>
type Frame = FrameOf<ToyTypes>

export interface Toy extends Typed<ToyTypes> {
  seats: Seat[]
  turn: Seat
  words: Word[]
  /** What has been said and done, in order. */
  said: string[]
  secrets: Record<Seat, string>
}

interface Spoken extends FrameShape {
  does: 'word'
  step: (typeof steps)[number]
  by: Seat
  word: number
}

const steps = ['initiated', 'result', 'asked', 'completed', 'over'] as const

const say = (change: Change<Toy>, text: string) => change.put('said', [...change.now.said, text])

const numberOf = (state: Toy, name: string) => state.words.findIndex((word) => word.name === name)

/** The event that the current window is open on. */
export const eventOn = (stack: readonly Frame[]): Event | null => {
  const frame = stack.at(-1)
  return frame?.does === 'window' ? frame.event : null
}

/** The words of a seat that may be said now. */
function* sayable(state: Toy, stack: readonly Frame[], by: Seat): Generator<number> {
  const event = eventOn(stack)
  for (const [index, { owner, answers, follows, asleep, gone }] of state.words.entries()) {
    if (owner !== by || follows !== undefined || asleep || gone) continue
    if (event ? answers === event.is : answers === undefined) yield index
  }
}

function result(change: Change<Toy, ToyTypes, Spoken>, { by, word }: Spoken): void {
  const { name, cancels, wakes, removes, rolls, shuffles, ends, asks } = change.now.words[word]!
  say(change, name)
  change.log({ say: name, with: {}, by, cites: ['TOY-001'] })
  // Beneath a response lie the window that it was made in and the action that it answers.
  if (cancels) change.alter(2, { canceled: true })
  if (wakes) change.patch('words', numberOf(change.now, wakes), { asleep: false })
  if (removes) change.patch('words', numberOf(change.now, removes), { gone: true })
  if (rolls) say(change, `rolled ${change.random(1, 6)}`)
  if (shuffles) say(change, `shuffled ${change.shuffled(shuffles)}`)
  if (ends) change.end()
  change.goTo(asks ? 'asked' : 'completed')
  if (asks) change.ask({ ...asks, by, why: name, with: {} })
}

export const toy: Ruleset<Toy, string> = {
  name: 'toy',
  seats: ({ seats }) => seats,
  turnOf: ({ turn }) => turn,
  procedures: {
    word: {
      steps,
      run(change, spoken) {
        const { name, gone } = change.now.words[spoken.word]!
        const event = { performer: spoken.by, word: spoken.word }
        if (spoken.canceled) return change.pop()
        if (spoken.step === 'initiated') {
          change.next()
          return change.window({ ...event, is: `${name}?` })
        }
        if (spoken.step === 'result') return result(change, spoken)
        if (spoken.step === 'completed' && !gone) {
          change.next()
          return change.window({ ...event, is: `${name}!`, past: true })
        }
        change.pop()
      },
      answered(change, _frame, { by: _, ...given }) {
        say(change, JSON.stringify(given))
        change.goTo('completed')
      },
      refuses: (_state, _frame, given) =>
        'number' in given && given.number === 3 ? illegal(refusal('TOY-003')) : null,
    },
  },
  judge({ state, stack, decision }, by, name) {
    if (decision?.by !== by)
      return { legal: false, reasons: [refusal('PLAY-002', { by: decision?.by ?? null })] }
    const asked = decision.kind === 'action' || decision.kind === 'response'
    if (asked && [...sayable(state, stack, by)].includes(numberOf(state, name)))
      return { legal: true, cost: 0, rules: [] }
    return { legal: false, reasons: [refusal('TOY-002', { name })] }
  },
  begin(change, by, name) {
    change.push({ does: 'word', by, word: numberOf(change.now, name) })
  },
  *legal(state, stack, by) {
    for (const index of sayable(state, stack, by)) yield state.words[index]!.name
  },
  automatic: ({ words }, { is }) =>
    words.flatMap(({ follows, asleep, owner, name }, word) =>
      follows === is && !asleep ? [{ id: name, frame: { does: 'word', by: owner, word } }] : [],
    ),
  watched: ({ words }, { is }) => words.some(({ answers, asleep }) => answers === is && !asleep),
  gone: ({ words }, event) =>
    event.past === true && words.some(({ gone }, word) => gone && word === event.word),
  redact: (game, seat) => {
    const { secrets } = game.state
    const seen = Object.entries(secrets).map(([owner, secret]) => [owner, owner === seat ? secret : 'hidden'])
    return { ...game, chance: [], state: { ...game.state, secrets: Object.fromEntries(seen) } }
  },
}

/** A toy position: it is Ann's turn, Ben sits opposite. */
export const toyState = (words: Word[], more: Partial<Toy> = {}): Toy => ({
  seats: ['ann', 'ben'],
  turn: 'ann',
  words,
  said: [],
  secrets: { ann: 'sugar', ben: 'pepper' },
  ...more,
})

export const ann = (name: string, more: Partial<Word> = {}): Word => ({ owner: 'ann', name, ...more })
export const ben = (name: string, more: Partial<Word> = {}): Word => ({ owner: 'ben', name, ...more })

export const toyStack = (first: Seat = 'ann'): Frame[] => [loopFrame('chat', first)]

/** A toy game at its first decision. Frozen: whoever writes to a published game throws. */
export const toyGame = (words: Word[], more: Partial<Toy> = {}, seed: number | string = 1): Game<Toy> =>
  frozen(begin(toy, frozen(toyState(words, more)), frozen(toyStack(more.turn)), seed).game)

/** Answers one after another: 'ann: hello' says a word (or picks an automatic action), 'ann' passes. */
export function told(game: Game<Toy>, ...lines: string[]): Game<Toy> {
  let now = game
  for (const line of lines) {
    const given = spoken(now, line)
    const next = answer(toy, now, given)
    if (!next.ok) throw new Error(`'${line}' is refused: ${JSON.stringify(next.verdict)}`)
    now = frozen(next.game)
  }
  return now
}

function spoken({ decision }: Game<Toy>, line: string): Answer<string> {
  const [by = '', name] = line.split(': ')
  if (name === undefined) return { by, pass: true }
  return decision?.kind === 'option' ? { by, option: name } : { by, act: name }
}

/** Whom the game waits for and for what: 'ben: response', or 'over'. */
export const waits = ({ decision }: Game<Toy>): string =>
  decision ? `${decision.by}: ${decision.kind}` : 'over'

export const gameOf = <I>(result: Answered<Toy, I> | { ok: false }): Game<Toy> => {
  if (!result.ok) throw new Error('refused')
  return frozen(result.game)
}

/** The same thing, frozen through and through. */
export function frozen<T>(thing: T): T {
  if (typeof thing === 'object' && thing !== null && !Object.isFrozen(thing)) {
    Object.freeze(thing)
    for (const part of Object.values(thing)) frozen(part)
  }
  return thing
}
