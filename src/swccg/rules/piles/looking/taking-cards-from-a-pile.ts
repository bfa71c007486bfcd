/** Looking a deck or pile through for certain cards, and taking them. (Section B. Taking Cards From A Deck/Pile; verification) */

import { type Change, type Illegal, illegal, type Reason } from '../../../../kernel/index.ts'
import type { Filter } from '../../../abilities/filters/filters.ts'
import type { Retrieves, Searches, Shuffling } from '../../../abilities/pile/pile.ts'
import { facts, plain } from '../../../model/cards/pool.ts'
import { countOfShips, countsAs, mostShips } from '../../../model/squadrons.ts'
import { put } from '../../../model/table.ts'
import { matches } from '../../../model/texts/filters.ts'
import { isImmune } from '../../../model/texts/targets.ts'
import { printedOf } from '../../../model/texts/texts.ts'
import { type CardId, opponentOf, type PileName, type Position } from '../../../model/types.ts'
import { notTakenAsWeapon } from '../../card-types/characters/permanent-weapons.ts'
import { tooManyShips } from '../../card-types/starships-and-vehicles/squadrons.ts'
import { answersAsPart } from '../../deploy/personas.ts'
import { exhausted } from '../../force/life-force.ts'
import { orderedByTurn } from '../../leaving-table/order-of-cards.ts'
import type { OwnedPile } from '../../shared/actions/intent.ts'
import { applies } from '../../shared/observing.ts'
import { refusal } from '../../shared/reasons.ts'
import { arOnly, changes, crdOnly, inRulings, permits, underHeading, within } from '../../shared/rulebook.ts'
import { amountOf, type DeedFrame, type DeedKind, type Doing, done } from '../decks-piles-and-hands.ts'
import { askFor, cardsIn, ifEmpty, letLook, placeOf, show, titlesOf } from '../empty-deck-or-pile.ts'
import { shuffle } from '../shuffling.ts'

export const rules = [
  ...underHeading('Actions - Immune', { 'KRN-154': {} }),
  ...underHeading('Unit of Force', { 'KRN-273': permits }),
  ...underHeading('Section B. Taking Cards From A Deck/Pile', {
    'KRN-077': { same: ['TRM-374'], ...changes },
    'KRN-078': permits,
    'KRN-079': { same: ['TRM-375'], ...changes },
    'KRN-080': { same: ['TRM-376'] },
    'KRN-081': { same: ['TRM-397'], ...changes },
    // The rulings bar the card, not only the function. (TRM-398)
    'KRN-083': arOnly,
    'KRN-084': { same: ['TRM-377'], ...changes },
  }),
  ...inRulings('verification', { 'TRM-398': crdOnly }),
  ...underHeading('Up to', { 'KRN-318': { same: ['DRW-010'] }, 'KRN-319': {} }),
  ...underHeading('Retrieve', { 'KRN-052': {} }),
]

const { refuse } = within(rules)

/** What is looked for, where, and what becomes of it. */
interface Search {
  where: OwnedPile
  which: Filter | undefined
  destiny?: number | undefined
  /** The most that are taken; 'all' leaves no choice. */
  most: number | 'all'
  upTo: boolean
  to: PileName
  shuffle?: Shuffling | undefined
  retrieving: boolean
}

/** Does the text of a card say that the card which searches may take it? It works where that one searches. (KRN-273) */
const mayBeTakenBy = (p: Position, card: CardId, by: CardId): boolean =>
  printedOf(p, card, 'may be taken by').some(({ text }) =>
    text.titles.some((title) => plain(title) === plain(facts(p, by).title)),
  )

/**
 * The cards there that are looked for; neither what is immune to the card that searches nor a character of which the weapon is
 * a part is one of them. (KRN-154, WPN-065)
 */
function fitting(p: Position, { player, source: by }: Doing, search: Search): CardId[] {
  const { where, which, destiny } = search
  return cardsIn(p, where).filter(
    (card) =>
      !isImmune(p, card, by) &&
      !isForItsWeapon(p, card, search) &&
      (search.most === 'all' || countsAs(p, card, which) <= search.most) &&
      (!which || matches(p, which, card, player) || mayBeTakenBy(p, card, by)) &&
      (destiny === undefined || (facts(p, card).destiny ?? 0) === destiny),
  )
}

/** A function of a card that has failed here this turn, and the card itself. */
function keysOf(p: Position, { player, source, text }: Doing, { of, place }: OwnedPile): [string, string] {
  const card = `${player}:${plain(facts(p, source).title)}:${of}:${place}:${p.turn.number}`
  return [`searched:${text}:${card}`, `searched:${card}`]
}

/** A search that has failed, and been verified, is not made again this turn. (KRN-083, TRM-398) */
export function* barred(p: Position, doing: Doing, where: OwnedPile): Generator<Reason> {
  const [own, card] = keysOf(p, doing, where)
  const details = { card: doing.source, pile: where.place, owner: where.of }
  if (p.used.includes(own)) yield refuse('KRN-083', details)
  if (p.used.includes(card)) yield refuse('TRM-398', details)
}

type SearchFrame = DeedFrame<Searches | Retrieves>

/** What a text searches for; retrieving certain cards is a search of one's own Lost Pile. (KRN-049) */
function searchOf(p: Position, frame: SearchFrame): Search {
  const { deed, player, got } = frame
  const { which } = deed
  const upTo = deed.upTo === true
  if (deed.brings === 'retrieval') {
    const most = amountOf(p, frame, deed.count ?? 1)
    return { where: placeOf(player, 'lost'), which, most, upTo, to: deed.into ?? 'used', retrieving: true }
  }
  const { to, shuffle, count: most = 1, sameDestiny } = deed
  const destiny = sameDestiny ? got.destiny : undefined
  const where = placeOf(player, deed.in, deed.whose)
  return { where, which, destiny, most, upTo, to, shuffle, retrieving: false }
}

function look(change: Change<Position>, frame: SearchFrame) {
  const p = change.now
  const { player, source } = frame
  const search = searchOf(p, frame)
  const { where, most, upTo } = search
  const all = cardsIn(p, where)
  const found = fitting(p, frame, search)
  const details = { card: source, pile: where.place, owner: where.of }
  const cites = search.which ? ['KRN-079', 'KRN-272'] : []
  change.log({ say: 'searches', with: details, by: player, cites })
  if (found.length === 0 || most === 'all') {
    change.goTo(found.length === 0 ? 'verify' : 'over')
    if (found.length > 0) take(change, frame, search, found)
    return letLook(change, player, found.length === 0 ? 'search in vain' : 'search all', all, details)
  }
  const max = Math.min(most, found.length)
  // Of squadrons fewer make up the number.
  const least = upTo || countOfShips(p, found, search.which) > found.length ? 1 : max
  const asked = { ...details, looking: true, seen: all, count: max }
  askFor(change, player, 'search', asked, found, [least, max])
}

/** Brings what has been found to where it goes. */
function take(change: Change<Position>, { player: by }: Doing, search: Search, cards: readonly CardId[]) {
  const { where, to, retrieving, upTo, which, destiny } = search
  const titles = titlesOf(change.now, cards)
  const criteria = which !== undefined || destiny !== undefined
  const faceUp = where.place === 'lost'
  for (const card of cards) put(change, card, { in: to })
  change.goTo('over', { taken: [...cards] })
  const details = { pile: where.place, owner: where.of, goal: to, count: cards.length }
  const order = search.shuffle ? [] : ['KRN-084']
  if (!criteria && !faceUp)
    return change.log({ say: 'takes unseen', with: details, by, cites: ['KRN-078', 'KRN-072', ...order] })
  show(change, cards)
  const p = change.now
  change.log({
    say: retrieving ? 'retrieves these' : 'takes',
    with: { ...details, titles },
    by,
    cites: [
      ...(criteria ? ['KRN-077', 'KRN-080', 'KRN-213'] : []),
      ...(which && cards.some((card) => !matches(p, which, card, by)) ? ['KRN-273'] : []),
      ...(cards.some((card) => answersAsPart(facts(p, card), which?.persona)) ? ['DEP-087'] : []),
      ...(faceUp ? ['KRN-073'] : []),
      ...(retrieving ? ['KRN-049', 'KRN-050', 'KRN-051', 'TRM-338'] : []),
      ...(upTo ? ['KRN-318', 'KRN-319', ...(retrieving ? ['KRN-052'] : [])] : []),
      ...(to === 'lost' ? ['KRN-067'] : []),
      ...(to === 'out' ? ['KRN-278'] : []),
      ...order,
    ],
  })
}

/**
 * What has been taken, and both have seen, is put in order by the player whose turn it is; his own choice among the cards has
 * been that already. True if he is asked. (KRN-065)
 */
function inTurnOrder(change: Change<Position>, frame: DeedFrame, { most, where, to }: Search): boolean {
  const { player, taken = [] } = frame
  const seen = taken.filter((card) => to === 'lost' || change.now.shown?.includes(card))
  const chosen = most !== 'all' && change.now.turn.player === player
  if (seen.length < 2 || chosen) return false
  change.stay({ taken: [] })
  orderedByTurn(change, where.of, seen)
  return true
}

/** The search has failed: the opponent may look through the same deck or pile, before it is shuffled. (KRN-081) */
export function failed(change: Change<Position>, frame: DeedFrame, where: OwnedPile): void {
  const { player, source } = frame
  const details = { card: source, pile: where.place, owner: where.of }
  change.log({ say: 'nothing found', with: details, by: player, cites: ['KRN-081', 'KRN-213'] })
  change.put('used', [...change.now.used, ...keysOf(change.now, frame, where)])
  letLook(change, opponentOf(player), 'verify', cardsIn(change.now, where), details)
}

/** Is a weapon looked for, and the card a character of which such a weapon is a part? It is not taken for that. (WPN-065) */
function isForItsWeapon(p: Position, card: CardId, { which }: Search): boolean {
  const { permanentWeapon, type } = facts(p, card)
  if (permanentWeapon === undefined || type !== 'character' || !which) return false
  const named = [which.title, which.persona, which.is].flat().filter((one) => one !== undefined)
  const word = plain(permanentWeapon)
  return named.length > 0
    ? named.some((one) => word.includes(plain(one)))
    : [which.type].flat().includes('weapon')
}

/** 'Up to' a number is from one to that, and no more than there are. (KRN-318, KRN-319) */
export function* outsideUpTo(count: number, max: number, card?: CardId): Generator<Reason> {
  const details = { card: card ?? null, min: 1, max }
  if (count < 1) yield refusal('KRN-318', details)
  if (count > max) yield refusal('KRN-319', details)
}

/** Why nothing, or too little, may be taken: what is found must be. (KRN-080) */
function refusalOf(p: Position, frame: SearchFrame, cards: readonly CardId[]): Illegal | null {
  const { source: by } = frame
  const search = searchOf(p, frame)
  const immune = cards.find((card) => isImmune(p, card, by))
  if (immune !== undefined) return illegal(refusal('KRN-154', { card: immune, by }))
  const armed = cards.find((card) => isForItsWeapon(p, card, search))
  if (armed !== undefined) return illegal(notTakenAsWeapon({ card: armed, by }))
  const squadrons = search.most === 'all' ? [] : [...tooManyShips(p, cards, search.which, search.most, by)]
  if (squadrons.length > 0) return illegal(...squadrons)
  const found = fitting(p, frame, search)
  if (search.most === 'all' || found.length === 0) return null
  const most = Math.min(search.most, found.length)
  const details = { card: by, min: search.upTo ? 1 : most, max: most }
  if (!search.upTo) {
    const least = Math.min(most, mostShips(p, found, search.which, search.most))
    return countOfShips(p, cards, search.which) < least ? illegal(refusal('KRN-080', details)) : null
  }
  const reasons = [...outsideUpTo(cards.length, most, by)]
  // How many of certain cards are retrieved is fixed when they have been seen. (KRN-052)
  const fixed = search.retrieving ? [refusal('KRN-052', details)] : []
  return reasons.length > 0 ? illegal(...fixed, ...reasons) : null
}

/** Retrieving certain cards. An empty Lost Pile does not keep anybody from trying. (KRN-031) */
export const retrievingCertain = {
  run(change, frame) {
    if (frame.step === 'begin') return look(change, frame)
    const search = searchOf(change.now, frame)
    const { where } = search
    if (frame.step === 'verify') {
      change.goTo('over')
      return failed(change, frame, where)
    }
    if (inTurnOrder(change, frame, search)) return
    if (search.shuffle) shuffle(change, frame.player, where, search.shuffle)
    if (!exhausted(change, where.of)) done(change)
  },

  answered(change, frame, answer) {
    // Having looked in vain, or at what is taken in any case, there is nothing to choose.
    if (frame.step === 'begin' && 'cards' in answer)
      take(change, frame, searchOf(change.now, frame), answer.cards)
  },

  refuses: (p, frame, answer) =>
    frame.step === 'begin' && 'cards' in answer ? refusalOf(p, frame, answer.cards) : null,
} satisfies DeedKind<Searches | Retrieves>

export const searching: DeedKind<Searches> = {
  ...retrievingCertain,
  *judge(p, deed, doing) {
    const where = placeOf(doing.player, deed.in, deed.whose)
    yield* ifEmpty(p, where, deed.to === 'hand' ? 'takes' : 'looks', doing.source)
    yield* barred(p, doing, where)
    if (deed.which || deed.sameDestiny) applies('KRN-209')
  },
}
