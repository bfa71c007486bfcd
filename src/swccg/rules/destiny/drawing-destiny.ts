/** Drawing destiny. Every kind of destiny is drawn by this one procedure. (KRN-331) */

import { facts } from '../../model/cards/pool.ts'
import { put } from '../../model/table.ts'
import { baseOf, changedParts, rulesOf, sumOf } from '../../model/texts/amounts.ts'
import { destiny } from '../../model/values.ts'
import type { Drawn } from '../shared/actions/results.ts'
import type { ChangeIn, ProcedureOf } from '../shared/procedure.ts'
import { changes, inRulings, permits, underHeading } from '../shared/rulebook.ts'
import {
  cardOfDraw,
  conclude,
  type DestinyFrame,
  drawSteps,
  type Substituted,
  type Unresolved,
} from './destiny-draws.ts'
import { changed } from './destiny-value.ts'
import { askForChoice, choose, choosingRefused, chosen, startsChoosing } from './draw-and-choose.ts'

export const rules = [
  ...underHeading('Drawing Destiny', {
    'KRN-331': permits,
    'KRN-335': { same: ['TRM-111', 'BAT-206'], ...changes },
    'TRM-116': changes,
  }),
  ...underHeading('Step 2) Automatic modifiers', { 'KRN-338': { same: ['TRM-112', 'BAT-208'], ...changes } }),
  ...underHeading('Step 4) Just actions', { 'KRN-341': { same: ['TRM-113', 'BAT-209'], ...changes } }),
  ...underHeading('Step 5) Complete draw', {
    'KRN-342': changes,
    'KRN-343': { same: ['BAT-210', 'TRM-114'], ...changes },
  }),
  ...underHeading('Step 6) Draw the rest', { 'KRN-344': changes }),
  ...underHeading('Step 7) Total', {
    'KRN-345': { same: ['TRM-115', 'BAT-211'], ...changes },
    'KRN-346': changes,
    'KRN-347': changes,
  }),
  ...underHeading('Step 8) Complete all draws', { 'KRN-349': changes }),
  ...underHeading('Draw Battle Destiny', { 'BAT-061': changes, 'BAT-062': changes }),
  ...underHeading('Section F. Drawing Destiny', { 'KRN-333': changes }),
  ...inRulings('destiny', { 'BAT-215': { same: ['TRM-119'], ...permits } }),
]

/** Is the limit on the number of draws reached? */
const isSpent = ({ limit, counted }: Pick<DestinyFrame, 'limit' | 'counted'>): boolean =>
  limit !== undefined && counted >= limit

export const destinyProcedure: ProcedureOf<'draw destiny'> = {
  steps: drawSteps,

  run(change, frame) {
    if (frame.step === 'drawn') return complete(change, frame)
    if (frame.step === 'announced')
      return frame.substitute ? substitute(change, frame) : reveal(change, frame)
    const { choosing } = frame
    const more = choosing ? choosing.more : frame.left
    if (more > 0 && !isSpent(frame)) return next(change, frame)
    if (choosing) return choose(change, frame, choosing)
    total(change, frame)
  },

  answered(change, frame, answer) {
    if ('cards' in answer) return chosen(change, frame, answer.cards[0])
    if (!('option' in answer)) return
    if (frame.step !== 'number') return startsChoosing(change, frame, answer.option)
    const { value: _, ...source } = frame.unresolved as Unresolved
    show(change, frame, source, Number(answer.option))
  },

  refuses: (_p, frame, answer) => choosingRefused(frame, answer),
}

/** Before step 1: what texts make of a draw that is about to be made. It has to be possible. (KRN-333, KRN-378) */
function next(change: ChangeIn<'draw destiny'>, frame: DestinyFrame) {
  const { player, kind, shot, values, choosing } = frame
  const { piles, destinies } = change.now
  if (destinies[player].length === 0 && piles[player].reserve.length === 0) {
    // After other draws, what cannot be drawn does not exist. (KRN-344)
    const others = values.length > 0 || (choosing?.drawn.length ?? 0) > 0
    const cites = ['KRN-029', 'KRN-333', 'KRN-350', ...(others ? ['KRN-344'] : [])]
    change.log({ say: 'destiny failed', with: {}, by: player, cites })
    const ended = choosing ? { choosing: { ...choosing, more: 0 } } : {}
    return change.stay({ left: 0, short: true, ...ended })
  }
  if (!choosing && askForChoice(change, frame)) return
  change.next({ declined: [] })
  change.window({ is: 'drawing destiny', performer: player, kind, ...(shot ? { shot } : {}) })
}

/** Step 1: the top card is revealed; one with several numbers counts as whichever its drawer picks. (BAT-207) */
function reveal(change: ChangeIn<'draw destiny'>, frame: DestinyFrame) {
  const { player } = frame
  const { piles, destinies } = change.now
  const [named, ...others] = destinies[player]
  const [top] = piles[player].reserve
  if (named !== undefined) change.put('destinies', { ...destinies, [player]: others })
  if (top !== undefined) put(change, top, { played: player, destiny: true })
  const source: Source = { card: top ?? null }
  const { destiny = 0, destinies: numbers = [] } = top === undefined ? {} : facts(change.now, top)
  if (named !== undefined || numbers.length < 2) return show(change, frame, source, named ?? destiny)
  askNumber(change, frame, source, numbers)
}

type Source = Omit<Unresolved, 'value'>

/** Which of several numbers? It is asked each time that one is needed. (BAT-207, KRN-368) */
function askNumber(
  change: ChangeIn<'draw destiny'>,
  { player }: DestinyFrame,
  source: Source,
  numbers: readonly number[],
): void {
  change.goTo('number', { unresolved: { ...source, value: 0 } })
  change.ask({
    by: player,
    kind: 'option',
    why: 'which destiny number',
    with: { card: cardOfDraw(source) },
    options: numbers.map(String),
  })
}

/** A value that a text has put in place of a draw: it is fixed, and no card has been drawn. (KRN-336, KRN-371, KRN-372) */
function substitute(change: ChangeIn<'draw destiny'>, frame: DestinyFrame) {
  const { value, substituted, numbers } = frame.substitute as Substituted
  const source: Source = { card: null, substituted }
  change.stay({ substitute: null, replaced: true })
  if (numbers) return askNumber(change, frame, source, numbers)
  show(change, frame, source, value)
}

/** Step 2: what changes this one draw is applied; then it may be answered. */
function show(change: ChangeIn<'draw destiny'>, frame: DestinyFrame, source: Source, printed: number) {
  const { player, kind, left, shot, choosing, counted } = frame
  const fixed = source.substituted !== undefined
  const own = source.card === null ? null : destiny(change.now, source.card, printed, true)
  const more = frame.each ?? 0
  const { total: modified, parts } = changed(change.now, frame, 'each', {
    total: (own?.value ?? printed) + more,
    parts: () => [
      ...(own?.parts ?? baseOf(printed, 'printed').parts()),
      ...(more === 0 ? [] : [{ by: 'KRN-338', does: 'add', n: more, rule: 'KRN-338' } as const]),
    ],
  })
  const value = fixed ? printed : modified
  const found = rulesOf(own?.parts ?? [])
  const card = cardOfDraw(source)
  const several = card !== null && (facts(change.now, card).destinies?.length ?? 0) > 1
  const spared = fixed && (modified !== printed || frame.limit !== undefined)
  const unadded = more === 0 ? [] : ['KRN-375']
  change.log({
    say: fixed ? 'destiny substituted' : 'destiny drawn',
    with: { destiny: value, card, kind },
    by: player,
    cites: [
      'KRN-331',
      ...(fixed ? ['KRN-371', 'KRN-372', ...(spared ? ['KRN-336'] : []), ...unadded] : ['KRN-335']),
      ...(value === printed ? [] : ['KRN-338']),
      ...(kind === 'battle' ? [] : ['TRM-116']),
      ...(found.includes('KRN-274') ? ['KRN-274'] : !fixed && found.length > 0 ? ['KRN-288'] : []),
      ...(several && frame.step === 'number' ? [fixed ? 'KRN-368' : 'BAT-207'] : []),
      ...(choosing ? ['KRN-359'] : []),
    ],
    ...(fixed ? {} : changedParts(parts)),
  })
  const drawn = counted + (fixed ? 0 : 1)
  change.goTo('drawn', {
    ...(choosing ? { choosing: { ...choosing, more: choosing.more - 1 } } : { left: left - 1 }),
    counted: drawn,
    unresolved: { ...source, value },
  })
  change.window({
    is: 'destiny drawn',
    performer: player,
    kind,
    card: source.card,
    value,
    ...(shot ? { shot } : {}),
    ...(frame.aims ? { aims: frame.aims } : {}),
    substituted: fixed,
    spent: isSpent({ ...frame, counted: drawn }),
  })
}

/** Step 5: the value stands, and the card goes to the Used Pile. One of several to choose among waits. (KRN-359) */
function complete(change: ChangeIn<'draw destiny'>, frame: DestinyFrame) {
  const { choosing, unresolved, canceled = false } = frame
  if (choosing && !canceled && unresolved) {
    return change.goTo('next draw', {
      choosing: { ...choosing, drawn: [...choosing.drawn, unresolved] },
      unresolved: null,
    })
  }
  if (choosing && unresolved?.card != null)
    change.goTo('next draw', { choosing: { ...choosing, canceled: [...choosing.canceled, unresolved.card] } })
  conclude(change, frame, unresolved ?? null, canceled)
}

/** Steps 7 and 8: the values are added, and what changes the total is applied. (KRN-345 to KRN-349, KRN-375) */
function total(change: ChangeIn<'draw destiny'>, frame: DestinyFrame): void {
  const { player, kind, values, plus = 0, short = false } = frame
  const drawnFor = values.map((n) => ({ by: 'KRN-345', does: 'add', n, rule: 'KRN-345' }) as const)
  const base = sumOf([...drawnFor, { by: 'BAT-215', does: 'add', n: plus, rule: 'BAT-215' }])
  const { total: whole, parts } = changed(change.now, frame, 'total', base)
  const sum = base.total
  const found = values.length > 0 ? Math.max(0, whole) : null
  const drawn: Drawn = { total: found, values: [...values], short, replaced: frame.replaced ?? false }
  const several = short || values.length > 1 || plus !== 0 || whole !== sum || found !== (values[0] ?? null)
  if (found === null) {
    const cites = ['KRN-347', 'KRN-349', 'KRN-352']
    change.log({ say: 'no destiny total', with: { destiny: found, kind }, by: player, cites })
  } else if (several) {
    const bonus = [
      ...(whole === sum ? [] : ['BAT-215']),
      ...rulesOf(parts),
      ...(whole < 0 ? ['KRN-347'] : []),
      ...(frame.replaced && (plus !== 0 || whole !== sum) ? ['KRN-375'] : []),
    ]
    const cites = ['KRN-345', 'KRN-351', ...bonus]
    const changed = changedParts(parts)
    change.log({ say: 'destiny total', with: { destiny: found, kind }, by: player, cites, ...changed })
  }
  change.alter(1, { drawn })
  change.pop()
}
