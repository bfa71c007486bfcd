/** A whole game between two Recruits, as a save of it: what is watched again in tests. */

import { rollsFrom } from '../kernel/index.ts'
import { knowing } from '../opponent/contest.ts'
import { reply } from '../opponent/index.ts'
import {
  autoPass,
  current,
  type History,
  type Intent,
  newGame,
  open,
  type Position,
  play,
  premiereDarkDeck,
  premiereLightDeck,
  save,
  swccg,
} from './engine.ts'

/** @param turns after which it is broken off. */
export function wholeGame(seed: string, turns = 300): History<Position, Intent> {
  const prepared = newGame({ light: premiereLightDeck, dark: premiereDarkDeck, edition: 'ar', seed })
  if (!prepared.ok) throw new Error('the decks are not fine')
  const { start } = prepared
  const roll = rollsFrom(seed)
  const memories = { light: knowing(start, 'light'), dark: knowing(start, 'dark') }
  let history: History<Position, Intent> = open(swccg, start, autoPass)
  for (;;) {
    const game = current(history)
    if (!game.decision || game.state.turn.number > turns) return history
    const { by } = game.decision
    const found = reply('recruit', swccg.redact(game, by), memories[by], roll)
    memories[by] = found.memory
    const result = play(swccg, history, found.answer, autoPass)
    if (!result.ok) throw new Error(`${found.answer.by} was refused`)
    history = result.history
  }
}

/** The file that this page would write of it. */
export const fileOf = (history: History<Position, Intent>): string =>
  JSON.stringify({
    landspeed: 1,
    source: { id: 'game', lesson: false, game: true },
    scenario: null,
    edition: 'ar',
    names: {},
    progress: [],
    saved: save(history),
  })
