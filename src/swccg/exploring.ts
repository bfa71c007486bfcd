/**
 * The door for opponents that look ahead: a position is tried out without a log, without words, without a past, and
 * without judging what has been offered; what an opponent hardly weighs is done at one go. Positions are the plain data
 * that games are, and the same answers lead to the same ones.
 */

import {
  type Answer,
  explored as carriedOut,
  chanceFrom,
  firstOf,
  type Game,
  refuse,
} from '../kernel/index.ts'
import { cardOf } from './model/cards/card-of.ts'
import type { CardId, PileName, Player, Position } from './model/types.ts'
import type { Decision, Frame } from './model/under-way.ts'
import type { Intent } from './rules/shared/actions/intent.ts'
import { autoPass, swccg } from './ruleset.ts'

type Given = Answer<Intent, Player>

/**
 * A position to look ahead from. What a view hides has to be made up before: its hidden cards have no faces to play with.
 * @param seed what chance shall bring; absent: as in the game, of which a view knows nothing.
 */
export const explore = (game: Game<Position>, seed?: number | string): Game<Position> => ({
  ...game,
  chance: seed === undefined ? game.chance : chanceFrom(seed),
  events: [],
})

/**
 * The answers that are worth a look at the pending decision, each of which `explored` takes. Of numbers there are the least,
 * the middle and the greatest; of several cards that may be chosen, neighbours in the order in which they are shown.
 */
export function answersTo(game: Game<Position>): Given[] {
  const { decision, state, stack } = game
  if (!decision) return []
  const { by, kind, mayPass, min = 0, options = [], cards = [] } = decision
  const max = Math.min(decision.max ?? cards.length, cards.length)
  const pass: Given[] = mayPass ? [{ by, pass: true }] : []
  const allowed = (given: Given) => refuse(swccg, game, given) === null
  switch (kind) {
    case 'action':
    case 'response':
      return [...swccg.legal(state, stack, by)]
        .filter(isCoarse)
        .map((act): Given => ({ by, act }))
        .concat(pass)
    case 'number':
      return [...spread(min, decision.max ?? 0)]
        .map((number): Given => ({ by, number }))
        .filter(allowed)
        .concat(pass)
    case 'option':
      return options
        .map((option): Given => ({ by, option }))
        .filter(allowed)
        .concat(pass)
    case 'order':
      return [{ by, order: cards }, ...pass]
    case 'cards':
      return groups(cards, min, max)
        .map((chosen): Given => ({ by, cards: chosen }))
        .filter(allowed)
        .concat(pass)
  }
}

/** The least number, the middle one and the greatest. */
const spread = (least: number, most: number): ReadonlySet<number> =>
  new Set([most, Math.ceil((least + most) / 2), least])

/** Each card by itself; or as many neighbours as have to be chosen, and as can be; and none where that will do. */
function groups(cards: readonly CardId[], min: number, max: number): CardId[][] {
  const found: CardId[][] = min === 0 ? [[]] : []
  for (const size of new Set([Math.max(min, 1), max])) {
    for (let from = 0; size > 0 && from + size <= cards.length; from++)
      found.push(cards.slice(from, from + size))
  }
  return found
}

/** Of the amounts that may be activated or drawn: all, half of it, and one. The listing begins with all. */
function isCoarse(act: Intent, _place: number, acts: readonly Intent[]): boolean {
  const amount = act.kind === 'activate' || act.kind === 'draw' ? act.count : null
  if (amount === null) return true
  const most = acts.reduce((sum, one) => sum + (one.kind === 'activate' || one.kind === 'draw' ? 1 : 0), 0)
  return spread(1, most).has(amount)
}

/**
 * Where an answer leads. Who has no choice is not asked, nor who orders what is due by itself or lies in a pile; and where
 * several Force are lost, those after the first come from the same pile.
 * @param given one of `answersTo`, or any other that the decision takes: it is not judged.
 */
export function explored(game: Game<Position>, given: Given): Game<Position> {
  const from = pileOf(game.state, given)
  return carriedOut(swccg, game, given, (p, stack, decision) => {
    const { by } = decision
    if (from && by === given.by) {
      const more = loseMore(p, stack, decision as Decision, from)
      if (more) return more
    }
    if (decision.mayPass && autoPass(p, stack, decision)) return { by, pass: true }
    return withoutChoice(decision as Decision)
  })
}

/** The deck or pile from which an answer loses Force. */
function pileOf(p: Position, given: Given): PileName | null {
  const from =
    'act' in given
      ? given.act.kind === 'lose' && given.act.from
      : 'cards' in given && given.cards.length === 1 && whereIs(p, firstOf(given.cards))
  return from && from !== 'hand' ? from : null
}

function whereIs(p: Position, card: CardId): PileName | null {
  const { where } = cardOf(p, card)
  return 'in' in where ? where.in : null
}

/** The next unit of the same loss, out of the same pile. */
function loseMore(
  p: Position,
  stack: readonly Frame[],
  { by, why, cards }: Decision,
  from: PileName,
): Given | null {
  const [top] = p.piles[by][from]
  if (top === undefined) return null
  if (why === 'lose Force') return cards?.includes(top) ? { by, cards: [top] } : null
  const owes = why === 'damage segment' && (p.battle?.owed[by].damage ?? 0) > 0
  if (!owes || stack.at(-1)?.does !== 'loop') return null
  return from === 'reserve' || from === 'force' || from === 'used'
    ? { by, act: { kind: 'lose', from } }
    : null
}

/** The only answer that there is, or that matters. */
function withoutChoice({
  by,
  kind,
  why,
  mayPass,
  cards = [],
  options = [],
  min,
  max,
}: Decision): Given | null {
  if (mayPass) return null
  if (kind === 'order') return { by, order: cards }
  if (kind === 'option' && (options.length === 1 || why === 'which automatic action first'))
    return { by, option: firstOf(options) }
  if (kind === 'number' && min === max) return { by, number: min ?? 0 }
  return kind === 'cards' && cards.length > 0 && min === cards.length ? { by, cards } : null
}
