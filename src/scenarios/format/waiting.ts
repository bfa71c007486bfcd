/**
 * What the runner answers by itself: it passes what is optional until a step can be tried, or until `advance` is where it
 * leads. README.md here lists what it answers with; it never answers anything else.
 */

import { type Answer, type Decision, type Game, type LogLine, refuse } from '../../kernel/index.ts'
import {
  fightUnderWay,
  type Intent,
  idsOf,
  type PileName,
  type Player,
  type Position,
  swccg,
} from '../../swccg/index.ts'
import type { DoOf, ScriptStep, Step } from './schema.ts'
import type { Names } from './set-up.ts'
import { cardNamed, isRefusedHere, isResponse, triedBy } from './steps.ts'

/** The game that a scenario is at. */
export interface Table {
  readonly game: Game<Position>
  readonly names: Names
  /** What the step under way has brought about. */
  readonly log: readonly LogLine[]
  /** What the opponent has still to do by the scenario. */
  readonly script?: readonly ScriptStep[]
  /** Answers the pending decision; null, or why the answer is refused. */
  give(given: Answer<Intent>): string | null
}

/** More passes than any window or turn needs. */
const patience = 500

const endless = 'no end of passing'

/** Is a destiny to be drawn or declined? Nobody declines it but a step. */
const mayBeDrawn = (decision: Decision | null): boolean =>
  decision?.why === 'battle destiny' || decision?.why === 'attack destiny'

const draws = ({ by }: Decision): Answer<Intent> => ({ by, option: 'draw' })
const passes = ({ by }: Decision): Answer<Intent> => ({ by, pass: true })

/** A decision that must be made, told to the author of a scenario. */
const mustBeMade = ({ kind, why, by }: Decision): string =>
  `a decision must be made that no step makes: ${why} (${kind}) by ${by}`

const isNothing = (choice: unknown): boolean => Array.isArray(choice) && choice.length === 0

/** Cards that are only shown have been read when a step goes on to something else. */
export function readOn(table: Table, step: Step): string | null {
  for (;;) {
    const { decision } = table.game
    const shown = decision?.with.looking === true && decision.mayPass && decision.cards?.length === 0
    const reads = 'pass' in step.do || ('choose' in step.do && isNothing(step.do.choose))
    if (!shown || (reads && decision.by === step.by)) return null
    const stuck = table.give(passes(decision))
    if (stuck) return stuck
  }
}

/** The decision that a kind of step answers: when it is asked, and what is said where it never is. */
interface Question {
  asked(decision: Decision): boolean
  otherwise: string
}

const isQuestion = ({ kind }: Decision): boolean => kind !== 'action' && kind !== 'response'

/** The decision that a step answers; null for a step that acts. */
function questionOf({ game, names }: Table, { by, do: todo }: Step): Question | null {
  if ('battleDestiny' in todo) {
    const asked = (decision: Decision) => mayBeDrawn(decision) && decision.by === by
    return { asked, otherwise: 'no battle destiny is being drawn' }
  }
  if ('lose' in todo && (!game.state.battle || game.decision?.why === 'lose Force'))
    return { asked: ({ why }) => why === 'lose Force', otherwise: 'no Force is being lost' }
  if ('choose' in todo)
    return { asked: (one) => isQuestion(one) && one.by === by, otherwise: `nothing is asked of ${by}` }
  if ('pass' in todo) return { asked: (one) => one.by === by, otherwise: `${by} has nothing to pass` }
  const captive =
    'seize' in todo ? todo.seize : 'imprison' in todo ? todo.imprison : 'escape' in todo ? todo.escape : null
  if (captive === null) return null
  const asked = (one: Decision) => isAbout(one, by, cardNamed(names, captive))
  return { asked, otherwise: `nothing is asked about ${captive}` }
}

const isAbout = ({ kind, by, with: { card } }: Decision, player: string, captive: number): boolean =>
  kind === 'option' && by === player && card === captive

/** Passes optional windows, and the other player's turns to act, until this step can be tried; null, or what keeps it. */
export function makeReady(table: Table, step: Step): string | null {
  const question = questionOf(table, step)
  if (question) return untilAsked(table, step, question)
  for (let i = 0; i < patience; i++) {
    const { decision } = table.game
    if (!decision) return 'the game is over'
    const given = mayBeDrawn(decision) ? draws(decision) : beforeAct(table, decision, step)
    if (given === 'ready') return null
    const stuck = typeof given === 'string' ? given : table.give(given)
    if (stuck) return stuck
  }
  return endless
}

/** What is answered before an act is tried: the act can be tried now, an answer, or what is in the way. */
function beforeAct(table: Table, decision: Decision, step: Step): 'ready' | Answer<Intent> | string {
  const { game, names } = table
  const tried = triedBy(game, names, step.by, step.do)
  // The same words answer a question and act: what becomes of a captive, a unit of lost Force.
  if ('answer' in tried || 'begun' in tried) return 'ready'
  const { illegal } = step.expect
  const mine = decision.by === step.by
  const frame = game.stack.at(-1)
  const inWindow = frame?.does === 'window'
  const inLoop = frame?.does === 'loop'
  // A react waits for what it answers: what an opponent has still to do may come in one of the next phases.
  const awaits = 'react' in step.do && illegal === undefined && (table.script?.length ?? 0) > 0
  if (awaits && inLoop && decision.mayPass) return passes(decision)
  if (mine && (inLoop || frame?.does === 'move away')) return 'ready'
  // A text lets its player act, and nobody may pass for him.
  if (mine && decision.kind === 'action') return 'ready'
  const refused = isRefusedHere(game, step.by, tried, illegal)
  // A question waits, and passing would answer it.
  if (refused && (!decision.mayPass || (!inWindow && !inLoop))) return 'ready'
  if (!decision.mayPass) return mustBeMade(decision)
  if (inWindow) {
    // It may be refused for coming before the other player's response. (KRN-181)
    const early = refused && Array.isArray(illegal) && illegal.includes('KRN-181')
    const here = mine && (refused || isResponse(game, step.by, tried))
    return early || here ? 'ready' : passes(decision)
  }
  if (mine) return 'ready'
  if (!inLoop) return `a decision is pending that the step does not make: ${decision.why} by ${decision.by}`
  // Passing for the player who is to act must not end the phase.
  const refusal = illegal !== undefined || step.expect.offered === false
  const away = decision.by === game.state.turn.player && refusal
  return Number(frame?.passes ?? 0) > 0 || away ? 'ready' : passes(decision)
}

/** Passes until the question is asked that this step answers. */
function untilAsked(table: Table, step: Step, { asked, otherwise }: Question): string | null {
  const { illegal, offered } = step.expect
  // Where it is never asked it is not offered.
  const never = illegal === true || offered === false
  for (let i = 0; i < patience; i++) {
    const { game } = table
    const { decision } = game
    if (!decision) return illegal || never ? null : 'the game is over'
    if (asked(decision)) return null
    if (illegal && isAnswerRefused(table, step)) return null
    const given = mayBeDrawn(decision) ? draws(decision) : whileWaiting(game, decision, step)
    if (given === null) return never ? null : `${otherwise}: ${decision.why} by ${decision.by}`
    const stuck = table.give(given)
    if (stuck) return stuck
  }
  return endless
}

/** What is answered until a question is asked: nothing that would end a phase or a segment. */
function whileWaiting({ stack }: Game<Position>, decision: Decision, step: Step): Answer<Intent> | null {
  if (!decision.mayPass) return null
  const frame = stack.at(-1)
  if (frame?.does === 'window') return passes(decision)
  // Until a player has the turn to act that he is to pass.
  const waits = 'pass' in step.do && frame?.does === 'loop' && Number(frame.passes ?? 0) === 0
  return waits ? passes(decision) : null
}

/** Is the answer refused here, for the reason that is expected? */
function isAnswerRefused({ game, names }: Table, { by, do: todo, expect: { illegal } }: Step): boolean {
  if (!Array.isArray(illegal)) return false
  const tried = triedBy(game, names, by, todo)
  const refusal = 'answer' in tried ? refuse(swccg, game, tried.answer) : null
  const reasons = refusal?.reasons.flatMap(idsOf) ?? []
  return illegal.some((id) => reasons.includes(id))
}

/** Both players pass until a segment, a phase or a turn has begun; null, or why it is not reached. */
export function advance(table: Table, to: DoOf<'advance'>['advance']): string | null {
  const there = to.segment ? atSegment(to.segment) : atPhase(to)
  for (let i = 0; i < patience; i++) {
    const found = there(table, i > 0)
    if (found === true) return null
    if (typeof found === 'string') return found
    const { decision } = table.game
    const given = decision && onTheWay(table.game.state, decision, to.answer?.lose)
    if (!given) return decision ? mustBeMade(decision) : 'the game is over'
    const stuck = table.give(given)
    if (stuck) return stuck
  }
  return `never reached ${[to.turn, to.phase, to.segment].filter(Boolean).join(', ')}`
}

/** What `advance` answers on its way: what may be passed is passed, and forced losses come from the Reserve Deck unless it says otherwise. */
function onTheWay(p: Position, decision: Decision, loses: PileName = 'reserve'): Answer<Intent> | null {
  if (mayBeDrawn(decision)) return draws(decision)
  const [first] = decision.options ?? []
  if (decision.why === 'which automatic action first' && first !== undefined)
    return { by: decision.by, option: first }
  if (decision.why === 'lose Force') {
    const { by, cards = [] } = decision
    const top = p.piles[by as Player][loses].find((card) => cards.includes(card))
    return top === undefined ? null : { by, cards: [top] }
  }
  return decision.mayPass ? passes(decision) : null
}

/** Are we there? Otherwise whether to go on, or why it will never be reached. */
type There = (table: Table, begun: boolean) => boolean | string

const segments = ['initiation', 'weapons', 'power', 'damage', 'end']

/** Has the battle or attack under way come to this segment, or is it over? */
export const hasComeTo = (p: Position, segment: string): boolean => {
  const fight = fightUnderWay(p)
  return !fight || segments.indexOf(fight.segment) >= segments.indexOf(segment)
}

/** At the first decision in the segment, or, where it had none, as soon as it is over. */
const atSegment =
  (segment: string): There =>
  ({ game, log }) => {
    const fight = fightUnderWay(game.state)
    if (fight?.segment === segment) return true
    const passed = log.some(
      ({ say, with: details }) =>
        (say === 'segment begins' || say === 'segment of attack') && details.segment === segment,
    )
    if (passed) return true
    if (!fight) return `neither a battle nor an attack is under way that comes to its ${segment} segment`
    const over = segments.indexOf(fight.segment) > segments.indexOf(segment)
    return over ? `the ${segment} segment is over` : false
  }

/** As its player is to act in the phase, or, where nobody was asked anything in it, as soon as it is over. */
const atPhase =
  ({ phase, turn }: DoOf<'advance'>['advance']): There =>
  ({ game, log }, begun) => {
    const { stack, decision, state } = game
    const whose = turn === undefined || state.turn.player === turn
    const there = phase === undefined ? begun && state.turn.phase === 'activate' : state.turn.phase === phase
    const frame = stack.at(-1)
    // The slots before and after the phases are loops too.
    const inPhase = frame?.does === 'loop' && frame.name === state.turn.phase
    if (whose && there && inPhase && decision?.by === state.turn.player) return true
    if (whose && there) return false
    return log.some(
      ({ say, by, with: details }) =>
        say === 'phase begins' &&
        (turn === undefined || by === turn) &&
        details.phase === (phase ?? 'activate'),
    )
  }
