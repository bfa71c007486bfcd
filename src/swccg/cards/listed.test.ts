import { expect, test } from 'vitest'
import { inLetters, kindInLetters, markOf, readList } from './listed.ts'

test('a list of the pool says of each card what it is and where it is found', () => {
  const types = ['character', 'interrupt'] as const
  const kinds = [
    { side: 'light', type: 'character', full: true },
    { side: 'dark', type: 'interrupt', full: false },
    { side: 'light', type: 'interrupt', full: true },
  ] as const
  const list = readList({
    groups: [
      ['one.json', 10],
      ['two.json', 20],
    ],
    sets: [
      ['1', 2],
      ['200', 1],
    ],
    numbers: inLetters(7, 2) + inLetters(293, 2) + inLetters(4, 2),
    in: inLetters(0, 2) + inLetters(1, 2) + inLetters(1, 2),
    kinds: kinds.map((kind) => kindInLetters(kind, types)).join(''),
    types,
    named: `${markOf('sense')}${inLetters(1, 1)}${markOf('luke')}${inLetters(0, 1)}`,
    titles: ['titles.json', 5],
    decks: {},
  })
  expect([...list.all()].map(([key, { side, type, full }]) => [key, { side, type, full }])).toEqual([
    ['1_7', kinds[0]],
    ['1_300', kinds[1]],
    ['200_4', kinds[2]],
  ])
  expect(list.titlesToRead()).toEqual(['titles.json', 5])
  expect(list.keysTitled('sense')).toEqual([])
  list.readTitles({
    marks: ['luke', 'sense', 'sense'].map(markOf).join(''),
    also: [[2, markOf('alter')]],
  })
  expect(list.titlesToRead()).toBeNull()
  expect(list.keysTitled('sense')).toEqual(['1_300', '200_4'])
  expect(list.keysTitled('alter')).toEqual(['200_4'])
  expect(list.keysTitled('luke skywalker')).toEqual([])
  expect([list.typeNamed('sense'), list.typeNamed('luke'), list.typeNamed('alter')]).toEqual([
    'interrupt',
    'character',
    undefined,
  ])
  expect(list.fileOf('1_300')).toEqual(['two.json', 20])
  expect(list.fileOf('1_8')).toBeUndefined()
})
