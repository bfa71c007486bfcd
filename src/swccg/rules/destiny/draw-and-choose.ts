/** Drawing several destinies and choosing some of them. (Draw X Choose Y) */

import { type Answer, type Illegal, illegal } from '../../../kernel/index.ts'
import type { AbilityOf } from '../../abilities/types.ts'
import { inBattle } from '../../model/fights/battle-texts.ts'
import { put } from '../../model/table.ts'
import type { TextInForce } from '../../model/texts/texts.ts'
import type { CardId, Position } from '../../model/types.ts'
import type { Intent } from '../shared/actions/intent.ts'
import type { ChangeIn } from '../shared/procedure.ts'
import { refusal } from '../shared/reasons.ts'
import { changes, underHeading } from '../shared/rulebook.ts'
import {
  type Choosing,
  cardOfDraw,
  conclude,
  type DestinyFrame,
  isUnresolved,
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
export function askForChoice(change: ChangeIn<'draw destiny'>, frame: DestinyFrame): boolean {
  const { player } = frame
  const found = textFor(change.now, frame)
  if (!found) return false
  const { text, source: card } = found
  if (!text.may) start(change, frame, found)
  else if (allowed(frame) < text.draw) {
    // It would draw more than the limit, or than the text that draws 'if unable to otherwise'.
    const cites = [frame.unable ? 'KRN-365' : 'KRN-364']
    change.log({ say: 'no more to choose among', with: { card }, by: player, cites })
    decline(change, frame, found)
  } else
    change.ask({
      by: player,
      kind: 'option',
      why: 'draw and choose',
      with: { card, count: text.draw, number: text.choose },
      options: ['choose', 'draw'],
    })
  return true
}

/** What has been answered to that. */
export function startsChoosing(change: ChangeIn<'draw destiny'>, frame: DestinyFrame, option: string): void {
  const found = textFor(change.now, frame)
  if (!found) return
  if (option === 'choose') start(change, frame, found)
  else decline(change, frame, found)
}

const decline = (change: ChangeIn<'draw destiny'>, { declined = [] }: DestinyFrame, { source }: Text): void =>
  change.goTo('next draw', { declined: [...declined, source] })

function start(change: ChangeIn<'draw destiny'>, frame: DestinyFrame, { text, source }: Text): void {
  const more = Math.min(text.draw, allowed(frame))
  const choosing: Choosing = { by: source, more, count: text.choose, drawn: [], canceled: [] }
  change.goTo('next draw', { choosing, left: frame.left - 1, declined: [] })
  change.log({
    say: 'draws to choose among',
    with: { card: source, count: more, number: text.choose },
    by: frame.player,
    cites: ['KRN-363', ...(more < text.draw ? ['KRN-360'] : [])],
  })
}

/** After the draws one unresolved draw at a time is chosen, and completed. (KRN-361) */
export function choose(change: ChangeIn<'draw destiny'>, frame: DestinyFrame, choosing: Choosing) {
  const { drawn, count } = choosing
  const [first] = drawn
  if (count === 0 || !first) return endChoosing(change, frame, choosing)
  if (drawn.length === 1) return keep(change, frame, choosing, first)
  change.ask({
    by: frame.player,
    kind: 'cards',
    why: 'choose a draw',
    with: { card: choosing.by, count },
    cards: drawn.map(cardOfDraw).filter((card) => card !== null),
  })
}

/** A value that does not exist cannot be chosen. (KRN-348) */
export function choosingRefused({ choosing }: DestinyFrame, answer: Answer<Intent>): Illegal | null {
  if (!choosing || !('cards' in answer)) return null
  const gone = answer.cards.find((card) => choosing.canceled.includes(card))
  return gone === undefined ? null : illegal(refusal('KRN-348', { card: gone, by: choosing.by }))
}

/** The draw of this card has been chosen. */
export function chosen(
  change: ChangeIn<'draw destiny'>,
  frame: DestinyFrame,
  card: CardId | undefined,
): void {
  const { choosing } = frame
  const found = choosing?.drawn.find((one) => cardOfDraw(one) === card)
  if (choosing && found) keep(change, frame, choosing, found)
}

/** The draw that has been chosen is completed before another is. */
function keep(
  change: ChangeIn<'draw destiny'>,
  frame: DestinyFrame,
  choosing: Choosing,
  found: Unresolved,
): void {
  const cites = ['KRN-361', ...(choosing.canceled.length > 0 ? ['KRN-348'] : [])]
  const details = { card: cardOfDraw(found), destiny: found.value }
  change.log({ say: 'draw chosen', with: details, by: frame.player, cites })
  const drawn = choosing.drawn.filter((one) => one !== found)
  change.goTo('next draw', { choosing: { ...choosing, drawn, count: choosing.count - 1 } })
  conclude(change, frame, found, false)
}

/** The draws that have not been chosen go to the Used Pile in the order in which they were drawn. (KRN-362) */
function endChoosing(
  change: ChangeIn<'draw destiny'>,
  { player }: DestinyFrame,
  { drawn, by }: Choosing,
): void {
  const p = change.now
  const cards = drawn.flatMap(({ card }) => (card !== null && isUnresolved(p, card) ? [card] : []))
  for (const card of cards) put(change, card, { in: 'used' })
  change.goTo('next draw', { choosing: null })
  if (cards.length > 0)
    change.log({ say: 'draws not chosen', with: { cards, card: by }, by: player, cites: ['KRN-362'] })
}
