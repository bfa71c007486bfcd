/** What a player may not see: the order of decks, the opponent's hand, what lies face down. */

import { type Game, inheritShown } from '../kernel/index.ts'
import { cardOf } from './model/cards/card-of.ts'
import { facts, once } from './model/cards/pool.ts'
import { isOnTable } from './model/table.ts'
import { amounts } from './model/texts/details.ts'
import {
  type CardId,
  type CardState,
  opponentOf,
  type PileName,
  type Player,
  type Position,
} from './model/types.ts'
import type { Decision, LogLine } from './model/under-way.ts'

/** A card whose face is hidden. */
export const hiddenKey = 'hidden'

const secret: Record<'own' | 'other', readonly PileName[]> = {
  own: ['reserve', 'force', 'used'],
  other: ['reserve', 'force', 'used', 'hand'],
}

/** Of what players have chosen secretly: one's own. */
const ownOf = <Own>(secret: Partial<Record<Player, Own>>, player: Player): Partial<Record<Player, Own>> => {
  const own = secret[player]
  return own === undefined ? {} : { [player]: own }
}

const inOrder = once((pile: CardId[]) => pile.toSorted((a, b) => a - b))

/** A player's piles, the secret ones in the order of their numbers instead of their own. */
function unordered(p: Position, owner: Player, viewer: Player): Position['piles'][Player] {
  const piles = { ...p.piles[owner] }
  for (const pile of secret[owner === viewer ? 'own' : 'other']) piles[pile] = inOrder(piles[pile])
  return piles
}

/** Nothing about a hidden card tells which one it is. */
const faceDown = once(
  ({ crossed: _, vacant: __, ...card }: CardState): CardState => ({ ...card, key: hiddenKey }),
)

/** Does a card lie face down so that this player may not look at it? (KRN-019, KRN-070) */
const isFaceDown = ({ owner, where }: CardState, viewer: Player): boolean =>
  'on' in where && (where.face === 'unseen' || (where.face === 'down' && owner !== viewer))

/** Do both players see its face? (KRN-041) */
function isOpen(p: Position, card: CardId): boolean {
  const found = p.cards[card]
  if (!found) return false
  const { where } = found
  const faceUp = 'in' in where ? !secret.other.includes(where.in) : !('on' in where && where.face)
  return faceUp || p.shown?.includes(card) === true || p.revealed?.includes(card) === true
}

/**
 * The titles of the cards in these details that both players see, or saw when the change began: a card that goes from table to
 * a hand, or was drawn for destiny, was seen by both. Null where there is none.
 */
export function openIn(
  before: Position,
  now: Position,
  details: Record<string, unknown>,
): Record<CardId, string> | null {
  let titles: Record<CardId, string> | null = null
  for (const [key, value] of Object.entries(details)) {
    if (amounts.has(key)) continue
    for (const card of Array.isArray(value) ? value : [value]) {
      if (typeof card !== 'number' || !(isOpen(now, card) || isOpen(before, card))) continue
      titles ??= {}
      titles[card] = facts(now, card).title
    }
  }
  return titles
}

/** What has happened, without the titles of what is hidden by now: a number does not tell which card it is. */
const unnamed = (events: readonly LogLine[]): LogLine[] => events.map(({ open: _, ...line }) => line)

/** The cards whose faces a player may not see. */
function hiddenFrom(p: Position, player: Player): Set<CardId> {
  const hidden = new Set<CardId>()
  for (const side of [player, opponentOf(player)]) {
    for (const pile of secret[side === player ? 'own' : 'other']) {
      for (const card of p.piles[side][pile]) hidden.add(card)
    }
  }
  for (const card of p.cards) if (isFaceDown(card, player)) hidden.add(card.id)
  // What is revealed, or has just been shown, both players see. (KRN-041)
  for (const card of [...(p.shown ?? []), ...(p.revealed ?? [])]) hidden.delete(card)
  // What was taken from where he could look its owner has seen go. (KRN-074)
  for (const card of p.glimpsed ?? []) if (cardOf(p, card).owner === player) hidden.delete(card)
  return hidden
}

/** The cards that whoever decides is shown for it. */
export const shownFor = ({ cards = [], with: { seen } }: Decision): readonly CardId[] =>
  (seen as readonly CardId[] | undefined) ?? cards

/** A question about cards that only the one who is asked may look at: to the other it does not tell which. (KRN-034) */
function without(decision: Decision): Decision {
  const { seen, ...details } = decision.with
  const { cards, ...rest } = decision
  return { ...rest, with: details, ...(cards ? { cards: [] } : {}) }
}

/** The game as one player sees it: hidden cards lose their faces and owners keep their number. */
export function redact(game: Game<Position>, seat: string): Game<Position> {
  const player = seat as Player
  const p = game.state
  const hidden = hiddenFrom(p, player)
  const { decision } = game
  const looking = decision?.with.looking === true
  // Who chooses among hidden cards that he may look at sees them.
  if (looking && decision.by === seat) for (const card of shownFor(decision)) hidden.delete(card)
  const cards = p.cards.map((card) => (hidden.has(card.id) ? faceDown(card) : card))
  // Made-up cards are told of only where one can be seen, and hidden piles lie in no order.
  const seen = new Set(cards.map(({ key }) => key))
  const defined = Object.fromEntries(Object.entries(p.defined).filter(([key]) => seen.has(key)))
  const face = { key: hiddenKey, title: '', side: player, type: 'filler' as const }
  const state: Position = {
    ...p,
    cards,
    piles: { light: unordered(p, 'light', player), dark: unordered(p, 'dark', player) },
    destinies: { light: [], dark: [] },
    ...(p.picks ? { picks: [] } : {}),
    defined: { ...defined, [hiddenKey]: face },
  }
  // Where all that lies on table is seen, what is known of the table need not be worked out again.
  const inPilesOnly = [...hidden].every((card) => !isOnTable(p, card))
  inheritShown(p, state, {
    parts: ['piles', 'destinies', 'picks', 'defined'],
    of: 'cards',
    fields: { key: true, crossed: true, vacant: true },
    spared: inPilesOnly ? 'table' : '',
  })
  return {
    ...game,
    decision: looking && decision.by !== seat ? without(decision) : decision,
    chance: [],
    events: unnamed(game.events),
    stack: game.stack.map((frame) =>
      frame.does === 'opening'
        ? { ...frame, secret: ownOf(frame.secret, player) as typeof frame.secret }
        : frame,
    ),
    state,
  }
}
