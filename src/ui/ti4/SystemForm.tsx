/** The system that the editor changes: its name, its planets, and what kind of system it is. */

import { type Anomaly, type Position, ti4Actions, type Wormhole } from '../../store/ti4/index.ts'
import { useWords } from './use.ts'

const anomalies: readonly Anomaly[] = ['asteroid field', 'supernova', 'nebula', 'gravity rift']
const kinds: readonly Wormhole[] = ['alpha', 'beta', 'gamma', 'delta']

/** Says what to do while no system is chosen. */
export function SystemForm({ p, system }: { p: Position; system: number | null }) {
  const { t, speech } = useWords()
  const found = system === null ? undefined : p.systems[system]
  if (!found || system === null) return <p className="small">{t('edit.systemHint')}</p>
  const { name, planets, anomaly, wormholes } = found
  const change = ti4Actions().changeSystem
  const toggled = (kind: Wormhole) =>
    wormholes.includes(kind) ? wormholes.filter((one) => one !== kind) : [...wormholes, kind]
  return (
    <fieldset className="system-form">
      <legend>{t('edit.thisSystem', { system: speech.system(p, system) })}</legend>
      <Line label={t('edit.name')} text={name} set={(text) => change({ name: text })} />
      <Line
        label={t('edit.planets')}
        text={planets.join(', ')}
        set={(text) => change({ planets: text.split(',').flatMap((planet) => planet.trim() || []) })}
      />
      <label className="field">
        {t('edit.anomaly')}{' '}
        <select
          value={anomaly ?? ''}
          onChange={({ target }) =>
            change({ anomaly: anomalies.find((one) => one === target.value) ?? null })
          }
        >
          <option value="">{t('edit.noAnomaly')}</option>
          {anomalies.map((one) => (
            <option key={one} value={one}>
              {speech.anomaly(one)}
            </option>
          ))}
        </select>
      </label>
      <fieldset>
        <legend>{t('edit.wormholes')}</legend>
        <div className="checks">
          {kinds.map((kind) => (
            <label key={kind}>
              <input
                type="checkbox"
                checked={wormholes.includes(kind)}
                onChange={() => change({ wormholes: toggled(kind) })}
              />{' '}
              {speech.wormhole(kind)}
            </label>
          ))}
        </div>
      </fieldset>
      <button type="button" className="quiet-button" onClick={() => ti4Actions().removeSystem()}>
        {t('edit.removeSystem')}
      </button>
    </fieldset>
  )
}

/** A line of text that counts when it is left, or with Enter. */
function Line({ label, text, set }: { label: string; text: string; set: (text: string) => void }) {
  const done = (now: string) => {
    if (now.trim() !== text) set(now.trim())
  }
  return (
    <label className="field">
      {label}{' '}
      <input
        key={text}
        type="text"
        defaultValue={text}
        onBlur={({ target }) => done(target.value)}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && done(currentTarget.value)}
      />
    </label>
  )
}
