/** The card browser over the table: cards are looked up without leaving it. */

import { actions } from '../../store/index.ts'
import { Window } from '../dialogs/Window.tsx'
import { Browser } from './Browser.tsx'
import './decks.css'
import { useDeckScreens } from './state.ts'
import { useDeckWords } from './use.ts'
import { ZoomWindow } from './Zoom.tsx'

/** Closing it leaves the table as it was. */
export function BrowseWindow() {
  const { t } = useDeckWords()
  const over = useDeckScreens((state) => state.over)
  return (
    <Window title={t('tabs.cards')} open onClose={() => actions().setDialog(null)} wide>
      <div className="dk over">
        <Browser />
      </div>
      {over && 'card' in over && <ZoomWindow over={over} />}
    </Window>
  )
}
