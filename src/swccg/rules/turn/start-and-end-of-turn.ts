/** The start and the end of a turn: what is due then by itself, and what may be done then and at no other time. */

import { type Change, type NewFrame, offeredLoop } from '../../../kernel/index.ts'
import type { AbilityOf } from '../../abilities/types.ts'
import { facts } from '../../model/cards/pool.ts'
import { isActive, isOnTable, setState } from '../../model/table.ts'
import { textsInForce } from '../../model/texts/texts.ts'
import { type CardId, type LastingEffect, opponentOf, type Player, type Position } from '../../model/types.ts'
import type { Event, Frame, Triggered } from '../../model/under-way.ts'
import { endChanges } from '../actions/responses/durations.ts'
import { lossOf } from '../force/losing-force.ts'
import { leaving } from '../leaving-table/just-lost.ts'
import { optionId } from '../shared/actions/option.ts'
import type { ProcedureOf } from '../shared/procedure.ts'
import { changes, inRulings, permits, underHeading } from '../shared/rulebook.ts'

export const rules = [
  ...underHeading('Start Of Turn', {
    'TRN-068': { same: ['TRM-360'], ...changes },
    'TRN-069': { same: ['TRM-361'], ...changes },
    'TRN-071': changes,
  }),
  ...underHeading('End Of Turn', {
    'DRW-019': { same: ['TRM-138'], ...changes },
    'DRW-020': permits,
    'DRW-021': { same: ['DRW-024', 'MOV-225', 'TRM-139'], ...changes },
    'DRW-023': { same: ['TRM-140'], ...changes },
    'DRW-027': { same: ['TRN-067'], ...changes },
    'DRW-028': changes,
  }),
  ...underHeading('End of Turn - Examples', {
    'DRW-026': permits,
    'DRW-037': changes,
    'DRW-040': changes,
    'DRW-101': { same: ['DRW-029'], ...changes },
  }),
  // The rulings of 2001 do not say when this is. (ED-57)
  ...underHeading('Until End Of Turn', {
    'DRW-022': changes,
    'DRW-030': { in: ['ar'], ...changes },
    'DRW-031': { in: ['ar'], ...changes },
    'DRW-032': { in: ['ar'], ...changes },
  }),
  ...inRulings('end of turn', { 'TRM-601': changes }),
]

/** Is it over at the end of this turn? */
const endsNow = (p: Position, { until, untilTurn }: LastingEffect): boolean =>
  until === 'end of turn' && (untilTurn === undefined || untilTurn <= p.turn.number + 1)

/** Something due by itself: the frame that carries it out, for these rules. */
interface Due {
  id: string
  frame(cites: string[]): NewFrame<Frame>
}

/** What is due at the end of a turn alone: what lasts ends, what has been set for now is lost, what costs it is maintained. */
function* dueAtEnd(p: Position): Generator<Due> {
  const sources = new Set(p.lasting.filter((one) => endsNow(p, one)).map(({ source }) => source))
  for (const source of sources)
    yield {
      id: optionId('ends', source),
      frame: (cites) => ({ does: 'end lasting', source, cites }),
    }
  yield* scheduledLosses(p)
  for (const { source: card, you: player } of textsInForce(p, 'maintenance'))
    if (p.turn.player === player)
      yield { id: optionId('maintains', card), frame: () => ({ does: 'maintain', card, player }) }
}

/** What is due at the start or end of a turn; the player whose turn it is orders it. (TRN-068, DRW-021, DRW-022) */
export function dueAt(p: Position, { is }: Event): Triggered[] {
  const due: Due[] = is === 'end of turn' ? [...dueAtEnd(p)] : []
  for (const { text, source, you } of textsInForce(p, 'loses Force')) {
    if (text.when !== is) continue
    if (text.turn && (text.turn === 'yours') !== (p.turn.player === you)) continue
    for (const player of losersOf(text, you)) {
      // No 'may' in it: it happens by itself.
      const frame = (cites: string[]) =>
        lossOf(player, text.count, { performer: you, by: source, cites: [...cites, 'KRN-109'] })
      due.push({ id: optionId('loses', source, player), frame })
    }
  }
  const compete = due.length > 1 ? ['KRN-110', 'KRN-111', 'KRN-113', 'KRN-182'] : []
  const order = due.length > 1 && is === 'end of turn' ? ['DRW-022'] : []
  const cites = [is === 'start of turn' ? 'TRN-068' : 'DRW-021', ...order, 'KRN-108', ...compete]
  return due.map(({ id, frame }) => ({ id, frame: frame(cites) }))
}

/** Losses that actions have set for now: they come, though the card of the text is inactive or gone. (KRN-191, KRN-267) */
const scheduledLosses = (p: Position): Due[] =>
  p.lasting.flatMap(({ ability, source, owner, on = [] }) => {
    if (ability.does !== 'lost at end of turn') return []
    const idle = !isOnTable(p, source) ? ['KRN-191'] : isActive(p, source) ? [] : ['KRN-267']
    const frame = (cites: string[]) =>
      leaving(on, { performer: owner, by: source, cites: [...cites, ...idle] })
    return [{ id: optionId('lost', source, on), frame }]
  })

/** Who loses Force by a text of this player's. */
const losersOf = ({ whose = 'you' }: AbilityOf<'loses Force'>, you: Player): Player[] =>
  whose === 'each' ? [you, opponentOf(you)] : [whose === 'you' ? you : opponentOf(you)]

declare module '../../model/under-way.ts' {
  interface Frames {
    'end lasting': { source: CardId; cites: string[] }
  }
}

/** What lasts until end of turn is over. (DRW-030, DRW-031) */
export const endLasting: ProcedureOf<'end lasting'> = {
  run(change, { source, cites }) {
    const p = change.now
    const event: Event = { is: 'end of turn', performer: p.turn.player }
    const before = dueAt(p, event).map(({ id }) => id)
    endChanges(change, (one) => endsNow(p, one) && one.source === source)
    // What works again may ask for something now, and before anything optional. (DRW-032)
    const more = dueAt(change.now, event).some(({ id }) => !before.includes(id))
    change.log({
      say: 'lasting change ends',
      with: { card: source },
      // Wherever its card lies by now, both have seen it when it began.
      open: { [source]: facts(p, source).title },
      by: p.turn.player,
      cites: [...cites, 'DRW-030', 'DRW-031', ...(more ? ['DRW-032'] : [])],
    })
    change.pop()
  },
}

/** Hands out optional actions with this timing, if anybody has one; else it is closed at once. */
export function openSlot(change: Change<Position>, slot: 'start of turn' | 'end of turn'): void {
  const cites = slot === 'start of turn' ? ['TRN-069'] : ['DRW-023', 'DRW-020']
  const { player } = change.now.turn
  change.push(offeredLoop(slot, player, { say: slot, with: {}, by: player, cites }))
}

/** What a card has done this turn, and does no second time in it. */
const onceATurn = ['battled', 'drained', 'drain given up', 'attacked'] as const

/** The next turn, at once: nothing can be done in between. (DRW-028) */
export function handOver(change: Change<Position>): void {
  const { turn } = change.now
  const number = turn.number + 1
  const left = (['light', 'dark'] as const).some((player) => change.now.piles[player].used.length > 0)
  change.log({
    say: 'turn ends',
    with: { number: turn.number },
    by: turn.player,
    cites: ['DRW-027', 'DRW-028', ...(left ? ['DRW-101'] : [])],
  })
  change.put('turn', { number, player: opponentOf(turn.player), phase: 'activate' })
  endChanges(change, ({ untilTurn }) => untilTurn !== undefined && untilTurn <= number)
  for (const { id } of change.now.cards) for (const state of onceATurn) setState(change, id, state, false)
}
