/** Shuffling, choosing a number, drawing destiny in the course of a text, and finding the missing. */

import { type Change, isOneOf } from '../../../kernel/index.ts'
import { opponentOf, type Player } from '../../abilities/basics.ts'
import type {
  ChoosesNumber,
  DrawsDestiny,
  Finds,
  MovesPile,
  Recirculates,
  Shuffles,
  Shuffling,
} from '../../abilities/pile/pile.ts'
import { cardOf } from '../../model/cards/card-of.ts'
import { arrange, cardsOn, hasState, put, setState, withCargo } from '../../model/table.ts'
import type { CardId, Position } from '../../model/types.ts'
import { destinyDraws } from '../destiny/destiny-draws.ts'
import { recirculateByText } from '../force/re-circulation.ts'
import type { OwnedPile } from '../shared/actions/intent.ts'
import { changes, permits, underHeading } from '../shared/rulebook.ts'
import { amountOf, type DeedKind, type Doing, done } from './decks-piles-and-hands.ts'
import { cardsIn, conceal, ifEmpty } from './empty-deck-or-pile.ts'

export const rules = [
  ...underHeading('Inactive', { 'KRN-266': changes }),
  ...underHeading('Empty Deck Or Pile', { 'KRN-032': { same: ['TRM-132'], ...permits } }),
  ...underHeading('Shuffle & Reshuffle', { 'KRN-021': changes, 'KRN-022': permits }),
]

export const shuffling: DeedKind<Shuffles> = {
  *judge(p, { piles }, { named, source }) {
    if (named && isOneOf(piles, named.place)) yield* ifEmpty(p, named, 'shuffles', source)
  },
  run(change, { named, player }) {
    if (named) shuffle(change, player, named)
    done(change)
  },
}

/** A whole pile goes on top of another, its order kept. That it is empty keeps nobody from it. (KRN-032) */
export const movingPile: DeedKind<MovesPile> = {
  run(change, { deed: { from, to }, player }) {
    const cards = change.now.piles[player][from]
    for (const card of cards.toReversed()) put(change, card, { in: to })
    change.log({
      say: 'moves unseen',
      with: { count: cards.length, pile: from, owner: player, goal: to },
      by: player,
      cites: cards.length === 0 ? ['KRN-032'] : [],
    })
    done(change)
  },
}

export const recirculating: DeedKind<Recirculates> = {
  run(change) {
    recirculateByText(change)
    done(change)
  },
}

/** Asks for a number within these bounds. */
export function askNumber(
  change: Change<Position>,
  { player, source }: Doing,
  min: number,
  max: number,
): void {
  const details = { card: source, min, max }
  change.ask({ by: player, kind: 'number', why: 'choose a number', with: details, min, max })
}

export const choosingNumber: DeedKind<ChoosesNumber> = {
  run: (change, frame) => askNumber(change, frame, frame.deed.from, frame.deed.to),
  answered(change, frame, answer) {
    if (!('number' in answer)) return
    const { number } = answer
    change.log({ say: 'number chosen', with: { number }, by: frame.player, cites: [] })
    done(change, { number })
  },
}

/** Draws destiny; a draw that has failed serves nothing. What follows 'on failure' asks whether it has served. */
export const drawingDestiny: DeedKind<DrawsDestiny> = {
  run(change, frame) {
    const { drawn, deed } = frame
    const { above } = deed
    if (!drawn) return change.push(destinyDraws(frame.player, 'other', 1))
    const { total: destiny } = drawn
    const served = destiny !== null && (above === undefined || destiny > amountOf(change.now, frame, above))
    done(change, destiny === null ? {} : { destiny }, { destiny, served })
  },
}

/** The character that carries this one, in whatever device; itself if nobody does. */
function bearerOf(p: Position, card: CardId): CardId {
  const { where } = cardOf(p, card)
  return 'on' in where && where.as !== 'captive' ? bearerOf(p, where.on) : card
}

/** A missing character is found, those who share his lot with him, and what went out of action with it is back with it. (KRN-266) */
export const finding: DeedKind<Finds> = {
  run(change, { target: card, player: by }) {
    if (card === null) return done(change)
    const p = change.now
    const company = withCargo(p, bearerOf(p, card)).filter((one) => hasState(p, one, 'missing'))
    for (const one of company) setState(change, one, 'missing', false)
    const carried = cardsOn(p, card).length > 0 ? ['KRN-266'] : []
    const together = company.length > 1 ? ['TRM-188'] : []
    for (const one of company)
      change.log({ say: 'found', with: { card: one }, by, cites: ['KRN-259', ...carried, ...together] })
    done(change)
  },
}

/**
 * Shuffles a deck or pile. The opponent's cut is made with the same chance: where nobody can see or mark cards, a cut by
 * hand would change nothing about what is equally likely. (KRN-021)
 */
export function shuffle(
  change: Change<Position>,
  by: Player,
  { of, place }: OwnedPile,
  how: Shuffling = 'reshuffle',
): void {
  const cards = change.shuffled(cardsIn(change.now, { of, place }))
  const cut = cards.length > 1 ? change.random(0, cards.length - 1) : 0
  arrange(change, of, place, [...cards.slice(cut), ...cards.slice(0, cut)])
  conceal(change, cards)
  change.log({
    say: 'shuffled',
    with: { pile: place, owner: of, cutter: opponentOf(by) },
    by,
    cites: ['KRN-021', ...(how === 'reshuffle' ? [] : ['KRN-022'])],
  })
}
