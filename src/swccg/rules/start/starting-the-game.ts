/**
 * The start of the game. Step A: Starting Effects, then starting locations and Objectives, then Starting Interrupts. Step B:
 * the shuffle and the starting hands. Then the first turn.
 */

import { type Change, firstOf, nth, type Reason, type Start } from '../../../kernel/index.ts'
import { names } from '../../abilities/naming.ts'
import { cardOf } from '../../model/cards/card-of.ts'
import { facts, keyed, newCard } from '../../model/cards/pool.ts'
import { put } from '../../model/table.ts'
import type { CardFacts, CardId, Edition, Player, Position } from '../../model/types.ts'
import type { ChangeIn, ProcedureOf } from '../shared/procedure.ts'
import { arOnly, changes, crdOnly, inRulings, permits, underHeading, within } from '../shared/rulebook.ts'
import {
  answerChoice,
  cardsOf,
  choose,
  inTurn,
  type OpeningFrame,
  openingSteps,
  players,
  refuseChoice,
  revealed,
  type Secret,
} from './choosing-starting-cards.ts'
import { checkDeck, type Deck, deckOfOther, type KnownDeck, lookUp } from './decks.ts'
import { settleBound } from './never-in-life-force.ts'
import { isStartingEffect, type StartKind, startTextOf } from './starting-cards.ts'
import { askConversion, chosenTwice, deployChosen, setAside, withdrawIllegal } from './starting-locations.ts'

export const rules = [
  ...underHeading('Starting The Game', { 'TRN-001': permits }),
  ...underHeading('Step A - Playing starting cards', {
    'TRN-008': permits,
    'TRN-010': { ...arOnly, ...changes },
    'TRN-012': { same: ['DEP-222'], ...changes },
    'TRN-018': { ...arOnly, ...changes },
    'TRN-022': { same: ['DEP-226', 'TRM-430'], ...changes },
  }),
  ...underHeading('Step B - Shuffle and draw starting hand', {
    'TRN-023': { same: ['DEP-229'], ...changes },
    'TRN-024': changes,
    'TRN-025': { same: ['DEP-231'], ...changes },
  }),
  ...underHeading('Starting The Game - General Rules', {
    'TRN-026': { same: ['DEP-233', 'TRM-434'], ...changes },
    'TRN-029': permits,
  }),
  ...underHeading('Starting Hand', { 'TRN-033': changes, 'TRN-034': changes }),
  ...inRulings('starting the game', { 'DEP-230': { ...crdOnly, ...changes } }),
]

const { holdsIn } = within(rules)

const handSize = 8

/** What is being chosen at a step. */
const choosing: Partial<Record<OpeningFrame['step'], StartKind>> = {
  effects: 'effect',
  locations: 'location',
  interrupts: 'interrupt',
}

const emptyPiles = () => ({ reserve: [], force: [], used: [], lost: [], hand: [], out: [] })

/** A table with nothing on it. Turn 0 is the time before the first turn. (TRN-046) */
export const emptyTable = (edition: Edition): Position => ({
  edition,
  turn: { number: 0, player: 'dark', phase: 'activate' },
  cards: [],
  layout: [],
  piles: { light: emptyPiles(), dark: emptyPiles() },
  defined: {},
  destinies: { light: [], dark: [] },
  lasting: [],
  used: [],
  winner: null,
  clock: 0,
  shown: [],
  revealed: [],
  battle: null,
  meetings: [],
  attack: null,
  starting: {},
})

/**
 * A game of decks in which nothing is wrong, before anything is revealed. A deck's cards get numbers in their order, Dark's
 * first. `defined` are cards that are not in the pool: made up for a scenario, or known by what is printed on them.
 */
export function beginning(game: {
  decks: Record<Player, KnownDeck>
  edition: Edition
  seed: number | string
  defined?: Record<string, CardFacts>
}): Start<Position> {
  const { decks, edition, seed, defined = {} } = game
  const state = { ...emptyTable(edition), defined }
  const secret = {} as Secret
  for (const player of players) {
    const first = state.cards.length
    const { cards, start } = decks[player]
    state.cards.push(...cards.map((card, i) => newCard(card, first + i, player, { in: 'reserve' })))
    state.piles[player].reserve = state.cards.slice(first).map(({ id }) => id)
    secret[player] = { settled: start.map((place) => first + place) }
  }
  return {
    state,
    stack: [
      { does: 'opening', step: firstOf(openingSteps), secret, first: 'dark', aside: [], due: [], draws: {} },
    ],
    seed,
  }
}

/** Everything that is wrong with a deck that this player wants to play. */
export const problemsOfDeck = (deck: Deck, player: Player): Reason[] =>
  deck.side === player ? checkDeck(deck) : [...deckOfOther(deck, player)]

/** A game of these two decks, before anything is revealed; or everything that is wrong with them. */
export function newGame(game: {
  light: Deck
  dark: Deck
  edition: Edition
  seed: number | string
}): { ok: true; start: Start<Position> } | { ok: false; reasons: Reason[] } {
  const reasons = players.flatMap((player) => problemsOfDeck(game[player], player))
  if (reasons.length > 0) return { ok: false, reasons }
  const decks = { light: lookUp(game.light).deck, dark: lookUp(game.dark).deck }
  const defined: Record<string, CardFacts> = {}
  for (const player of players)
    for (const card of decks[player].cards) if (!keyed(card.key)) defined[card.key] = card
  return { ok: true, start: beginning({ decks, edition: game.edition, seed: game.seed, defined }) }
}

/** The rulings of 2001 know no Starting Effects. (DEP-230) */
function withoutEffects(change: ChangeIn<'opening'>): void {
  const { now } = change
  const unused = players.filter((player) =>
    now.piles[player].reserve.some((card) => isStartingEffect(facts(now, card))),
  )
  if (unused.length > 0) change.log({ say: 'no Starting Effects', with: {}, cites: ['DEP-230'] })
  change.goTo('locations')
}

/** What its player began with counts, although the other player's location lies over it now. (TRN-041) */
function asksBack(p: Position, player: Player, card: CardId): string[] {
  const { location } = p.starting?.[player] ?? {}
  const covered = p.cards.some(
    ({ id, owner, where }) =>
      owner === player && 'under' in where && (location === undefined || id === location),
  )
  const asks = names(startTextOf(facts(p, card))?.while, 'begunWith')
  return covered && asks ? ['TRN-041'] : []
}

/** Both reveal their Starting Effects, or both their Starting Interrupts. (TRN-010, TRN-022) */
function reveal(change: ChangeIn<'opening'>, frame: OpeningFrame, kind: 'effect' | 'interrupt'): void {
  const { chosen, secret } = revealed(frame)
  const rule = kind === 'effect' ? 'TRN-010' : 'TRN-022'
  const shown = cardsOf(chosen, inTurn(frame))
  for (const { card, player } of shown) {
    put(change, card, kind === 'effect' ? { table: player } : { played: player })
    change.log({
      say: `starting ${kind}`,
      with: { card },
      by: player,
      cites: [rule, 'TRN-008', 'TRN-026', ...asksBack(change.now, player, card)],
    })
  }
  change.next({
    secret,
    due: shown.filter(({ card }) => startTextOf(facts(change.now, card))),
  })
}

/** Carries the texts of revealed cards out, one card after the other. */
function carryOut(change: ChangeIn<'opening'>, frame: OpeningFrame) {
  const [next, ...due] = frame.due
  if (!next) return change.next({ due })
  change.stay({ due })
  change.push({ does: 'starting text', ...next, part: 0, did: [] })
}

/** Deals the faces anew to the numbers of a player's cards, so that no number tells what card it is. */
function shuffle(change: Change<Position>, player: Player): void {
  const { reserve } = change.now.piles[player]
  const faces = change.shuffled(reserve.map((card) => cardOf(change.now, card).key))
  for (const [i, card] of reserve.entries()) change.patch('cards', card, { key: nth(faces, i) })
  change.log({ say: 'deck shuffled', with: {}, by: player, cites: ['TRN-001', 'KRN-006', 'TRN-023'] })
}

function drawHand(change: Change<Position>, player: Player, { draws }: OpeningFrame): void {
  const { reserve, hand } = change.now.piles[player]
  const count = Math.min(draws[player] ?? handSize, reserve.length)
  for (const card of reserve.slice(0, count)) put(change, card, { in: 'hand' })
  // Cards taken into hand before are part of the starting hand, and make it no smaller.
  const taken = hand.length === 0 ? [] : ['TRN-033', ...(draws[player] === undefined ? ['TRN-034'] : [])]
  change.log({ say: 'starting hand', with: { count }, by: player, cites: ['TRN-024', ...taken] })
}

function firstTurn(change: Change<Position>, { first }: OpeningFrame): void {
  change.put('turn', { number: 1, player: first, phase: 'activate' })
  change.pop()
  change.push({ does: 'turn', cites: ['TRN-025'] })
}

export const openingProcedure: ProcedureOf<'opening'> = {
  steps: openingSteps,

  run(change, frame) {
    switch (frame.step) {
      case 'effects':
        return holdsIn(change.now, 'TRN-010') ? choose(change, frame, 'effect') : withoutEffects(change)
      case 'effects revealed':
        return reveal(change, frame, 'effect')
      case 'locations':
        return choose(change, frame, 'location')
      case 'locations revealed':
        if (withdrawIllegal(change, frame)) return
        if (chosenTwice(change.now, revealed(frame).chosen) === null) return change.goTo('locations deployed')
        return holdsIn(change.now, 'TRN-018') ? change.next() : setAside(change, frame)
      case 'conversion':
        return askConversion(change, frame)
      case 'locations deployed':
        return deployChosen(change, frame)
      case 'bound to deploy':
        return change.next({ due: settleBound(change, inTurn(frame)) })
      case 'interrupts':
        return choose(change, frame, 'interrupt')
      case 'interrupts revealed':
        return reveal(change, frame, 'interrupt')
      case 'texts of effects':
      case 'texts of Objectives':
      case 'texts of those bound to deploy':
      case 'texts of interrupts':
        return carryOut(change, frame)
      case 'shuffling':
        for (const player of players) shuffle(change, player)
        return change.next()
      case 'starting hands':
        for (const player of players) drawHand(change, player, frame)
        return change.next()
      case 'first turn':
        return firstTurn(change, frame)
      default:
        frame.step satisfies never
    }
  },

  answered(change, frame, answer) {
    if (frame.step !== 'conversion') return answerChoice(change, frame, answer)
    if (!('option' in answer)) return
    if (answer.option === 'allow') return change.goTo('locations deployed', { covered: answer.by })
    return answer.by === 'dark' ? change.stay({ refused: true }) : setAside(change, frame)
  },

  refuses(p, frame, answer) {
    const kind = choosing[frame.step]
    return kind ? refuseChoice(p, frame, kind, answer) : null
  },
}
