/** Times of a turn or fight in which only what is meant for them is done. */

import type { Details, Reason } from '../../../../kernel/index.ts'
import type { CardId, Position, Slot } from '../../../model/types.ts'
import { refusal } from '../reasons.ts'
import { arOnly, underHeading, within } from '../rulebook.ts'
import type { Intent } from './intent.ts'
import type { Moment } from './moment.ts'

export const rules = [
  ...underHeading('Start Of Turn', { 'TRN-070': {} }),
  ...underHeading('Weapons Segment', { 'BAT-039': {}, 'BAT-040': {} }),
  ...underHeading('Attacks', { 'ATK-008': {} }),
  ...underHeading('Power Segment', { 'BAT-074': arOnly }),
  ...underHeading('Damage Segment', { 'BAT-090': {} }),
  ...underHeading('End Of Turn', { 'DRW-025': { same: ['TRM-141'] } }),
  ...underHeading('Draw Phase', { 'DRW-017': {} }),
  ...underHeading('Actions - At Any Time', { 'KRN-144': {} }),
  ...underHeading('Actions', { 'KRN-101': { same: ['TRM-425'] } }),
]

const { refuse } = within(rules)

/** What the rules say of actions that do not belong to a slot, in which nothing else is done. */
export function* notNow(slot: Slot, intent: Intent): Generator<Reason> {
  if (slot === 'start of turn') yield refusal('TRN-070')
  else if (slot === 'end of turn') {
    yield refusal('DRW-025')
    if (intent.kind === 'draw') yield refusal('DRW-017')
  } else {
    if (slot === 'power segment') yield refuse('BAT-074')
    if (slot === 'damage segment') yield refusal('BAT-090')
    yield refusal('BAT-039')
  }
}

/** While a battle or an attack goes on, neither is initiated. (BAT-040, ATK-008) */
export function* noFightNow(p: Position, details: Details): Generator<Reason> {
  if (p.battle) yield refusal('BAT-040', details)
  if (p.attack) yield refusal('ATK-008', details)
}

/** No action begins while another one is in progress; this one is about these cards. (KRN-101) */
export const underWay = ({ card }: { card?: CardId | null }): Reason =>
  refusal('KRN-101', { card: card ?? null })

/** What names no phase may be done at any time: it begins something, and is no response. (KRN-144) */
export function* noResponseAtAnyTime(
  card: CardId,
  phase: string | undefined,
  { frame }: Moment,
): Generator<Reason> {
  if (phase === undefined && frame?.does === 'window') yield refusal('KRN-144', { card })
}

/** Those that move away now are others. (KRN-101) */
export const notChosen = ({ card, by }: { card: CardId; by: CardId }): Reason =>
  refusal('KRN-101', { card, by }, 'not chosen')

/** Those that move away go one by one. (KRN-101) */
export const goesAlone = ({ card }: { card: CardId }): Reason => refusal('KRN-101', { card }, 'together')

/** Another action is in progress, whatever is meant. (KRN-101) */
export const busy = (): Reason => refusal('KRN-101', {}, 'busy')
