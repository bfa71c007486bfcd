/** Where the game stops for a player: at every decision, in phases, at kinds of responses, and at destiny draws. */

import { type Stops, stopKinds, useSettings } from '../../store/index.ts'
import { type Phase, phases } from '../../views/index.ts'
import { useWords } from '../use.ts'
import { Check, Choice, Group } from './Choice.tsx'
import { change } from './change.ts'
import { useSettingWords } from './say.ts'

const choices: readonly Stops[] = ['legal', 'always']

/** Phases that are never passed over, even where nothing can be done. */
function StopPhases() {
  const { t } = useWords()
  const say = useSettingWords()
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
      <caption>{say('stopPhases')}</caption>
      <thead>
        <tr>
          <td />
          {(['own', 'other'] as const).map((whose) => (
            <th key={whose} scope="col">
              {say(`stopIn.${whose}`)}
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
                      aria-label={`${say(`stopIn.${whose}`)}: ${t(`phase.${phase}`)}`}
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
  const say = useSettingWords()
  const at = useSettings((settings) => settings.stopKinds)
  return (
    <fieldset className="setting kinds">
      <legend>{say('stopKinds')}</legend>
      {stopKinds.map((kind) => (
        <Check
          key={kind}
          label={say(`kinds.${kind}`)}
          checked={at.includes(kind)}
          onChange={(now) => change({ stopKinds: now ? [...at, kind] : at.filter((one) => one !== kind) })}
        />
      ))}
    </fieldset>
  )
}

/** Phases and kinds of responses are chosen only where the game does not stop at every decision. */
export function StopsGroup() {
  const say = useSettingWords()
  const { stops, waitForDestiny } = useSettings()
  return (
    <Group id="stops" title={say('groups.stops')}>
      <Choice
        legend={say('stops')}
        all={choices}
        chosen={stops}
        said={(one) => say(one === 'always' ? 'stopsAlways' : 'stopsLegal')}
        onChoose={(one) => change({ stops: one })}
      />
      {stops === 'legal' && <StopKinds />}
      {stops === 'legal' && <StopPhases />}
      <p className="small">{say('stopsNote')}</p>
      <fieldset className="setting">
        <legend>{say('destiny')}</legend>
        <Check
          label={say('destinyWaits')}
          checked={waitForDestiny}
          onChange={(now) => change({ waitForDestiny: now })}
        />
      </fieldset>
    </Group>
  )
}
