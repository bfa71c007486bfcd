/** What each thing that a text can bring about is worth, in Force, to whoever brings it about. */

import {
  type Ability,
  type CardId,
  type CardUse,
  drainAmount,
  facts,
  matches,
  participants,
  powerOf,
} from '../../swccg/index.ts'
import type { Situation } from '../situation.ts'
import { handWorth, tableWorth } from '../worth.ts'

type Result = Extract<Ability, { does: 'action' }>['results'][number]
type ResultOf<B extends Result['brings']> = Extract<Result, { brings: B }>
type Change = ResultOf<'change'>['changes'][number]

/** Is the window that is open about something that the other player does? Null where none is open. */
export function isEventOfTheirs({ view, they }: Situation): boolean | null {
  const frame = view.stack.at(-1)
  return frame?.does === 'window' ? frame.event.performer === they : null
}

const eventOf = ({ view }: Situation) => {
  const frame = view.stack.at(-1)
  return frame?.does === 'window' ? frame.event : null
}

/** The cards that a result is about, as far as that is settled before it is chosen. */
function concerned(s: Situation, of: unknown, use: CardUse): readonly CardId[] {
  if (of === 'target' || of === undefined) return use.targets
  if (of === 'self') return [use.card]
  if (of === 'it') {
    const card = eventOf(s)?.card
    return typeof card === 'number' ? [card] : []
  }
  const all = (of as { all?: Parameters<typeof matches>[1] }).all
  if (!all) return []
  return s.p.cards
    .map(({ id }) => id)
    .filter((card) => !('in' in s.p.cards[card]!.where) && matches(s.p, all, card, s.me, use.card))
}

/** What harm to these cards is worth: more for those of the other player, less than nothing for one's own. */
const harm = (s: Situation, cards: readonly CardId[], rate: number): number =>
  cards.reduce(
    (sum, card) => sum + rate * tableWorth(s.p, card) * (s.p.cards[card]!.owner === s.they ? 1 : -1),
    0,
  )

const side = (whose: string | undefined): number => (whose === 'opponent' ? -1 : whose === 'each' ? 0 : 1)

const amount = (count: unknown, usual = 1.5): number =>
  typeof count === 'number'
    ? count
    : typeof (count as { of?: number } | null)?.of === 'number'
      ? usual
      : usual

/** Is a battle going on in which whoever decides takes part? */
const isFighting = ({ p, me }: Situation): boolean => p.battle != null && participants(p, me).length > 0

/** What a change of numbers is worth for the cards that it is put on. */
function worthOnCards(s: Situation, change: Change, cards: readonly CardId[]): number {
  const sign = (card: CardId) => (s.p.cards[card]!.owner === s.me ? 1 : -1)
  const rate = (card: CardId) => (s.p.battle && participants(s.p).includes(card) ? 0.8 : 0.12)
  if (change.does === 'modify') {
    const { what, add = 0, set, times } = change
    const weight = what === 'power' ? 1 : what === 'forfeit' ? 0.5 : 0.3
    return cards.reduce((sum, card) => {
      const now = what === 'power' ? powerOf(s.p, card) : 3
      const more = add + (set === undefined ? 0 : set - now) + (times === undefined ? 0 : (times - 1) * now)
      return sum + sign(card) * weight * rate(card) * more
    }, 0)
  }
  const bad =
    change.does === 'cannot move' || change.does === 'cancels game text' || change.does === 'may not battle'
  if (change.does === 'immune to attrition')
    return cards.reduce((sum, card) => sum + sign(card) * rate(card), 0)
  return bad ? cards.reduce((sum, card) => sum - 0.9 * sign(card), 0) : 0.3
}

/** What a change that lasts for a while is worth. */
export function worthOfChange(s: Situation, change: Change, use: CardUse, of?: unknown): number {
  if (change.does === 'changes battle total') {
    if (!isFighting(s)) return 0
    const { what, whose, add = 0, times = 1, set } = change
    const more = add + (times - 1) * 4 + (set === undefined ? 0 : -3)
    const against = what === 'attrition' || what === 'damage' ? -1 : 1
    return 0.8 * more * side(whose) * against
  }
  if (change.does === 'changes destiny') {
    if (!isFighting(s)) return 0
    return 0.8 * (change.add ?? 0) * side(change.whose)
  }
  return worthOnCards(s, change, concerned(s, of, use))
}

/** What is worth something in a battle alone. */
function inBattle(s: Situation, result: Result, use: CardUse): number {
  if (!isFighting(s)) return 0
  switch (result.brings) {
    case 'destinies':
      return 2.6 * result.count
    case 'exclusion':
      return harm(s, concerned(s, result.of, use), 0.5)
    case 'satisfaction': {
      const { attrition, damage } = s.p.battle!.owed[s.me]
      const paid = (given: number | 'all' | undefined, owed: number) =>
        given === 'all' ? owed : Math.min(given ?? 0, owed)
      return Math.max(paid(result.damage, damage), paid(result.attrition, attrition))
    }
    default:
      return 1
  }
}

/** What is worth something in answer to what happens. */
function inAnswer(s: Situation, result: Result): number {
  const theirs = isEventOfTheirs(s)
  const event = eventOf(s)
  switch (result.brings) {
    case 'change of loss':
      return result.more
        ? amount(result.by)
        : Math.min(amount(result.by), Number((event as { count?: number })?.count ?? 2))
    case 'canceled drain':
      return theirs && event?.at != null ? drainAmount(s.p, s.they, event.at).total : -3
    case 'change of drain':
      return (theirs === true) === result.by < 0 ? Math.abs(result.by) : -1
    case 'canceled destiny':
      return theirs === true && !result.again ? 2 : -1
    case 'change of destiny':
      return theirs === null ? 0 : (theirs ? -1 : 1) * ((result.by ?? 0) + (result.set ?? 3) - 3)
    case 'substitution':
      return typeof result.value === 'number' ? result.value - 2.5 : 1
    case 'drawn card':
      return result.to === 'hand' ? 0.9 : theirs ? 0.6 : -0.6
    case 'canceled duel':
      return theirs ? 1.5 : -2
    default:
      return theirs === false ? 1 : 0.4
  }
}

/** What is worth something in decks, piles and hands. */
function inPiles(s: Situation, result: Result): number {
  const { lost, hand } = s.p.piles[s.me]
  switch (result.brings) {
    case 'search':
      return result.whose === 'opponent' ? 1.2 : result.to === 'hand' ? 2 : -0.4
    case 'deployment':
      return 2.2
    case 'retrieval':
      return result.whose === 'opponent'
        ? -1
        : Math.min(lost.length, amount(result.count, result.count === undefined ? 1 : 2)) *
            (result.into === 'hand' ? 1.1 : 0.9)
    case 'draw':
      return 0.7 * amount(result.count)
    case 'cards from hand':
      return hand.length > 8 ? -0.2 : -0.6 * amount(result.count, 2)
    case 'random cards':
      return result.whose === 'opponent' ? 1.1 : -1
    case 'look':
      return result.whose === 'opponent' ? 0.5 : result.move?.to === 'hand' ? 1.2 : 0.3
    case 'exchange':
      return 0.7
    case 'finding':
      return 1.5
    default:
      return 0.1
  }
}

/** What one result of a text is worth. */
export function worthOfResult(s: Situation, result: Result, use: CardUse): number {
  switch (result.brings) {
    case 'loss':
      return harm(s, concerned(s, result.of, use), 1)
    case 'placing':
    case 'conversion':
    case 'crossing':
    case 'capture':
    case 'theft':
      return harm(s, concerned(s, result.of, use), 1.2)
    case 'freezing':
      return 1
    case 'return':
      return harm(s, concerned(s, result.of, use), result.to === 'there' ? -0.8 : 0.5)
    case 'release':
      return s.me === 'light' ? 2 : -2
    case 'Force loss':
      return -side(result.whose) * amount(result.count)
    case 'activation':
      return 0.5 * side(result.whose) * amount(result.count)
    case 'change':
      return result.changes.reduce((sum, change) => sum + worthOfChange(s, change, use, result.of), 0)
    case 'cancel': {
      const [target] = use.targets
      if (target !== undefined) return s.p.cards[target]!.owner === s.they ? 2.2 : -3
      return isEventOfTheirs(s) === false ? -4 : 2.2
    }
    case 'duel':
      return 0.6
    case 'destinies':
    case 'exclusion':
    case 'satisfaction':
    case 'move to battle':
      return inBattle(s, result, use)
    case 'change of loss':
    case 'canceled drain':
    case 'change of drain':
    case 'canceled destiny':
    case 'change of destiny':
    case 'substitution':
    case 'drawn card':
    case 'canceled duel':
    case 'change of shot':
      return inAnswer(s, result)
    default:
      return inPiles(s, result)
  }
}

/** A card, wherever it is, to its owner. */
export const worthAnywhere = (s: Situation, card: CardId): number => {
  const { where, owner } = s.p.cards[card]!
  const mine = { p: s.p, me: owner }
  return 'in' in where ? handWorth(mine, card) + 0.01 * (facts(s.p, card).deploy ?? 0) : tableWorth(s.p, card)
}
