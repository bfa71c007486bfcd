import { expect, it } from 'vitest'
import { cardOf } from '../model/cards/card-of.ts'
import type { CardFacts, CardState, Position, Where } from '../model/types.ts'
import { book } from './en.ts'
import { sentencesOf } from './sentences.ts'

const trooper: CardFacts = { key: 'define:Trooper', title: 'Trooper', side: 'light', type: 'character' }
const place = (title: string): CardFacts => ({
  key: `define:${title}`,
  title,
  side: 'light',
  type: 'location',
  location: { kind: 'site', planet: 'Varn', exterior: true, icons: { light: 1, dark: 1 } },
})

const piles = () => ({ reserve: [], force: [], used: [], lost: [], hand: [], out: [] })

/** Two sites, and two troopers at the given ones. */
function position(first: number, second: number): Position {
  const card = (id: number, key: string, where: Where): CardState => ({
    id,
    key,
    where,
    owner: 'light',
    moved: 0,
    movedBy: null,
    states: [],
    of: null,
    parsec: null,
    orbits: null,
  })
  const made = [place('Plain'), place('Mesa'), trooper]
  return {
    edition: 'ar',
    turn: { number: 1, player: 'light', phase: 'move' },
    cards: [
      card(0, 'define:Plain', { layout: true }),
      card(1, 'define:Mesa', { layout: true }),
      card(2, 'define:Trooper', { at: first, side: 'light' }),
      card(3, 'define:Trooper', { at: second, side: 'light' }),
    ],
    layout: [0, 1],
    piles: { light: piles(), dark: piles() },
    defined: Object.fromEntries(made.map((one) => [one.key, one])),
    destinies: { light: [], dark: [] },
    lasting: [],
    used: [],
    winner: null,
  }
}

const { fillIn: tell } = sentencesOf(book)

it('tells two cards of one title apart by where they are', () => {
  const text = tell(position(0, 1), '{card} is not {by}.', { card: 2, by: 3 })
  expect(text).toBe('Trooper (Plain) is not Trooper (Mesa).')
})

it('numbers them where they are at one place', () => {
  const text = tell(position(0, 0), '{card} is not {by}.', { card: 2, by: 3 })
  expect(text).toBe('Trooper (1) is not Trooper (2).')
})

it('tells the place of the one on table alone where the other is in hand', () => {
  const given = position(0, 1)
  cardOf(given, 2).where = { in: 'hand' }
  expect(tell(given, '{card} is not {by}.', { card: 2, by: 3 })).toBe('Trooper is not Trooper (Mesa).')
})

it('numbers a location in hand after those that lie', () => {
  const given = position(0, 1)
  given.cards.push({ ...cardOf(given, 0), id: 4, where: { in: 'hand' } })
  expect(tell(given, '{card} is not {by}.', { card: 4, by: 0 })).toBe('Plain (2) is not Plain (1).')
})

it('leaves a title alone that nobody else in the sentence bears', () => {
  expect(tell(position(0, 1), '{card} is at {to}.', { card: 2, to: 0, by: 3 })).toBe('Trooper is at Plain.')
})
