/** What is looked for is found, and is as short as it can be. */

import { expect, test } from 'vitest'
import { readWhole } from '../../../scenarios/format/reading.ts'
import { runRead } from '../../../scenarios/format/run.ts'
import { keyed, withCard } from '../../../swccg/index.ts'
import { clausesOf } from '../clauses.ts'
import { meantBy } from './nouns.ts'
import { proposals } from './propose.ts'
import { shortened } from './shorten.ts'
import type { Stage } from './stages.ts'

const passes = (stage: Stage): boolean => {
  const read = readWhole(JSON.stringify(stage))
  const run = read.ok ? runRead(read.scenario) : null
  return run !== null && 'ok' in run && run.ok
}

test('a scenario is found that a card passes with a clause, and not without it', { timeout: 120_000 }, () => {
  const card = keyed('1_2')!
  const clauses = clausesOf(card).filter(({ path }) => ['text.0', 'text.0.add'].includes(path))
  const found = proposals(card, clauses, [], 60, 'test')
  expect(found.flatMap(({ paths }) => paths).sort()).toEqual(['text.0', 'text.0.add'])
  for (const { stage, paths } of found) {
    expect(passes(stage)).toBe(true)
    for (const path of paths) {
      const without = clauses.find((clause) => clause.path === path)!.card
      expect(withCard(without, () => passes(stage))).toBe(false)
    }
  }
})

test('of a card’s text those are made up whom it means, and those whom it nearly means', () => {
  // "While at a site with Owen Lars or Hydroponics Station, ..."
  const titles = meantBy(keyed('1_2')!).map(({ title }) => title)
  expect(titles).toContain('Owen Lars')
  expect(titles).toContain('Hydroponics Station')
  const characteristics = meantBy(keyed('1_164')!).map(({ card }) => card.characteristics)
  expect(characteristics).toContainEqual(['Imperial starship'])
  expect(characteristics).toContain(undefined)
})

test('what a scenario does not need is left out, and what lies on it', () => {
  const stage: Stage = {
    id: 'X',
    title: 'x',
    define: { A: {}, B: {} },
    cards: { card: 'A', ship: 'B', crew: 'A', needed: 'A' },
    start: {
      locations: ['One', 'Two'],
      place: [
        { card: 'ship', at: 'One' },
        { card: 'crew', aboard: 'ship' },
        { card: 'needed', at: 'Two' },
      ],
      hand: { light: ['crew'], dark: ['needed'] },
      force: { light: 3, dark: 3 },
    },
    steps: [{ do: 1 }, { do: 2 }],
  }
  const does = ({ cards, start: { locations, force } }: Stage) =>
    'needed' in cards && locations.includes('Two') && (force as { dark?: number } | undefined)?.dark === 3
  const { cards, start, steps } = shortened(stage, does)
  expect(Object.keys(cards)).toEqual(['card', 'needed'])
  expect(start).toEqual({
    locations: ['Two'],
    place: [{ card: 'needed', at: 'Two' }],
    force: { dark: 3 },
  })
  expect(steps).toEqual([{ do: 2 }])
})
