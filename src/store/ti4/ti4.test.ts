/** The store of Twilight Imperium: every lesson can be played to its end, and every galaxy opens. */

import { beforeEach, describe, expect, it } from 'vitest'
import type { Language } from '../../i18n/index.ts'
import { isDraft, languages } from '../../kernel/language.ts'
import { actionNow } from '../../ti4/index.ts'
import { sayWrong } from '../language/wrong-words.ts'
import { current, galaxies, ti4Actions, ti4Lessons, useTi4 } from './index.ts'

beforeEach(async () => {
  await ti4Actions().openGalaxy('teaching')
})

const game = () => current(ti4Actions().history!)

describe('lessons', () => {
  it.each(ti4Lessons.map(({ id }) => id))('%s is shown step by step to its end', async (id) => {
    await ti4Actions().openLesson(id)
    const count = ti4Actions().scenario!.steps.length
    for (let done = 0; done < count; done++) {
      expect(ti4Actions().progress).toHaveLength(done)
      ti4Actions().showMe()
    }
    expect(ti4Actions().progress).toHaveLength(count)
    expect(ti4Actions().finished).toContain(id)
  })

  it('have a title and notes in every language', () => {
    for (const { id, texts } of ti4Lessons)
      for (const language of languages.filter((one) => !isDraft(one))) {
        expect(
          texts[language]?.title,
          `${id} needs a title (src/i18n/ti4/scenarios/${language}.ts)`,
        ).toBeTruthy()
        expect(texts[language]?.steps.map(Boolean), id).toEqual(texts.en?.steps.map(Boolean))
      }
  })

  it('mark the ships that may take along what is held, and no other', async () => {
    await ti4Actions().openLesson('TI4-017')
    const unit = (name: string) => game().state.units.findIndex((one) => one.name === name)
    ti4Actions().pick(unit('here'))
    expect(ti4Actions().carriers).not.toContain(unit('c1'))
    ti4Actions().pick(unit('c1'))
    expect(ti4Actions().carriers).toEqual([])
    ti4Actions().toSystem(actionNow(game().state).active)
    ti4Actions().pick(unit('end'))
    const able = ti4Actions().carriers.includes(unit('c1'))
    ti4Actions().aboard(unit('end'), unit('c1'))
    const taken = actionNow(game().state).declared.some(({ carry }) => carry.includes(unit('end')))
    expect(taken).toBe(able)
    expect(able).toBe(true)
  })

  it('go on with what is done, however it is done, and back with undo', async () => {
    await ti4Actions().openLesson('TI4-017')
    const unit = (name: string) => game().state.units.findIndex((one) => one.name === name)
    ti4Actions().aboard(unit('here'), unit('c1'))
    expect(ti4Actions().refusal?.verdict.reasons.map(({ rule }) => rule)).toContain('TI4-017')
    expect(ti4Actions().progress).toHaveLength(1)
    ti4Actions().pick(unit('c1'))
    ti4Actions().toSystem(actionNow(game().state).active)
    expect(ti4Actions().progress).toHaveLength(1)
    ti4Actions().aboard(unit('end'), unit('c1'))
    ti4Actions().aboard(unit('start'), unit('c1'))
    expect(ti4Actions().progress).toHaveLength(2)
    ti4Actions().undo()
    expect(ti4Actions().progress).toHaveLength(1)
    ti4Actions().redo()
    ti4Actions().unload(unit('end'), unit('c1'))
    expect(game().state.action?.declared[0]?.carry).toEqual([unit('start')])
  })
})

describe('the table', () => {
  it.each(galaxies.map(({ id }) => id))('opens the galaxy %s', async (id) => {
    await ti4Actions().openGalaxy(id)
    expect(ti4Actions().source).toEqual({ kind: 'galaxy', id })
    expect(game().decision).toMatchObject({ by: 'red', why: 'action phase' })
  })

  it('says for every system what putting a ship down there would mean', () => {
    const { pick, toSystem } = ti4Actions()
    const [hawk, lodor] = [
      game().state.units.findIndex(({ name }) => name === 'Hawk'),
      game().state.systems.findIndex(({ name }) => name === 'Lodor'),
    ]
    toSystem(lodor)
    pick(hawk)
    const legal = ti4Actions().aims.flatMap(({ refused }, system) => (refused ? [] : [system]))
    expect(legal).toEqual([lodor])
    expect(ti4Actions().aims[lodor]).toMatchObject({ far: 1, speed: 2 })
  })

  it('draws a path system by system', () => {
    const named = (name: string) => game().state.systems.findIndex((system) => system.name === name)
    const hawk = game().state.units.findIndex(({ name }) => name === 'Hawk')
    ti4Actions().toSystem(named('Mecatol'))
    ti4Actions().pick(hawk)
    ti4Actions().draw(true)
    ti4Actions().toSystem(named('Lodor'))
    expect(ti4Actions().held?.path).toEqual([named('Lodor')])
    ti4Actions().toSystem(named('Mecatol'))
    expect(game().state.action?.declared).toEqual([
      { ship: hawk, path: [named('Lodor'), named('Mecatol')], carry: [] },
    ])
  })
})

describe('the editor', () => {
  it('puts units and tokens, takes them away, and its file opens again', async () => {
    const { edit, place, setTool } = ti4Actions()
    const before = game().state.units.length
    edit(true)
    setTool({ owner: 'blue', tool: { put: 'unit', type: 'fighter', upgraded: true } })
    place(0)
    const added = game().state.units.at(-1)
    expect(added).toMatchObject({ type: 'fighter', owner: 'blue', system: 0, upgraded: true })
    setTool({ tool: { put: 'token' } })
    place(1)
    expect(game().state.tokens).toEqual([{ owner: 'blue', system: 1 }])
    setTool({ tool: { put: 'remove' } })
    place(0, added?.id)
    expect(game().state.units).toHaveLength(before)
    ti4Actions().setPlayer('blue')
    const { state } = game()
    const file = ti4Actions().scenarioFile()
    expect(await ti4Actions().openText(file, { kind: 'file', id: 'x' })).toBeNull()
    expect(game().state).toEqual(state)
    expect(useTi4.getState().editor).toBeNull()
  })

  const named = (name: string) => game().state.systems.findIndex((system) => system.name === name)

  it('adds systems, changes their kind, and takes them away with what lies there', () => {
    const { addSystem, changeSystem, edit, place, removeSystem, setTool, undo } = ti4Actions()
    const before = game().state
    edit(true)
    setTool({ tool: { put: 'system' } })
    addSystem(3, -1)
    changeSystem({ name: 'Vega', planets: ['Vega Minor'], anomaly: 'nebula', wormholes: ['beta', 'gamma'] })
    const vega = { q: 3, r: -1, planets: ['Vega Minor'], anomaly: 'nebula', wormholes: ['beta', 'gamma'] }
    expect(game().state.systems.at(-1)).toEqual({ name: 'Vega', ...vega })
    changeSystem({ name: 'Lodor' })
    expect(ti4Actions().editor?.wrong).toBe('name')
    setTool({ owner: 'red', tool: { put: 'unit', type: 'infantry', upgraded: false } })
    place(named('Vega'))
    expect(game().state.units.at(-1)).toMatchObject({ type: 'infantry', planet: 'Vega Minor' })
    setTool({ tool: { put: 'system' } })
    place(named('Vega'))
    changeSystem({ anomaly: null })
    expect(game().state.systems.at(-1)?.anomaly).toBeNull()
    removeSystem()
    expect([named('Vega'), game().state.units.length]).toEqual([-1, before.units.length])
    for (const _ of [1, 2, 3, 4, 5]) undo()
    expect(game().state).toEqual(before)
  })

  it('puts units aboard, as many as there is room for', () => {
    const { edit, place, setTool } = ti4Actions()
    const ark = game().state.units.findIndex(({ name }) => name === 'Ark')
    edit(true)
    setTool({ owner: 'red', tool: { put: 'unit', type: 'mech', upgraded: false } })
    for (const _ of [1, 2, 3, 4, 5]) place(named('Jord'), ark)
    const aboard = game().state.units.filter((unit) => unit.aboard === ark)
    expect(aboard.map(({ type }) => type)).toEqual(['mech', 'mech', 'mech', 'mech'])
    expect(ti4Actions().editor?.wrong).toBe('full')
  })

  it('changes the command sheets', () => {
    const { changeSheet, edit, setPhase, setTool } = ti4Actions()
    edit(true)
    setTool({ owner: 'green' })
    changeSheet({ tactic: 2 })
    changeSheet({ fleet: 5, upgrades: ['cruiser'], abilities: 1 })
    const { abilities, players, pools, upgrades } = game().state
    expect(players).toContain('green')
    expect([pools.green, upgrades.green]).toEqual([{ tactic: 2, fleet: 5 }, ['cruiser']])
    expect(abilities).toEqual([
      { name: 'ability', owner: 'green', reach: 'adjacent', fromTokens: false, used: false },
    ])
    setPhase('status')
    expect(game().decision?.why).toBe('status')
    changeSheet({ abilities: 0 })
    expect(game().state.abilities).toEqual([])
  })

  it('a file holds what is declared, abilities, and how far Space Cannon has come', async () => {
    const opened = async () => {
      const { state, decision } = game()
      const file = ti4Actions().scenarioFile()
      await ti4Actions().openGalaxy('six')
      expect(await ti4Actions().openText(file, { kind: 'file', id: 'x' })).toBeNull()
      expect(game().decision).toEqual(decision)
      return state
    }
    ti4Actions().toSystem(named('Lodor'))
    const unit = (name: string) => game().state.units.findIndex((one) => one.name === name)
    ti4Actions().tryIntent({ kind: 'moveShip', ship: unit('Ark'), carry: [unit('f1')] })
    expect(game().state.action?.declared).toHaveLength(1)
    expect(game().state).toEqual(await opened())
    await ti4Actions().openLesson('TI4-013')
    for (const _ of [1, 2, 3, 4, 5, 6, 7, 8]) ti4Actions().showMe()
    expect(game().decision?.why).toBe('assign hits')
    const before = await opened()
    expect(game().state.action?.fired).toEqual(before.action?.fired)
    ti4Actions().choose(unit('b'))
    expect(game().state.units[unit('b')]?.system).toBeNull()
    await ti4Actions().openLesson('TI4-018')
    ti4Actions().showMe()
    ti4Actions().showMe()
    expect(game().state).toEqual(await opened())
  })

  it('says what is wrong with a file, in either language', async () => {
    const told = async (text: string, language: Language = 'en') => {
      const found = ti4Actions().openText(text, { kind: 'file', id: 'x' })
      return found && (await sayWrong(language, found))
    }
    expect(await told('{"game": "ti4"}')).toContain('id')
    expect(await told('{')).toContain('breaks off')
    expect(await told('{"id": "x"}')).toContain('Star Wars')
    const { start } = JSON.parse(ti4Actions().scenarioFile())
    const wrongWith = (some: object, language: Language = 'en') =>
      told(
        JSON.stringify({ id: 'x', title: '', game: 'ti4', start: { ...start, ...some }, steps: [] }),
        language,
      )
    expect(await wrongWith({})).toBeNull()
    expect(await wrongWith({ systems: [] })).toContain('one system')
    expect(await wrongWith({ systems: [...start.systems, { id: 'Twin', q: 0, r: 0 }] })).toContain(
      'lies where',
    )
    const stray = { unit: 'stray', type: 'fighter', owner: 'red', system: 'Lodor', aboard: 'Ark' }
    expect(await wrongWith({ units: [...start.units, stray] })).toContain('in another system')
    expect(await wrongWith({ units: [...start.units, stray] }, 'fr')).toContain('dans un autre système')
    const far = { active: 'Vefut', declared: [{ ship: 'Ark', path: ['Vefut'] }] }
    expect(await wrongWith(far)).toContain('TI4-010')
  })
})
