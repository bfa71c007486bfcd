import { beforeAll, describe, expect, it } from 'vitest'
import { newGame, pool, premiereDarkDeck, premiereLightDeck } from '../index.ts'
import { speechIn } from '../words/index.ts'
import { learn } from '../words/learn.ts'
import { byPrint, isByPrint } from './by-print.ts'
import { catalogue } from './catalogue.ts'
import { deckOf, notInFull, problemsOfSheet } from './checking.ts'
import { readDeckText } from './reading.ts'
import { cardTitled } from './titles.ts'

beforeAll(() => learn('fr'))

const printed = (title: string, side: 'light' | 'dark') => {
  const card = cardTitled(title, side)
  if (!card) throw new Error(title)
  return byPrint(card)
}

/** Locations, a droid, fighters and troops of the pool, and cards that it does not have. */
const list = `Start: Endor
1 Endor
2 Naboo: Theed Palace Generator Core
3 Green Squadron 3
3 Dash Rendar
3 Melas
2 I'll Take The Leader
2 Order To Engage
1 Hidden Base / Systems Will Slip Through Your Fingers
20 Rebel Trooper
20 X-wing
3 Rebel Guard`

describe('what is printed on a card', () => {
  it('says of every card of the pool what the pool says', () => {
    const numbers = [
      'destiny',
      'deploy',
      'power',
      'ability',
      'forfeit',
      'maneuver',
      'armor',
      'hyperspeed',
    ] as const
    const places = [
      'kind',
      'planet',
      'siteOf',
      'interior',
      'exterior',
      'dockingBay',
      'icons',
      'parsec',
    ] as const
    let compared = 0
    for (const card of catalogue) {
      const { played } = card
      if (!played || ['objective', 'creature'].includes(card.type)) continue
      const facts = byPrint(card)
      expect([facts.title, facts.side, facts.type]).toEqual([played.title, played.side, played.type])
      expect([card.printed, facts.unique, facts.limit]).toEqual([card.printed, played.unique, played.limit])
      for (const name of numbers)
        if (facts[name] !== undefined && played[name] !== undefined) {
          expect([card.title, name, facts[name]]).toEqual([card.title, name, played[name]])
          compared += 1
        }
      if (!played.location || /^(Big One|Star Destroyer|Asteroid Field|Clouds)/.test(card.title)) continue
      for (const name of places)
        expect([card.title, name, facts.location?.[name] ?? false]).toEqual([
          card.title,
          name,
          played.location[name] ?? false,
        ])
    }
    expect(compared).toBeGreaterThan(1000)
  })

  it('has the seats of ships, the pilots that are part of them, and whose persona somebody is', () => {
    expect(printed("Bossk In Hound's Tooth", 'dark')).toMatchObject({
      type: 'starship',
      permanentPilots: [{ name: 'Bossk' }],
    })
    expect(printed('Outrider', 'light').capacity).toEqual([
      { kinds: ['pilot'], count: 2 },
      { kinds: ['passenger'], count: 1 },
    ])
    expect(printed('Captain Han Solo', 'light')).toMatchObject({
      persona: 'Han',
      unique: true,
      type: 'character',
    })
    expect(printed('Naboo: Theed Palace Generator Core', 'light').location).toMatchObject({
      kind: 'site',
      planet: 'Naboo',
    })
    expect(speechIn('fr').missing(printed('Melas', 'light'))).toEqual(['son texte de jeu'])
  })
})

describe('a deck with cards that are not in the pool', () => {
  const read = readDeckText(list)
  if (!read.ok) throw new Error(JSON.stringify(read.reasons))
  const { sheet } = read

  it('may be played, and says of which cards what is not', () => {
    expect(problemsOfSheet(sheet)).toEqual([])
    expect(notInFull(sheet)).toEqual({
      part: [],
      numbers: ['Dash Rendar', 'Melas', 'Naboo: Theed Palace Generator Core', 'Green Squadron 3'],
      idle: expect.arrayContaining(["I'll Take The Leader", 'Order To Engage']),
    })
  })

  it('is a deck of sixty cards like any other', () => {
    const short = newGame({
      light: { ...deckOf(sheet), cards: deckOf(sheet).cards.slice(1) },
      dark: premiereDarkDeck,
      edition: 'ar',
      seed: 3,
    })
    expect(short).toMatchObject({ ok: false, reasons: [{ rule: 'KRN-006' }] })
    expect(premiereLightDeck.printed).toBeUndefined()
    // Whatever the pool has not, and besides that only Objectives that cannot begin a game.
    const byPrint = catalogue.filter(isByPrint)
    expect(byPrint.filter(({ inPool }) => !inPool).length).toBe(catalogue.length - pool.length)
    expect(byPrint.filter(({ inPool, type }) => inPool && type !== 'objective')).toEqual([])
  })
})
