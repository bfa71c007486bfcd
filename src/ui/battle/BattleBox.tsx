/** Where the battle is shown, once there is one. */

import { current, useStore, useWhole } from '../../store/index.ts'
import { Later, part } from '../later.tsx'

const battle = part(() => import('./Battle.tsx').then(({ Battle }) => Battle))

export function BattleBox() {
  const whole = useWhole()
  const fighting = useStore(({ history, source }) => {
    if (!history || !source) return false
    const { state, events } = current(history)
    return Boolean(state.battle || state.attack) || events.some(({ say }) => say.startsWith('battle '))
  })
  return whole && fighting && <Later part={battle} props={{}} />
}
