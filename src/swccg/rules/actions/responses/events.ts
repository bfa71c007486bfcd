/** What takes place, as texts name it: does an event fit, and to which cards does it happen? */

import type { Happening } from '../../../abilities/action/action.ts'
import type { Ability, Filter } from '../../../abilities/types.ts'
import { cardOf } from '../../../model/cards/card-of.ts'
import { isPresentAt } from '../../../model/places/presence.ts'
import { carrierOf, hasState, isOnTable, locationOf } from '../../../model/table.ts'
import { matches, matchesLocation } from '../../../model/texts/filters.ts'
import { type CardId, opponentOf, type Player, type Position } from '../../../model/types.ts'
import type { Event } from '../../../model/under-way.ts'
import { aimsOf } from '../../destiny/targeting-destiny.ts'
import type { TextUse } from '../../shared/actions/text-kind.ts'
import { totalInBattle } from '../../values/battle-totals.ts'

/** Whose doing an event is, as texts name it: for Force being lost, the loser; who has won, or lost, a battle. */
function doerOf({ is }: Happening, event: Event): string | null {
  if (event.is === 'battle decided') {
    const { winner } = event
    return winner && is === 'battle lost' ? opponentOf(winner) : winner
  }
  if (event.is === 'duel lost') return event.loser
  return event.is === 'losing Force' || event.is === 'Force lost' ? (event.player ?? null) : event.performer
}

/** Where it takes place, or null. */
function placeOf(p: Position, event: Event): CardId | null {
  if (typeof event.at === 'number') return event.at
  if (event.is === 'moved') return event.to
  const [card] = cardsOf(event)
  return card === undefined ? null : locationOf(p, card)
}

/** The location that a card has been deployed to itself; null where it went aboard or on something. (CTL-049) */
function straightTo(event: Event): CardId | null {
  if (event.is !== 'deployed' && event.is !== 'deploying') return null
  return 'location' in event.to ? event.to.location : null
}

/** Is it about what is deployed at a place, and has a card been put aboard or on something there? (CTL-052) */
export const isDeployedWithin = (on: Happening, event: Event): boolean =>
  on.is === 'deployed' && on.at !== undefined && straightTo(event) === null

/** The cards that it happens to. */
function cardsOf(event: Event, on?: Happening): readonly CardId[] {
  if (on?.is === 'targeted') return event.cards ?? []
  if (on?.targeting) return aimsOf(event).at
  if (event.is === 'destiny drawn' || event.is === 'drawing destiny' || event.is === 'about to draw destiny')
    return event.shot?.at ?? []
  if (event.cards && event.is !== 'playing') return event.cards
  return typeof event.card === 'number' ? [event.card] : []
}

/** Cards have left table for the Lost Pile; what is forfeited is lost too. */
export const isLoss = ({ is }: Event): boolean => is === 'lost' || is === 'forfeited'

/** Has an action that targets cards been begun? (KRN-140) */
const isTargeting = ({ is, cards }: Event): boolean =>
  (is === 'playing' || is === 'using' || is === 'firing') && Array.isArray(cards) && cards.length > 0

/** Is it an event of this kind, whatever else the text asks? */
export function isKind(on: Happening, event: Event): boolean {
  if (on.is === 'battle won' || on.is === 'battle lost') return event.is === 'battle decided'
  if (on.is === 'delivered') return event.is === 'moved' && event.transfer === 'deliver'
  if (on.is === 'targeted') return isTargeting(event)
  // Whatever else happens is an event of that name.
  const named: Event['is'] = on.is
  return event.is === named || (named === 'lost' && isLoss(event))
}

/** Does the event fit, but for what has become of its cards since? */
export function fits(p: Position, on: Happening, event: Event, source: CardId, you: Player): boolean {
  if (!isKind(on, event)) return false
  if (event.is === 'duel lost' && event.performer === event.loser) return false
  if (on.kind && !('kind' in event && event.kind === on.kind)) return false
  if (on.targeting && !aimsOf(event).values.includes(on.targeting)) return false
  const value = 'value' in event ? event.value : Number.NaN
  if (on.value && (value < on.value.from || value > on.value.to)) return false
  if (on.by && doerOf(on, event) !== (on.by === 'you' ? you : opponentOf(you))) return false
  if (on.turn && (p.turn.player === you) !== (on.turn === 'yours')) return false
  if (on.weapon && !isWith(p, on.weapon, event, source, you)) return false
  if (!isEscortedBy(p, on, event, source, you)) return false
  const at = placeOf(p, event)
  const here = locationOf(p, source)
  if (on.at && (at === null || !matchesLocation(p, on.at, at, here, you))) return false
  const straight = straightTo(event)
  if (on.to && (straight === null || !matchesLocation(p, on.to, straight, here, you))) return false
  if (on.drawn && !isDrawn(p, on.drawn, event, source, you)) return false
  if (on.weaker && totalInBattle(p, opponentOf(you)).total <= totalInBattle(p, you).total) return false
  if (on.outpowered && totalInBattle(p, opponentOf(you)).total <= 2 * totalInBattle(p, you).total)
    return false
  if (on.present && (at === null || !isPresentAt(p, source, at))) return false
  return on.card === undefined || namedBy(p, on, event, source, you).length > 0
}

/** Is it such a card that has been drawn for destiny? With a substituted value none has been. (KRN-376) */
function isDrawn(
  p: Position,
  wanted: Filter | 'self',
  { card }: Event,
  source: CardId,
  you: Player,
): boolean {
  if (typeof card !== 'number') return false
  return wanted === 'self' ? card === source : matches(p, wanted, card, you, source)
}

/** Has such an escort brought the captive there, or the very one who seized it? */
function isEscortedBy(p: Position, on: Happening, event: Event, source: CardId, you: Player): boolean {
  const { escort, seizer } = on
  if (!escort && !seizer) return true
  const { by } = event
  if (typeof by !== 'number' || (escort && !matches(p, escort, by, you, source))) return false
  const [captive] = cardsOf(event)
  return !seizer || (captive !== undefined && cardOf(p, captive).seizedBy === by)
}

/** Is it done with such a weapon? */
function isWith(p: Position, wanted: Filter, event: Event, source: CardId, you: Player): boolean {
  const weapon = event.is === 'hit' ? event.weapon : event.card
  return typeof weapon === 'number' && matches(p, wanted, weapon, you, source)
}

/** The cards of an event that a text means. */
export const namedBy = (p: Position, on: Happening, event: Event, source: CardId, you: Player): CardId[] =>
  cardsOf(event, on).filter((one) =>
    on.card === 'self'
      ? one === source
      : on.card === 'host'
        ? carrierOf(p, source) === one
        : on.card && matches(p, on.card, one, you, source),
  )

/** Is it still what the event has made of it? What has been lost lies in its Lost Pile. (KRN-169) */
function isStill(p: Position, on: Happening, event: Event, card: CardId): boolean {
  const { where } = cardOf(p, card)
  // It has been answered, and that is over. (KRN-184)
  if (event.over?.includes(card)) return false
  if (isLoss(event)) return 'in' in where && where.in === 'lost'
  if (event.is === 'placed out of play') return 'in' in where && where.in === 'out'
  if (event.is === 'playing' && on.is !== 'targeted') return 'played' in where
  return isOnTable(p, card) && !hasState(p, card, 'missing')
}

/** The cards that a text which answers the event is about. (KRN-128) */
export const subjectsOf = (p: Position, on: Happening, event: Event, source: CardId, you: Player): CardId[] =>
  namedBy(p, on, event, source, you).filter((card) => isStill(p, on, event, card))

/**
 * An answer that names none of the cards of its event, with the first that its text is about, where that is not the one that
 * the event is told of: the Interrupt that is played, or the first of several cards. (KRN-128)
 */
export function meaning<A extends Ability>(use: TextUse<A>, on: Happening | undefined): TextUse<A> {
  const { p, player, card, targets, answers } = use
  if (!on?.card || !answers || targets.length > 0) return use
  const [first] = subjectsOf(p, on, answers, card, player)
  const target = answers.is === 'playing' ? answers.card : answers.cards?.[0]
  return first === undefined || first === target ? use : { ...use, targets: [first] }
}
