import { describe, expect, it } from 'vitest'
import { type Answer, answer, begin, type Game, type Reason } from '../../../kernel/index.ts'
import { languages } from '../../../kernel/language.ts'
import { premiereDarkDeck } from '../../decks/premiere-dark.ts'
import { premiereLightDeck } from '../../decks/premiere-light.ts'
import { facts } from '../../model/cards/pool.ts'
import type { Edition, Player, Position } from '../../model/types.ts'
import { swccg } from '../../ruleset.ts'
import { speechIn } from '../../words/index.ts'
import { learn } from '../../words/learn.ts'
import type { Intent } from '../shared/actions/intent.ts'
import { readDeck } from './deck-lists.ts'
import { checkDeck, type Deck } from './decks.ts'
import { emptyTable, newGame } from './starting-the-game.ts'

for (const language of languages) {
  await learn(language)
}

type G = Game<Position>

/** The deck with some of its cards exchanged for others. */
const instead = (deck: Deck, ...pairs: [string, string][]): Deck => {
  const cards = [...deck.cards]
  for (const [old, card] of pairs) cards[cards.indexOf(old)] = card
  return { ...deck, cards }
}

const phrase = (reasons: readonly Reason[]) => reasons.map(({ rule, say }) => (say ? `${rule}/${say}` : rule))

function started(light: Deck, dark: Deck, seed: number | string = 1, edition: Edition = 'ar'): G {
  const game = newGame({ light, dark, edition, seed })
  if (!game.ok) throw new Error(phrase(game.reasons).join())
  return begin(swccg, game.start.state, game.start.stack, seed).game
}

function answered(game: G, given: Answer<Intent>): G {
  const result = answer(swccg, game, given)
  if (!result.ok) throw new Error(JSON.stringify(result.verdict))
  return result.game
}

const titles = (game: G, cards: readonly number[]) => cards.map((card) => facts(game.state, card).title)
const row = (game: G) => titles(game, game.state.layout).sort()
const option = (by: Player, choice: string): Answer<Intent> => ({ by, option: choice })

/** Chooses a location by its title among those that are asked for. */
function choose(game: G, title: string): G {
  const { by, cards = [] } = game.decision!
  const card = cards.find((one) => facts(game.state, one).title === title)!
  return answered(game, { by, cards: [card] })
}

describe('starting the game', () => {
  it('TRN-001 TRN-012 TRN-017 TRN-023 TRN-024 TRN-025: two locations, two hands of 8, Dark first', () => {
    const game = started(premiereLightDeck, premiereDarkDeck)
    const { piles, turn, cards } = game.state
    expect(row(game)).toEqual(['Tatooine', 'Tatooine: Mos Eisley'])
    for (const player of ['light', 'dark'] as const) {
      expect(piles[player].hand).toHaveLength(8)
      expect(piles[player].reserve).toHaveLength(51)
      expect(cards.filter(({ owner }) => owner === player)).toHaveLength(60)
    }
    expect(turn).toMatchObject({ number: 1, player: 'dark', phase: 'activate' })
    expect(game.decision?.by).toBe('dark')
    const cited = game.events.flatMap(({ cites }) => cites)
    expect(cited).toEqual(
      expect.arrayContaining(['TRN-001', 'TRN-012', 'TRN-017', 'TRN-023', 'TRN-024', 'TRN-025', 'TRN-026']),
    )
  })

  it('deals by the seed, a name as well as a number', () => {
    const hands = (seed: number | string) => {
      const game = started(premiereLightDeck, premiereDarkDeck, seed)
      return titles(game, game.state.piles.light.hand)
    }
    expect(hands(7)).toEqual(hands(7))
    expect(hands('Mos Eisley')).toEqual(hands('Mos Eisley'))
    expect(hands(7)).not.toEqual(hands(8))
    expect(hands('Mos Eisley')).not.toEqual(hands('Yavin'))
  })

  it('no number of a card tells its face: the same deck lies differently', () => {
    const keys = (seed: number) =>
      started(premiereLightDeck, premiereDarkDeck, seed).state.cards.map(({ key }) => key)
    expect(keys(1)).not.toEqual(keys(2))
    expect(keys(1).slice(0, 60).sort()).toEqual(keys(2).slice(0, 60).sort())
  })

  it('DEP-218: a player may start without a location', () => {
    const { start: _, ...deck } = premiereDarkDeck
    const asked = started(premiereLightDeck, deck, 1, 'crd')
    expect(asked.decision).toMatchObject({ by: 'dark', kind: 'cards', mayPass: true })
    const game = answered(asked, { by: 'dark', pass: true })
    expect(row(game)).toEqual(['Tatooine: Mos Eisley'])
    expect(game.state.piles.dark.reserve).toHaveLength(52)
    expect(game.events.flatMap(({ cites }) => cites)).toContain('DEP-218')
  })
})

const cantina = 'Tatooine: Cantina'
const light: Deck = { ...premiereLightDeck, start: [cantina] }
const dark: Deck = { ...premiereDarkDeck, start: [cantina] }
/** Light has a second copy of the Cantina. */
const lightWithTwo = instead(light, ['Blaster Rifle', cantina])

describe('EX-TRN-04: the same starting location, one accepts', () => {
  it('TRN-018: Dark declines, Light accepts: Dark’s copy lies on top', () => {
    let game = started(light, dark)
    expect(game.decision).toMatchObject({ by: 'dark', kind: 'option' })
    expect(speechIn('en').decision(game.state, game.decision!).title).toBe(
      'Let “Tatooine: Cantina” be converted?',
    )
    game = answered(game, option('dark', 'refuse'))
    expect(game.decision?.by).toBe('light')
    game = answered(game, option('light', 'allow'))
    expect(row(game)).toEqual([cantina])
    const [top] = game.state.layout
    expect(game.state.cards[top!]?.owner).toBe('dark')
    const under = game.state.cards.find(({ where }) => 'under' in where)
    expect(under).toMatchObject({ owner: 'light', where: { under: top } })
  })

  it('TRN-018: Dark accepts and is converted', () => {
    const game = answered(started(light, dark), option('dark', 'allow'))
    expect(game.state.layout.map((card) => game.state.cards[card]?.owner)).toEqual(['light'])
  })
})

describe('EX-TRN-05: the same starting location, both decline', () => {
  it('TRN-019: both choose again, a second copy among others, and the failed ones go back', () => {
    let game = answered(started(lightWithTwo, dark), option('dark', 'refuse'))
    game = answered(game, option('light', 'refuse'))
    expect(game.decision).toMatchObject({ by: 'dark', kind: 'cards', min: 1, max: 1 })
    expect(titles(game, game.decision?.cards ?? [])).not.toContain(cantina)
    game = choose(game, 'Kessel')
    expect(game.decision?.by).toBe('light')
    // Light does not see what Dark has chosen; and sees what there is to choose.
    expect(swccg.redact(game, 'light').stack.at(-1)).toMatchObject({ secret: {} })
    const seen = swccg.redact(game, 'light')
    expect(titles(seen, seen.decision?.cards ?? [])).toContain(cantina)
    game = choose(game, cantina)
    expect(row(game)).toEqual(['Kessel', cantina])
    for (const player of ['light', 'dark'] as const) {
      expect(game.state.piles[player].reserve.length + game.state.piles[player].hand.length).toBe(59)
    }
  })

  it('DEP-221: in the rulings of 2001 nobody is asked, and who has no other choice starts without', () => {
    const only = dark.cards.map((title) =>
      /^(Tatooine|Death Star|Kessel|Yavin)/.test(title) ? 'Bantha' : title,
    )
    only[0] = cantina
    let game = started(light, { ...dark, cards: only }, 1, 'crd')
    expect(game.decision).toMatchObject({ by: 'light', kind: 'cards' })
    game = choose(game, 'Kessel')
    expect(row(game)).toEqual(['Kessel'])
  })
})

describe('decks', () => {
  it('the two that come with the game are fine', () => {
    expect(checkDeck(premiereLightDeck)).toEqual([])
    expect(checkDeck(premiereDarkDeck)).toEqual([])
  })

  const base = premiereLightDeck
  it.each<[string, Deck, string[]]>([
    ['59 cards', { ...base, cards: base.cards.slice(0, 59) }, ['KRN-006/size']],
    ['a card of the other side', instead(base, ['Blaster Rifle', 'Darth Vader']), ['DECK-002/other side']],
    ['an unknown title', instead(base, ['Blaster Rifle', 'Jar Jar']), ['DECK-001']],
    ['an unknown number', instead(base, ['Blaster Rifle', '999_1']), ['DECK-001']],
    ['a start that is not there', { ...base, start: ['Dantooine'] }, ['TRN-003/not in deck']],
    ['a start that is no location', { ...base, start: ['Han Solo'] }, ['TRN-003/no location']],
    ['no start at all', { side: 'light', cards: base.cards }, []],
    ['a card by its number', instead(base, ['Blaster Rifle', '1_19']), []],
  ])('%s', (_, deck, reasons) => {
    expect(phrase(checkDeck(deck))).toEqual(reasons)
    for (const language of languages) {
      for (const reason of checkDeck(deck))
        expect(speechIn(language).reason(emptyTable('ar'), reason)).toMatch(/^[^{}]{20,200}[.]$/)
    }
  })

  it('a deck of the other side starts nothing', () => {
    const game = newGame({ light: premiereDarkDeck, dark: premiereDarkDeck, edition: 'ar', seed: 1 })
    expect(game.ok ? [] : phrase(game.reasons)).toEqual(['DECK-002/other deck'])
  })

  it('is read from a list', () => {
    const counts = new Map<string, number>()
    for (const title of base.cards) counts.set(title, (counts.get(title) ?? 0) + 1)
    const lines = [...counts].map(([title, count]) => `${count}x ${title}`)
    const list = ['# mine', `Start: ${base.start?.[0]}`, '', ...lines].join('\r\n')
    expect(readDeck(list)).toEqual({ ok: true, deck: base })
    const loose = readDeck('2 •Stormtrooper\nTIE Advanced x1\n1× 5D6-RA-7 (Fivedesix)')
    expect(loose).toEqual({
      ok: true,
      deck: {
        side: 'dark',
        cards: ['Stormtrooper', 'Stormtrooper', 'TIE Advanced x1', '5D6-RA-7 (Fivedesix)'],
      },
    })
  })

  it('names what it cannot read with its line', () => {
    const read = readDeck('Side: Light\n3x Rebel Trooper\n\n2x Nobody\n99x Jawa\n1x Darth Vader')
    expect(read.ok ? [] : read.reasons.map(({ say, with: { number } }) => [say, number])).toEqual([
      ['count', 5],
      ['unknown', 4],
      ['other side', 6],
    ])
    const [first] = read.ok ? [] : read.reasons
    expect(speechIn('en').reason(emptyTable('ar'), first!)).toBe(
      'Line 5: 99 copies are not possible; a deck has 60 cards.',
    )
  })
})
