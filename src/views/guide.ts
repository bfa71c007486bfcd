/** The guide through a first game: what there is to explain at the decision that waits. */

import type { Game, Player, Position } from './engine.ts'

/** Everything that is explained, each when it comes for the first time. */
export const topics = [
  'welcome',
  'activate',
  'control',
  'deploy',
  'battle',
  'move',
  'draw',
  'their turn',
  'response',
  'weapons segment',
  'battle destiny',
  'damage segment',
  'lose Force',
  'won',
  'lost',
] as const
export type Topic = (typeof topics)[number]

const isTopic = (word: string): word is Topic => (topics as readonly string[]).includes(word)

/**
 * What there is to explain to a player where the game stands, in the order in which it is told; nothing while the other
 * one decides. What a card asks for by its own text explains itself.
 */
export function topicsOf({ state: p, decision }: Game<Position>, player: Player): readonly Topic[] {
  if (p.winner) return [p.winner === player ? 'won' : 'lost']
  if (decision?.by !== player) return []
  const { why, kind } = decision
  const first: Topic[] = p.turn.number <= 1 ? ['welcome'] : []
  if (kind === 'response') return [...first, 'response']
  if (kind !== 'action') return isTopic(why) ? [...first, why] : first
  // The segments of a battle belong to both players alike.
  if (why.endsWith('segment')) return isTopic(why) ? [why] : []
  if (p.turn.player !== player) return [...first, 'their turn']
  return isTopic(why) ? [...first, why] : first
}
