/** Responses to a destiny just drawn: it is canceled, redrawn or changed while it is unresolved. */

import { type Change, type Event, no, type Reason } from '../../kernel/index.ts'
import type { AbilityOf } from '../abilities/types.ts'
import { isParticipating } from '../model/battle.ts'
import { facts } from '../model/pool.ts'
import type { Player, Position } from '../model/types.ts'
import type { DestinyDrawn } from './destiny.ts'
import { underHeading } from './rulebook.ts'
import { citing, eventOf, notAnswering, type TextKind } from './text-kind.ts'

export const rules = [
  ...underHeading('Canceling And Suspending', { 'KRN-218': {} }),
  ...underHeading('Canceled Destiny Draws', { 'KRN-358': {} }),
  ...underHeading('Unresolved Destiny Draws', { 'KRN-355': {}, 'KRN-337': {} }),
]

type Text = AbilityOf<'answers destiny'>

/** Is this event a draw that the text of this player answers? */
function isAnswered({ kind, whose }: Text, player: Player, event: Event | null): boolean {
  if (event?.is !== 'destiny drawn') return false
  const drawn = event as DestinyDrawn
  return (kind === undefined || drawn.kind === kind) && (drawn.performer === player) === (whose === 'you')
}

const fighting = ['character', 'starship', 'vehicle', 'weapon', 'device']

/** A fighting card's text serves only in its own battle, while there is one. (BAT-176) */
const isAway = (p: Position, card: number) =>
  p.battle !== null &&
  p.battle !== undefined &&
  fighting.includes(facts(p, card).type) &&
  !isParticipating(p, card)

export const answerDestiny: TextKind<Text> = {
  *judge({ p, player, card, text }, moment): Generator<Reason> {
    if (!isAnswered(text, player, eventOf(moment))) {
      yield no('KRN-127', { card }, 'no destiny')
      return yield* notAnswering(card, moment)
    }
    if (moment.toAct !== player) yield no('PLAY-002', { by: moment.toAct })
    if (isAway(p, card)) yield no('BAT-176', { card })
  },

  price: ({ text }) => ({ force: text.price ?? 0, rules: [] }),

  *attempts(_p, player, _card, text, moment) {
    if (isAnswered(text, player, eventOf(moment))) yield { targets: [] }
  },

  targets: () => [],
  cites: ({ p }) => citing(p, ['KRN-341', 'KRN-355']),

  result(change, { player, card, text }) {
    if (text.result === 'cancel' || text.result === 'redraw')
      return cancelDraw(change, player, card, text.result === 'redraw')
    addToDraw(change, player, card, text.result.add)
  },

  once: ({ p, card, answers }) => `destiny:${card}:${p.turn.number}:${answers?.card}`,
}

/** Where on the stack the draw is, counted from the top. */
const depthOfDraw = (change: Change<Position>) =>
  change.stack.toReversed().findIndex(({ does }) => does === 'draw destiny')

/** The value is gone, the card goes to the Used Pile, and the draw counts all the same, unless it is redrawn. (KRN-218, KRN-358) */
function cancelDraw(change: Change<Position>, player: Player, card: number, again: boolean): void {
  const depth = depthOfDraw(change)
  const frame = change.stack.at(-1 - depth)
  if (!frame) return
  // The window on it closes: nobody can answer it any more.
  change.alter(depth, {
    canceled: true,
    left: Number(frame.left) + (again ? 1 : 0),
  })
  change.log({
    say: again ? 'destiny redrawn' : 'destiny canceled',
    with: { card },
    by: player,
    cites: citing(change.now, ['KRN-218', 'KRN-358', 'KRN-214']),
  })
}

/** Changes this one draw. (KRN-337) */
function addToDraw(change: Change<Position>, player: Player, card: number, add: number): void {
  const depth = depthOfDraw(change)
  const drawn = change.stack.at(-1 - depth)?.unresolved as { card: number | null; value: number }
  change.alter(depth, { unresolved: { ...drawn, value: drawn.value + add } })
  const cites = citing(change.now, ['KRN-337', 'KRN-355'])
  change.log({ say: 'destiny changed', with: { card, destiny: drawn.value + add }, by: player, cites })
}
