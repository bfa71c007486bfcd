/** Drawing destiny. Every kind of destiny is drawn by this one procedure. (KRN-331) */

import type { Change, Event, Frame, Procedure } from '../../kernel/index.ts'
import type { DestinyKind } from '../abilities/battle-texts.ts'
import type { AbilityOf } from '../abilities/types.ts'
import { inBattle } from '../model/battle-texts.ts'
import { matchesLocation } from '../model/filters.ts'
import { countHeld } from '../model/held.ts'
import { facts } from '../model/pool.ts'
import { locationOf, put } from '../model/table.ts'
import { inPlay } from '../model/texts.ts'
import { type CardId, opponentOf, type Player, type Position } from '../model/types.ts'
import type { Intent, Shot } from './intent.ts'
import { inRulings, underHeading } from './rulebook.ts'
import { citing } from './text-kind.ts'
import { aboutShot } from './weapons/weapon-destiny.ts'

export const rules = [
  ...underHeading('Drawing Destiny', {
    'KRN-331': {},
    'KRN-335': { same: ['TRM-111', 'BAT-206'] },
    'TRM-116': {},
  }),
  ...underHeading('Failed Destiny Draws', {
    'KRN-350': {},
  }),
  ...underHeading('Empty Deck Or Pile', { 'KRN-029': {} }),
  ...underHeading('Step 2) Automatic modifiers', { 'KRN-338': { same: ['TRM-112', 'BAT-208'] } }),
  ...underHeading('Step 4) Just actions', { 'KRN-341': { same: ['TRM-113', 'BAT-209'] } }),
  ...underHeading('Step 5) Complete draw', {
    'KRN-342': {},
    'KRN-343': { same: ['BAT-210', 'TRM-114'] },
  }),
  ...underHeading('Step 6) Draw the rest', { 'KRN-344': {} }),
  ...underHeading('Step 7) Total', {
    'KRN-345': { same: ['TRM-115', 'BAT-211'] },
    'KRN-346': {},
    'KRN-347': {},
  }),
  ...underHeading('Step 8) Complete all draws', { 'KRN-349': {} }),
  ...underHeading('Section F. Drawing Destiny', { 'KRN-333': {} }),
  ...inRulings('destiny', { 'BAT-215': { same: ['TRM-119'] } }),
  ...underHeading('Failed Destiny Draws', {
    'KRN-351': {},
    'KRN-352': { same: ['BAT-213', 'TRM-117'] },
  }),
]

/**
 * Draws one destiny at once: the number that the scenario names, or that of the top card of the Reserve Deck, which goes to
 * the Used Pile. Null: the draw has failed.
 */
export function drawDestiny(change: Change<Position>, player: Player): number | null {
  const { piles, destinies } = change.now
  const [named, ...others] = destinies[player]
  const [top] = piles[player].reserve
  if (named === undefined && top === undefined) {
    logFailure(change, player)
    return null
  }
  const destiny = Math.max(0, named ?? facts(change.now, top as number).destiny ?? 0)
  if (named !== undefined) change.put('destinies', { ...destinies, [player]: others })
  if (top !== undefined) put(change, top, { in: 'used' })
  change.log({
    say: 'destiny drawn',
    with: { destiny, card: top ?? null },
    by: player,
    cites: citing(change.now, ['KRN-331', 'KRN-335', 'TRM-116', ...(top === undefined ? [] : ['KRN-343'])]),
  })
  return destiny
}

function logFailure(change: Change<Position>, player: Player): void {
  const cites = citing(change.now, ['KRN-029', 'KRN-333', 'KRN-350'])
  change.log({ say: 'destiny failed', with: {}, by: player, cites })
}

/** What the procedure that called for the draws finds in its frame when they are over, as `drawn`. */
export interface Drawn {
  /** Null where no draw has been completed. (KRN-347) */
  total: number | null
  values: number[]
  /** The Reserve Deck gave out before all were drawn. */
  short: boolean
}

interface DestinyFrame extends Frame {
  does: 'draw destiny'
  player: Player
  kind: DestinyKind
  /** How many are still to be drawn. */
  left: number
  /** The completed draws. */
  values: number[]
  /** The shot that weapon destiny is drawn for. */
  shot?: Shot
  /** What the text that calls for the draws adds to each of them, and to their total. */
  each?: number
  plus?: number
  short?: boolean
  /** The draw that is not complete yet: its value is its own, whatever becomes of the card. (KRN-337) */
  unresolved?: { card: CardId | null; value: number } | null
  /** The draw has been canceled. */
  canceled?: boolean
}

/** Destiny draws as a frame, for the procedure that needs them to push; it finds `drawn` in its own frame afterwards. */
export const destinyDraws = (
  player: Player,
  kind: DestinyKind,
  count: number,
  about: Pick<DestinyFrame, 'shot' | 'each' | 'plus'> = {},
): DestinyFrame => ({
  does: 'draw destiny',
  step: 0,
  player,
  kind,
  left: count,
  values: [],
  ...about,
})

/** A destiny has just been drawn, and is unresolved until the responses to it are over. */
export interface DestinyDrawn extends Event {
  is: 'destiny drawn'
  performer: Player
  kind: DestinyKind
  card: CardId | null
  value: number
  shot?: Shot
}

const steps = { draw: 0, complete: 1 } as const

export const destinyProcedure: Procedure<Position, Intent> = {
  run(change, given) {
    const frame = given as DestinyFrame
    if (frame.step === steps.complete) return complete(change, frame)
    if (frame.left === 0) return total(change, frame)
    reveal(change, frame)
  },
}

/** Steps 1 and 2: the top card is revealed, and what changes this one draw is applied. */
function reveal(change: Change<Position>, frame: DestinyFrame) {
  const { player, kind, left, shot } = frame
  const { piles, destinies } = change.now
  const [named, ...others] = destinies[player]
  const [top] = piles[player].reserve
  if (named === undefined && top === undefined) {
    logFailure(change, player)
    // What cannot be drawn does not exist. (KRN-344)
    return change.next(steps.draw, { left: 0, short: true })
  }
  if (named !== undefined) change.put('destinies', { ...destinies, [player]: others })
  const printed = named ?? facts(change.now, top as CardId).destiny ?? 0
  if (top !== undefined) put(change, top, { played: player })
  const value = changed(change.now, frame, 'each', printed + (frame.each ?? 0))
  change.log({
    say: 'destiny drawn',
    with: { destiny: value, card: top ?? null, kind },
    by: player,
    cites: citing(change.now, ['KRN-331', 'KRN-335', ...(value === printed ? [] : ['KRN-338'])]),
  })
  change.next(steps.complete, { left: left - 1, unresolved: { card: top ?? null, value } })
  const about = shot ? { shot } : {}
  const event: DestinyDrawn = {
    is: 'destiny drawn',
    performer: player,
    kind,
    card: top ?? null,
    value,
    ...about,
  }
  change.window(event)
}

/** Step 5: the value stands, and the card goes to the Used Pile. */
function complete(change: Change<Position>, frame: DestinyFrame): void {
  const { player, values, unresolved, canceled = false } = frame
  const { card = null, value = 0 } = unresolved ?? {}
  const stands = canceled ? values : [...values, Math.max(0, value)]
  if (card !== null && 'played' in change.now.cards[card]!.where) put(change, card, { in: 'used' })
  change.next(steps.draw, { values: stands, unresolved: null, canceled: false })
  if (value < 0 && !canceled) {
    change.log({ say: 'destiny not below 0', with: {}, by: player, cites: citing(change.now, ['KRN-342']) })
  }
  if (!canceled) change.window({ is: 'destiny completed', performer: player, card })
}

/** Steps 7 and 8: the values are added, and what changes the total is applied. */
function total(change: Change<Position>, frame: DestinyFrame): void {
  const { player, kind, values, plus = 0, short = false } = frame
  const sum = values.reduce((one, other) => one + other, plus)
  const whole = changed(change.now, frame, 'total', sum)
  const found = values.length > 0 ? Math.max(0, whole) : null
  const drawn: Drawn = { total: found, values: [...values], short }
  const several = values.length > 1 || plus !== 0 || whole !== sum || found !== (values[0] ?? null)
  if (several) {
    const bonus = whole === sum ? [] : ['BAT-215', ...(kind === 'weapon' ? ['KRN-346'] : [])]
    const cites = found === null ? ['KRN-347', 'KRN-349', 'KRN-352'] : ['KRN-345', 'KRN-351', ...bonus]
    const say = found === null ? 'no destiny total' : 'destiny total'
    change.log({ say, with: { destiny: found, kind }, by: player, cites: citing(change.now, cites) })
  }
  change.alter(1, { drawn })
  change.pop()
}

/** How often a text counts: for each such card, for each such location. */
const timesOf = (
  p: Position,
  { each, eachHeld }: AbilityOf<'changes destiny'>,
  source: CardId,
  you: Player,
): number =>
  (each ? inPlay(p, each, you, source).length : 1) * (eachHeld ? countHeld(p, eachHeld, source, you) : 1)

/** A destiny, or a total, with what the texts in force make of it: additions first, then the lowest reset. */
function changed(
  p: Position,
  { player, kind, shot }: DestinyFrame,
  of: 'each' | 'total',
  value: number,
): number {
  let sum = value
  let reset: number | null = null
  for (const { text, source, you } of shot ? aboutShot(p, shot) : inBattle(p, 'changes destiny')) {
    const mine = text.whose === 'opponent' ? opponentOf(you) : you
    if (text.kind !== kind || text.of !== of || (text.whose !== 'each' && mine !== player)) continue
    const at = p.battle?.at ?? null
    if (
      text.where &&
      !shot &&
      (at === null || !matchesLocation(p, text.where, at, locationOf(p, source), you))
    )
      continue
    sum += (text.add ?? 0) * timesOf(p, text, source, you)
    if (text.set !== undefined) reset = Math.min(reset ?? text.set, text.set)
  }
  return reset ?? sum
}
