/** Asks before an undo that takes back what was revealed: of two at one device the other one, who has to agree. */

import { actions, useSettings, useStore, viewerOf } from '../../store/index.ts'
import { revealedSince } from '../../store/table/undo-points.ts'
import { opponentOf } from '../../views/index.ts'
import { useReplayWords } from '../replay/words.ts'
import { sayRevealed } from '../top-bar/revealed.ts'
import { Window } from './Window.tsx'

export function UndoRevealed() {
  const { t } = useReplayWords()
  const open = useStore(({ dialog }) => dialog === 'undo')
  const asks = useSettings(({ undoAsks }) => undoAsks)
  const two = useStore(({ source }) => source?.game === true && !source.practice)
  const viewer = useStore(viewerOf)
  const close = () => actions().setDialog(null)
  const words = { side: t(`sideOf.${viewer}`), other: t(`sideOf.${opponentOf(viewer)}`) }
  const agrees = two && asks
  return (
    <Window
      title={agrees ? t('replay:goBack.asks.title', words) : t('undoDialog.title')}
      open={open}
      onClose={close}
    >
      {open && <Since />}
      <p>{agrees ? t('replay:goBack.asks.text', words) : t('undoDialog.text')}</p>
      <div className="two answer">
        <button type="button" className="quiet-button" onClick={() => actions().undoAnyway()}>
          {agrees ? t('replay:goBack.asks.yes', words) : t('undoDialog.yes')}
        </button>
        <button type="button" className="main-button" onClick={close}>
          {agrees ? t('replay:goBack.asks.no') : t('undoDialog.no')}
        </button>
      </div>
    </Window>
  )
}

/** What has come to light since the point that one would go back to. */
function Since() {
  const { t } = useReplayWords()
  const history = useStore((state) => state.history)
  const undoing = useStore((state) => state.undoing)
  if (!history || undoing === null) return null
  return <p className="seen-since">{sayRevealed(t, revealedSince(history, undoing))}.</p>
}
