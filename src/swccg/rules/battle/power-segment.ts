/** The power segment: destinies are drawn, totals compared, winner and loser named. */

import { type Change, type FrameShape, offeredLoop } from '../../../kernel/index.ts'
import type { CardId } from '../../model/types.ts'
import {
  type Battle,
  type BattleDestinyKind,
  opponentOf,
  type Player,
  type Position,
} from '../../model/types.ts'
import { destinyDraws } from '../destiny/destiny-draws.ts'
import type { ProcedureOf } from '../ground/procedure.ts'
import type { Drawn } from '../ground/result-of-an-action.ts'
import { changes, crdOnly, inRulings, permits, underHeading } from '../ground/rulebook.ts'
import { rulesOfPilots, totalInBattle } from '../values/battle-totals.ts'
import { countDestinies } from './battle-destiny.ts'
import { actsInPowerSegment } from './interrupts-in-battle.ts'
import { isLonely } from './participating.ts'

declare module '../../model/under-way.ts' {
  interface Events {
    'battle decided': { winner: Player | null; at: CardId }
  }
}

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
  ...inRulings('destiny', { 'BAT-214': { ...crdOnly, ...changes } }),
]

interface PowerFrame extends FrameShape {
  does: 'power segment'
  /** How many of the destiny counts are over: each kind, the initiator first. */
  counted: number
  /** The destinies just drawn. */
  drawn?: Drawn | null
  /** What can be done just before this battle destiny has been offered, and whether anybody did it. (KRN-160, KRN-161) */
  about?: boolean
  /** Something has been done just before it. */
  answered?: boolean
}

declare module '../../model/under-way.ts' {
  interface Frames {
    'power segment': PowerFrame
  }
}

const steps = { destinies: 0, options: 1, totals: 2, over: 3 } as const

/** The power segment as a frame, for the battle to push. */
export const powerSegment = (): PowerFrame => ({ does: 'power segment', step: steps.destinies, counted: 0 })

export const powerProcedure: ProcedureOf<'power segment'> = {
  run(change, frame) {
    // The battle ends where one side has lost all presence. (BAT-004)
    if (frame.step <= steps.totals && isLonely(change.now)) return change.pop()
    switch (frame.step) {
      case steps.destinies:
        return nextDestinies(change, frame)
      case steps.options:
        change.next(steps.totals)
        // The rulings of 2001 know no such actions. (BAT-184)
        if (!actsInPowerSegment(change.now)) return
        return change.push(offeredLoop('power segment', under(change).initiator))
      case steps.totals:
        change.next(steps.over)
        return compare(change)
      default:
        return change.pop()
    }
  },

  /** Whether to draw battle destiny: all of them or none. (BAT-058, BAT-059) */
  answered(change, frame, answer) {
    if (!('option' in answer)) return
    const { counted, answered } = frame
    const player = answer.by
    const { count, due = count, limit, unable } = countDestinies(change.now, player, 'battle')
    const about = { ...(limit === undefined ? {} : { limit }), ...(unable ? { unable } : {}) }
    if (answer.option === 'draw') return change.push(destinyDraws(player, 'battle', due, about))
    change.next(steps.destinies, { counted: counted + 1 })
    const before = answered ? ['KRN-161'] : []
    const cites = ['BAT-059', 'BAT-058', 'BAT-065', ...before]
    change.log({ say: 'declines battle destiny', with: {}, by: player, cites })
  },
}

const kinds: readonly BattleDestinyKind[] = ['power', 'battle', 'attrition']

const under = (change: Change<Position>): Battle => change.now.battle!

const alter = (change: Change<Position>, parts: Partial<Battle>): void =>
  change.put('battle', { ...under(change), ...parts })

/** Power, battle and attrition destinies in that order, of each kind the initiator's first. (BAT-041, BAT-044, BAT-051, BAT-068) */
function nextDestinies(change: Change<Position>, { counted, drawn, about }: PowerFrame) {
  const kind = kinds[Math.floor(counted / 2)]
  if (kind === undefined) return change.next(steps.options)
  const { initiator } = under(change)
  const player = counted % 2 === 0 ? initiator : opponentOf(initiator)
  if (drawn) {
    record(change, player, kind, drawn)
    return change.next(steps.destinies, { counted: counted + 1, drawn: null })
  }
  const found = countDestinies(change.now, player, kind)
  // Without a total battle destiny there is no attrition to add to. (BAT-070)
  const none = kind === 'attrition' && under(change).destiny[player].battle === null
  if (none || found.count === 0) {
    const cites = none && found.count > 0 ? ['BAT-070'] : kind === 'battle' ? [...found.rules, 'BAT-065'] : []
    if (cites.length > 0) change.log({ say: 'no destinies', with: { kind }, by: player, cites: cites })
    return change.next(steps.destinies, { counted: counted + 1 })
  }
  if (kind === 'battle' && !about) {
    change.next(steps.destinies, { about: true, answered: false })
    const { at } = under(change)
    return change.window({ is: 'about to draw destiny', performer: player, kind, at })
  }
  change.next(steps.destinies, { about: false })
  const must = {
    power: ['BAT-049', 'BAT-044'],
    attrition: ['BAT-071', 'BAT-068'],
    battle: ['BAT-051', 'BAT-214'],
  }
  change.log({
    say: 'destinies counted',
    with: { kind, count: found.count },
    by: player,
    cites: [...found.rules, ...must[kind]],
  })
  if (kind !== 'battle') return change.push(destinyDraws(player, kind, found.count))
  change.ask({
    by: player,
    kind: 'option',
    why: 'battle destiny',
    with: { count: found.count },
    mayPass: false,
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
  const cites = {
    power: ['BAT-043', 'BAT-050'],
    battle: ['BAT-064', 'BAT-080'],
    attrition: ['BAT-067', 'BAT-072'],
  }
  const none = drawn.total === null ? ['BAT-065'] : drawn.total === 0 && kind === 'battle' ? ['BAT-066'] : []
  change.log({
    say: 'destiny of battle',
    with: { kind, destiny: drawn.total },
    by: player,
    cites: [
      ...none,
      ...(drawn.short && drawn.total !== null && kind === 'battle' ? ['BAT-060'] : []),
      ...(drawn.total === null ? [] : cites[kind]),
    ],
  })
}

/** Totals are compared, and winner and loser named. (BAT-084, BAT-085) */
function compare(change: Change<Position>): void {
  const p = change.now
  const { initiator, at } = under(change)
  const [light, dark] = [totalInBattle(p, 'light'), totalInBattle(p, 'dark')]
  const winner = light.total === dark.total ? null : light.total > dark.total ? 'light' : 'dark'
  alter(change, { total: { light: light.total, dark: dark.total }, winner })
  const texts = light.texts !== 0 || dark.texts !== 0 ? ['BAT-079', 'KRN-312'] : []
  const scheduled = light.scheduled || dark.scheduled ? ['KRN-191'] : []
  change.log({
    say: winner ? 'battle won' : 'battle drawn',
    with: { light: light.total, dark: dark.total, at },
    by: winner ?? initiator,
    cites: [
      winner ? 'BAT-084' : 'BAT-085',
      'BAT-077',
      'BAT-078',
      ...texts,
      ...scheduled,
      ...rulesOfPilots(p),
    ],
  })
  change.window({ is: 'battle decided', performer: initiator, winner, at })
}
