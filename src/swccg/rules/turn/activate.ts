/** Activate Phase: the total is counted once and fixed; then cards go one by one from Reserve Deck to Force Pile. */

import type { Change, Reason } from '../../../kernel/index.ts'
import { generationOf } from '../../model/force.ts'
import { put } from '../../model/table.ts'
import { changedParts } from '../../model/texts/amounts.ts'
import type { CardId, Player, Position } from '../../model/types.ts'
import type { About } from '../../model/under-way.ts'
import { notWithin } from '../shared/actions/answering.ts'
import { type IntentKind, verdictOf } from '../shared/actions/intents.ts'
import type { Moment } from '../shared/actions/moment.ts'
import { isInTurn, type Time, wrongTime } from '../shared/actions/time-for-intents.ts'
import { busy } from '../shared/actions/timing-windows.ts'
import type { ProcedureOf } from '../shared/procedure.ts'
import { nothingAgainst, refusal } from '../shared/reasons.ts'
import { changes, permits, underHeading } from '../shared/rulebook.ts'
import { counted } from './force-icons-and-generation.ts'

const steps = ['amount', 'over'] as const

declare module '../../model/under-way.ts' {
  interface Events {
    'Force activated': About
  }
  interface Frames {
    activate: { player: Player; left: number; by?: CardId }
    'activate by text': {
      step: (typeof steps)[number]
      player: Player
      count: number
      may: boolean
      by: CardId
    }
  }
}

export const rules = [
  ...underHeading('Activate Phase', {
    'TRN-048': changes,
    'TRN-049': changes,
    'TRN-050': changes,
    'TRN-051': {},
    'TRN-052': permits,
  }),
  ...underHeading('Activating Force', {
    'TRN-053': changes,
    'TRN-054': permits,
    'TRN-055': permits,
    'TRN-056': changes,
    'TRN-057': { same: ['KRN-007'] },
  }),
  ...underHeading('Force Pile', { 'KRN-008': permits }),
  ...underHeading('Section C. Actions', { 'KRN-096': changes }),
]

/** Counts and fixes the total at the beginning of the activate phase. (TRN-050, TRN-071) */
export function countActivation(change: Change<Position>): void {
  const { turn } = change.now
  const found = generationOf(change.now, turn.player)
  change.put('turn', { ...turn, activation: { total: found.total, done: 0 } })
  change.log(() => ({
    say: 'activation counted',
    with: { count: found.total },
    by: turn.player,
    cites: counted(change.now, turn.player, found),
    ...changedParts(found.parts),
  }))
}

/** How many units are still open to this turn's player. */
const leftOf = ({ turn }: Position): number =>
  turn.activation ? turn.activation.total - turn.activation.done : 0

/** Force is activated in an activate phase of one's own. (TRN-051) */
const time: Time = { phases: ['activate'], ownTurn: true }

/** May this player activate this much now? */
function* reasonsAgainst(p: Position, player: Player, count: number, moment: Moment): Generator<Reason> {
  if (moment.frame?.does !== 'loop') yield busy()
  yield* wrongTime(time, 'TRN-051', p, player, moment, {})
  const left = leftOf(p)
  if (isInTurn(time, p, player) && count > left) yield refusal('TRN-051', { count, have: left }, 'total')
  if (!Number.isInteger(count) || count < 1) yield notWithin({ min: 1, max: Math.max(1, left) })
  const have = p.piles[player].reserve.length
  if (count > have) yield refusal('TRN-057', { have })
}

const followed = ['TRN-051', 'TRN-053', 'TRN-057']

/** The amount to be activated: any that the turn and the Reserve Deck still give. */
export const activating: IntentKind<'activate'> = {
  time,
  judge: (p, by, { count }, moment) => verdictOf(p, reasonsAgainst(p, by, count, moment), 0, followed),

  *legal(p, player, moment) {
    const most = Math.min(leftOf(p), p.piles[player].reserve.length)
    if (most < 1 || !nothingAgainst(p, reasonsAgainst(p, player, 1, moment))) return
    for (let count = most; count > 0; count--) yield { kind: 'activate', count }
  },

  begin(change, player, { count }) {
    change.log({
      say: 'activates',
      with: { count },
      by: player,
      cites: [
        ...followed,
        'TRN-052',
        'KRN-096',
        ...(count < leftOf(change.now) ? ['TRN-054'] : []),
        ...(change.now.piles[player].force.length > 0 ? ['KRN-008'] : []),
      ],
    })
    change.push({ does: 'activate', player, left: count })
  },
}

/** One unit after the other; each can be responded to. (TRN-053) */
export const activateProcedure: ProcedureOf<'activate'> = {
  run(change, { player, left, by }) {
    const [top] = change.now.piles[player].reserve
    if (left === 0 || top === undefined) return change.pop()
    put(change, top, { in: 'force' })
    const { turn } = change.now
    // What a text lets him activate comes on top of what the turn gives.
    if (turn.activation && by === undefined) {
      change.put('turn', { ...turn, activation: { ...turn.activation, done: turn.activation.done + 1 } })
    }
    change.stay({ left: left - 1 })
    change.window({ is: 'Force activated', performer: player })
  },
}

/** Force activated by a text: all of it, or as much as its player likes. */
export const activateByText: ProcedureOf<'activate by text'> = {
  steps,

  run(change, { step, player, count, may, by }) {
    if (step === 'over') return change.pop()
    change.next()
    if (!may) return textActivates(change, player, count, by)
    change.ask({
      by: player,
      kind: 'number',
      why: 'activate by text',
      with: { card: by, count },
      min: 0,
      max: count,
    })
  },

  answered(change, { player, by }, answer) {
    if ('number' in answer && answer.number > 0) textActivates(change, player, answer.number, by, false)
  },
}

function textActivates(
  change: Change<Position>,
  player: Player,
  count: number,
  by: CardId,
  must = true,
): void {
  // Nobody activates Force before the first turn. (TRN-030)
  if (change.now.turn.number === 0) {
    change.log({ say: 'no Force yet/activated', with: { by }, by: player, cites: ['TRN-030'] })
    return
  }
  const cites = ['KRN-096', ...(must ? ['TRN-056'] : [])]
  change.log({ say: 'activates', with: { count }, by: player, cites })
  change.push({ does: 'activate', player, left: count, by })
}
