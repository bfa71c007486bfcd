/**
 * Every kind of intent in one place: judging it, beginning it, listing what is legal. What each kind is, its own file
 * says; which kinds there are, `ruleset.ts` (moves) and `whole-game.ts` (all others) say.
 */

import { type Change, type Frame, type Game, no, type Reason, type Verdict } from '../../../kernel/index.ts'
import type { Amount } from '../../model/amounts.ts'
import type { Player, Position, Slot } from '../../model/types.ts'
import type { Intent, IntentName } from './intent.ts'
import { type Moment, momentOf } from './moment.ts'
import { holding } from './reasons.ts'
import { arOnly, underHeading, within } from './rulebook.ts'
import { slotOf } from './time-of-turn.ts'
import { isIntent } from './well-formed.ts'

export const rules = [
  ...underHeading('Start Of Turn', { 'TRN-070': {} }),
  ...underHeading('Weapons Segment', { 'BAT-039': {} }),
  ...underHeading('Power Segment', { 'BAT-074': arOnly }),
  ...underHeading('Damage Segment', { 'BAT-090': {} }),
  ...underHeading('End Of Turn', { 'DRW-025': { same: ['TRM-141'] } }),
  ...underHeading('Draw Phase', { 'DRW-017': {} }),
]

const { refuse } = within(rules)

/** What an intent of this kind says. */
export type Meant<K extends IntentName> = Extract<Intent, Record<K, unknown>>[K]

export interface IntentKind<K extends IntentName> {
  /** May this player do so now? With every reason if not. */
  judge(p: Position, by: Player, meant: Meant<K>, moment: Moment): Verdict<Intent>
  /** Begins what has been judged legal: pays, and pushes frames. */
  begin(change: Change<Position>, by: Player, meant: Meant<K>): void
  /** Everything of this kind that this player may begin now. Absent: it is judged, and not listed. */
  legal?(p: Position, by: Player, moment: Moment): Iterable<Intent>
  /** Counting and looking are no actions. Absent: it is one. */
  isAction?: false
  /** Rules of its own by which it is not done in a slot that it has not the timing of; they tell more than the slot's. */
  besides?(p: Position, by: Player, meant: Meant<K>): Iterable<Reason>
  /** Has it the timing of this slot? Absent: it is never done at the start or end of a turn. */
  belongsTo?(p: Position, meant: Meant<K>, slot: Slot): boolean
}

export type IntentKinds = { [K in IntentName]: IntentKind<K> }

const kinds = new Map<string, IntentKind<IntentName>>()

/** Adds kinds of intent; they are listed in the order in which they came. */
export function knowIntents(more: Partial<IntentKinds>): void {
  for (const [name, kind] of Object.entries(more)) kinds.set(name, kind as IntentKind<IntentName>)
}

/** What belongs to the phases themselves, and is not begun within a battle or attack, whatever the phase. (KRN-101) */
const ofPhases: ReadonlySet<string> = new Set<IntentName>([
  'move',
  'deploy',
  'transfer',
  'activate',
  'drain',
  'draw',
  'battle',
  'attack',
])

/** Is a segment of a fight open, in which other actions are top-level too? */
const isInFight = (frame: Frame | undefined): boolean =>
  frame?.does === 'loop' && frame.name === 'weapons segment'

/** The kind of an intent, and what the intent says. */
function read(intent: Intent): { name: string; kind: IntentKind<IntentName>; meant: Meant<IntentName> } {
  const [name, meant] = Object.entries(intent)[0] as [string, Meant<IntentName>]
  const kind = kinds.get(name)
  if (!kind) throw new Error(`nothing judges '${name}'`)
  return { name, kind, meant }
}

export function judge(game: Game<Position>, by: Player, intent: Intent): Verdict<Intent> {
  const p = game.state
  if (!isIntent(p, intent)) return { legal: false, reasons: [no('PLAY-004', { kind: 'action' })] }
  const moment = momentOf(game)
  const slot = slotOf(moment.frame)
  const { name, kind, meant } = read(intent)
  if (slot && !kind.belongsTo?.(p, meant, slot)) {
    const besides = kind.besides?.(p, by, meant) ?? []
    return { legal: false, reasons: [...holding(p, [...besides, ...notNow(slot, intent)])] }
  }
  const verdict = kind.judge(p, by, meant, moment)
  if (!verdict.legal || !isInFight(moment.frame) || !ofPhases.has(name)) return verdict
  return { legal: false, reasons: [no('KRN-101', {}, 'busy')] }
}

export const isAction = (intent: Intent): boolean => read(intent).kind.isAction ?? true

export function begin(change: Change<Position>, by: Player, intent: Intent): void {
  const { kind, meant } = read(intent)
  // What has been shown may be read until the next action begins.
  if (isAction(intent)) {
    for (const part of ['shown', 'glimpsed'] as const) if (change.now[part]?.length) change.put(part, [])
  }
  kind.begin(change, by, meant)
}

/** Everything that a player may begin now. */
export function* legal(p: Position, stack: readonly Frame[], by: Player): Generator<Intent> {
  const moment = { frame: stack.at(-1), toAct: by }
  const slot = slotOf(moment.frame)
  const inFight = isInFight(moment.frame)
  for (const [name, kind] of kinds) {
    if (!kind.legal || (inFight && ofPhases.has(name))) continue
    if (!slot) yield* kind.legal(p, by, moment)
    else if (kind.belongsTo) yield* legalInSlot(kind, p, by, moment, slot)
  }
}

function* legalInSlot(
  kind: IntentKind<IntentName>,
  p: Position,
  by: Player,
  moment: Moment,
  slot: Slot,
): Generator<Intent> {
  for (const intent of kind.legal?.(p, by, moment) ?? [])
    if (kind.belongsTo?.(p, read(intent).meant, slot)) yield intent
}

/** Something that is known, or worked out once nothing is refused: a battle at a card that is no location has no cost. */
type Later<T> = T | (() => T)

const known = <T extends object | number>(value: Later<T>): T =>
  typeof value === 'function' ? value() : value

/** The verdict where these are the reasons against it, those of other editions included. */
export function verdictOf(
  p: Position,
  found: Iterable<Reason>,
  cost: Later<number | Amount>,
  rules: Later<string[]>,
): Verdict<Intent> {
  const reasons = [...holding(p, found)]
  if (reasons.length > 0) return { legal: false, reasons }
  const price = known(cost)
  if (typeof price === 'number') return { legal: true, cost: price, rules: known(rules) }
  return {
    legal: true,
    cost: price.total,
    rules: known(rules),
    get parts() {
      return price.parts
    },
  }
}

/** What the rules say of actions that do not belong to a slot, in which nothing else is done. */
function* notNow(slot: Slot, intent: Intent): Generator<Reason> {
  if (slot === 'start of turn') yield no('TRN-070')
  else if (slot === 'end of turn') {
    yield no('DRW-025')
    if ('draw' in intent) yield no('DRW-017')
  } else {
    if (slot === 'power segment') yield refuse('BAT-074')
    if (slot === 'damage segment') yield no('BAT-090')
    yield no('BAT-039')
  }
}
