/** What players are told, about these very cards. */

import { describe, expect, it } from 'vitest'
import { firstOf } from '../../kernel/index.ts'
import { languages } from '../../kernel/language.ts'
import { newCard, titled } from '../model/cards/pool.ts'
import type { CardFacts, Position } from '../model/types.ts'
import type { Offer } from '../rules/movement/legal-moves.ts'
import { refusal } from '../rules/shared/reasons.ts'
import '../ruleset.ts'
import { speechIn } from './index.ts'
import { learn } from './learn.ts'

const cards = ['Red 5', 'Yavin 4', 'Tatooine: Docking Bay 94', 'Luke Skywalker', 'Executor'].map(
  (title, id) => newCard(titled(title)[0] as CardFacts, id, 'light', { in: 'hand' }),
)
const [red5, yavin, bay, luke, executor] = [0, 1, 2, 3, 4] as const
const p: Position = {
  edition: 'ar',
  turn: { number: 1, player: 'light', phase: 'move' },
  cards: [...cards, { ...firstOf(cards), id: 5, key: 'hidden' }],
  layout: [],
  piles: {
    light: { reserve: [], force: [], used: [], lost: [], hand: [], out: [] },
    dark: { reserve: [], force: [], used: [], lost: [], hand: [], out: [] },
  },
  defined: {},
  destinies: { light: [], dark: [] },
  lasting: [],
  used: [],
  winner: null,
}

for (const language of languages) {
  await learn(language)
}

describe('speaking', () => {
  const [en, fr] = [speechIn('en'), speechIn('fr')]

  it('gives reasons about these very cards', () => {
    const far = { rule: 'MOV-054', with: { card: luke, to: bay, need: 1, speed: 0 } }
    expect(en.reason(p, far)).toBe('Luke Skywalker has landspeed 0; Tatooine: Docking Bay 94 is 1 site away.')
    const force = { rule: 'MOV-051', say: 'force', with: { card: luke, need: 2, have: 1 } }
    expect(en.reason(p, force)).toBe('This costs 2 Force; you have 1.')
    expect(fr.reason(p, { rule: 'MOV-111', with: { card: luke, to: bay, ship: executor } })).toContain(
      'd’Executor',
    )
  })

  it('has a sentence for every refusal, or the refusal does not compile', () => {
    // @ts-expect-error: Nothing is worded so.
    const unheard = refusal('MOV-041', { card: luke }, 'never heard of')
    expect(en.reason(p, unheard)).toBe(en.rule('MOV-041')?.text)
    // @ts-expect-error: There is no such rule.
    expect(en.reason(p, refusal('MOV-999', {}))).toBe('MOV-999')
  })

  it('leaves out what is not there', () => {
    expect(en.reason(p, { rule: 'MOV-011', with: { card: luke, by: '' } })).toBe(
      'Luke Skywalker has already made its regular move this turn.',
    )
    const nothing = { rule: 'MOV-054', with: { card: null } }
    expect(en.reason(p, nothing)).toBe(en.rule('MOV-054')?.text)
    expect(en.reason(p, { rule: 'NONE-001', say: 'never heard of', with: {} })).toBe('NONE-001')
  })

  it('names hidden cards as such', () => {
    expect(fr.reason(p, { rule: 'MOV-111', with: { card: luke, ship: 5 } })).toContain('d’une carte')
    expect(en.reason(p, { rule: 'MOV-147', with: { card: 5 } })).toBe('A card cannot move.')
  })

  it('tells the log', () => {
    const line = {
      say: 'move/hyperspeed' as const,
      with: { cards: [red5, luke, executor], card: red5, from: null, to: yavin, cost: 1 },
      by: 'light' as const,
      cites: [],
    }
    expect(en.log(p, line)).toBe('Red 5, Luke Skywalker and Executor move by hyperspeed to Yavin 4, 1 Force.')
    expect(fr.log(p, line)).toBe(
      'Red 5, Luke Skywalker et Executor vont par hypervitesse à Yavin 4, 1 Force.',
    )
    const parsec = {
      say: 'move/mobile system' as const,
      with: { cards: [yavin], parsec: 3, system: null, cost: 0 },
      cites: [],
    }
    expect(en.log(p, parsec)).toBe('Yavin 4 moves to parsec 3, in deep space, free.')
  })

  it('tells offers and decisions', () => {
    const offer = (using: string, to: object): Offer =>
      ({ intent: { kind: 'move', using, cards: [luke], to }, using, class: 'regular', cost: 1, to }) as Offer
    expect(en.offer(p, offer('landing', { location: bay }))).toBe('land')
    expect(en.offer(p, offer('embark', { aboard: red5, slot: 'pilot' }))).toBe('embark · pilot slot')
    expect(en.offerLong(p, offer('hyperspeed', { location: yavin }))).toBe(
      'Luke Skywalker: hyperspeed to Yavin 4',
    )
    expect(en.offerLong(p, offer('starship site', { location: bay }))).toBe(
      'Luke Skywalker: to Tatooine: Docking Bay 94',
    )
    const decision = { by: 'light', kind: 'action', why: 'move', with: {}, mayPass: true } as const
    expect(en.decision(p, decision).title).toBe('Your move phase')
    expect(fr.decision(p, { ...decision, by: 'dark' }).title).toBe(
      'Côté lumineux\u00a0: phase de déplacement',
    )
    expect(
      en.event(p, { is: 'moved', performer: 'light', using: 'landing', cards: [red5], left: [], to: bay }),
    ).toBe('Red 5 has moved to Tatooine: Docking Bay 94: landing')
  })
})
