/** Where the game stops for a player, and what is passed for him. A window with a response that can be paid always stops. */

import {
  autoPass,
  type Decision,
  type Event,
  type Frame,
  type Player,
  type Position,
  type Step,
  swccg,
} from '../../views/engine.ts'
import type { Settings, StopKind } from '../browser/settings.ts'
import type { RestOfTurn } from './types.ts'

/** Of which kind a response is, by the word for what is responded to; null: of none that can be chosen. */
const kindOf: Readonly<Record<Event['is'], StopKind | null>> = {
  'attack initiated': 'battle',
  'attack ended': null,
  attached: null,
  squeezed: null,
  forfeited: null,
  'battle initiated': 'battle',
  'weapons segment over': null,
  'battle ending': null,
  'battle ended': null,
  excluded: null,
  'battle decided': null,
  captured: null,
  frozen: null,
  released: null,
  'Force drain initiated': 'drain',
  'Force drained': 'drain',
  deploying: 'deploy',
  deployed: 'deploy',
  transferring: null,
  transferred: null,
  'destiny completed': null,
  'about to draw destiny': null,
  'drawing destiny': null,
  'destiny drawn': null,
  'losing Force': null,
  'Force lost': null,
  'phase ends': null,
  playing: 'card',
  played: 'card',
  using: 'text',
  used: 'text',
  change: null,
  'leaving table': null,
  lost: null,
  'placed out of play': null,
  moving: 'move',
  moved: 'move',
  passing: null,
  converted: null,
  'crossed over': null,
  replaced: null,
  'Force retrieved': null,
  stolen: null,
  'duel lost': null,
  flipped: null,
  'Force activated': null,
  'card drawn': null,
  'start of turn': null,
  'end of turn': null,
  hit: null,
  firing: 'weapon',
  fired: 'weapon',
}

/** The own move phase, with nobody left who could do anything. */
const nobodyMoves = (p: Position, stack: readonly Frame[], by: Player): boolean =>
  by === p.turn.player &&
  p.turn.phase === 'move' &&
  swccg.legal(p, stack, by)[Symbol.iterator]().next().done === true

/** So many steps of a lesson come next for which a decision is left to its player. */
const soon = 3

/**
 * Is this decision left to its player for this step? He passes himself; and he tries what is to be refused in a phase or
 * segment in which nothing would be legal any more.
 */
const leavesIt = ({ do: todo, waits, expect }: Step, inLoop: boolean): boolean =>
  'pass' in todo || waits === true || (inLoop && expect.illegal !== undefined)

/** In a lesson the learner ends each phase himself, passes where a step says so, and responds where the next step is his. */
function isLearners(p: Position, stack: readonly Frame[], { by }: Decision, left: readonly Step[]): boolean {
  const top = stack.at(-1)
  if (top?.does === 'loop' && top.name === p.turn.phase && by === p.turn.player) return true
  const others = top?.does === 'window' && top.event.performer !== by
  return left
    .slice(0, soon)
    .some(
      (step) =>
        step.by === by && (leavesIt(step, top?.does === 'loop') || (others && !('advance' in step.do))),
    )
}

/**
 * What is passed without asking. An opponent of ours is asked where it has something to decide.
 * @param dealt a game from the opening hands on: a move phase in which nothing can be done goes by as other phases do. A
 * lesson or a prepared position stays there, for who wants to try what is not allowed.
 * @param lesson the steps of a lesson that are left; null where none runs.
 */
export function passing(
  { stops, stopPhases: at, stopKinds }: Settings,
  passingRestOfTurn: RestOfTurn | null,
  {
    opponent = null,
    dealt = false,
    lesson = null,
  }: { opponent?: Player | null; dealt?: boolean; lesson?: readonly Step[] | null } = {},
) {
  const rests = (p: Position, by: string) =>
    passingRestOfTurn?.player === by && passingRestOfTurn.turn === p.turn.number
  return (p: Position, stack: readonly Frame[], decision: Decision): boolean => {
    if (decision.by === opponent) return autoPass(p, stack, decision)
    if (lesson && isLearners(p, stack, decision, lesson)) return false
    const top = stack.at(-1)
    const kind = top?.does === 'window' ? kindOf[top.event.is] : null
    if (kind && stopKinds.includes(kind)) return false
    if (top?.does !== 'window' && decision.kind === 'action') {
      // What is fought over, or drained, is never passed for him.
      const contested = p.battle || p.attack || stack.some(({ does }) => does === 'Force drain')
      if (!contested && rests(p, decision.by)) return true
      const whose = decision.by === p.turn.player ? 'own' : 'other'
      if (at[whose].includes(p.turn.phase)) return false
    }
    if (stops !== 'legal') return false
    const ownMoves = dealt && top?.does === 'loop' && decision.kind === 'action'
    return autoPass(p, stack, decision) || (ownMoves && nobodyMoves(p, stack, decision.by))
  }
}
