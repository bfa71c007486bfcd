/** What the game asks is asked with respect: what a stop is for, what is never passed for anybody, and what one gesture does. */

import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import {
  atPlace,
  current,
  emptyPhases,
  facts,
  type Game,
  type Position,
  passConsequences,
  rightsOf,
} from '../../views/index.ts'
import { actions, changeSettings, loadSpeech, settings, speechIn, useStore } from '../index.ts'
import { passing } from './auto-pass.ts'

const game = (): Game<Position> => {
  const { history } = actions()
  if (!history) throw new Error('no position is on the table')
  return current(history)
}
const card = (alias: string) => actions().names[alias] ?? -1
const lay = (start: object, cards: Record<string, unknown>) =>
  actions().newPosition(JSON.stringify({ id: 'prompts', cards, start, steps: [] }))

const cards = {
  vader: 'Darth Vader',
  luke: { title: 'Luke Skywalker', side: 'light' },
  saber: "Anakin's Lightsaber",
  houjix: 'Houjix',
}
const fight = {
  turn: 'dark',
  phase: 'battle',
  locations: [
    { location: 'Tatooine', owner: 'light' },
    { location: 'Tatooine: Mos Eisley', owner: 'light' },
    { location: 'Tatooine: Cantina', owner: 'dark' },
  ],
  place: [
    { card: 'vader', at: 'Tatooine: Mos Eisley' },
    { card: 'luke', at: 'Tatooine: Mos Eisley' },
  ],
  hand: { light: ['houjix'] },
  force: { dark: 6, light: 4 },
  reserve: { dark: 20, light: 20 },
}
const site = () =>
  game().state.layout.find((one) => facts(game().state, one).title === 'Tatooine: Mos Eisley') ?? -1

beforeAll(() => loadSpeech('en'))
beforeEach(() => changeSettings({ stops: 'always' }))

describe('passing until the turn ends', () => {
  const rests = () => passing(settings(), { player: 'light', turn: game().state.turn.number })

  test('passes the turns to act of the other player’s phases', async () => {
    expect(await lay(fight, cards)).toBeNull()
    actions().pass()
    const { state, stack, decision } = game()
    expect(decision?.by).toBe('light')
    if (decision) expect(rests()(state, stack, decision)).toBe(true)
  })

  test('never passes what may be done in a battle', async () => {
    await lay(fight, cards)
    actions().answer({ by: 'dark', act: { kind: 'battle', location: site() } })
    let asked = 0
    for (let i = 0; i < 12 && game().state.battle; i++) {
      const { state, stack, decision } = game()
      if (decision?.by === 'light' && decision.kind === 'action') {
        asked++
        expect(rests()(state, stack, decision)).toBe(false)
      }
      actions().pass()
    }
    expect(asked).toBeGreaterThan(0)
  })
})

describe('a stop says what it is for', () => {
  test('by name for who looks, and without a card of the hand for who does not', async () => {
    await lay({ ...fight, phase: 'control' }, cards)
    actions().pass()
    expect(game().decision?.by).toBe('light')
    const all = rightsOf(game(), false)
    const open = rightsOf(game(), true)
    expect(all?.by).toBe('light')
    const named = (rights: typeof all) => rights?.rights.flatMap((right) => right.cards) ?? []
    expect(named(open)).not.toContain(card('houjix'))
    expect(named(all).length).toBeGreaterThanOrEqual(named(open).length)
  })

  test('whoever acts of himself is told nothing', async () => {
    await lay(fight, cards)
    expect(rightsOf(game(), false)).toBeNull()
  })
})

test('Force is lost in one gesture, each unit an answer of its own', async () => {
  await lay(
    {
      ...fight,
      phase: 'control',
      place: [{ card: 'vader', at: 'Tatooine: Cantina' }],
      locations: ['Tatooine', { location: 'Tatooine: Cantina', owner: 'dark' }],
    },
    cards,
  )
  changeSettings({ stops: 'legal' })
  const cantina = game().state.layout.find((one) => facts(game().state, one).title.endsWith('Cantina')) ?? -1
  actions().answer({ by: 'dark', act: { kind: 'drain', location: cantina } })
  for (let i = 0; i < 4 && game().decision?.why !== 'lose Force'; i++) actions().pass()
  const count = Number(game().decision?.with.count)
  expect(count).toBeGreaterThan(1)
  const { reserve } = game().state.piles.light
  const at = actions().history?.at ?? 0
  actions().loseFrom('reserve', count)
  expect(game().decision?.why).not.toBe('lose Force')
  expect(game().state.piles.light.lost.length).toBe(count)
  expect(game().state.piles.light.reserve).toEqual(reserve.slice(count))
  expect(actions().history?.at).toBe(at + count)
})

test('what is let go of where nothing lies is answered', async () => {
  await lay({ ...fight, phase: 'move' }, cards)
  actions().pick(card('vader'))
  actions().dropNowhere()
  expect(actions().picked).toBeNull()
  expect(actions().refusal).toMatchObject({ card: card('vader'), refused: [] })
  actions().pick(card('vader'))
  actions().tryMove(atPlace(site()))
  expect(actions().refusal?.refused.length).toBeGreaterThan(0)
})

test('a phase in which nothing can be done is told', async () => {
  changeSettings({ stops: 'legal' })
  await lay({ ...fight, phase: 'control', place: [], hand: {} }, cards)
  const { history } = actions()
  const lines = history?.games.flatMap(({ events }) => events) ?? []
  expect([...emptyPhases(lines)].map(({ with: { phase } }) => phase)).toContain('battle')
})

test('what was told of one table is not told on the next', async () => {
  await lay(fight, cards)
  actions().notify('revealed')
  actions().notify('notSaved', {}, 'trouble')
  await lay(fight, cards)
  expect(actions().messages.map(({ key }) => key)).toEqual(['notSaved'])
})

describe('what passing gives up', () => {
  const answered = (game: Game<Position>, openly = false) => {
    const found = passConsequences(game, openly)
    if (!found) throw new Error('nothing may be passed')
    return found
  }

  test('in a phase of one’s own: the deeds that are left undone', async () => {
    await lay(fight, cards)
    expect(answered(game()).rights).toContainEqual({ does: 'battle', cards: [site()] })
    expect(answered(game()).answers).toBeNull()
  })

  test('in a deploy phase: what is done without a card from hand, too', async () => {
    const place = [
      { card: 'spy', at: 'Tatooine: Mos Eisley' },
      { card: 'cover', on: 'spy' },
    ]
    const locations = [
      { location: 'Tatooine', owner: 'dark' },
      { location: 'Tatooine: Mos Eisley', owner: 'dark' },
    ]
    await lay(
      { turn: 'dark', phase: 'deploy', locations, place },
      { spy: 'Garindan', cover: { title: 'Undercover', side: 'dark' } },
    )
    expect(answered(game()).rights).toEqual([{ does: 'break cover', cards: [card('spy')] }])
  })

  test('in a response: what goes on because nobody answers it, with its numbers', async () => {
    await lay(
      {
        ...fight,
        turn: 'light',
        phase: 'control',
        place: [
          { card: 'luke', at: 'Tatooine: Mos Eisley' },
          { card: 'saber', on: 'luke' },
        ],
      },
      cards,
    )
    actions().answer({ by: 'light', act: { kind: 'drain', location: site() } })
    expect(game().decision).toMatchObject({ kind: 'response', with: { to: 'Force drain initiated' } })
    const { event, numbers } = answered(game()).answers ?? {}
    expect(event).toMatchObject({ is: 'Force drain initiated', at: site() })
    expect(numbers?.count).toBeGreaterThan(0)
    expect(speechIn('en').passing(game().state, event!, numbers)).toBe(
      `the Force drain at Tatooine: Mos Eisley goes on: ${numbers?.count} Force to lose`,
    )
  })

  test('never names a card of a hand that is not shown', async () => {
    await lay({ ...fight, phase: 'control' }, cards)
    actions().pass()
    const named = answered(game(), true).rights.flatMap((right) => right.cards)
    expect(named).not.toContain(card('houjix'))
  })

  test('where nothing may be passed, nothing is given up', async () => {
    await lay(fight, cards)
    actions().answer({ by: 'dark', act: { kind: 'battle', location: site() } })
    for (let i = 0; i < 20 && game().decision?.mayPass; i++) actions().pass()
    if (game().decision) expect(passConsequences(game(), false)).toBeNull()
  })
})

test('who rests until the turn ends is asked all the same where he could answer a drain, also for nothing', async () => {
  changeSettings({ stops: 'legal' })
  await lay(
    {
      ...fight,
      phase: 'control',
      locations: ['Tatooine', { location: 'Tatooine: Cantina', owner: 'dark' }],
      place: [{ card: 'vader', at: 'Tatooine: Cantina' }],
      hand: { light: ['worse'] },
    },
    { ...cards, worse: 'It Could Be Worse' },
  )
  useStore.setState({ passingRestOfTurn: { player: 'light', turn: game().state.turn.number } })
  const cantina = game().state.layout.find((one) => facts(game().state, one).title.endsWith('Cantina')) ?? -1
  actions().answer({ by: 'dark', act: { kind: 'drain', location: cantina } })
  expect(game().decision).toMatchObject({ by: 'light', kind: 'response', with: { to: 'losing Force' } })
  expect(rightsOf(game(), false)?.rights).toContainEqual({ does: 'play', cards: [card('worse')] })
  // And once the drain is over, his turns to act are passed again.
  for (let i = 0; i < 8 && game().decision?.by === 'light' && game().decision?.why !== 'lose Force'; i++)
    actions().pass()
  expect(game().decision?.why).toBe('lose Force')
})
