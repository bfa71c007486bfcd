/** Where the game stops for a player: at the kinds of responses that he has chosen, whatever he holds. */

import { afterEach, expect, test } from 'vitest'
import { actions, changeSettings, current, resetSettings, type StopKind } from './index.ts'

const scenario = import.meta.glob<string>('../scenarios/battle/rule-react-01.json', {
  query: '?raw',
  import: 'default',
  eager: true,
})['../scenarios/battle/rule-react-01.json']

const game = () => {
  const { history } = actions()
  if (!history) throw new Error('no game is on the table')
  return current(history)
}

/** Initiates a battle, to which Dark alone could respond, and says who is asked for responses to that. */
function askedAtBattle(stopKinds: readonly StopKind[]): string[] {
  changeSettings({ stopKinds })
  expect(actions().newPosition(scenario ?? '')).toBeNull()
  const location = actions().names.Plain ?? -1
  actions().answer({ by: 'light', act: { battle: { location } } })
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

test('who could not respond is asked where the kind of response has been chosen, and only there', () => {
  expect(askedAtBattle([])).toEqual(['dark'])
  expect(askedAtBattle(['deploy', 'move', 'card', 'text', 'weapon', 'drain'])).toEqual(['dark'])
  expect(askedAtBattle(['battle'])).toEqual(['dark', 'light'])
})
