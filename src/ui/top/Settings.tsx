/** Where to stop, and a file for a fault report. */

import { actions, type Stops, useStore } from '../../store/index.ts'
import { saveState } from '../files.ts'
import { useWords } from '../use.ts'
import { Window } from './Window.tsx'

const choices: readonly Stops[] = ['legal', 'always']

export function Settings() {
  const { t } = useWords()
  const open = useStore(({ dialog }) => dialog === 'settings')
  const stops = useStore((state) => state.stops)
  return (
    <Window title={t('settings')} open={open} onClose={() => actions().setDialog(null)}>
      <fieldset>
        <legend>{t('settingsDialog.stops')}</legend>
        {choices.map((choice) => (
          <label key={choice} className="radio">
            <input
              type="radio"
              name="stops"
              checked={stops === choice}
              onChange={() => actions().setStops(choice)}
            />
            {t(choice === 'always' ? 'settingsDialog.stopsAlways' : 'settingsDialog.stopsLegal')}
          </label>
        ))}
        <p className="small">{t('settingsDialog.stopsNote')}</p>
      </fieldset>
      <h3>{t('settingsDialog.report')}</h3>
      <p className="small">{t('settingsDialog.reportNote')}</p>
      <button type="button" className="main-button" onClick={() => saveState()}>
        {t('settingsDialog.save')}
      </button>
    </Window>
  )
}
