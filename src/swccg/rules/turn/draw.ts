/** Draw Phase: the player whose turn it is draws from his Force Pile, one card after the other. */

import type { Reason } from '../../../kernel/index.ts'
import { put } from '../../model/table.ts'
import type { Player, Position } from '../../model/types.ts'
import type { About } from '../../model/under-way.ts'
import { exhausted } from '../force/life-force.ts'
import { ifNoForce } from '../piles/empty-deck-or-pile.ts'
import { notWithin } from '../shared/actions/answering.ts'
import { type IntentKind, verdictOf } from '../shared/actions/intents.ts'
import type { Moment } from '../shared/actions/moment.ts'
import { type Time, wrongTime } from '../shared/actions/time-for-intents.ts'
import { busy } from '../shared/actions/timing-windows.ts'
import type { ProcedureOf } from '../shared/procedure.ts'
import { nothingAgainst, refusal } from '../shared/reasons.ts'
import { changes, permits, underHeading } from '../shared/rulebook.ts'

declare module '../../model/under-way.ts' {
  interface Events {
    'card drawn': About
  }
  interface Frames {
    draw: { player: Player; left: number }
  }
}

export const rules = [
  ...underHeading('Draw Phase', {
    'DRW-001': {},
    'DRW-002': permits,
    'DRW-018': changes,
  }),
  ...underHeading('Drawing Cards', {
    'DRW-003': {},
    'DRW-004': permits,
    'DRW-005': { same: ['KRN-012'], ...permits },
    'DRW-006': permits,
    'DRW-007': permits,
    'DRW-009': permits,
  }),
  ...underHeading('Empty Deck Or Pile', { 'KRN-033': permits }),
]

/** Cards are drawn in a draw phase of one's own. (DRW-001) */
const time: Time = { phases: ['draw'], ownTurn: true }

/** May this player draw this many cards now? */
function* reasonsAgainst(p: Position, player: Player, count: number, moment: Moment): Generator<Reason> {
  if (moment.frame?.does !== 'loop') yield busy()
  yield* wrongTime(time, 'DRW-001', p, player, moment, {})
  const have = p.piles[player].force.length
  if (!Number.isInteger(count) || count < 1) yield notWithin({ min: 1, max: Math.max(1, have) })
  yield* ifNoForce(p, player)
  if (count > have) yield refusal('DRW-003', { count, have })
}

const followed = ['DRW-001', 'DRW-003', 'DRW-004']

/** A hand larger than this is nothing that a rule forbids. (DRW-005) */
const handAtStart = 8

/** The cards to be drawn, of which any number there is may be named. */
export const drawing: IntentKind<'draw'> = {
  time,
  judge: (p, by, { count }, moment) => verdictOf(p, reasonsAgainst(p, by, count, moment), 0, followed),

  *legal(p, player, moment) {
    const have = p.piles[player].force.length
    if (have < 1 || !nothingAgainst(p, reasonsAgainst(p, player, 1, moment))) return
    for (let count = have; count > 0; count--) yield { kind: 'draw', count }
  },

  begin(change, player, { count }) {
    const { hand, force } = change.now.piles[player]
    change.put('turn', { ...change.now.turn, drawn: true })
    change.log({
      say: 'draws',
      with: { count },
      by: player,
      cites: [
        ...followed,
        'DRW-009',
        'KRN-096',
        'KRN-072',
        ...(hand.length + count > handAtStart ? ['DRW-005'] : []),
        ...(force.length > count ? ['DRW-006'] : []),
      ],
    })
    change.push({ does: 'draw', player, left: count })
  },
}

/** One card after the other; each can be responded to. (DRW-004) */
export const drawProcedure: ProcedureOf<'draw'> = {
  run(change, { player, left }) {
    const [top] = change.now.piles[player].force
    if (left === 0 || top === undefined) return change.pop()
    put(change, top, { in: 'hand' })
    if (exhausted(change, player)) return
    change.stay({ left: left - 1 })
    change.window({ is: 'card drawn', performer: player })
  },
}
