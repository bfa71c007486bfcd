/** The store of Twilight Imperium: every lesson can be played to its end, and every galaxy opens. */

import { beforeEach, describe, expect, it } from 'vitest'
import { current, galaxies, ti4Actions, ti4Lessons, useTi4 } from './index.ts'
import { notes } from './lesson-words.ts'

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

  it('have a French title, and French notes', () => {
    for (const { id, title, text } of ti4Lessons) {
      const { fr, steps } = JSON.parse(text)
      expect(title.fr, `${id} needs a French title, here or in lesson-words.ts`).not.toBe(title.en)
      if (fr) continue
      for (const { why, expect: { why: other } = { why: undefined } } of steps)
        for (const note of [why, other]) if (note) expect(notes[note], `French for “${note}”`).toBeDefined()
    }
  })

  it('go on with what is done, however it is done, and back with undo', async () => {
    await ti4Actions().openLesson('TI4-017')
    const unit = (name: string) => game().state.units.findIndex((one) => one.name === name)
    ti4Actions().aboard(unit('here'), unit('c1'))
    expect(ti4Actions().refusal?.verdict.reasons.map(({ rule }) => rule)).toContain('TI4-017')
    expect(ti4Actions().progress).toHaveLength(1)
    ti4Actions().pick(unit('c1'))
    ti4Actions().toSystem(game().state.action!.active)
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

  it('says what is wrong with a file', async () => {
    expect(await ti4Actions().openText('{"game": "ti4"}', { kind: 'file', id: 'x' })).toContain('id')
    expect(await ti4Actions().openText('{', { kind: 'file', id: 'x' })).not.toBeNull()
  })
})
