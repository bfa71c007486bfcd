/** Asks before an undo that takes back what was revealed. */

import { actions, useStore } from '../../store/index.ts'
import { useWords } from '../use.ts'
import { Window } from './Window.tsx'

export function UndoRevealed() {
  const { t } = useWords()
  const open = useStore(({ dialog }) => dialog === 'undo')
  const close = () => actions().setDialog(null)
  return (
    <Window title={t('undoDialog.title')} open={open} onClose={close}>
      <p>{t('undoDialog.text')}</p>
      <div className="two answer">
        <button type="button" className="quiet-button" onClick={() => actions().undoAnyway()}>
          {t('undoDialog.yes')}
        </button>
        <button type="button" className="main-button" onClick={close}>
          {t('undoDialog.no')}
        </button>
      </div>
    </Window>
  )
}
