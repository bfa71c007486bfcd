/** The start of a game on the page: what starting cards find is picked up and put down like cards from hand. */

import { expect, test } from 'vitest'
import { current, facts, printedSides } from '../../views/index.ts'
import { actions, loadSpeech, speechIn } from '../index.ts'
import { sayNotLaid } from '../language/speech.ts'

const scenario = import.meta.glob<string>('../../scenarios/rules/start/decks/start-02.example.json', {
  query: '?raw',
  import: 'default',
  eager: true,
})['../../scenarios/rules/start/decks/start-02.example.json']

const game = () => {
  const { history } = actions()
  if (!history) throw new Error('no game is on the table')
  return current(history)
}
const titled = (title: string) =>
  game().decision?.cards?.find((card) => facts(game().state, card).title === title) ?? -1

test('decks of a file begin a game: found cards go from the Reserve Deck to a place', async () => {
  await loadSpeech('en')
  await loadSpeech('fr')
  expect(await actions().newPosition(scenario ?? '')).toBeNull()
  expect(game().decision).toMatchObject({ by: 'dark', kind: 'action', why: 'deploy by text' })
  expect(speechIn('en').decision(game().state, game().decision!).title).toBe('Deploy from the Reserve Deck')

  // One place for a system on an empty table.
  actions().pick(titled('Kessel'))
  expect(actions().carrying).toBe('deploy')
  expect([...actions().targets.keys()]).toEqual(['gap:0'])
  actions().tryMove('gap:0')
  expect(game().state.layout.map((location) => facts(game().state, location).title)).toEqual([
    'Kessel',
    'Kessel: Mines',
  ])

  // Light's Objective may deploy a character there, which is refused elsewhere for the place.
  expect(game().decision).toMatchObject({ by: 'light', why: 'deploy by text' })
  const miner = titled('Miner')
  actions().pick(miner)
  expect([...actions().targets.keys()]).toEqual([`at:${game().state.layout[1]}`])
  actions().tryMove(`at:${game().state.layout[0]}`)
  expect(actions().refusal?.refused[0]?.using).toBe('deploy')
  actions().pick(miner)
  actions().tryMove(`at:${game().state.layout[1]}`)
  expect(game().state.turn.number).toBe(1)

  const objective = game().state.cards.find(({ id }) => facts(game().state, id).title === 'Spice Wars')
  const { sides, up } = printedSides(game().state, objective?.id ?? -1)
  expect(sides.map(({ destiny }) => destiny)).toEqual([0, 7])
  expect(up).toBe(0)
})

test('decks that break a rule are told of in words', async () => {
  const broken = JSON.parse(scenario ?? '')
  broken.start.decks.dark.cards.push('wars2')
  broken.cards.wars2 = 'Spice Wars'
  broken.start.decks.dark.start = ['wars', 'wars2']
  const found = await actions().newPosition(JSON.stringify(broken))
  expect(found && (await sayNotLaid('en', found))).toMatch(/Objective/)
  expect(found && (await sayNotLaid('fr', found))).toMatch(/objectif/)
})
