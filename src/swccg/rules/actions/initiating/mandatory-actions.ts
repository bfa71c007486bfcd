/** Mandatory actions: what a text makes its player do in a phase, and what becomes of it if he has not. (Mandatory Actions) */

import type { Change, NewFrame, Reason } from '../../../../kernel/index.ts'
import type { Ability, AbilityOf } from '../../../abilities/types.ts'
import { placeOfText } from '../../../model/cards/pool.ts'
import { isOnTable } from '../../../model/table.ts'
import { textAt, textsInForce } from '../../../model/texts/texts.ts'
import type { CardId, Phase, Player, Position } from '../../../model/types.ts'
import type { About, FrameOf, Triggered } from '../../../model/under-way.ts'
import { creatureDuties } from '../../attacks/mandatory-attacks.ts'
import { movesDue } from '../../movement/by-text/moves-due.ts'
import type { CardUse } from '../../shared/actions/intent.ts'
import type { Moment } from '../../shared/actions/moment.ts'
import { optionId } from '../../shared/actions/option.ts'
import type { TextUse } from '../../shared/actions/text-kind.ts'
import type { ProcedureOf } from '../../shared/procedure.ts'
import { refusal } from '../../shared/reasons.ts'
import { changes, permits, underHeading } from '../../shared/rulebook.ts'
import { isSharing } from '../results/for-each.ts'

export const rules = underHeading('Mandatory Actions', {
  'KRN-115': permits,
  'KRN-116': permits,
  'KRN-119': changes,
})

const dutySteps = ['due', 'over'] as const
const endSteps = ['mandatory actions', 'over'] as const

declare module '../../../model/under-way.ts' {
  interface Events {
    'phase ends': About
  }
  interface Frames {
    duty: { step: (typeof dutySteps)[number]; player: Player; card: CardId; text: number }
    'phase end': { step: (typeof endSteps)[number]; phase: Phase }
  }
}

type DutyFrame = FrameOf<'duty'>

/** Uses of this text in this phase count as one and the same duty. */
export const dutyKey = (p: Position, card: CardId, text: number): string =>
  `duty:${card}:${text}:${p.turn.number}:${p.turn.phase}`

/** Does it make both players do something? */
const directsBoth = (text: AbilityOf<'action'>): boolean =>
  text.must === true && text.results.some((one) => isSharing(one) && one.whose === 'each')

/** The player who starts what makes both players do something is the one whose turn it is; null for other texts. (KRN-118) */
export const starterOf = (p: Position, text: Ability): Player | null =>
  text.does === 'action' && directsBoth(text) ? p.turn.player : null

/** What the end of a phase makes happen: its mandatory actions that have not been done. */
export const dutiesDue = (p: Position): Triggered[] =>
  textsInForce(p, 'action').flatMap(({ text, source: card, you }): Triggered[] => {
    if (!text.must || text.phase !== p.turn.phase) return []
    if (text.turn !== 'any' && (p.turn.player === you) !== (text.turn !== 'opponent')) return []
    const index = placeOfText(p, card, text)
    if (p.used.includes(dutyKey(p, card, index))) return []
    const player = starterOf(p, text) ?? you
    const frame: NewFrame<DutyFrame> = { does: 'duty', card, player, text: index }
    return [{ id: optionId('duty', card, index), frame }]
  })

/** Lies beneath the actions of a phase: when they are over, what had to be done in it is done. (KRN-119) */
export const phaseEnd = (phase: Phase): FrameOf<'phase end'> => ({
  does: 'phase end',
  step: 'mandatory actions',
  phase,
})

export const phaseEndProcedure: ProcedureOf<'phase end'> = {
  steps: endSteps,

  run(change, { step }) {
    const due = [dutiesDue, creatureDuties, movesDue].some((duties) => duties(change.now).length > 0)
    if (step === 'over' || !due) return change.pop()
    change.next()
    change.window({ is: 'phase ends', performer: change.now.turn.player })
  },
}

/** While a duty is being done, nothing else is. (KRN-119) */
export function* notTheDuty({ p, card, text }: TextUse, { frame }: Moment): Generator<Reason> {
  if (frame?.does !== 'duty') return
  if (frame.card !== card || textAt(p, card, frame.text) !== text) yield refusal('KRN-119', { card })
}

/** A duty that its player has left undone: he must do it now, if he can, in one of the ways that fulfil it. */
export const dutyProcedure = (
  ways: (p: Position, duty: DutyFrame) => Iterable<CardUse>,
  begin: (change: Change<Position>, duty: DutyFrame, use: CardUse) => void,
): ProcedureOf<'duty'> => ({
  steps: dutySteps,

  run(change, duty) {
    const { step, player, card, text } = duty
    const p = change.now
    if (step === 'over' || !isOnTable(p, card)) return change.pop()
    const possible = ways(p, duty)[Symbol.iterator]().next().done !== true
    change.log({
      say: possible ? 'duty falls due' : 'duty cannot be done',
      with: { card },
      by: player,
      cites: ['KRN-119'],
    })
    change.put('used', [...p.used, dutyKey(p, card, text)])
    if (!possible) return change.pop()
    change.ask({ by: player, kind: 'action', why: 'duty', with: { card } })
  },

  answered(change, duty, answer) {
    if (!('act' in answer) || answer.act.kind !== 'use') return
    change.next()
    begin(change, duty, answer.act)
  },
})
