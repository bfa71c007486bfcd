/** Games with decks of which some cards are played by what is printed on them alone. */

import { expect, test } from 'vitest'
import { rollsFrom } from '../../kernel/index.ts'
import { random } from '../../opponent/random.ts'
import { autoPass, current, open, play, replay, save, swccg } from '../../views/engine.ts'
import { prepare } from '../table/new-game.ts'
import { readyLists } from './printed.ts'

const list = `Start: Naboo
1 Naboo
9 Naboo: Theed Palace Generator Core
3x 12_21
12 Dash Rendar
12 Order To Engage
1 Hidden Base / Systems Will Slip Through Your Fingers
22 Rebel Trooper`

const setUp = { decks: { light: list, dark: null }, edition: 'ar' as const, seed: '3' }

test('the cards of a list that the pool has not are fetched; those that nobody knows are named', async () => {
  const { printed, problems } = await readyLists({ light: `${list}\n1 Nobody At All`, dark: null })
  expect(Object.values(printed).map(({ title }) => title)).toEqual(
    expect.arrayContaining(['Naboo: Theed Palace Generator Core', 'Dash Rendar', 'Order To Engage']),
  )
  expect(printed['12_21']).toMatchObject({ title: 'Plo Koon', type: 'character' })
  expect(problems.map(({ player, reason }) => [player, reason.rule, reason.with?.title ?? null])).toEqual([
    ['light', 'KRN-006', null],
    ['light', 'DECK-001', 'Nobody At All'],
  ])
  expect(prepare(setUp)).toMatchObject({ ok: false })
  const plain = { light: null, dark: '60x Stormtrooper' }
  expect(await readyLists(plain)).toEqual({ decks: plain, printed: {}, problems: [] })
})

test('a list of one’s own comes in any form, of the side whose it is', async () => {
  const text = 'Characters (59)\n59 Jawa // many\nLocations: 1\nTatooine x1 (starting)\nTotal: 60'
  const { decks, problems } = await readyLists({ light: text, dark: text })
  expect(problems).toEqual([])
  expect(decks.light).toBe('Side: light\nStart: 1_127\n59x 1_12\n1x 1_127')
  expect(decks.dark).toBe('Side: dark\nStart: 1_289\n59x 1_182\n1x 1_289')
  expect(prepare({ decks, edition: 'ar', seed: '3' })).toMatchObject({ ok: true })
})

test('a list without bounds is refused at once', async () => {
  const before = performance.now()
  const lines = Array.from({ length: 100_000 }, (_, at) => `1 Nobody ${at}`).join('\n')
  const { problems } = await readyLists({ light: lines, dark: `1 ${'x'.repeat(4_000_000)}` })
  expect(problems.map(({ reason }) => reason.say)).toEqual(['too many lines', 'too long'])
  expect(JSON.stringify(problems).length).toBeLessThan(400)
  expect(performance.now() - before).toBeLessThan(8000)
})

test('such a game is played, what has no more than a text never leaves hand and piles, and a save brings all along', async () => {
  const game = prepare({ ...setUp, ...(await readyLists(setUp.decks)) })
  if (!game.ok) throw new Error(JSON.stringify(game.problems))
  const { defined } = game.start.state
  const roll = rollsFrom('3')
  const deployed = new Set<string>()
  let history = open(swccg, game.start, autoPass)
  for (let answers = 0; answers < 300 && current(history).decision; answers++) {
    const now = current(history)
    const next = play(swccg, history, random(swccg.redact(now, now.decision?.by ?? 'light'), roll), autoPass)
    if (!next.ok) throw new Error(JSON.stringify(next.verdict.reasons))
    history = next.history
    for (const { key, where } of current(history).state.cards)
      if (!('in' in where)) deployed.add(defined[key]?.title ?? '')
  }
  expect([...deployed]).toEqual(expect.arrayContaining(['Naboo: Theed Palace Generator Core', 'Dash Rendar']))
  expect([...deployed]).not.toContain('Order To Engage')
  const again = replay(swccg, JSON.parse(JSON.stringify(save(history))))
  expect(again.brokenAt).toBeNull()
  expect(JSON.stringify(current(again.history).state)).toBe(JSON.stringify(current(history).state))
})
