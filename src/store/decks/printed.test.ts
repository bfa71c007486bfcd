/** Games with decks of which some cards are played by what is printed on them alone. */

import { expect, test } from 'vitest'
import { random, rollsFrom } from '../../opponent/random.ts'
import { autoPass, current, open, play, replay, save, swccg } from '../engine.ts'
import { prepare } from '../new-game.ts'
import { printedIn } from './printed.ts'

const list = `Start: Naboo
1 Naboo
9 Naboo: Theed Palace Generator
3x 9_31
12 Dash Rendar
12 Order To Engage
1 Hidden Base / Systems Will Slip Through Your Fingers
22 Rebel Trooper`

const setUp = { decks: { light: list, dark: null }, edition: 'ar' as const, seed: '3' }

test('the cards of a list that the pool has not are fetched; those that nobody knows stay unknown', async () => {
  const printed = await printedIn({ light: `${list}\n1 Nobody At All`, dark: null })
  expect(Object.keys(printed)).toEqual([
    'Naboo',
    'Naboo: Theed Palace Generator',
    '9_31',
    'Dash Rendar',
    'Order To Engage',
    'Hidden Base / Systems Will Slip Through Your Fingers',
  ])
  expect(printed['9_31']).toMatchObject({ title: 'Wedge Antilles, Red Squadron Leader', type: 'character' })
  expect(prepare(setUp)).toMatchObject({ ok: false })
  expect(await printedIn({ light: null, dark: '60x Stormtrooper' })).toEqual({})
})

test('such a game is played, what has no more than a text never leaves hand and piles, and a save brings all along', async () => {
  const game = prepare({ ...setUp, printed: await printedIn(setUp.decks) })
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
  expect([...deployed]).toEqual(expect.arrayContaining(['Naboo: Theed Palace Generator', 'Dash Rendar']))
  expect([...deployed]).not.toContain('Order To Engage')
  const again = replay(swccg, JSON.parse(JSON.stringify(save(history))))
  expect(again.brokenAt).toBeNull()
  expect(JSON.stringify(current(again.history).state)).toBe(JSON.stringify(current(history).state))
})
