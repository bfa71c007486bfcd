/** How the page looks and sounds to a player. */

import { fetchPart, motions, palettes, settings, textSizes, useSettings } from '../../store/index.ts'
import { useWords } from '../use.ts'
import { Check, Choice, Group } from './Choice.tsx'
import { change } from './change.ts'

const kinds = ['light', 'dark', 'legal', 'refused'] as const

/** The four colours that mean something, as a palette has them. */
function Swatches({ of }: { of: string }) {
  return (
    <span className="swatches" data-palette={of} aria-hidden="true">
      {kinds.map((kind) => (
        <i key={kind} data-kind={kind} />
      ))}
    </span>
  )
}

export function Look() {
  const { t } = useWords()
  const { palette, brighter, textSize, motion } = useSettings()
  return (
    <Group id="look" title={t('settingsDialog.groups.look')}>
      <Choice
        legend={t('settingsDialog.palette')}
        all={palettes}
        chosen={palette}
        said={(one) => (
          <>
            <Swatches of={one} /> {t(`settingsDialog.palettes.${one}`)}
          </>
        )}
        onChoose={(one) => change({ palette: one })}
      />
      <fieldset className="setting">
        <legend>{t('settingsDialog.light')}</legend>
        <Check
          label={t('settingsDialog.brighter')}
          checked={brighter}
          onChange={(now) => change({ brighter: now })}
        />
      </fieldset>
      <Choice
        legend={t('settingsDialog.textSize')}
        all={textSizes}
        chosen={textSize}
        said={(one) => (
          <span style={{ fontSize: `calc(0.8125rem / var(--text, 1) * ${one / 100})` }}>
            {t(`settingsDialog.textSizes.${one}`)}
          </span>
        )}
        onChoose={(one) => change({ textSize: one })}
      />
      <Choice
        legend={t('settingsDialog.motion')}
        all={motions}
        chosen={motion}
        said={(one) => t(`settingsDialog.motions.${one}`)}
        onChoose={(one) => change({ motion: one })}
      />
    </Group>
  )
}

/** So loud it is now. */
function sample(): void {
  const { sound, volume } = settings()
  if (!sound || volume === 0) return
  fetchPart('src/ui/sound/play.ts', () => import('../sound/play.ts'))
    .then(({ playAll }) => playAll([{ cue: 'turn', count: 1 }], volume))
    .catch(() => {})
}

export function Sound() {
  const { t } = useWords()
  const { sound, volume } = useSettings()
  return (
    <Group id="sound" title={t('settingsDialog.groups.sound')}>
      <Check
        label={t('settingsDialog.sound')}
        checked={sound}
        onChange={(now) => {
          change({ sound: now })
          sample()
        }}
      />
      <label className="volume">
        {t('settingsDialog.volume')}
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={volume}
          disabled={!sound}
          aria-valuetext={t('settingsDialog.percent', { count: volume })}
          onChange={({ target }) => change({ volume: Number(target.value) })}
          onPointerUp={sample}
          onKeyUp={sample}
        />
        <output>{t('settingsDialog.percent', { count: volume })}</output>
      </label>
    </Group>
  )
}
