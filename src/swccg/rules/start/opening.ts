/** The start of the game: starting locations, the shuffle, the starting hands, and the first turn. */

import {
  type Change,
  type Frame,
  no,
  type Procedure,
  type Reason,
  type Start,
} from '../../../kernel/index.ts'
import { cover, layDown, placesFor } from '../../model/layout.ts'
import { facts, newCard, plain } from '../../model/pool.ts'
import { put } from '../../model/table.ts'
import { type CardId, type Edition, opponentOf, type Player, type Position } from '../../model/types.ts'
import type { Intent } from '../intent.ts'
import { arOnly, crdOnly, holdsIn, inRulings, underHeading } from '../rulebook.ts'
import { canStart, cardsIn, checkDeck, type Deck, startIn } from './decks.ts'

export const rules = [
  ...underHeading('Starting The Game', { 'TRN-001': {} }),
  ...underHeading('Step A - Playing starting cards', {
    'TRN-012': { same: ['DEP-222'] },
    'TRN-017': {},
    'TRN-018': arOnly,
    'TRN-019': arOnly,
  }),
  ...underHeading('Step B - Shuffle and draw starting hand', {
    'TRN-023': { same: ['DEP-229'] },
    'TRN-024': {},
    'TRN-025': { same: ['DEP-231'] },
  }),
  ...underHeading('Starting The Game - General Rules', { 'TRN-026': { same: ['DEP-233', 'TRM-434'] } }),
  ...inRulings('starting locations', { 'DEP-218': crdOnly, 'DEP-221': crdOnly }),
]

const players: readonly Player[] = ['dark', 'light']
const handSize = 8

/** Null: none. A player who is not in it has yet to choose. */
type Choice = Partial<Record<Player, CardId | null>>

/** What may be asked and answered while the game is being started. */
interface OpeningFrame extends Frame {
  does: 'opening'
  /** What each player has chosen. Nobody's view shows what the other has put here. */
  secret: Choice
  /** Choices that failed: back to the Reserve Deck in the end. */
  aside: readonly CardId[]
  /** Whose location lies beneath the other's. */
  covered?: Player
  /** Dark has not let his copy be converted; Light is asked now. */
  refused?: boolean
}

const steps = { reveal: 0, conversion: 1, again: 2, deploy: 3, shuffle: 4, hands: 5, over: 6 } as const

const emptyPiles = () => ({ reserve: [], force: [], used: [], lost: [], hand: [], out: [] })

/** A table with nothing on it. */
export const emptyTable = (edition: Edition): Position => ({
  edition,
  turn: { number: 1, player: 'dark', phase: 'activate' },
  cards: [],
  layout: [],
  piles: { light: emptyPiles(), dark: emptyPiles() },
  defined: {},
  destinies: { light: [], dark: [] },
  lasting: [],
  used: [],
  winner: null,
})

/** A game of these two decks, before anything is revealed; or everything that is wrong with them. */
export function newGame(game: {
  light: Deck
  dark: Deck
  edition: Edition
  seed: number | string
}): { ok: true; start: Start<Position> } | { ok: false; reasons: Reason[] } {
  const reasons = players.flatMap((player) => {
    const deck = game[player]
    return deck.side === player
      ? checkDeck(deck)
      : [no('DECK-002', { side: deck.side, player }, 'other deck')]
  })
  if (reasons.length > 0) return { ok: false, reasons }
  const state = emptyTable(game.edition)
  const secret: Choice = {}
  for (const player of players) {
    const first = state.cards.length
    state.cards.push(
      ...cardsIn(game[player]).map((card, i) => newCard(card, first + i, card.side, { in: 'reserve' })),
    )
    state.piles[player].reserve = state.cards.slice(first).map(({ id }) => id)
    const start = startIn(game[player])
    secret[player] = start === null ? null : first + start
  }
  const opening: OpeningFrame = { does: 'opening', step: steps.reveal, secret, aside: [] }
  return { ok: true, start: { state, stack: [opening], seed: game.seed } }
}

/** The location that both have chosen, told by the first player's copy; null if their choices differ. */
function chosenTwice(p: Position, { light, dark }: Choice): CardId | null {
  if (light == null || dark == null) return null
  const [one, other] = [facts(p, light), facts(p, dark)]
  return plain(one.title) === plain(other.title) && (one.unique || other.unique) ? dark : null
}

/** What a player may choose once his first choice has failed. */
const otherChoices = (p: Position, player: Player, { aside }: OpeningFrame): CardId[] =>
  p.piles[player].reserve.filter((card) => canStart(facts(p, card)) && !aside.includes(card))

/** The title of what both have chosen, for both to read while the cards themselves are not on table. */
const titleOf = (p: Position, { dark }: Choice): string => (dark == null ? '' : facts(p, dark).title)

function askConversion(change: Change<Position>, { secret, refused }: OpeningFrame): void {
  const by: Player = refused ? 'light' : 'dark'
  change.ask({
    by,
    kind: 'option',
    why: 'convert starting location',
    with: { title: titleOf(change.now, secret) },
    mayPass: false,
    options: ['allow', 'refuse'],
  })
}

/** Asks the next player for another starting location; null is the choice of one who has none. */
function askAgain(change: Change<Position>, frame: OpeningFrame): void {
  const { secret } = frame
  const by = players.find((player) => secret[player] === undefined)
  if (!by) {
    change.next(steps.reveal, { refused: false })
    return
  }
  const cards = otherChoices(change.now, by, frame)
  if (cards.length === 0) {
    change.next(steps.again, { secret: { ...secret, [by]: null } })
    return
  }
  change.ask({
    by,
    kind: 'cards',
    why: 'starting location',
    with: { looking: true },
    mayPass: false,
    cards,
    min: 1,
    max: 1,
  })
}

/** Both copies are set aside, and both players choose anew. */
function setAside(change: Change<Position>, { secret, aside }: OpeningFrame): void {
  const both = players.flatMap((player) => secret[player] ?? [])
  change.log({
    say: 'set aside',
    with: { title: titleOf(change.now, secret) },
    cites: [holdsIn(change.now, 'TRN-019') ? 'TRN-019' : 'DEP-221'],
  })
  change.next(steps.again, { aside: [...aside, ...both], secret: {} })
}

/** Lays a starting location down, free of cost. (TRN-026) */
function deploy(change: Change<Position>, player: Player, card: CardId): void {
  put(change, card, { layout: true })
  const { location } = facts(change.now, card)
  if (location?.mobileSystem) change.patch('cards', card, { parsec: location.parsec ?? 0 })
  layDown(change, card, placesFor(change.now, card).at(-1) ?? change.now.layout.length)
  change.log({
    say: 'starting location',
    with: { card },
    by: player,
    cites: ['TRN-003', 'TRN-012', 'TRN-017', 'TRN-026'],
  })
}

function deployBoth(change: Change<Position>, { secret, covered }: OpeningFrame): void {
  const order = covered ? [covered, opponentOf(covered)] : players
  for (const player of order) {
    const card = secret[player]
    if (card == null) {
      const cites = holdsIn(change.now, 'DEP-218') ? ['DEP-218'] : []
      change.log({ say: 'no starting location', with: {}, by: player, cites })
    } else if (covered && player !== covered) {
      put(change, card, { layout: true })
      cover(change, secret[covered] as CardId, card)
      change.log({ say: 'converted', with: { card }, by: player, cites: ['TRN-018'] })
    } else deploy(change, player, card)
  }
}

/** Deals the faces anew to the numbers of a player's cards, so that no number tells what card it is. */
function shuffle(change: Change<Position>, player: Player): void {
  const { reserve } = change.now.piles[player]
  const faces = change.shuffled(reserve.map((card) => change.now.cards[card]!.key))
  for (const [i, card] of reserve.entries()) change.patch('cards', card, { key: faces[i] as string })
  change.log({ say: 'deck shuffled', with: {}, by: player, cites: ['TRN-001', 'KRN-006', 'TRN-023'] })
}

function drawHand(change: Change<Position>, player: Player): void {
  for (const card of change.now.piles[player].reserve.slice(0, handSize)) put(change, card, { in: 'hand' })
  change.log({ say: 'starting hand', with: { count: handSize }, by: player, cites: ['TRN-024'] })
}

export const openingProcedure: Procedure<Position, Intent> = {
  run(change, given) {
    const frame = given as OpeningFrame
    switch (frame.step) {
      case steps.reveal:
        if (chosenTwice(change.now, frame.secret) === null) return change.next(steps.deploy)
        return holdsIn(change.now, 'TRN-018') ? change.next(steps.conversion) : setAside(change, frame)
      case steps.conversion:
        return askConversion(change, frame)
      case steps.again:
        return askAgain(change, frame)
      case steps.deploy:
        deployBoth(change, frame)
        return change.next(steps.shuffle)
      case steps.shuffle:
        for (const player of players) shuffle(change, player)
        return change.next(steps.hands)
      case steps.hands:
        for (const player of players) drawHand(change, player)
        return change.next(steps.over)
      default:
        change.pop()
        return change.push({ does: 'turn', step: 0, cites: ['TRN-025'] })
    }
  },

  answered(change, given, answer) {
    const frame = given as OpeningFrame
    const by = answer.by as Player
    if ('option' in answer) {
      if (answer.option === 'allow') return change.next(steps.deploy, { covered: by })
      return by === 'dark' ? change.next(steps.conversion, { refused: true }) : setAside(change, frame)
    }
    if (!('cards' in answer)) return
    change.next(steps.again, { secret: { ...frame.secret, [by]: answer.cards[0] ?? null } })
  },
}
