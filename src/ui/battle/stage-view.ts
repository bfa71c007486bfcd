/** Whether the stage of the battle is open, or put away to see the table. */

import { create } from 'zustand'
import { useStore } from '../../store/index.ts'
import { current } from '../../views/index.ts'

/** The battle that has been put away, by its turn and place; null: none. */
const useFolded = create<{ battle: string | null }>()(() => ({ battle: null }))

/** The battle under way, by its turn and place; null without one. */
function battleNow({ history }: Pick<ReturnType<typeof useStore.getState>, 'history'>): string | null {
  const state = history && current(history).state
  return state?.battle ? `${state.turn.number} ${state.battle.at}` : null
}

/** Is there a stage: open, put away, out of the way of a card that is carried to the table, or none? */
export function useStage(): 'open' | 'away' | 'folded' | 'none' {
  const battle = useStore(battleNow)
  const folded = useFolded((state) => state.battle)
  // A weapon is aimed on the stage itself.
  const carrying = useStore(({ picked, carrying: how }) => picked !== null && how !== 'fire')
  if (battle === null) return 'none'
  if (folded === battle) return 'folded'
  return carrying ? 'away' : 'open'
}

/** Does it stand over the table, or would if no card were carried? */
export function useStaged(): boolean {
  const battle = useStore(battleNow)
  const folded = useFolded((state) => state.battle)
  return battle !== null && folded !== battle
}

/** Puts the stage away, or brings it back. */
export const fold = (away: boolean): void =>
  useFolded.setState({ battle: away ? battleNow(useStore.getState()) : null })
