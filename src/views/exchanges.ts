/** Characters in hand that take the place of characters on table: persona replacement, and converting. */

import type { Doing } from './attempt.ts'
import {
  type CardId,
  facts,
  type Game,
  type Illegal,
  type Intent,
  isOnTable,
  type Player,
  type Position,
  swccg,
} from './engine.ts'
import { legalIntents } from './legal.ts'
import type { Way } from './places.ts'

/** Whom a card in hand takes the place of, where an intent is that. */
function exchangeIn(intent: Intent): { card: CardId; by: CardId } | null {
  if (intent.kind === 'replace') return intent
  return intent.kind === 'convert' ? intent : null
}

/** Every character whose place this card may take, as the place to bring it to. */
export const exchangesOf = (game: Game<Position>, by: CardId): Way[] =>
  facts(game.state, by).type !== 'character'
    ? []
    : legalIntents(game, (intent) => exchangeIn(intent)?.by === by).flatMap((legal) => {
        const exchange = exchangeIn(legal.intent)
        return exchange ? [{ ...legal, to: { on: exchange.card } }] : []
      })

/** A character brought to a character is meant to take its place: why it may not. */
export function refusedExchange(
  game: Game<Position>,
  player: Player,
  by: CardId,
  card: CardId,
): { using: Doing; verdict: Illegal<Intent> } | null {
  const p = game.state
  const isCharacter = (one: CardId) => facts(p, one).type === 'character'
  if (!isCharacter(by) || !isCharacter(card) || !isOnTable(p, card)) return null
  const own = p.cards[card]?.owner === player
  const verdict = swccg.judge(
    game,
    player,
    own ? { kind: 'replace', card, by } : { kind: 'convert', card, by },
  )
  return verdict.legal ? null : { using: own ? 'replace' : 'convert', verdict }
}
