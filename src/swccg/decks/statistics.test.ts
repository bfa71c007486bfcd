import { describe, expect, it } from 'vitest'
import { activationByTurn, cardTitled, openingHand, readDeckText, sizeOf, statisticsOf } from './index.ts'

const read = readDeckText(`Side: Dark
Start: Tatooine
1 Tatooine
2 Kessel
1 Darth Vader
3 Stormtrooper
1 Sense
`)
if (!read.ok) throw new Error('the list is fine')
const { sheet } = read

describe('what a deck is made of', () => {
  const told = statisticsOf(sheet)

  it('counts types, costs, destinies and Force icons', () => {
    expect(told.size).toBe(8)
    expect(told.types).toEqual([
      { type: 'character', count: 4 },
      { type: 'location', count: 3 },
      { type: 'interrupt', count: 1 },
    ])
    expect(told.deploy).toEqual([0, 3, 0, 0, 0, 0, 1].map((count, value) => ({ value, count })))
    expect(told.meanDeploy).toBe(9 / 4)
    const destiny = (title: string) => Number(cardTitled(title, 'dark')?.numbers.destiny)
    expect(told.meanDestiny).toBe(
      (destiny('Darth Vader') + 3 * destiny('Stormtrooper') + destiny('Sense')) / 8,
    )
    const icons = (title: string, side: 'light' | 'dark') => Number(cardTitled(title, 'dark')?.numbers[side])
    expect(told.icons).toEqual({
      own: icons('Tatooine', 'dark') + 2 * icons('Kessel', 'dark'),
      other: icons('Tatooine', 'light') + 2 * icons('Kessel', 'light'),
    })
    expect(told.power).toBe(6 + 3)
    expect(told.ability).toBe(6 + 3)
  })

  it('tells the Force of the first turns', () => {
    const begun = 1 + Number(cardTitled('Tatooine', 'dark')?.numbers.dark)
    const all = begun + 2 * Number(cardTitled('Kessel', 'dark')?.numbers.dark)
    // The whole deck of eight is in the first hand.
    expect(activationByTurn(sheet, 2, 3)).toEqual([all, all, all])
    const large = { ...sheet, cards: { ...sheet.cards, '1_194': 52 } }
    const [first = 0, second = 0] = activationByTurn(large, 2)
    expect(first).toBeCloseTo(begun + ((all - begun) * 8) / (sizeOf(large) - 1))
    expect(second).toBeGreaterThan(first)
    expect(activationByTurn(large, 0)[5]).toBe(first)
  })

  it('draws the same hand from the same seed', () => {
    const large = { ...sheet, cards: { ...sheet.cards, '1_194': 52 } }
    const hand = openingHand(large, 'a')
    expect(hand).toEqual(openingHand(large, 'a'))
    expect(hand).not.toEqual(openingHand(large, 'b'))
    expect(hand.start).toEqual(large.start)
    expect(hand.hand).toHaveLength(8)
    const left = [...hand.start, ...hand.hand, ...hand.next]
    expect(left).toHaveLength(sizeOf(large))
    for (const [id, count] of Object.entries(large.cards))
      expect(left.filter((one) => one === id)).toHaveLength(count)
  })
})
