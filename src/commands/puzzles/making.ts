/** Candidates for puzzles: moments of games between Admirals in which one answer is far better than the others. */

import { rollsFrom } from '../../kernel/index.ts'
import { playedOut } from '../../opponent/admiral/playout.ts'
import { type Made, played } from '../../opponent/contest.ts'
import { scenarioFrom } from '../../scenarios/format/writing.ts'
import { writeStep } from '../../scenarios/format/writing-steps.ts'
import {
  answersTo,
  explore,
  newGame,
  opponentOf,
  type Phase,
  type Player,
  premiereDarkDeck,
  premiereLightDeck,
} from '../../swccg/index.ts'
import { survey, type Task, wayTo } from '../../views/puzzle/solve.ts'

/** A moment of a game, and what a puzzle might ask for in it. */
interface Found {
  id: string
  /** The scenario that lays it, with a goal, to be finished by a person. */
  scenario: Record<string, unknown>
  /** How much better the best answer is than the next one, in Force of Life Force. */
  gap: number
  /** What is done then, as a step. */
  answer: unknown
  phase: Phase
  turn: number
  /** So many cards the opponent can be made to have in his Lost Pile, and in how many ways. */
  lost: number
  ways: number
  of: number
  positions: number
}

/** Admiral may look at so many positions for an answer: the same games on every machine. */
const looks = 40
const limit = { decisions: 2000, turns: 20 }
/** A lead of less is nothing to be found, and of more answers than that nobody looks through all. */
const least = 4
const widest = 14
/** So many positions are looked at to count the ways. */
const patience = 800

const searched: readonly Phase[] = ['control', 'deploy', 'battle', 'move']

/** Is it a moment of the player's own turn, with an act to choose? */
function isMoment({ before: { decision, state } }: Made): boolean {
  const { player, phase, number } = state.turn
  return decision?.kind === 'action' && decision.by === player && number > 2 && searched.includes(phase)
}

/** What each answer at this moment is worth at the end of the turn to who decides, the best one first. */
function worths({ before, memory }: Made, me: Player, seed: string) {
  const game = explore(before)
  const playout = { me, memory, roll: rollsFrom(seed), until: before.state.turn.number, late: () => false }
  return answersTo(game)
    .map((answer) => ({ answer, worth: playedOut(game, answer, playout) ?? 0 }))
    .toSorted((one, other) => other.worth - one.worth)
}

/** The candidate at this moment; null where no answer stands out, or where the moment cannot be laid as a scenario. */
function candidate(made: Made, id: string): Found | null {
  const { before } = made
  const { number: turn, phase, player } = before.state.turn
  const ranked = worths(made, player, id)
  const [best, second] = ranked
  if (!best || !second || ranked.length > widest || 'pass' in best.answer) return null
  const gap = best.worth - second.worth
  const scenario =
    gap < least ? null : scenarioFrom({ games: [before], turns: [], at: 0 }, { id, title: '…', why: '…' })
  if (!scenario) return null
  const they = opponentOf(player)
  const spot = { game: before, script: [] }
  const task = (lost: number): Task => {
    const goal = [{ lost: [they, lost] as [Player, number], least: true as const }]
    return { side: player, names: {}, turn, until: 'move', goal }
  }
  // As much as can be had: one more at a time.
  let lost = before.state.piles[they].lost.length
  while (wayTo(spot, task(lost + 1), patience)) lost++
  const { ways, of, positions } = survey(spot, task(lost), patience)
  const steps = [{ by: player, do: writeStep(before, {}, best.answer) }]
  const puzzle = { goal: task(lost).goal, grade: 'medium', ways, hint: '…', because: '…' }
  const file = { ...scenario, steps, puzzle }
  return { id, scenario: file, gap, answer: steps[0]?.do, phase, turn, lost, ways, of, positions }
}

/** The same, or nothing where playing on breaks off. */
function tried(made: Made, id: string): Found | null {
  try {
    return candidate(made, id)
  } catch {
    return null
  }
}

/** Plays games until so many candidates have been found. */
export function* candidates(count: number, seed: string): Generator<Found> {
  let found = 0
  for (let number = 1; found < count; number++) {
    const own = `${seed}-${number}`
    const game = newGame({ light: premiereLightDeck, dark: premiereDarkDeck, edition: 'ar', seed: own })
    if (!game.ok) return
    let looked = 0
    const contest = {
      start: game.start,
      opponents: { light: 'admiral', dark: 'admiral' } as const,
      roll: rollsFrom(own),
      limit,
      budget: { milliseconds: looks, clock: () => looked++ },
    }
    let decided = 0
    for (const made of played(contest)) {
      decided++
      const one = isMoment(made) ? tried(made, `pz-${own}-${decided}`) : null
      if (!one) continue
      yield one
      found++
      if (found === count) return
    }
  }
}
