/** Where the battle is shown, once there is one. */

import { useStore } from '../../store/index.ts'
import { current, type Game, type Position } from '../../views/index.ts'
import { Battle } from './Battle.tsx'

/** Has a battle come to its end by the last answer? */
export const isBattleOver = ({ state, events }: Game<Position>): boolean =>
  !state.battle && events.some(({ say }) => say.startsWith('battle '))

/** Asks for no more than whether there is something to show: it is there at every answer. */
export function BattleBox() {
  const fighting = useStore(({ history, source }) => {
    if (!history || !source) return false
    const game = current(history)
    return Boolean(game.state.attack) || isBattleOver(game)
  })
  return fighting && <Battle />
}
