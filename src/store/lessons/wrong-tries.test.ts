/**
 * What a newcomer may try in a whole game and must not: each try is refused with its true reason, told of in both
 * languages. One position, in each of the six phases.
 */

import { beforeAll, describe, expect, test } from 'vitest'
import {
  aboardPlace,
  atPlace,
  current,
  type Game,
  type Intent,
  type Phase,
  type Position,
} from '../../views/index.ts'
import { actions, changeSettings, loadSpeech, speechIn } from '../index.ts'

const position = {
  id: 'wrong-tries',
  define: {
    'Dark Post': {
      side: 'dark',
      type: 'location',
      subtype: 'site',
      planet: 'Yavin 4',
      exterior: true,
      icons: { dark: 2 },
    },
  },
  cards: {
    luke: 'Luke Skywalker',
    han: { title: 'Han Solo', side: 'light' },
    vader: 'Darth Vader',
    trooper: 'Stormtrooper',
    guard: 'Rebel Trooper',
    rifle: { title: 'Blaster Rifle', side: 'light' },
    xwing: 'X-wing',
    speeder: 'SoroSuub V-35 Landspeeder',
    tie: 'TIE Fighter',
    leia: 'Leia Organa',
    guard2: 'Rebel Guard',
    luke2: 'Luke Skywalker',
    ywing: 'Y-wing',
    rifle2: { title: 'Blaster Rifle', side: 'light' },
    nabrun: 'Nabrun Leids',
    farm: "Tatooine: Lars' Moisture Farm",
    gold: 'Gold 1',
    post: 'Dark Post',
    car: "Luke's X-34 Landspeeder",
  },
  start: {
    turn: 'light',
    locations: [
      { location: 'Tatooine', owner: 'light' },
      { location: 'Tatooine: Mos Eisley', owner: 'light' },
      { location: 'Tatooine: Cantina', owner: 'light' },
      { location: 'Tatooine: Docking Bay 94', owner: 'light' },
      { location: 'Yavin 4', owner: 'dark' },
      { location: 'Yavin 4: Jungle', owner: 'dark' },
      'post',
    ],
    place: [
      { card: 'luke', at: 'Tatooine: Mos Eisley' },
      { card: 'han', at: 'Tatooine: Cantina' },
      { card: 'vader', at: 'Tatooine: Cantina' },
      { card: 'trooper', at: 'Yavin 4: Jungle' },
      { card: 'rifle', on: 'luke' },
      { card: 'xwing', at: 'Tatooine: Docking Bay 94' },
      { card: 'speeder', at: 'Tatooine: Mos Eisley' },
      { card: 'guard', aboard: 'speeder', slot: 'driver' },
      { card: 'tie', at: 'Yavin 4' },
      { card: 'gold', at: 'Tatooine: Docking Bay 94' },
    ],
    hand: { light: ['leia', 'guard2', 'luke2', 'ywing', 'rifle2', 'nabrun', 'farm', 'car'] },
    force: { light: 3, dark: 3 },
    reserve: { light: 12, dark: 12 },
  },
  steps: [],
}

const game = (): Game<Position> => {
  const { history } = actions()
  if (!history) throw new Error('no position is on the table')
  return current(history)
}
const card = (alias: string) => actions().names[alias] ?? -1
const place = (title: string) => {
  const location = game().state.layout.find((one) => game().state.cards[one] && title === titleAt(one))
  return location === undefined ? aboardPlace(card(title)) : atPlace(location)
}
const titleAt = (location: number) => speechIn('en').name(game().state, location)
const at = (title: string) => Number(place(title).split(':')[1])

/** Brings a card to a place. */
const bring = (alias: string, to: string) => () => {
  actions().pick(card(alias))
  actions().tryMove(place(to))
}
const act = (intent: () => Intent) => () => actions().answer({ by: 'light', act: intent() })

interface Try {
  go: () => void
  /** What says that it is the wrong phase, and the phases in which it does not. */
  time: string
  when: Phase[]
  /** Why it is refused even then; null: then it is legal. */
  why: string | null
}

const wrong = (time: string, when: Phase[], why: string | null, go: () => void): Try => ({
  go,
  time,
  when,
  why,
})
const moving = (why: string | null, alias: string, to: string) =>
  wrong('MOV-012', ['move'], why, bring(alias, to))
const deploying = (why: string | null, alias: string, to: string) =>
  wrong('DEP-014', ['deploy'], why, bring(alias, to))
const handing = (why: string, alias: string, to: string) =>
  wrong('WPN-043', ['deploy'], why, bring(alias, to))
const draining = (why: string | null, title: string) =>
  wrong(
    'CTL-001',
    ['control'],
    why,
    act(() => ({ kind: 'drain', location: at(title) })),
  )
const fighting = (why: string | null, title: string) =>
  wrong(
    'BAT-002',
    ['battle'],
    why,
    act(() => ({ kind: 'battle', location: at(title) })),
  )

const all: Phase[] = ['activate', 'control', 'deploy', 'battle', 'move', 'draw']

const tries: Record<string, Try> = {
  'Luke to where he is': moving('MOV-050', 'luke', 'Tatooine: Mos Eisley'),
  'Luke two sites on': moving('MOV-054', 'luke', 'Tatooine: Docking Bay 94'),
  'Luke to the system': moving('MOV-058', 'luke', 'Tatooine'),
  'Luke to another planet': moving('MOV-050', 'luke', 'Yavin 4: Jungle'),
  'Luke onto an X-wing far off': wrong('MOV-200', ['move'], 'MOV-106', bring('luke', 'xwing')),
  'Han to the Docking Bay': moving(null, 'han', 'Tatooine: Docking Bay 94'),
  'Vader to Mos Eisley': wrong('', all, 'MOV-002', bring('vader', 'Tatooine: Mos Eisley')),
  'the TIE to Tatooine': wrong('', all, 'MOV-002', bring('tie', 'Tatooine')),
  'the empty Gold 1 into space': moving('MOV-005', 'gold', 'Tatooine'),
  'the landspeeder into space': moving('MOV-058', 'speeder', 'Tatooine'),
  'the rifle to Han, who is elsewhere': handing('WPN-043', 'rifle', 'han'),
  'the rifle to Vader': handing('WPN-043', 'rifle', 'vader'),
  'the rifle to a location': handing('WPN-043', 'rifle', 'Tatooine: Cantina'),
  'a guard to where Light has nothing': deploying('DEP-006', 'guard2', 'Dark Post'),
  'Leia to the system': deploying('KRN-234', 'leia', 'Tatooine'),
  'a second Luke': deploying('DEP-235', 'luke2', 'Tatooine: Mos Eisley'),
  'a Y-wing into the Cantina': deploying('KRN-239', 'ywing', 'Tatooine: Cantina'),
  'a rifle onto Vader': deploying('WPN-053', 'rifle2', 'vader'),
  'a rifle onto a location': deploying('DEP-013', 'rifle2', 'Tatooine: Mos Eisley'),
  'a landspeeder to the system': deploying('DEP-038', 'car', 'Tatooine'),
  'a landspeeder into the Cantina': deploying('KRN-236', 'car', 'Tatooine: Cantina'),
  'a location onto another one': deploying('DPL-001', 'farm', 'Yavin 4'),
  'Nabrun Leids to a system': wrong('', all, 'KRN-129', bring('nabrun', 'Tatooine')),
  'activating Force': wrong(
    'TRN-051',
    ['activate'],
    null,
    act(() => ({ kind: 'activate', count: 1 })),
  ),
  'activating too much': wrong(
    'TRN-051',
    ['activate'],
    'TRN-051',
    act(() => ({ kind: 'activate', count: 30 })),
  ),
  'drawing a card': wrong(
    'DRW-001',
    ['draw'],
    null,
    act(() => ({ kind: 'draw', count: 1 })),
  ),
  'drawing more than there is': wrong(
    'DRW-001',
    ['draw'],
    'DRW-003',
    act(() => ({ kind: 'draw', count: 9 })),
  ),
  'a drain where one controls': draining(null, 'Tatooine: Mos Eisley'),
  'a drain where both are': draining('CTL-002', 'Tatooine: Cantina'),
  'a drain where the opponent is': draining('CTL-002', 'Yavin 4: Jungle'),
  'a drain where nobody is': draining('CTL-002', 'Tatooine'),
  'a battle without an opponent': fighting('BAT-003', 'Tatooine: Mos Eisley'),
  'a battle of the opponent with nobody': fighting('BAT-003', 'Yavin 4: Jungle'),
}

beforeAll(async () => {
  await Promise.all([loadSpeech('en'), loadSpeech('fr')])
  changeSettings({ stops: 'always' })
})

describe.each(all)('in the %s phase', (phase) => {
  const refused = Object.entries(tries).filter(([, { when, why }]) => why !== null || !when.includes(phase))

  test('there are more than twenty wrong tries', () => {
    expect(refused.length).toBeGreaterThan(20)
  })

  test.each(refused)('%s', async (_name, { go, time, when, why }) => {
    const start = { ...position.start, phase }
    expect(await actions().newPosition(JSON.stringify({ ...position, start }))).toBeNull()
    const before = game()
    go()
    expect(game()).toBe(before)
    const reasons = actions().refusal?.refused[0]?.verdict.reasons ?? []
    const rules = reasons.map(({ rule }) => rule)
    expect(rules[0]).toBe(when.includes(phase) ? why : time)
    if (why !== null) expect(rules).toContain(why)
    for (const reason of reasons) {
      const texts = [speechIn('en').reason(game().state, reason), speechIn('fr').reason(game().state, reason)]
      expect(texts[0]).not.toBe(texts[1])
      // A sentence, with every blank filled in.
      for (const text of texts) expect(text).toMatch(/^[^{}[\]]{15,}\.$/)
    }
  })
})
