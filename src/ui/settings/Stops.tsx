/** Where the game stops for a player: at every decision, in phases, at kinds of responses, and at destiny draws. */

import { type Phase, phases, type Stops, stopKinds, useSettings } from '../../store/index.ts'
import { useWords } from '../use.ts'
import { Check, Choice, Group } from './Choice.tsx'
import { change } from './change.ts'

const choices: readonly Stops[] = ['legal', 'always']

/** Phases that are never passed over, even where nothing can be done. */
function StopPhases() {
  const { t } = useWords()
  const at = useSettings(({ stopPhases }) => stopPhases)
  const toggle = (whose: 'own' | 'other', phase: Phase) => {
    const has = at[whose].includes(phase)
    change({
      stopPhases: {
        ...at,
        [whose]: has ? at[whose].filter((one) => one !== phase) : [...at[whose], phase],
      },
    })
  }
  return (
    <table className="stop-phases">
      <caption>{t('settingsDialog.stopPhases')}</caption>
      <thead>
        <tr>
          <td />
          {(['own', 'other'] as const).map((whose) => (
            <th key={whose} scope="col">
              {t(`settingsDialog.stopIn.${whose}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {phases.map((phase) => (
          <tr key={phase}>
            <th scope="row">{t(`phase.${phase}`)}</th>
            {(['own', 'other'] as const).map((whose) => {
              // The player whose turn it is ends his move phase himself.
              const always = whose === 'own' && phase === 'move'
              return (
                <td key={whose}>
                  <label>
                    <input
                      type="checkbox"
                      aria-label={`${t(`settingsDialog.stopIn.${whose}`)}: ${t(`phase.${phase}`)}`}
                      checked={always || at[whose].includes(phase)}
                      disabled={always}
                      onChange={() => toggle(whose, phase)}
                    />
                  </label>
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Responses at which one is asked whatever one holds. */
function StopKinds() {
  const { t } = useWords()
  const at = useSettings((settings) => settings.stopKinds)
  return (
    <fieldset className="setting kinds">
      <legend>{t('settingsDialog.stopKinds')}</legend>
      {stopKinds.map((kind) => (
        <Check
          key={kind}
          label={t(`settingsDialog.kinds.${kind}`)}
          checked={at.includes(kind)}
          onChange={(now) => change({ stopKinds: now ? [...at, kind] : at.filter((one) => one !== kind) })}
        />
      ))}
    </fieldset>
  )
}

export function StopsGroup() {
  const { t } = useWords()
  const { stops, waitForDestiny } = useSettings()
  return (
    <Group id="stops" title={t('settingsDialog.groups.stops')}>
      <Choice
        legend={t('settingsDialog.stops')}
        all={choices}
        chosen={stops}
        said={(one) => t(one === 'always' ? 'settingsDialog.stopsAlways' : 'settingsDialog.stopsLegal')}
        onChoose={(one) => change({ stops: one })}
      />
      {stops === 'legal' && <StopKinds />}
      {stops === 'legal' && <StopPhases />}
      <p className="small">{t('settingsDialog.stopsNote')}</p>
      <fieldset className="setting">
        <legend>{t('settingsDialog.destiny')}</legend>
        <Check
          label={t('settingsDialog.destinyWaits')}
          checked={waitForDestiny}
          onChange={(now) => change({ waitForDestiny: now })}
        />
      </fieldset>
    </Group>
  )
}
