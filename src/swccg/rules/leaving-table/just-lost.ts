/** Cards that leave table for a pile, with everything aboard and on them, and what may answer that. (Actions - Just Lost) */

import type { NewFrame } from '../../../kernel/index.ts'
import { escortOf } from '../../model/captives.ts'
import { cardOf } from '../../model/cards/card-of.ts'
import { neverInLifeForce } from '../../model/cards/never-in.ts'
import { facts } from '../../model/cards/pool.ts'
import { isOnTable } from '../../model/table.ts'
import type { CardId, Player, Position } from '../../model/types.ts'
import type { Event, FrameOf } from '../../model/under-way.ts'
import { isLoss } from '../actions/responses/events.ts'
import type { ProcedureOf } from '../shared/procedure.ts'
import { changes, inRulings, permits, underHeading } from '../shared/rulebook.ts'
import { announceLeaving, isAboutToLeave, leaveNow, watchesLeaving } from './about-to-leave.ts'
import { carriersOf } from './artillery.ts'
import { jumpersOf, jumpingOff } from './jumping-off.ts'
import { loseFromTable, whatLeaves } from './leaving-table.ts'
import { orderedByOwners } from './order-of-cards.ts'

export const rules = [
  ...underHeading('Actions - Just Lost', {
    'KRN-166': { same: ['TRM-171'], ...changes },
    'KRN-167': { same: ['TRM-172'], ...changes },
    'KRN-168': permits,
  }),
  ...underHeading('Out of Play', { 'KRN-282': { same: ['TRM-301'], ...permits } }),
  ...inRulings('captives – releasing', { 'TRM-068': changes }),
]

const steps = ['leaving', 'over'] as const

declare module '../../model/under-way.ts' {
  interface Frames {
    'leave table': {
      step: (typeof steps)[number]
      cards: CardId[]
      /** The player whose action it is a result of. */
      performer: Player
      by: CardId
      /** What is canceled is gone, and nothing answers that; nor what is placed in the Used Pile or out of play. */
      how: 'lost' | 'canceled' | 'used' | 'out'
      /** Nothing answers that it is lost. (KRN-226) */
      silent?: true
      /** Those who ride on them have been asked to jump off. */
      jumped?: boolean
      /** That they are about to leave table has been told. */
      told?: boolean
      cites: string[]
    }
  }
}

type LeavingFrame = FrameOf<'leave table'>

/** Cards lost from table, as a frame for the action that causes it to push. */
export const leaving = (
  cards: readonly CardId[],
  {
    how = 'lost',
    cites = [],
    ...about
  }: Pick<LeavingFrame, 'performer' | 'by'> & Partial<Pick<LeavingFrame, 'how' | 'cites' | 'silent'>>,
): NewFrame<LeavingFrame> => ({ does: 'leave table', cards: [...cards], how, cites, ...about })

/** Past events that are about cards on table. */
const onTable: readonly Event['is'][] = ['deployed', 'moved', 'hit']

/**
 * Nothing that an event has taken from table is just lost any more, or nothing that was just deployed, moved or 'hit' is on
 * table: nobody can respond to it. (KRN-128, KRN-169, KRN-178)
 */
export function isGone(p: Position, event: Event): boolean {
  const all = event.cards ?? (event.card == null ? [] : [event.card])
  const cards = all.filter((card) => !event.over?.includes(card))
  if (isLoss(event)) return !cards.some((card) => p.piles[cardOf(p, card).owner].lost.includes(card))
  return onTable.includes(event.is) && cards.length > 0 && !cards.some((card) => isOnTable(p, card))
}

const logKeys = {
  lost: 'cards lost',
  canceled: 'cards canceled',
  used: 'cards to the Used Pile',
  out: 'cards out of play',
} as const

/** Cards that may not be in Life Force go out of play, whatever takes them from table. (TRN-032) */
const wentOut = (p: Position, cards: readonly CardId[], how: LeavingFrame['how']): string[] =>
  how !== 'out' && cards.some((card) => neverInLifeForce(facts(p, card))) ? ['TRN-032'] : []

export const leaveProcedure: ProcedureOf<'leave table'> = {
  steps,

  run(change, frame) {
    const { step, cards, performer, by, how, cites, silent, told = false } = frame
    if (step === 'over') return change.pop()
    const p = change.now
    // With an artillery weapon that is destroyed on the way, those who carry it are lost. (WPN-048)
    const carriers = how === 'lost' ? carriersOf(p, change.stack, cards) : []
    const there = [...cards, ...carriers].filter(
      (card) => isOnTable(p, card) && (told || !isAboutToLeave(p, card)),
    )
    const [first] = there
    if (first === undefined) return change.pop()
    const mounts = frame.jumped ? [] : there.filter((card) => jumpersOf(p, card).length > 0)
    if (mounts.length > 0) {
      change.stay({ jumped: true })
      for (const mount of mounts) change.push(jumpingOff(mount))
      return
    }
    if (told) leaveNow(change)
    else if (watchesLeaving(p)) {
      change.stay({ told: true })
      return announceLeaving(change, there, performer)
    }
    const left = whatLeaves(p, first)
    const pile = how === 'canceled' ? 'lost' : how
    const withEscort = there.some((card) => there.includes(escortOf(p, card) ?? -1)) ? ['TRM-068'] : []
    const all = there.flatMap((card) =>
      isOnTable(change.now, card) ? loseFromTable(change, card, pile) : [],
    )
    const along = all.length > there.length ? ['KRN-054', 'KRN-055', 'KRN-166'] : []
    change.log({
      say: logKeys[how],
      with: { cards: there, others: all.filter((card) => !there.includes(card)), by },
      by: performer,
      cites: [
        ...cites,
        ...(carriers.length > 0 ? ['WPN-048'] : []),
        ...along,
        ...withEscort,
        ...(how === 'canceled' ? ['KRN-217'] : []),
        ...(how === 'out' ? ['KRN-282'] : []),
        ...wentOut(p, all, how),
      ],
    })
    if (silent || (how !== 'lost' && how !== 'out')) change.pop()
    else {
      change.next()
      // What was on table has just been placed out of play; what came from a hand or pile has not. (KRN-282)
      const is = how === 'out' ? 'placed out of play' : 'lost'
      change.window({ is, performer, card: first, cards: how === 'out' ? there : all, ...left(all) })
    }
    orderedByOwners(change, all)
  },
}
