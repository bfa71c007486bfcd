/** When a text can be used: at the moment that it names, or in answer to what it says. */

import type { Reason } from '../../../../kernel/index.ts'
import type { Happening } from '../../../abilities/action/action.ts'
import type { AbilityOf } from '../../../abilities/types.ts'
import { locationOf } from '../../../model/table.ts'
import type { Player, Position } from '../../../model/types.ts'
import type { Event, FrameOf } from '../../../model/under-way.ts'
import { isSegment, timeInBattle } from '../../battle/interrupts-in-battle.ts'
import { countDestinies } from '../../battle/segments/battle-destiny.ts'
import { noCardToDraw, notAboutToDraw } from '../../destiny/about-to-draw-destiny.ts'
import { answersACardDrawn, nothingToSubstituteFor, spentForIt } from '../../destiny/substituted-destinies.ts'
import { aimsOf } from '../../destiny/targeting-destiny.ts'
import { costLost } from '../../force/losing-force.ts'
import { onceInDeployPhase } from '../../piles/piles-in-actions.ts'
import { answersNothing, unconnected, wrongPhase, wrongTurn } from '../../shared/actions/action-initiation.ts'
import { notYourTurn } from '../../shared/actions/answering.ts'
import type { Moment } from '../../shared/actions/moment.ts'
import { eventOf, notAnswering, type TextUse } from '../../shared/actions/text-kind.ts'
import { timeAt } from '../../shared/actions/time-of-turn.ts'
import { noResponseAtAnyTime, underWay } from '../../shared/actions/timing-windows.ts'
import { applies } from '../../shared/observing.ts'
import { refusal } from '../../shared/reasons.ts'
import { inRulings, underHeading } from '../../shared/rulebook.ts'
import { fits, isKind } from '../responses/events.ts'
import { beneathTheLifted, suspended } from '../responses/responses.ts'
import { doneBefore } from './before.ts'
import { notTheDuty } from './mandatory-actions.ts'
import { isACost } from './paying-costs.ts'

export const rules = [
  ...underHeading('Actions - Just Targeted', { 'KRN-140': {} }),
  ...inRulings('related locations', { 'TRM-331': {} }),
  ...underHeading('Actions - Just Lost', { 'KRN-165': {} }),
  ...underHeading('Targeting - Destiny Draw Targeting X', { 'KRN-194': {}, 'KRN-195': {} }),
]

/** A text that is used as an action, in its position. */
export type Acting = TextUse<AbilityOf<'action'>>

/** Does a text cancel something? */
const cancels = ({ text }: Acting): boolean =>
  text.results.some(({ brings }) => brings === 'cancel' || brings.startsWith('canceled'))

/** Is it a response, and if so the event that it fits? (KRN-103) */
export function answered(use: Acting, event: Event | null): Event | null {
  const { p, player, card, text } = use
  return event && text.answers && fits(p, text.answers, event, card, player) ? event : null
}

/** Could it be the time that the text names? Listing looks at no text whose time it is not; `time` says why it is not. */
export function mayBeTime(p: Position, { answers, phase }: Acting['text'], { frame }: Moment): boolean {
  if (answers) return frame?.does === 'window' && isKind(answers, frame.event)
  if (frame?.does === 'duty') return true
  return frame?.does === 'loop' && (phase === undefined || timeAt(p, frame) === phase)
}

/** The moment that the text names: its phase, its turn, or what it responds to. */
export function* time(use: Acting, moment: Moment): Generator<Reason> {
  const { p, player, card, text } = use
  const { frame, toAct } = moment
  const event = eventOf(moment)
  if (text.answers) {
    const on = text.answers
    if (!answered(use, event)) {
      yield answersNothing({ card }, 'nothing to answer')
      yield* timeInBattle(use, moment)
      if (event?.is === on.is && on.at?.related && event.at === locationOf(p, card))
        yield refusal('TRM-331', { card })
      if (on.is === 'drawing destiny') yield* notToBeDrawn(use, event)
      if (on.drawn && event?.is === 'destiny drawn' && event.is === on.is && event.substituted)
        yield answersACardDrawn({ card })
      if (on.targeting && event?.is === on.is) {
        yield refusal('KRN-194', { card, what: on.targeting })
        if (aimsOf(event).none) yield refusal('KRN-195', { card })
      }
      if (on.is === 'lost' && event?.is === 'Force lost') yield refusal('KRN-165', { card })
      // What comes before a draw of one's own is done before it. (KRN-163)
      const drawn = on.is === 'about to draw destiny' && event?.is === 'destiny drawn'
      if (drawn && event.performer === player && (!on.kind || on.kind === event.kind)) yield doneBefore(card)
      const cost = on.is === 'losing Force' ? costLost(frame) : null
      if (on.is === 'targeted') yield* stillBegun(use, on, moment)
      if (cost === 'initiation' || cost === 'maintenance') yield isACost(card, cost)
      yield* suspended(moment, card, (other) => fits(p, on, other, card, player))
      yield* beneathTheLifted(moment, card, (other) => fits(p, on, other, card, player))
      yield* notAnswering(card, moment, cancels(use))
      return
    }
    applies('KRN-127')
    if (toAct !== player) yield notYourTurn(toAct)
    if (on.is === 'about to draw destiny' && event) yield* nothingToDraw(use, event.performer)
    momentAnswered(use, event)
    return
  }
  applies('KRN-103')
  if (isSegment(text.phase)) return yield* timeInBattle(use, moment)
  const duty = frame?.does === 'duty'
  yield* notTheDuty(use, moment)
  if (frame?.does !== 'loop' && !duty) {
    yield underWay({ card })
    if (frame?.does === 'window') yield unconnected({ card })
    yield* noResponseAtAnyTime(card, text.phase, moment)
  } else if (toAct !== player) yield notYourTurn(toAct)
  if (duty) return
  const whose = text.turn === 'any' || (p.turn.player === player) === (text.turn !== 'opponent')
  if (text.phase === undefined) {
    if (text.turn && !whose) yield wrongTurn({ card }, text.turn)
    return
  }
  if (whose && timeAt(p, frame) === text.phase) return
  yield wrongPhase(p, player, { card, phase: text.phase }, text.turn)
  if (text.phase === 'deploy') yield* onceInDeployPhase(text, card)
}

/** Says what lets a text answer at this very moment: as a destiny is drawn or about to be, or as something is targeted. */
function momentAnswered({ player, text: { answers: on } }: Acting, event: Event | null): void {
  if (on?.targeting) applies('KRN-194')
  if (on?.is === 'destiny drawn') applies('KRN-341', 'KRN-355')
  if (on?.is === 'targeted') applies('KRN-140')
  if (on?.is !== 'about to draw destiny') return
  applies('KRN-160')
  // Play is not backed up: whoever acts before the opponent's draw is asked before it.
  if (event?.performer !== player) applies('KRN-162')
}

/** That a card is being played, or its text used: what responses answer before its result. */
export const begunBy = ({ how, player, card, text, targets, to, answers }: FrameOf<'card'>): Event => ({
  is: how === 'play' ? 'playing' : 'using',
  performer: player,
  card,
  text,
  cards: targets,
  to,
  answers,
})

/** What it could answer has been aimed, and is not paid for yet: its initiation is not over. (KRN-140) */
function* stillBegun({ p, player, card }: Acting, on: Happening, { frame }: Moment): Generator<Reason> {
  if (frame?.does === 'card' && fits(p, on, begunBy(frame), card, player))
    yield refusal('KRN-140', { card, by: frame.card })
}

/** What works when somebody is about to draw destiny needs a card that he could draw. (KRN-027) */
function* nothingToDraw({ p, card }: Acting, by: Player): Generator<Reason> {
  if (p.piles[by].reserve.length === 0) yield noCardToDraw({ card, by })
}

/** Why there is no draw for which something could be substituted. (KRN-373, KRN-377, KRN-378) */
function* notToBeDrawn(use: Acting, event: Event | null): Generator<Reason> {
  const { p, player, card, text } = use
  if (p.piles[player].reserve.length === 0) yield nothingToSubstituteFor({ card })
  yield* nothingToDraw(use, player)
  if (event?.is === 'destiny drawn' && event.performer === player && event.spent) yield spentForIt({ card })
  const barred =
    p.battle && text.answers?.kind === 'battle' && countDestinies(p, player, 'battle').count === 0
  if (barred) yield notAboutToDraw({ card })
}
