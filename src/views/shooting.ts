/** Firing weapons: by bringing one to its target, or by choosing a shot among all that a card can do. */

import {
  type CardId,
  cardsOn,
  facts,
  type Game,
  type Illegal,
  type Intent,
  isOnTable,
  type Position,
  swccg,
} from './engine.ts'
import { legalIntents } from './legal.ts'
import type { Way } from './places.ts'

/** A weapon, or a character with one of its own. */
const canShoot = (p: Position, card: CardId): boolean =>
  facts(p, card).abilities?.some(({ does }) => does === 'fires') ?? false

/** Is bringing this card somewhere meant as a shot? In a fight that is what weapons are for; who has one of his own can move, too. */
export function isAiming({ state, stack }: Game<Position>, card: CardId): boolean {
  if (!(state.battle || state.attack) || !isOnTable(state, card) || !canShoot(state, card)) return false
  const frame = stack.at(-1)
  return facts(state, card).type === 'weapon' || (frame?.does === 'loop' && frame.name === 'weapons segment')
}

/** The shots of a weapon: one for each target that it can be brought to. */
export const shotsOf = (game: Game<Position>, weapon: CardId): Way[] =>
  legalIntents(game, (intent) => intent.kind === 'fire' && intent.weapon === weapon).flatMap((legal) =>
    legal.intent.kind === 'fire'
      ? legal.intent.at.map((target): Way => ({ ...legal, to: { on: target } }))
      : [],
  )

/** The weapons that a card is or bears. */
export const weaponsOf = (p: Position, card: CardId): CardId[] =>
  [card, ...cardsOn(p, card)].filter((one) => canShoot(p, one))

/** Why a weapon cannot be fired at anything: the reasons for the target against which there are fewest. */
export function refusedShot(game: Game<Position>, weapon: CardId): Illegal<Intent> | null {
  const by = game.decision?.by
  if (by === undefined) return null
  const p = game.state
  const targets = p.cards.filter(({ owner, where }) => owner !== by && !('in' in where)).map(({ id }) => [id])
  const found = [[], ...targets].map((at) => swccg.judge(game, by, { kind: 'fire', weapon, at }))
  return found.reduce<Illegal<Intent> | null>((best, one) => {
    if (one.legal) return best
    return best === null || one.reasons.length < best.reasons.length ? one : best
  }, null)
}
