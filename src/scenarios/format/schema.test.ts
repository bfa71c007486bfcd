// biome-ignore-all lint/suspicious/noThenProperty: the format's own word; nothing awaits a scenario.
import { describe, expect, it } from 'vitest'
import { jsonProblem, pathText } from './json.ts'
import { readScenario, type SwccgScenario } from './schema.ts'
import { en } from './wrong.en.ts'
import { inWords } from './wrong.ts'

const file = (changes: object = {}) => ({
  id: 'T-1',
  title: 'A test',
  game: 'swccg',
  edition: 'ar',
  rules: ['MOV-050'],
  cards: { bast: 'Chief Bast', trooper: 'Stormtrooper', bike: { title: 'Speeder Bike', side: 'dark' } },
  start: {
    turn: 'dark',
    phase: 'move',
    locations: ['Hoth', { location: 'Yavin 4', owner: 'light' }],
    place: [{ card: 'bast', at: 'Hoth' }],
    force: { dark: 2 },
  },
  steps: [
    {
      by: 'dark',
      do: { move: 'bast', using: 'landspeed', to: 'Hoth' },
      expect: { cost: 1, then: [{ at: ['bast', 'Hoth'] }, { force: ['dark', 1] }] },
    },
  ],
  ...changes,
})
const start = (changes: object) => file({ start: { ...file().start, ...changes } })
const step = (todo: object, expects: object = {}) =>
  file({ steps: [{ by: 'dark', do: todo, expect: expects }] })
const read = (value: unknown) => readScenario(typeof value === 'string' ? value : JSON.stringify(value))
const scenario = (value: unknown) => {
  const result = read(value)
  if (!result.ok) throw new Error(inWords(en, result))
  return result.scenario
}
/** The path and the sentence of what is wrong. */
const wrong = (value: unknown) => {
  const result = read(value)
  if (result.ok) throw new Error('This should have been refused.')
  const text = inWords(en, { path: '', wrong: result.wrong })
  expect(text).toMatch(/^[^\n]+[.!]$/)
  expect(text).not.toBe(en.sentences.misfit)
  return [result.path, text] as const
}

describe('a scenario that is one', () => {
  it('comes with its defaults filled in', () => {
    const made = scenario(file()) as SwccgScenario
    expect(made.start.place).toEqual([{ card: 'bast', at: 'Hoth' }])
    expect(made.start.hand).toEqual({})
    expect(made.needsCards).toEqual([])
    expect(made.steps[0]?.by).toBe('dark')
  })

  it('may leave out the player of an advance', () => {
    const made = scenario(file({ steps: [{ do: { advance: { phase: 'draw' } } }] })) as SwccgScenario
    expect(made.steps[0]).toMatchObject({ by: 'dark', do: { advance: { phase: 'draw' } }, expect: {} })
  })

  it('takes every kind of thing to do', () => {
    for (const todo of [
      { move: ['bast', 'trooper'], using: 'docking bay transit', to: 'Hoth' },
      { move: 'Yavin 4', using: 'mobile system', to: { parsec: 5 } },
      { move: 'bike', using: 'follow', to: 'Hoth', via: ['Yavin 4'] },
      { embark: 'bast', on: 'bike', slot: 'pilot' },
      { disembark: 'bast' },
      { shift: 'bast', slot: 'passenger' },
      { dock: ['bast', 'bike'], transfer: [{ card: 'trooper', to: 'bike', slot: 'pilot' }] },
      { transferCaptive: 'bast', kind: 'take', with: 'trooper' },
      { deploy: ['bast', 'trooper'], to: 'table', as: 'react' },
      { transfer: 'bast', to: 'trooper' },
      { search: 'Hoth', with: ['bast'] },
      { replace: 'bast', with: 'trooper' },
      { play: 'Chief Bast', as: 'used', targets: ['bast', 'Hoth'] },
      { use: 'bast', function: 2 },
      { activate: 3 },
      { battle: 'Hoth' },
      { fire: 'bast', at: 'trooper' },
      { battleDestiny: false },
      { lose: { from: 'hand', card: 'bast' } },
      { react: 'bast', away: true },
      { release: 'bast', to: 'used' },
      { choose: ['yes', 3] },
      { pass: true },
      { advance: { turn: 'light', phase: 'move' } },
    ])
      expect(scenario(step(todo))).toBeTruthy()
  })

  it('takes every kind of fact, and its denial', () => {
    const then = [
      { aboard: ['bast', 'bike'] },
      { aboard: ['bast', 'bike', 'pilot'], not: true },
      { in: ['bast', 'used'] },
      { life: ['dark', 40] },
      { stat: ['bast', 'power', 2] },
      { free: ['bike', 'pilot', 1] },
      { under: null },
      { state: ['bast', 'moved', true] },
      { present: ['bast', 'Hoth', true] },
      { decision: { by: 'dark' } },
      { orbits: ['Hoth', null] },
      { cited: 'MOV-050', why: 'It is the rule.' },
    ]
    expect(scenario(step({ pass: true }, { then }))).toBeTruthy()
  })

  it('may make up cards of every type', () => {
    const define = {
      Trooper: {
        side: 'dark',
        type: 'character',
        subtype: 'imperial',
        power: 1,
        ability: 1,
        icons: ['warrior'],
      },
      Beast: { side: 'light', type: 'creature', ferocity: 3, selective: true },
      Barge: { side: 'dark', type: 'vehicle', subtype: 'transport', landspeed: 2, capacity: { driver: 1 } },
      Ship: { side: 'dark', type: 'starship', subtype: 'capital', hyperspeed: 3, navComputer: true },
      Gun: {
        side: 'dark',
        type: 'weapon',
        subtype: 'character',
        fires: { targets: 'character', destiny: 1 },
      },
      Box: { side: 'dark', type: 'device' },
      Trick: { side: 'dark', type: 'interrupt', as: 'lost' },
      World: { side: 'dark', type: 'location', subtype: 'system', parsec: 3, icons: { light: 1, dark: 2 } },
      Bay: { side: 'dark', type: 'location', subtype: 'site', exterior: true, dockingBay: { cost: 2 } },
    }
    const made = scenario(file({ define })) as SwccgScenario
    expect(made.define.Bay).toMatchObject({ dockingBay: true, cost: 2 })
  })

  it('may be about Twilight Imperium', () => {
    const made = {
      id: 'TI-1',
      game: 'ti4',
      start: {
        systems: [{ id: 'mecatol', q: 0, r: 0 }],
        units: [{ unit: 'c1', type: 'carrier', owner: 'red', system: 'mecatol', move: 1 }],
      },
      steps: [
        { by: 'red', do: { moveShip: 'c1', path: ['mecatol'] }, expect: { then: [{ hits: ['red', 0] }] } },
      ],
    }
    expect(scenario(made)).toMatchObject({ game: 'ti4' })
    expect(wrong({ ...made, start: { systems: [{ id: 'mecatol', q: 0 }] } })[0]).toBe('start.systems[0].r')
  })
})

describe('a file that is no scenario', () => {
  it('is named where the JSON breaks off', () => {
    const text = JSON.stringify(file())
    const [path, message] = wrong(text.slice(0, text.indexOf('"at":"Hoth"') + 8))
    expect(path).toBe('start.place[0].at')
    expect(message).toContain('breaks off')
    for (let end = 0; end < text.length; end++) wrong(text.slice(0, end))
    expect(wrong('')).toEqual(['', 'The file is empty.'])
    expect(wrong('[]')).toEqual(['', 'A scenario is an object in braces.'])
    expect(wrong('{"id": "a",}')[1]).toContain('line 1, in column 12')
  })

  it('has no frozen card that is no captive', () => {
    const frozen = (state: string[]) => start({ place: [{ card: 'bast', at: 'Hoth', state }] })
    expect(wrong(frozen(['frozen']))[0]).toBe('start.place[0].state[0]')
    expect(wrong(frozen(['hit', 'frozen']))[0]).toBe('start.place[0].state[1]')
    expect(read(frozen(['captive', 'frozen'])).ok).toBe(true)
  })

  it('may not use an alias twice', () => {
    expect(wrong('{ "cards": { "a": "X", "a": "Y" } }')).toEqual(['cards.a', 'The alias "a" is used twice.'])
    expect(wrong('{ "id": "x", "id": "y" }')).toEqual(['id', 'The key "id" is used twice.'])
    const place = [
      { card: 'bast', at: 'Hoth' },
      { card: 'bast', at: 'Yavin 4' },
    ]
    const [path, message] = wrong(start({ place }))
    expect(path).toBe('start.place[1].card')
    expect(message).toContain('"bast" is used twice')
    expect(wrong(start({ hand: { dark: ['trooper', 'bast'] } }))[0]).toBe('start.hand.dark[1]')
    expect(wrong(start({ reserve: { dark: ['bast'] } }))[0]).toBe('start.reserve.dark[0]')
  })

  it('may not name what it does not know', () => {
    expect(wrong(start({ place: [{ card: 'nobody', at: 'Hoth' }] }))[0]).toBe('start.place[0].card')
    expect(wrong(start({ place: [{ card: 'bast', at: 'Endor' }] }))[0]).toBe('start.place[0].at')
    expect(wrong(start({ place: [{ card: 'bast', aboard: 'nothing' }] }))[0]).toBe('start.place[0].aboard')
    expect(wrong(start({ place: [{ card: 'bast', aboard: 'bast' }] }))[0]).toBe('start.place[0].aboard')
    expect(wrong(step({ move: 'nobody', using: 'landspeed', to: 'Hoth' }))[0]).toBe('steps[0].do.move')
    expect(wrong(step({ move: 'bast', using: 'landspeed', to: 'Endor' }))[0]).toBe('steps[0].do.to')
    expect(wrong(step({ pass: true }, { then: [{ at: ['bast', 'Endor'] }] }))[0]).toBe(
      'steps[0].expect.then[0].at[1]',
    )
    expect(wrong(start({ mobile: { Endor: { parsec: 4 } } }))[0]).toBe('start.mobile.Endor')
    const round = {
      locations: ['Death Star'],
      place: [],
      mobile: { 'Death Star': { parsec: 4, orbits: 'Death Star' } },
    }
    expect(wrong(start(round))).toEqual([
      'start.mobile["Death Star"].orbits',
      'A system cannot orbit itself.',
    ])
  })

  it('may not carry cards in a circle', () => {
    const place = [
      { card: 'bast', aboard: 'bike' },
      { card: 'bike', aboard: 'bast' },
    ]
    expect(wrong(start({ place }))[1]).toContain('circle')
  })

  it('is named by the path of what does not fit', () => {
    expect(wrong(file({ colour: 'red' }))).toEqual(['colour', 'The key "colour" does not belong here.'])
    expect(wrong(file({ steps: undefined }))[0]).toBe('steps')
    expect(wrong(start({ phase: 'moving' }))[0]).toBe('start.phase')
    expect(wrong(start({ place: [{ card: 'bast', aboard: 'bike', slot: 'boot' }] }))[0]).toBe(
      'start.place[0].slot',
    )
    expect(wrong(step({ move: 'bast', using: 'walking', to: 'Hoth' }))[0]).toBe('steps[0].do.using')
    expect(wrong(step({ walk: 'bast' }))[0]).toBe('steps[0].do.walk')
    expect(wrong(step({ pass: true }, { illegal: false }))[0]).toBe('steps[0].expect.illegal')
    expect(wrong(step({ pass: true }, { then: [{ at: ['bast'] }] }))[0]).toBe('steps[0].expect.then[0].at')
    expect(wrong(file({ steps: [{ do: { pass: true } }] }))[0]).toBe('steps[0].by')
    expect(wrong(file({ game: 'chess' }))[0]).toBe('game')
    const french = { title: 'Un', why: 'essai', steps: [] }
    expect(wrong(file({ texts: { fr: french } }))[0]).toBe('texts.fr.steps')
    expect(wrong(file({ texts: { français: french } }))[0]).toBe('texts.français')
    // As files were written that knew no third language.
    expect(wrong(file({ fr: french }))[0]).toBe('texts.fr.steps')
  })

  it('may not give a made-up card a field that does not fit its type', () => {
    const made = (card: object) => wrong(file({ define: { X: { side: 'dark', ...card } } }))
    expect(made({ type: 'character', hyperspeed: 3 })).toEqual([
      'define.X.hyperspeed',
      'A made-up card of the type "character" has no field "hyperspeed".',
    ])
    expect(made({ type: 'starship', subtype: 'capital', landspeed: 3 })[0]).toBe('define.X.landspeed')
    expect(made({ type: 'location', subtype: 'site', parsec: 3 })[0]).toBe('define.X.parsec')
    expect(made({ type: 'interrupt', fires: {} })[0]).toBe('define.X.fires')
    expect(made({ type: 'hero' })[0]).toBe('define.X.type')
    expect(made({ type: 'location' })[0]).toBe('define.X.subtype')
    expect(made({ type: 'vehicle', subtype: 'boat' })[0]).toBe('define.X.subtype')
  })
})

describe('paths and JSON', () => {
  it('are written as people write them', () => {
    expect(pathText(['start', 'place', 3, 'slot'])).toBe('start.place[3].slot')
    expect(pathText(['start', 'mobile', 'Death Star', 'parsec'])).toBe('start.mobile["Death Star"].parsec')
    expect(pathText([])).toBe('')
  })

  it('agrees with JSON.parse about what JSON is', () => {
    for (const text of ['1', '-0.5e3', '"\\u00e9\\n"', '[1, [2], {}]', ' {"a": [true, false, null]} '])
      expect(jsonProblem(text)).toBeNull()
    for (const text of [
      '01',
      '1.',
      'tru',
      '"a',
      '"\\x"',
      '[1 2]',
      '{"a" 1}',
      '{a: 1}',
      '[1]]',
      '"\t"',
      '{"a":1,}',
    ]) {
      expect(() => JSON.parse(text)).toThrow()
      expect(jsonProblem(text)).not.toBeNull()
    }
    expect(jsonProblem('['.repeat(100_000))?.wrong.say).toBe('too deep')
  })
})

describe('words that a scenario may say', () => {
  it('are known, where a card is in some state', () => {
    const told = [
      wrong(start({ place: [{ card: 'bast', at: 'Hoth', state: ['undercovr'] }] })),
      wrong(step({ pass: true }, { then: [{ state: ['bast', 'undercovr', true] }] })),
    ]
    expect(told.map(([path]) => path)).toEqual([
      'start.place[0].state[0]',
      'steps[0].expect.then[0].state[1]',
    ])
    for (const [, sentence] of told) expect(sentence).toMatch(/^One of "undercover", .*"missing"/)
  })

  it('are no names only where every object has that of itself', () => {
    const called = (alias: string) => file({ cards: { ...file().cards, [alias]: 'Stormtrooper' } })
    for (const alias of ['__proto__x', 'xconstructor', 'toStringy']) expect(read(called(alias)).ok).toBe(true)
    const text = JSON.stringify(called('NAME'))
    for (const alias of ['__proto__', 'constructor', 'toString'])
      expect(wrong(text.replace('NAME', alias))).toEqual([
        `cards.${alias}`,
        'Nothing may be called so here: every object has that of itself.',
      ])
  })
})
