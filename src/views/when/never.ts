/** Reasons that no change of time, Force or place takes away: by the rule itself, as the card is printed. */

import { facts, hasForfeit } from '../../swccg/index.ts'
import type { CardId, Player, Position, Reason } from '../engine.ts'

type Holds = (p: Position, card: CardId, by: Player) => boolean

const always: Holds = () => true

/** By rule and phrase; where the rule asks what a card is, whether this one is it. */
const lasting: Readonly<Record<string, Holds>> = {
  // Nobody looks through a pile unless a text lets him.
  'KRN-018/': always,
  'WPN-006/no weapon': always,
  'WPN-043/what': (p, card) => !['weapon', 'device'].includes(facts(p, card).type),
  // Who owns a card never changes, and only its owner forfeits it.
  'BAT-106/not yours': always,
  'BAT-106/no forfeit': always,
  'TRM-392/no cover': (p, card) => facts(p, card).type !== 'character',
  'TRM-392/whose': always,
  'TRM-061/no captive': (p, card) => facts(p, card).type !== 'character',
  'TRM-061/who': always,
  'DEP-095/': always,
  'PLAY-006/no text': always,
  'TRM-212/no text': always,
  'TRM-426/deployed': always,
  // Only its owner plays a card from hand.
  'PLAY-006/not in hand': (p, card, by) => p.cards[card]?.owner !== by,
  'BAT-106/elsewhere': (p, card) => !hasForfeit(facts(p, card)),
}

/** Whose a card is changes by the text of a card alone. */
const unless: readonly string[] = ['MOV-002/', 'WPN-043/whose', 'PLAY-006/not yours', 'DEP-135/']

/** Does this reason stand unless the text of a card makes an exception? */
export const unlessByText = ({ rule, say = '' }: Reason): boolean => unless.includes(`${rule}/${say}`)

/** Does this reason stand whatever becomes of the position? */
export function lastingReason(p: Position, by: Player, { rule, say = '', with: { card } }: Reason): boolean {
  const holds = lasting[`${rule}/${say}`]
  return holds !== undefined && (typeof card === 'number' ? holds(p, card, by) : holds === always)
}
