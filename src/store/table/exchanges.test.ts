/** A character brought from hand to a character on table takes its place; and starting cards are chosen on the page. */

import { beforeEach, describe, expect, test } from 'vitest'
import { languages } from '../../i18n/index.ts'
import { firstOf } from '../../kernel/index.ts'
import { aboardPlace, atPlace, current, facts } from '../../views/index.ts'
import { actions, loadSpeech, speechIn } from '../index.ts'

const position = {
  id: 'exchanges',
  define: {
    'Jedi Luke': {
      side: 'light',
      type: 'character',
      subtype: 'rebel',
      unique: true,
      persona: 'Luke',
      power: 6,
      ability: 6,
      deploy: 6,
      forfeit: 9,
    },
    'Baron Lando': {
      side: 'dark',
      type: 'character',
      subtype: 'alien',
      unique: true,
      persona: 'Lando',
      power: 3,
      ability: 3,
      deploy: 2,
      forfeit: 3,
      text: [{ does: 'may be converted', by: { persona: 'Lando' } }],
    },
    'Rebel Lando': {
      side: 'light',
      type: 'character',
      subtype: 'rebel',
      unique: true,
      persona: 'Lando',
      power: 4,
      ability: 3,
      deploy: 4,
      forfeit: 7,
    },
  },
  cards: {
    luke: 'Luke Skywalker',
    leia: 'Leia Organa',
    jedi: 'Jedi Luke',
    baron: 'Baron Lando',
    lando: 'Rebel Lando',
    guard: 'Rebel Guard',
    han: { title: 'Han Solo', side: 'light' },
  },
  start: {
    turn: 'light',
    phase: 'deploy',
    locations: [
      { location: 'Tatooine', owner: 'light' },
      { location: 'Tatooine: Cantina', owner: 'light' },
    ],
    place: ['luke', 'leia', 'baron'].map((card) => ({ card, at: 'Tatooine: Cantina' })),
    hand: { light: ['jedi', 'lando', 'guard', 'han'] },
    reserve: { light: 10, dark: 10 },
    force: { light: 2 },
  },
  steps: [],
}

const game = () => {
  const { history } = actions()
  if (!history) throw new Error('no position is on the table')
  return current(history)
}
const card = (alias: string) => actions().names[alias] ?? -1
const whereIs = (alias: string) => game().state.cards[card(alias)]?.where

beforeEach(async () => {
  await Promise.all([loadSpeech('en'), loadSpeech('fr')])
})

describe('taking the place of a character', () => {
  beforeEach(async () => {
    expect(await actions().newPosition(JSON.stringify(position))).toBeNull()
  })

  test('a newer version takes the place of its persona, also where there is no Force to deploy it', () => {
    actions().pick(card('jedi'))
    expect([...actions().targets.keys()]).toEqual([aboardPlace(card('luke'))])
    const was = whereIs('luke')
    actions().tryMove(aboardPlace(card('luke')))
    expect(actions().refusal).toBeNull()
    expect(whereIs('jedi')).toEqual(was)
    expect(whereIs('luke')).toMatchObject({ in: 'lost' })
  })

  test('an opposing character whose text allows it is converted', () => {
    actions().pick(card('lando'))
    expect([...actions().targets.keys()]).toEqual([aboardPlace(card('baron'))])
    actions().tryMove(aboardPlace(card('baron')))
    expect(whereIs('lando')).toMatchObject({ side: 'light' })
    expect(whereIs('baron')).toMatchObject({ in: 'lost' })
  })

  test('brought to somebody else it is refused for what it is', () => {
    actions().pick(card('jedi'))
    actions().tryMove(aboardPlace(card('leia')))
    const { refusal } = actions()
    expect(refusal?.refused[0]?.using).toBe('replace')
    const reasons = refusal?.refused[0]?.verdict.reasons ?? []
    expect(reasons.map(({ rule }) => rule)).toContain('DEP-133')
    for (const language of languages)
      expect(speechIn(language).reason(game().state, firstOf(reasons))).toContain(
        facts(game().state, card('leia')).title,
      )

    actions().pick(card('lando'))
    actions().tryMove(atPlace(game().state.layout[0] ?? -1))
    expect(actions().refusal?.refused[0]?.using).toBe('deploy')
  })

  test('who is no version of anybody there is brought beside him', () => {
    actions().pick(card('han'))
    actions().hover(aboardPlace(card('luke')))
    expect(actions().hint?.refused[0]?.using).toBe('deploy')
    actions().tryMove(aboardPlace(card('luke')))
    const [refused] = actions().refusal?.refused ?? []
    expect(refused?.using).toBe('deploy')
    expect(refused?.verdict.reasons.map(({ rule }) => rule)).toEqual(['DEP-009'])

    actions().pick(card('guard'))
    actions().tryMove(aboardPlace(card('luke')))
    expect(actions().refusal).toBeNull()
    expect(whereIs('guard')).toMatchObject({ at: game().state.layout[1] })
  })
})
