import { performance } from 'node:perf_hooks'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { pool } from '../cards/index.ts'
import { emptyTable } from '../rules/start/starting-the-game.ts'
import { speechIn } from '../words/index.ts'
import { learn } from '../words/learn.ts'
import {
  cardTitled,
  cardWith,
  catalogue,
  type DeckFormat,
  type DeckSheet,
  deckFormats,
  deckOf,
  emptySheet,
  longestText,
  nearest,
  notInFull,
  problemsOfSheet,
  readDeckText,
  sizeOf,
  withCount,
  writeDeck,
} from './index.ts'
import { premiereDarkDeck } from './premiere-dark.ts'
import { premiereLightDeck } from './premiere-light.ts'

beforeAll(() => Promise.all([learn('en'), learn('fr')]))

const server = `<?xml version="1.0" encoding="UTF-8" standalone="no"?>
<deck>
<card blueprintId="1_168" horizontal="false" title="•Darth Vader"/>
<card blueprintId="1_194*" horizontal="false" title="Stormtrooper"/>
<card blueprintId="1_194" horizontal="false" title="Stormtrooper"/>
<card blueprintId="9_999" horizontal="false" title="A Card Nobody Has &amp; Another"/>
<cardOutsideDeck blueprintId="13_70" horizontal="false" title="•Fanfare"/>
</deck>
`

const table = `card "/starwars/Premiere-Dark/t_darthvader" 1
card "/starwars/Premiere-Dark/t_stormtrooper" 3
2 "/starwars/Premiere-Dark/large/tatooine.gif"
card "/starwars/Premiere-Dark/t_thisisnocard" 1
`

const list = `Name: Walkers
Start: Hoth: Ice Plains (5th Marker)

CHARACTERS (5)
1x •Darth Vader
3 Stormtrooper
Jawa x2

// what is left
Locations:
1 •Hoth: Ice Plains (5th Marker)
TIE Advanced x1
1x Darth Vadre

Outside the deck
1x •Fanfare
`

const read = (text: string) => {
  const found = readDeckText(text)
  if (!found.ok) throw new Error(JSON.stringify(found.reasons))
  return found
}
const countsOf = ({ cards }: DeckSheet) =>
  Object.fromEntries(Object.entries(cards).map(([id, count]) => [cardWith(id)?.title, count]))
const say = (text: string) => {
  const found = readDeckText(text)
  return found.ok ? [] : found.reasons.map((reason) => speechIn('en').reason(emptyTable('ar'), reason))
}

describe('the catalogue', () => {
  it('has every card of the pool, with the same facts', () => {
    for (const card of pool) {
      const known = cardWith(card.key)
      expect(known, card.key).toMatchObject({
        title: card.title,
        side: card.side,
        type: card.type,
        played: card,
      })
      for (const name of ['deploy', 'power', 'forfeit', 'maneuver', 'armor', 'hyperspeed'] as const) {
        const printed = known?.numbers[name]
        if (card[name] !== undefined && /^\d+$/.test(printed ?? ''))
          expect([card.title, name, printed]).toEqual([card.title, name, `${card[name]}`])
      }
      if (card.type !== 'location') continue
      expect([card.title, known?.numbers.light, known?.numbers.dark]).toEqual([
        card.title,
        `${card.location?.icons.light}`,
        `${card.location?.icons.dark}`,
      ])
    }
    expect(new Set(catalogue.map(({ id }) => id)).size).toBe(catalogue.length)
    expect(catalogue.length).toBeGreaterThan(2500)
  })

  it('finds titles without their marks, of the side that is asked for', () => {
    expect(cardTitled('••presence of the force', 'dark')?.id).toBe('1_227')
    expect(cardTitled('Tatooine', 'dark')?.side).toBe('dark')
    expect(cardTitled('Tatooine', 'light')?.side).toBe('light')
    expect(cardTitled('Cantina Brawl', 'dark')?.side).toBe('light')
    expect(cardTitled('Ralltiir Operations', 'dark')?.type).toBe('objective')
    expect(cardTitled('LIN-V8K', 'light')?.title).toBe('LIN-V8K (Elleyein-Veeatekay)')
    expect(cardTitled('Sai’torr  Kal Fas', 'light')?.title).toBe("Sai'torr Kal Fas")
  })

  it('names the titles that are nearest to a wrong one', () => {
    const titles = (title: string, side: 'light' | 'dark') => nearest(title, side).map((card) => card.title)
    expect(titles('Darth Vadre', 'dark')[0]).toBe('Darth Vader')
    expect(titles('2 Stormtroper please', 'dark')[0]).toBe('Stormtrooper')
    expect(titles('Milenium Falcon', 'light')[0]).toBe('Millennium Falcon')
    expect(titles('qqqq', 'dark')).toEqual([])
  })
})

describe('a text of a deck', () => {
  it('is read as the Java server exports it', () => {
    const { sheet, format } = read(server)
    expect(format).toBe('gemp')
    expect(sheet.side).toBe('dark')
    expect(countsOf(sheet)).toEqual({ 'Darth Vader': 1, Stormtrooper: 2 })
    expect(sheet.outside).toEqual({ '13_70': 1 })
    expect(sheet.unknown).toEqual([{ count: 1, title: 'A Card Nobody Has & Another', id: '9_999' }])
  })

  it('is read as Holotable has it', () => {
    const { sheet, format } = read(table)
    expect(format).toBe('holotable')
    expect(countsOf(sheet)).toEqual({ 'Darth Vader': 1, Stormtrooper: 3, Tatooine: 2 })
    expect(sheet.unknown).toEqual([{ count: 1, title: 'thisisnocard' }])
  })

  it('is read as ids, those after a bar beside the deck', () => {
    const { sheet, format } = read('1_168, 1_194,1_194^\n3_0999|13_70')
    expect(format).toBe('ids')
    expect(countsOf(sheet)).toEqual({ 'Darth Vader': 1, Stormtrooper: 2 })
    expect(sheet.outside).toEqual({ '13_70': 1 })
    expect(sheet.unknown).toEqual([{ count: 1, title: '3_0999' }])
  })

  it('is read as a list with counts and headings', () => {
    const { sheet, name, format } = read(list)
    expect([name, format, sheet.side]).toEqual(['Walkers', 'titles', 'dark'])
    expect(countsOf(sheet)).toEqual({
      'Darth Vader': 1,
      Stormtrooper: 3,
      Jawa: 2,
      'Hoth: Ice Plains (5th Marker)': 1,
      'TIE Advanced x1': 1,
    })
    expect(sheet.start.map((id) => cardWith(id)?.title)).toEqual(['Hoth: Ice Plains (5th Marker)'])
    expect(sheet.unknown).toEqual([{ count: 1, title: 'Darth Vadre' }])
    expect(sheet.outside).toEqual({ '13_68': 1 })
    expect(sizeOf(sheet)).toBe(9)
  })

  it('is written so that it is read as the same deck', () => {
    const cards = fc.constantFrom(...catalogue.map(({ id }) => id))
    const counts = fc.dictionary(cards, fc.integer({ min: 1, max: 9 }), { minKeys: 1, maxKeys: 30 })
    fc.assert(
      fc.property(counts, counts, fc.constantFrom<DeckFormat>(...deckFormats), (inside, outside, format) => {
        const side = cardWith(Object.keys(inside)[0] ?? '')?.side ?? 'light'
        const own = (list: Record<string, number>) =>
          Object.fromEntries(Object.entries(list).filter(([id]) => cardWith(id)?.side === side))
        const sheet = { ...emptySheet(side), cards: own(inside), outside: own(outside) }
        const again = readDeckText(writeDeck(sheet, format))
        expect(again).toMatchObject({ ok: true, format, sheet })
      }),
      { numRuns: 300, seed: 16 },
    )
  })

  it('is refused with a sentence where it is no deck', () => {
    expect(say('')).toEqual(['There is nothing in it.'])
    expect(say('\u0000PNG')).toEqual(['This is no text, so there is no deck to be read in it.'])
    expect(say(server.slice(0, 300))[0]).toMatch(/damaged/)
    expect(say('<html><body>no</body></html>')[0]).toMatch(/names a card/)
    expect(say('{\n"format": "a save",\n"answers": [1, 2]\n}')[0]).toMatch(/JSON, and no list of cards/)
    expect(say('<html><script>alert(1)</script>')[0]).toMatch(/names a card/)
    expect(say('x'.repeat(longestText + 1))[0]).toMatch(/too long/)
    expect(say('Stormtrooper\n'.repeat(5000))[0]).toMatch(/too long/)
    expect(say('999999999999999999999 Stormtrooper')[0]).toMatch(/copies are not possible/)
    expect(say('Side: grey\n1 Stormtrooper')[0]).toMatch(/neither/)
  })

  it('is read at once, however long a line of it is', () => {
    for (const text of [
      `1 Stormtrooper\n${'long '.repeat(15_000)}`,
      `1_168${' '.repeat(90_000)}x`,
      `1 Stormtrooper\n${'x-'.repeat(40_000)}light/`,
    ]) {
      const before = performance.now()
      readDeckText(text)
      expect(performance.now() - before).toBeLessThan(200)
    }
  })
})

describe('a deck sheet', () => {
  const sheetOf = ({ side, cards, start = [] }: typeof premiereDarkDeck): DeckSheet => {
    const lines = [`Side: ${side}`, ...start.map((title) => `Start: ${title}`), ...cards]
    return read(lines.join('\n')).sheet
  }

  it('is the deck that was written down', () => {
    for (const deck of [premiereDarkDeck, premiereLightDeck]) {
      const sheet = sheetOf(deck)
      expect(problemsOfSheet(sheet)).toEqual([])
      expect(
        deckOf(sheet)
          .cards.map((id) => cardWith(id)?.title)
          .sort(),
      ).toEqual([...deck.cards].sort())
    }
  })

  it('says everything that keeps it from being played, each once', () => {
    const sheet = {
      ...withCount(withCount(withCount(sheetOf(premiereDarkDeck), '9_96', 1), '1_19', 1), '10_6', 1),
      unknown: [{ count: 2, title: 'Darth Vadre' }],
    }
    const texts = problemsOfSheet(sheet).map((reason) => speechIn('en').reason(emptyTable('ar'), reason))
    expect(texts).toEqual([
      'A deck has 60 cards; that of the Dark Side has 65.',
      '“Dash Rendar” is a card of the other side and cannot be in a deck of the Dark Side.',
      '“Luke Skywalker” is a card of the other side and cannot be in a deck of the Dark Side.',
      'There is no card “Darth Vadre” (deck of the Dark Side); the nearest is “Darth Vader”.',
    ])
    // What is not in the pool is in nobody's way; that its text is not played is said apart.
    expect(notInFull(sheet)).toMatchObject({
      numbers: ['Dash Rendar'],
      idle: ["We're In Attack Position Now"],
    })
  })

  it('loses a starting card with its last copy', () => {
    const sheet = sheetOf(premiereDarkDeck)
    const [start = ''] = sheet.start
    expect(withCount(sheet, start, 0).start).toEqual([])
    expect(withCount(sheet, start, 2).start).toEqual([start])
    expect(withCount(sheet, start, 1e9).cards[start]).toBe(60)
  })
})
