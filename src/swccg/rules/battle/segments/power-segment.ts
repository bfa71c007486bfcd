/** The power segment: destinies are drawn, totals compared, winner and loser named. */

import { type Change, offeredLoop } from '../../../../kernel/index.ts'
import {
  type Battle,
  type BattleDestinyKind,
  type CardId,
  opponentOf,
  type Player,
  type Position,
} from '../../../model/types.ts'
import type { FrameOf } from '../../../model/under-way.ts'
import { destinyDraws } from '../../destiny/destiny-draws.ts'
import type { Drawn } from '../../shared/actions/results.ts'
import type { ProcedureOf } from '../../shared/procedure.ts'
import { changes, crdOnly, inRulings, permits, underHeading } from '../../shared/rulebook.ts'
import { rulesOfPilots, totalInBattle } from '../../values/battle-totals.ts'
import { under } from '../excluded-from-battle.ts'
import { actsInPowerSegment } from '../interrupts-in-battle.ts'
import { isLonely } from '../participating-in-battle.ts'
import { countDestinies } from './battle-destiny.ts'

export const rules = [
  ...underHeading('Power Segment', {
    'BAT-041': changes,
    'BAT-043': permits,
    'BAT-044': changes,
    'BAT-049': {},
    'BAT-050': changes,
    'BAT-051': changes,
    'BAT-058': changes,
    'BAT-059': { same: ['BAT-137'], ...permits },
    'BAT-060': changes,
    'BAT-067': changes,
    'BAT-068': changes,
    'BAT-070': changes,
    'BAT-071': {},
    'BAT-072': changes,
  }),
  ...inRulings('destiny', { 'BAT-214': { same: ['TRM-118'], ...crdOnly, ...changes } }),
]

const steps = ['destinies', 'actions', 'totals', 'over'] as const

declare module '../../../model/under-way.ts' {
  interface Events {
    'battle decided': { winner: Player | null; at: CardId }
  }
  interface Frames {
    'power segment': {
      step: (typeof steps)[number]
      /** How many of the destiny counts are over: each kind, the initiator first. */
      counted: number
      /** The destinies just drawn. */
      drawn?: Drawn | null
      /** What can be done just before this battle destiny has been offered. (KRN-160) */
      about?: boolean
    }
  }
}

type PowerFrame = FrameOf<'power segment'>

export const powerProcedure: ProcedureOf<'power segment'> = {
  steps,

  run(change, frame) {
    // The battle ends where one side has lost all presence. (BAT-004)
    if (frame.step !== 'over' && isLonely(change.now)) return change.pop()
    switch (frame.step) {
      case 'destinies':
        return nextDestinies(change, frame)
      case 'actions':
        change.next()
        // The rulings of 2001 know no such actions. (BAT-184)
        if (!actsInPowerSegment(change.now)) return
        return change.push(offeredLoop('power segment', under(change).initiator))
      case 'totals':
        change.next()
        return compare(change)
      case 'over':
        return change.pop()
      default:
        frame.step satisfies never
    }
  },

  /** Whether to draw battle destiny: all of them or none. (BAT-058, BAT-059) */
  answered(change, frame, answer) {
    if (!('option' in answer)) return
    const player = answer.by
    const { count, due = count, bounds } = countDestinies(change.now, player, 'battle')
    if (answer.option === 'draw') return change.push(destinyDraws(player, 'battle', due, bounds))
    change.stay({ counted: frame.counted + 1 })
    const cites = ['BAT-059', 'BAT-058', 'BAT-065', ...(frame.answered ? ['KRN-161'] : [])]
    change.log({ say: 'declines battle destiny', with: {}, by: player, cites })
  },
}

const kinds: readonly BattleDestinyKind[] = ['power', 'battle', 'attrition']

/** The rules by which destinies of a kind are drawn, and by which their total counts. */
const rulesOf: Record<BattleDestinyKind, { counted: string[]; drawn: string[] }> = {
  power: { counted: ['BAT-049', 'BAT-044'], drawn: ['BAT-043', 'BAT-050'] },
  battle: { counted: ['BAT-051', 'BAT-214'], drawn: ['BAT-064', 'BAT-080'] },
  attrition: { counted: ['BAT-071', 'BAT-068'], drawn: ['BAT-067', 'BAT-072'] },
}

const alter = (change: Change<Position>, parts: Partial<Battle>): void =>
  change.put('battle', { ...under(change), ...parts })

/** Power, battle and attrition destinies in that order, of each kind the initiator's first. (BAT-041, BAT-044, BAT-051, BAT-068) */
function nextDestinies(change: Change<Position>, { counted, drawn, about }: PowerFrame) {
  const kind = kinds[Math.floor(counted / 2)]
  if (kind === undefined) return change.next()
  const { initiator, at } = under(change)
  const player = counted % 2 === 0 ? initiator : opponentOf(initiator)
  if (drawn) {
    record(change, player, kind, drawn)
    return change.stay({ counted: counted + 1, drawn: null })
  }
  const found = countDestinies(change.now, player, kind)
  // Without a total battle destiny there is no attrition to add to. (BAT-070)
  const none = kind === 'attrition' && under(change).destiny[player].battle === null
  if (none || found.count === 0) {
    const cites = none && found.count > 0 ? ['BAT-070'] : kind === 'battle' ? [...found.rules, 'BAT-065'] : []
    if (cites.length > 0) change.log({ say: 'no destinies', with: { kind }, by: player, cites })
    return change.stay({ counted: counted + 1 })
  }
  if (kind === 'battle' && !about) {
    change.stay({ about: true, answered: false })
    return change.window({ is: 'about to draw destiny', performer: player, kind, at })
  }
  change.stay({ about: false })
  const { count } = found
  const cites = [...found.rules, ...rulesOf[kind].counted]
  change.log({ say: 'destinies counted', with: { kind, count }, by: player, cites })
  if (kind !== 'battle') return change.push(destinyDraws(player, kind, count))
  change.ask({
    by: player,
    kind: 'option',
    why: 'battle destiny',
    with: { count },
    options: ['draw', 'decline'],
  })
}

function record(change: Change<Position>, player: Player, kind: BattleDestinyKind, drawn: Drawn): void {
  const { destiny, drawn: before = {} } = under(change)
  const clock = (change.now.clock ?? 0) + 1
  change.put('clock', clock)
  alter(change, {
    destiny: { ...destiny, [player]: { ...destiny[player], [kind]: drawn.total } },
    drawn: { ...before, [player]: { ...before[player], [kind]: clock } },
  })
  const { total, short } = drawn
  const made = [
    ...(total === 0 && kind === 'battle' ? ['BAT-066'] : []),
    ...(short && kind === 'battle' ? ['BAT-060'] : []),
    ...rulesOf[kind].drawn,
  ]
  const cites = total === null ? ['BAT-065'] : made
  change.log({ say: 'destiny of battle', with: { kind, destiny: total }, by: player, cites })
}

/** Totals are compared, and winner and loser named. (BAT-084, BAT-085) */
function compare(change: Change<Position>): void {
  const p = change.now
  const { initiator, at } = under(change)
  const [light, dark] = [totalInBattle(p, 'light'), totalInBattle(p, 'dark')]
  const winner = light.total === dark.total ? null : light.total > dark.total ? 'light' : 'dark'
  alter(change, { total: { light: light.total, dark: dark.total }, winner })
  change.log({
    say: winner ? 'battle won' : 'battle drawn',
    with: { light: light.total, dark: dark.total, at },
    by: winner ?? initiator,
    cites: [
      ...[winner ? 'BAT-084' : 'BAT-085', 'BAT-077', 'BAT-078'],
      ...(light.texts !== 0 || dark.texts !== 0 ? ['BAT-079', 'KRN-312'] : []),
      ...(light.scheduled || dark.scheduled ? ['KRN-191'] : []),
      ...rulesOfPilots(p),
    ],
  })
  change.window({ is: 'battle decided', performer: initiator, winner, at })
}
