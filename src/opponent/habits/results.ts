/** What each thing that a text can bring about is worth, in Force, to whoever brings it about. */

import {
  type Ability,
  type Amount,
  amountOf,
  type CardId,
  type CardUse,
  cardOf,
  drainAmount,
  facts,
  matches,
  participants,
  powerOf,
  usually,
} from '../../swccg/index.ts'
import type { Situation } from '../situation.ts'
import { handWorth, tableWorth } from '../worth.ts'

type Result = Extract<Ability, { does: 'action' }>['results'][number]
type ResultOf<B extends Result['brings']> = Extract<Result, { brings: B }>
type Change = ResultOf<'change'>['changes'][number]
type HowMany = Amount | 'any' | 'all' | undefined

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
    .filter((card) => !('in' in cardOf(s.p, card).where) && matches(s.p, all, card, s.me, use.card))
}

/** What harm to these cards is worth: more for those of the other player, less than nothing for one's own. */
const harm = (s: Situation, cards: readonly CardId[], rate: number): number =>
  cards.reduce(
    (sum, card) => sum + rate * tableWorth(s.p, card) * (cardOf(s.p, card).owner === s.they ? 1 : -1),
    0,
  )

const side = (whose: string | undefined): number => (whose === 'opponent' ? -1 : whose === 'each' ? 0 : 1)

/** How many a text is about, as it stands now; a number that is only chosen or drawn later is taken to be the usual one. */
function amount({ p, me }: Situation, { card, targets, to }: CardUse, count: HowMany, usual = 1.5): number {
  if (typeof count !== 'number' && typeof count !== 'object') return usual
  const named = { X: usual, destiny: usual, number: usual, placed: usual }
  return amountOf({ p, player: me, card, targets, to: to ?? null, named }, count)
}

/** Is a battle going on in which whoever decides takes part? */
const isFighting = ({ p, me }: Situation): boolean => p.battle != null && participants(p, me).length > 0

/** What a change of numbers is worth for the cards that it is put on. */
function worthOnCards(s: Situation, change: Change, cards: readonly CardId[]): number {
  const sign = (card: CardId) => (cardOf(s.p, card).owner === s.me ? 1 : -1)
  const rate = (card: CardId) => (s.p.battle && participants(s.p).includes(card) ? 0.8 : 0.12)
  if (change.does === 'modify') {
    const { what, add = 0, set, times } = change
    const weight = what === 'power' ? 1 : what === 'forfeit' ? 0.5 : 0.3
    return cards.reduce((sum, card) => {
      const now = what === 'power' ? powerOf(s.p, card) : 3
      const more =
        usually(add) + (set === undefined ? 0 : set - now) + (times === undefined ? 0 : (times - 1) * now)
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
function worthOfChange(s: Situation, change: Change, use: CardUse, of?: unknown): number {
  if (change.does === 'changes battle total') {
    if (!isFighting(s)) return 0
    const { what, whose, add = 0, times = 1, set } = change
    const more = usually(add) + (times - 1) * 4 + (set === undefined ? 0 : -3)
    const against = what === 'attrition' || what === 'damage' ? -1 : 1
    return 0.8 * more * side(whose) * against
  }
  if (change.does === 'changes destiny') {
    if (!isFighting(s)) return 0
    return 0.8 * usually(change.add) * side(change.whose)
  }
  return worthOnCards(s, change, concerned(s, of, use))
}

/** How a result of this kind is weighed. */
type Weigh<R extends Result> = (s: Situation, result: R, use: CardUse) => number

/** It is worth something in a battle alone. */
const inBattle =
  <R extends Result>(weigh: Weigh<R>): Weigh<R> =>
  (s, result, use) =>
    isFighting(s) ? weigh(s, result, use) : 0

/** So much harm to whom it concerns. */
const harming =
  (rate: number): Weigh<Extract<Result, { of: unknown }>> =>
  (s, { of }, use) =>
    harm(s, concerned(s, of, use), rate)

/** It changes who works with decks and piles a little, and that is hard to foresee. */
const little = () => 0.1

function satisfied({ p, me }: Situation, result: ResultOf<'satisfaction'>): number {
  const { attrition, damage } = p.battle!.owed[me]
  const paid = (given: number | 'all' | undefined, owed: number) =>
    given === 'all' ? owed : Math.min(given ?? 0, owed)
  return Math.max(paid(result.damage, damage), paid(result.attrition, attrition))
}

function canceled(s: Situation, { targets: [target] }: CardUse): number {
  if (target !== undefined) return cardOf(s.p, target).owner === s.they ? 2.2 : -3
  return isEventOfTheirs(s) === false ? -4 : 2.2
}

function changedDestiny(s: Situation, { by = 0, set = 3 }: ResultOf<'change of destiny'>): number {
  const theirs = isEventOfTheirs(s)
  return theirs === null ? 0 : (theirs ? -1 : 1) * (by + set - 3)
}

function canceledDrain(s: Situation): number {
  const event = eventOf(s)
  return isEventOfTheirs(s) && event?.at != null ? drainAmount(s.p, s.they, event.at).total : -3
}

function changedLoss(s: Situation, { by, more }: ResultOf<'change of loss'>, use: CardUse): number {
  const event = eventOf(s) as { count?: number } | null
  const most = more ? Number.POSITIVE_INFINITY : Number(event?.count ?? 2)
  return Math.min(amount(s, use, by), most)
}

function retrieved(s: Situation, { whose, count, into }: ResultOf<'retrieval'>, use: CardUse): number {
  if (whose === 'opponent') return -1
  const { lost } = s.p.piles[s.me]
  const most = Math.min(lost.length, amount(s, use, count, count === undefined ? 1 : 2))
  return most * (into === 'hand' ? 1.1 : 0.9)
}

/** What each kind of result is worth. */
const weighs: { readonly [B in Result['brings']]: Weigh<ResultOf<B>> } = {
  loss: harming(1),
  placing: harming(1.2),
  conversion: harming(1.2),
  crossing: harming(1.2),
  capture: harming(1.2),
  theft: harming(1.2),
  freezing: () => 1,
  release: ({ me }) => (me === 'light' ? 2 : -2),
  'new escort': little,
  return: (s, result, use) => harming(result.to === 'there' ? -0.8 : 0.5)(s, result, use),
  'Force loss': (s, { whose, count }, use) => -side(whose) * amount(s, use, count),
  activation: (s, { whose, count }, use) => 0.5 * side(whose) * amount(s, use, count),
  change: (s, { changes, of }, use) =>
    changes.reduce((sum, change) => sum + worthOfChange(s, change, use, of), 0),
  cancel: (s, _result, use) => canceled(s, use),
  duel: () => 0.6,
  feeding: little,
  destinies: inBattle((_s, { count }) => 2.6 * count),
  exclusion: inBattle(harming(0.5)),
  satisfaction: inBattle(satisfied),
  'move to battle': inBattle(() => 1),
  'change of loss': changedLoss,
  'canceled drain': canceledDrain,
  'change of drain': (s, { by }) => ((isEventOfTheirs(s) === true) === by < 0 ? Math.abs(by) : -1),
  'canceled destiny': (s, { again }) => (isEventOfTheirs(s) === true && !again ? 2 : -1),
  'change of destiny': changedDestiny,
  substitution: (_s, { value }) => (typeof value === 'number' ? value - 2.5 : 1),
  'drawn card': (s, { to }) => (to === 'hand' ? 0.9 : isEventOfTheirs(s) ? 0.6 : -0.6),
  'canceled duel': (s) => (isEventOfTheirs(s) ? 1.5 : -2),
  'change of shot': (s) => (isEventOfTheirs(s) === false ? 1 : 0.4),
  search: (_s, { whose, to }) => (whose === 'opponent' ? 1.2 : to === 'hand' ? 2 : -0.4),
  deployment: () => 2.2,
  retrieval: retrieved,
  draw: (s, { count }, use) => 0.7 * amount(s, use, count),
  'cards from hand': (s, { count }, use) =>
    s.p.piles[s.me].hand.length > 8 ? -0.2 : -0.6 * amount(s, use, count, 2),
  'random cards': (_s, { whose }) => (whose === 'opponent' ? 1.1 : -1),
  look: (_s, { whose, move }) => (whose === 'opponent' ? 0.5 : move?.to === 'hand' ? 1.2 : 0.3),
  exchange: () => 0.7,
  finding: () => 1.5,
  shuffling: little,
  pile: little,
  recirculation: little,
  revealing: little,
  stacking: little,
  number: little,
  destiny: little,
}

/** What those are for that do more than weaken or strengthen somebody: the words for it. */
export const purposes: Readonly<Partial<Record<Result['brings'], 'look for' | 'retrieve' | 'cost Force'>>> = {
  search: 'look for',
  deployment: 'look for',
  look: 'look for',
  finding: 'look for',
  draw: 'look for',
  exchange: 'look for',
  retrieval: 'retrieve',
  'Force loss': 'cost Force',
}

/** What one result of a text is worth. */
export const worthOfResult = (s: Situation, result: Result, use: CardUse): number =>
  (weighs[result.brings] as Weigh<Result>)(s, result, use)

/** A card, wherever it is, to its owner. */
export const worthAnywhere = (s: Situation, card: CardId): number => {
  const { where, owner } = cardOf(s.p, card)
  const mine = { p: s.p, me: owner }
  return 'in' in where ? handWorth(mine, card) + 0.01 * (facts(s.p, card).deploy ?? 0) : tableWorth(s.p, card)
}
