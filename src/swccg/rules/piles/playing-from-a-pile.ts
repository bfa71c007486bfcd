/** Playing a card straight from a pile, as a text allows: announced, looked for, and played as if from hand. */

import type { Change, Reason } from '../../../kernel/index.ts'
import type { AbilityOf } from '../../abilities/types.ts'
import { placeOfText } from '../../model/cards/pool.ts'
import type { CardId, Player, Position } from '../../model/types.ts'
import type { Frame, FrameOf } from '../../model/under-way.ts'
import { notYourTurn } from '../shared/actions/answering.ts'
import type { Moment } from '../shared/actions/moment.ts'
import type { TextKind, TextUse } from '../shared/actions/text-kind.ts'
import { underWay } from '../shared/actions/timing-windows.ts'
import { applies } from '../shared/observing.ts'
import { refusal } from '../shared/reasons.ts'
import { changes, underHeading } from '../shared/rulebook.ts'
import { ifEmpty } from './empty-deck-or-pile.ts'

export const rules = underHeading('Deploying/Playing From A Deck Or Pile', {
  'KRN-088': {},
  'KRN-090': changes,
  'KRN-091': changes,
})

/** The card is looked for; where it is not found, the opponent may verify that. */
export const lookingSteps = ['look', 'over'] as const

declare module '../../model/under-way.ts' {
  interface Frames {
    'play by text': {
      step: (typeof lookingSteps)[number]
      player: Player
      /** The card whose text it is, and the text. */
      source: CardId
      text: AbilityOf<'plays from'>
      /** The window or loop in which it has been announced. */
      beneath: Frame
    }
  }
}

/** Somebody looks for a card to play by a text; whatever he does with it, he does at the moment beneath. */
export type PlayFromFrame = FrameOf<'play by text'>

/** The frame at this point of the stack, if a card is being looked for. */
export const playFrom = ({ frame }: Moment): PlayFromFrame | null =>
  frame?.does === 'play by text' ? frame : null

/** The moment as the card that is looked for finds it. */
export const asIfFromHand = (moment: Moment): Moment => {
  const from = playFrom(moment)
  return from ? { ...moment, frame: from.beneath, toAct: from.player } : moment
}

export const playsFrom: TextKind<AbilityOf<'plays from'>> = {
  *judge({ p, player, card, text }, { frame, toAct }): Generator<Reason> {
    const window = frame?.does === 'window'
    if (frame?.does !== 'loop' && !window) yield underWay({ card })
    else if (toAct !== player) yield notYourTurn(toAct)
    applies('KRN-079')
    if (window) {
      if (text.asIfFromHand) applies('KRN-088')
      else yield refusal('KRN-088', { card })
    }
    yield* ifEmpty(p, { of: player, place: text.from }, 'looks', card)
  },
  price: () => ({ force: 0, rules: [] }),
  *attempts(_p, _player, _card, _text, { frame }) {
    if (frame?.does === 'loop' || frame?.does === 'window') yield { targets: [] }
  },
  targets: () => [],
  // It looks for the card instead of having a result of its own.
  result: () => undefined,
  once: ({ p, card, text }) => `once:${card}:${placeOfText(p, card, text)}:${p.turn.number}`,
}

/** A card to be played is looked for in a pile; what waits beneath is what it will be played to. */
export function lookFor(
  change: Change<Position>,
  { player, card: source }: TextUse,
  text: PlayFromFrame['text'],
): void {
  const beneath = change.stack.at(-1)
  if (beneath) change.push({ does: 'play by text', player, source, text, beneath })
}
