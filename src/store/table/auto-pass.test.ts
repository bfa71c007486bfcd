/** Where the game stops for a player: at the kinds of responses that he has chosen, whatever he holds. */

import { afterEach, expect, test } from 'vitest'
import { current } from '../../views/index.ts'
import { actions, changeSettings, resetSettings, type StopKind } from '../index.ts'

const scenario = import.meta.glob<string>('../../scenarios/rules/react/react/rule-react-01.json', {
  query: '?raw',
  import: 'default',
  eager: true,
})['../../scenarios/rules/react/react/rule-react-01.json']

const game = () => {
  const { history } = actions()
  if (!history) throw new Error('no game is on the table')
  return current(history)
}

/** Initiates a battle, to which Dark alone could respond, and says who is asked for responses to that. */
async function askedAtBattle(stopKinds: readonly StopKind[]): Promise<string[]> {
  changeSettings({ stopKinds })
  expect(await actions().newPosition(scenario ?? '')).toBeNull()
  const location = actions().names.Plain ?? -1
  actions().answer({ by: 'light', act: { kind: 'battle', location } })
  const asked: string[] = []
  for (let top = game().stack.at(-1); top?.does === 'window'; top = game().stack.at(-1)) {
    if (top.event.is === 'battle initiated') asked.push(game().decision?.by ?? '')
    actions().pass()
  }
  return asked
}

afterEach(() => {
  resetSettings()
})

test('who could not respond is asked where the kind of response has been chosen, and only there', async () => {
  expect(await askedAtBattle([])).toEqual(['dark'])
  expect(await askedAtBattle(['deploy', 'move', 'card', 'text', 'weapon', 'drain'])).toEqual(['dark'])
  expect(await askedAtBattle(['battle'])).toEqual(['dark', 'light'])
})

/** Begins a game from decks and passes until Dark's first turn is over or a move phase stops it. */
function moveStops(): boolean {
  actions().startGame({ decks: { light: null, dark: null }, edition: 'ar', seed: 'nobody moves' })
  for (let left = 60; left > 0 && game().state.turn.player === 'dark'; left--) {
    const { state, decision } = game()
    if (state.turn.phase === 'move' && decision?.by === 'dark' && decision.kind === 'action') return true
    actions().takeSeat()
    actions().handOver()
    actions().takeSeat()
    actions().pass()
  }
  return false
}

test('a move phase with nothing on the table goes by, unless one stops there', () => {
  changeSettings({ stopPhases: { own: ['move'], other: [] } })
  expect(moveStops()).toBe(true)
  resetSettings()
  expect(moveStops()).toBe(false)
  expect(game().state.turn.player).toBe('light')
})
