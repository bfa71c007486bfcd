/** The rail at the right, time flowing down: the log, the stack, the decision. On a phone, what is asked is a sheet. */

import { useMemo } from 'react'
import { useStore } from '../../store/index.ts'
import type { Game, Position } from '../../views/index.ts'
import { BattleBox, isBattleOver } from '../battle/BattleBox.tsx'
import { Decision } from '../decision/Decision.tsx'
import { playableCardsOf } from '../decision/PlayableCards.tsx'
import { Stack } from '../decision/Stack.tsx'
import { Log } from '../log/Log.tsx'
import { PracticeFold, PracticePanel } from '../practice/PracticePanel.tsx'
import { MiniMap } from '../table/MiniMap.tsx'
import { useGame, useWords } from '../use.ts'
import { useLayout } from './layout-shape.ts'
import { useView } from './table-view.ts'

/** `folded` shuts the log and the panel of an opponent, where the table needs the room. */
export function Sidebar({ folded }: { folded: boolean }) {
  const { t } = useWords()
  const { kind } = useLayout()
  const beyond = useView((view) => view.beyond)
  const log = useView((view) => view.log)
  const phone = kind === 'phone' || kind === 'upright'
  const closed = (folded || phone) && !log
  // Held across, a phone has no room for it above what is asked.
  const folds = folded || kind === 'phone'
  const sheet = useSheet(phone)
  return (
    <aside className="rail" aria-label={t('region.decision')} data-sheet={sheet}>
      {!folds && <PracticePanel />}
      <BattleBox />
      <Log closed={closed} />
      <Stack />
      {(folded || beyond) && !phone && <MiniMap />}
      {folds && <PracticeFold />}
      <Decision />
    </aside>
  )
}

/** On a phone: the sheet is open where something has to be chosen in it, unless it has been shut. */
function useSheet(phone: boolean): 'open' | 'shut' | undefined {
  const wanted = useView((view) => view.sheet)
  const game = useGame()
  const picked = useStore((state) => (phone ? state.picked : null))
  const nowhere = useStore(({ targets }) => phone && targets.size === 0)
  // What is held and goes nowhere on the table may have a text that can be used.
  const uses = useMemo(
    () =>
      phone &&
      game?.decision != null &&
      picked !== null &&
      nowhere &&
      playableCardsOf(game, picked).length > 0,
    [phone, game, picked, nowhere],
  )
  if (!phone) return undefined
  return (wanted ?? (picked === null ? asksInSheet(game) : uses)) ? 'open' : 'shut'
}

function asksInSheet(game: Game<Position> | null): boolean {
  // Who has won is told there, too.
  if (!game?.decision) return Boolean(game?.state.winner)
  const { battle, turn } = game.state
  // How a battle has ended is read before one goes on.
  if (isBattleOver(game)) return true
  return game.decision.kind !== 'action' || !['deploy', 'move'].includes(turn.phase) || Boolean(battle)
}
