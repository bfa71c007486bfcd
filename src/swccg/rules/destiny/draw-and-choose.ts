/** Drawing several destinies and choosing some of them. (Draw X Choose Y) */

import { type Answer, type Change, type Illegal, illegal } from '../../../kernel/index.ts'
import type { AbilityOf } from '../../abilities/types.ts'
import { inBattle } from '../../model/battle-texts.ts'
import { put } from '../../model/table.ts'
import type { TextInForce } from '../../model/texts.ts'
import type { CardId, Position } from '../../model/types.ts'
import type { Intent } from '../ground/intent.ts'
import { no } from '../ground/reasons.ts'
import { changes, underHeading } from '../ground/rulebook.ts'
import {
  type Choosing,
  conclude,
  type DestinyFrame,
  isUnresolved,
  steps,
  type Unresolved,
} from './destiny-draws.ts'

export const rules = [
  ...underHeading('Draw X Choose Y', {
    'KRN-359': changes,
    'KRN-360': changes,
    'KRN-361': changes,
    'KRN-362': changes,
    'KRN-363': changes,
    'KRN-364': {},
    'KRN-365': changes,
  }),
  ...underHeading('Step 7) Total', { 'KRN-348': {} }),
]

type Text = TextInForce<AbilityOf<'draws and chooses'>>

/** The text that has several drawn in place of this one, and has not been declined for it. */
const textFor = (p: Position, { player, kind, declined = [] }: DestinyFrame): Text | undefined =>
  inBattle(p, 'draws and chooses').find(
    ({ text, source, you }) => you === player && text.kind === kind && !declined.includes(source),
  )

/** How many more a limit allows. */
const allowed = ({ limit, counted }: DestinyFrame): number =>
  limit === undefined ? Number.POSITIVE_INFINITY : limit - counted

/**
 * Several are drawn in place of the one that is due, if a text has it so; one that leaves it open is asked for. Draws that
 * are made so bring no more of their kind. True if that has been seen to. (KRN-360, KRN-363 to KRN-365)
 */
export function askForChoice(change: Change<Position>, frame: DestinyFrame): boolean {
  const { player, declined = [] } = frame
  const found = textFor(change.now, frame)
  if (!found) return false
  const { text, source } = found
  const barred = text.may === true && allowed(frame) < text.draw
  if (barred) {
    // It would draw more than the limit, or than the text that draws 'if unable to otherwise'.
    const cites = [frame.unable ? 'KRN-365' : 'KRN-364']
    change.log({ say: 'no more to choose among', with: { card: source }, by: player, cites })
  }
  if (barred || !text.may) {
    change.next(steps.draw, { declined: [...declined, source] })
    if (!barred) start(change, frame, found)
    return true
  }
  change.ask({
    by: player,
    kind: 'option',
    why: 'draw and choose',
    with: { card: source, count: text.draw, number: text.choose },
    mayPass: false,
    options: ['choose', 'draw'],
  })
  return true
}

/** What has been answered to that. */
export function startsChoosing(change: Change<Position>, frame: DestinyFrame, option: string): void {
  const found = textFor(change.now, frame)
  if (!found) return
  if (option === 'choose') start(change, frame, found)
  else change.next(steps.draw, { declined: [...(frame.declined ?? []), found.source] })
}

function start(change: Change<Position>, frame: DestinyFrame, { text, source }: Text): void {
  const more = Math.min(text.draw, allowed(frame))
  const choosing: Choosing = { by: source, more, count: text.choose, drawn: [], canceled: [] }
  change.next(steps.draw, { choosing, left: frame.left - 1, declined: [] })
  change.log({
    say: 'draws to choose among',
    with: { card: source, count: more, number: text.choose },
    by: frame.player,
    cites: ['KRN-363', ...(more < text.draw ? ['KRN-360'] : [])],
  })
}

const idOf = ({ card, substituted }: Unresolved): CardId | null => substituted ?? card

/** After the draws one unresolved draw at a time is chosen, and completed. (KRN-361) */
export function choose(change: Change<Position>, frame: DestinyFrame, choosing: Choosing) {
  const { drawn, count } = choosing
  if (count === 0) return endChoosing(change, frame)
  const [only] = drawn
  if (only && drawn.length === 1) return keep(change, frame, only)
  change.ask({
    by: frame.player,
    kind: 'cards',
    why: 'choose a draw',
    with: { card: choosing.by, count },
    mayPass: false,
    cards: drawn.map(idOf).filter((card) => card !== null),
    min: 1,
    max: 1,
  })
}

/** A value that does not exist cannot be chosen. (KRN-348) */
export function choosingRefused({ choosing }: DestinyFrame, answer: Answer<Intent>): Illegal | null {
  if (!choosing || !('cards' in answer)) return null
  const gone = answer.cards.find((card) => choosing.canceled.includes(card))
  return gone === undefined ? null : illegal(no('KRN-348', { card: gone, by: choosing.by }))
}

/** The draw that has been chosen is completed before another is. */
export function keep(change: Change<Position>, frame: DestinyFrame, found: Unresolved): void {
  const choosing = frame.choosing as Choosing
  const lacking = choosing.canceled.length > 0 ? ['KRN-348'] : []
  change.log({
    say: 'draw chosen',
    with: { card: idOf(found), destiny: found.value },
    by: frame.player,
    cites: ['KRN-361', ...lacking],
  })
  const drawn = choosing.drawn.filter((one) => one !== found)
  change.next(steps.draw, { choosing: { ...choosing, drawn, count: choosing.count - 1 } })
  conclude(change, frame, found, false)
}

/** The draws that have not been chosen go to the Used Pile in the order in which they were drawn. (KRN-362) */
export function endChoosing(change: Change<Position>, frame: DestinyFrame): void {
  const { drawn, by } = frame.choosing as Choosing
  const cards = drawn.flatMap(({ card }) => (card === null ? [] : [card]))
  const there = cards.filter((card) => isUnresolved(change.now, card))
  for (const card of there) put(change, card, { in: 'used' })
  change.next(steps.draw, { choosing: null })
  if (there.length === 0) return
  const cites = ['KRN-362']
  change.log({ say: 'draws not chosen', with: { cards: there, card: by }, by: frame.player, cites })
}
