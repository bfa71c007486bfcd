/** Cards that stand in for presence. (May Be Battled; may initiate battle) */

import type { Reason } from '../../../kernel/index.ts'
import type { CardId, Player } from '../../abilities/basics.ts'
import { cardOf } from '../../model/cards/card-of.ts'
import { hasPresence } from '../../model/places/presence.ts'
import { carrierOf } from '../../model/table.ts'
import { bearsOn, textsInForce } from '../../model/texts/texts.ts'
import type { Position } from '../../model/types.ts'
import { refusal } from '../shared/reasons.ts'
import { arOnly, changes, crdOnly, inRulings, underHeading, within } from '../shared/rulebook.ts'

export const rules = [
  ...underHeading('May Be Battled', {
    'BAT-130': { same: ['TRM-183'], ...changes },
    'BAT-131': { same: ['TRM-184'], ...changes },
    'BAT-132': changes,
    'BAT-134': { ...arOnly, ...changes },
  }),
  ...inRulings('may be battled', { 'BAT-193': { same: ['TRM-185'], ...crdOnly, ...changes } }),
  ...inRulings('Artoo & Threepio', { 'BAT-194': changes }),
]

const { holdsIn } = within(rules)

/** Does a card of this player stand in for presence in battles that `initiator` starts? (BAT-130 to BAT-132) */
export const standsIn = (p: Position, cards: readonly CardId[], player: Player, initiator: Player): boolean =>
  cards.some(
    (card) =>
      cardOf(p, card).owner === player &&
      (standingTexts(p, card, player, initiator).length > 0 || p.battle?.standing?.includes(card)),
  )

/** The texts, its own or other cards', by which a card stands in for presence. */
export function standingTexts(p: Position, card: CardId, player: Player, initiator: Player) {
  const role = initiator === player ? 'initiate' : 'be battled'
  return textsInForce(p, 'may battle').filter(
    (one) =>
      (one.text.how === 'both' || one.text.how === role) && bearsOn(p, one, one.text.who ?? 'self', card),
  )
}

/** What stands in for presence does so in the battles of one player alone, and this one is begun by the other. (BAT-130, BAT-131) */
export const standsInForOthers = (
  initiates: boolean,
  { cards, at, by }: { cards: readonly CardId[]; at: CardId; by: Player },
): Reason => (initiates ? refusal('BAT-130', { cards, at, by }) : refusal('BAT-131', { cards, at, by }))

const standingRule = { 'be battled': 'BAT-130', initiate: 'BAT-131', both: 'BAT-132' } as const

/** The rules by which cards of a player stand in for the presence that he has not. (BAT-130 to BAT-132) */
export function standingRules(
  p: Position,
  cards: readonly CardId[],
  player: Player,
  at: CardId,
  initiator: Player,
): string[] {
  if (hasPresence(p, player, at)) return []
  const own = cards.filter((card) => cardOf(p, card).owner === player)
  return own.flatMap((card) =>
    standingTexts(p, card, player, initiator).map(({ text }) =>
      text.who && carrierOf(p, card) !== null ? 'BAT-194' : standingRule[text.how],
    ),
  )
}

/** Under the rulings of 2001 a card that stands in goes on doing so until it is out of the battle. (BAT-193) */
export const stayStanding = (p: Position, cards: readonly CardId[], initiator: Player): CardId[] =>
  holdsIn(p, 'BAT-193')
    ? cards.filter((card) => standingTexts(p, card, cardOf(p, card).owner, initiator).length > 0)
    : []
