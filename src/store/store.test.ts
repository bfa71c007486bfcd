import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, test } from 'vitest'
import { aboardPlace, atPlace, cardsAboard, current, facts, locationOf, slotsOf } from '../views/index.ts'
import { actions, useStore } from './index.ts'

const position = () => {
  const { history } = actions()
  if (!history) throw new Error('no position is on the table')
  return current(history).state
}
const card = (alias: string) => {
  const found = actions().names[alias]
  if (found === undefined) throw new Error(`nothing is called ${alias}`)
  return found
}
const place = (title: string) =>
  atPlace(position().layout.find((one) => facts(position(), one).title === title) ?? -1)

beforeEach(() => actions().openLesson('first-steps'))

describe('a lesson', () => {
  for (const id of [
    'first-steps',
    'ships-and-landing',
    'docking-bays-and-shuttles',
    'clouds-and-asteroids',
    'EX-MOV-09',
    'EX-MOV-14',
  ]) {
    test(`${id} is shown to its end, and a save of it plays again`, async () => {
      await actions().openLesson(id)
      const count = actions().scenario?.steps.length ?? 0
      for (let step = 1; step <= count; step++) {
        actions().showMe()
        expect(actions().progress.length, `step ${step}`).toBe(step)
      }
      expect(actions().finished).toContain(id)
      const before = JSON.stringify(position())
      const file = new File([actions().exportState()], 'state.json')
      await actions().openLesson('first-steps')
      await actions().importFile(file)
      expect(JSON.stringify(position())).toBe(before)
      expect(actions().progress).toHaveLength(count)
    })
  }

  test('a wrong move that it wants is refused with its reason, and done by that', () => {
    actions().pick(card('luke'))
    actions().tryMove(place('Tatooine: Jundland Wastes'))
    const { refusal, picked, progress } = actions()
    expect(refusal?.refused[0]?.verdict.reasons.map(({ rule }) => rule)).toContain('MOV-054')
    expect(picked).toBeNull()
    expect(progress).toHaveLength(1)
  })

  test('steps that are undone are to be done again', () => {
    actions().showMe()
    actions().showMe()
    expect(actions().progress).toHaveLength(2)
    actions().undo()
    expect(actions().progress).toHaveLength(1)
    expect(locationOf(position(), card('luke'))).toBe(Number(place('Tatooine: Mos Eisley').slice(3)))
  })
})

test('picking a card up shows its places: locations, and slots of cards beside it', () => {
  actions().pick(card('luke'))
  const { targets } = actions()
  expect(targets.get(place('Tatooine: Cantina'))?.[0]).toMatchObject({ using: 'landspeed', cost: 1 })
  expect(targets.has(place('Tatooine: Jundland Wastes'))).toBe(false)
  expect(targets.get(aboardPlace(card('speeder')))?.[0]).toMatchObject({ using: 'embark' })
  expect(targets.has(aboardPlace(card('speeder'), ['passenger']))).toBe(true)
  actions().hover(place('Tatooine: Jundland Wastes'))
  expect(actions().hint?.refused[0]?.verdict.reasons.length).toBeGreaterThan(0)
})

test('slots are drawn filled first and numbered by their kind', () => {
  const [driver, passengers] = slotsOf(position(), card('speeder'))
  expect(driver).toEqual([{ group: 0, kinds: ['driver'], number: 1, card: card('trooper') }])
  expect(passengers?.map(({ number }) => number)).toEqual(passengers?.map((_, index) => index + 1))
  expect(cardsAboard(position(), card('speeder'))).toEqual([card('trooper')])
})

test('an unknown lesson and a broken file leave the table as it is', async () => {
  const before = position()
  await actions().openLesson('no such thing')
  await actions().importFile(new File(['{"id": "X"'], 'bad.json'))
  await actions().importFile(new File(['{"landspeed": 1}'], 'state.json'))
  expect(position()).toBe(before)
  expect(useStore.getState().messages.map(({ key }) => key)).toEqual([
    'unknownLesson',
    'badFile',
    'fileDamaged',
  ])
})

test('a position file opens, and the other side gets its move phase', async () => {
  const path = new URL('../scenarios/rules/movement/landspeed/landspeed-01.example.json', import.meta.url)
  await actions().importFile(new File([readFileSync(path, 'utf8')], 'landspeed-01.json'))
  const { player } = position().turn
  actions().changeSides()
  expect(position().turn).toMatchObject({ phase: 'move' })
  expect(position().turn.player).not.toBe(player)
})
