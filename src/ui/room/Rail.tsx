/** The rail at the right, time flowing down: the log, the stack, the decision. On a phone, what is asked is a sheet. */

import { useStore } from '../../store/index.ts'
import { BattleBox } from '../battle/BattleBox.tsx'
import { Decision } from '../panels/Decision.tsx'
import { Log } from '../panels/Log.tsx'
import { Stack } from '../panels/Stack.tsx'
import { PracticePanel } from '../practice/PracticePanel.tsx'
import { MiniMap } from '../table/MiniMap.tsx'
import { useWords } from '../use.ts'
import { useRoom } from './shape.ts'
import { useView } from './view.ts'

export function Rail({ folded }: { folded: boolean }) {
  const { t } = useWords()
  const { kind } = useRoom()
  const beyond = useView((view) => view.beyond)
  const log = useView((view) => view.log)
  const phone = kind === 'phone' || kind === 'upright'
  const closed = (folded || phone) && !log
  const sheet = useSheet(phone)
  return (
    <aside className="rail" aria-label={t('region.decision')} data-sheet={sheet}>
      <PracticePanel />
      <BattleBox />
      <Log closed={closed} />
      <Stack />
      {(folded || beyond) && !phone && <MiniMap />}
      <Decision />
    </aside>
  )
}

/** On a phone: the sheet is open where something has to be chosen in it, unless it has been shut. */
function useSheet(phone: boolean): 'open' | 'shut' | undefined {
  const wanted = useView((view) => view.sheet)
  const asks = useStore(({ history, picked }) => {
    const game = history?.games[history.at]
    if (!game?.decision || picked !== null) return false
    const { kind } = game.decision
    const { phase } = game.state.turn
    return kind !== 'action' || !['deploy', 'move'].includes(phase) || Boolean(game.state.battle)
  })
  if (!phone) return undefined
  return (wanted ?? asks) ? 'open' : 'shut'
}
