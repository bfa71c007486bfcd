/** Where to stop, how fast things move, sound, open hands, and a file for a fault report. */

import {
  actions,
  changeSettings,
  motions,
  type Phase,
  phases,
  type Stops,
  useSettings,
  useStore,
} from '../../store/index.ts'
import { saveState } from '../state-file.ts'
import { useWords } from '../use.ts'
import { Window } from './Window.tsx'

const choices: readonly Stops[] = ['legal', 'always']

/** Phases that are never passed over, even where nothing can be done. */
function StopPhases() {
  const { t } = useWords()
  const stops = useSettings(({ stops }) => stops)
  const at = useSettings(({ stopPhases }) => stopPhases)
  const toggle = (whose: 'own' | 'other', phase: Phase) => {
    const has = at[whose].includes(phase)
    changeSettings({
      stopPhases: {
        ...at,
        [whose]: has ? at[whose].filter((one) => one !== phase) : [...at[whose], phase],
      },
    })
  }
  if (stops === 'always') return null
  return (
    <table className="stop-phases">
      <caption>{t('settingsDialog.stopPhases')}</caption>
      <thead>
        <tr>
          <td />
          {phases.map((phase) => (
            <th key={phase} scope="col">
              {t(`phase.${phase}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {(['own', 'other'] as const).map((whose) => (
          <tr key={whose}>
            <th scope="row">{t(`settingsDialog.stopIn.${whose}`)}</th>
            {phases.map((phase) => {
              // The player whose turn it is ends his move phase himself.
              const always = whose === 'own' && phase === 'move'
              return (
                <td key={phase}>
                  <input
                    type="checkbox"
                    aria-label={`${t(`settingsDialog.stopIn.${whose}`)}: ${t(`phase.${phase}`)}`}
                    checked={always || at[whose].includes(phase)}
                    disabled={always}
                    onChange={() => toggle(whose, phase)}
                  />
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** What a player sees and hears of what happens. */
function Senses() {
  const { t } = useWords()
  const motion = useSettings((settings) => settings.motion)
  const sound = useSettings((settings) => settings.sound)
  const openHands = useSettings((settings) => settings.openHands)
  return (
    <>
      <fieldset className="setting">
        <legend>{t('settingsDialog.motion')}</legend>
        {motions.map((one) => (
          <label key={one} className="radio">
            <input
              type="radio"
              name="motion"
              checked={motion === one}
              onChange={() => changeSettings({ motion: one })}
            />
            {t(`settingsDialog.motions.${one}`)}
          </label>
        ))}
        <label className="radio">
          <input
            type="checkbox"
            checked={sound}
            onChange={({ target }) => changeSettings({ sound: target.checked })}
          />
          {t('settingsDialog.sound')}
        </label>
      </fieldset>
      <fieldset className="setting">
        <legend>{t('settingsDialog.hands')}</legend>
        <label className="radio">
          <input
            type="checkbox"
            checked={openHands}
            onChange={({ target }) => changeSettings({ openHands: target.checked })}
          />
          {t('settingsDialog.openHands')}
        </label>
      </fieldset>
    </>
  )
}

export function Settings() {
  const { t } = useWords()
  const open = useStore(({ dialog }) => dialog === 'settings')
  const waits = useSettings(({ waitForDestiny }) => waitForDestiny)
  const stops = useSettings((settings) => settings.stops)
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
              onChange={() => changeSettings({ stops: choice })}
            />
            {t(choice === 'always' ? 'settingsDialog.stopsAlways' : 'settingsDialog.stopsLegal')}
          </label>
        ))}
      </fieldset>
      <StopPhases />
      <p className="small">{t('settingsDialog.stopsNote')}</p>
      <fieldset className="setting">
        <legend>{t('settingsDialog.destiny')}</legend>
        <label className="radio">
          <input
            type="checkbox"
            checked={waits}
            onChange={({ target }) => changeSettings({ waitForDestiny: target.checked })}
          />
          {t('settingsDialog.destinyWaits')}
        </label>
      </fieldset>
      <Senses />
      <h3>{t('settingsDialog.report')}</h3>
      <p className="small">{t('settingsDialog.reportNote')}</p>
      <button type="button" className="main-button" onClick={() => saveState()}>
        {t('settingsDialog.save')}
      </button>
    </Window>
  )
}
