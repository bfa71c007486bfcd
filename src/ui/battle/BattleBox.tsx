/** Where the battle is shown, once there is one. */

import { current, useStore } from '../../store/index.ts'
import { Battle } from './Battle.tsx'

export function BattleBox() {
  const fighting = useStore(({ history, source }) => {
    if (!history || !source) return false
    const { state, events } = current(history)
    return Boolean(state.attack) || (!state.battle && events.some(({ say }) => say.startsWith('battle ')))
  })
  return fighting && <Battle />
}
