/** How the page looks and sounds to a player. */

import { fetchPart, motions, palettes, settings, textSizes, useSettings } from '../../store/index.ts'
import { Check, Choice, Group } from './Choice.tsx'
import { change } from './change.ts'
import { useSettingWords } from './say.ts'

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

/** Colours, light, size of text, and motion. */
export function Look() {
  const say = useSettingWords()
  const { palette, brighter, textSize, motion } = useSettings()
  return (
    <Group id="look" title={say('groups.look')}>
      <Choice
        legend={say('palette')}
        all={palettes}
        chosen={palette}
        said={(one) => (
          <>
            <Swatches of={one} /> {say(`palettes.${one}`)}
          </>
        )}
        onChoose={(one) => change({ palette: one })}
      />
      <fieldset className="setting">
        <legend>{say('light')}</legend>
        <Check label={say('brighter')} checked={brighter} onChange={(now) => change({ brighter: now })} />
      </fieldset>
      <Choice
        legend={say('textSize')}
        all={textSizes}
        chosen={textSize}
        said={(one) => (
          <span style={{ fontSize: `calc(0.8125rem / var(--text, 1) * ${one / 100})` }}>
            {say(`textSizes.${one}`)}
          </span>
        )}
        onChoose={(one) => change({ textSize: one })}
      />
      <Choice
        legend={say('motion')}
        all={motions}
        chosen={motion}
        said={(one) => say(`motions.${one}`)}
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

/** Whether there is sound, and how loud, in percent. */
export function Sound() {
  const say = useSettingWords()
  const { sound, volume } = useSettings()
  return (
    <Group id="sound" title={say('groups.sound')}>
      <Check
        label={say('sound')}
        checked={sound}
        onChange={(now) => {
          change({ sound: now })
          sample()
        }}
      />
      <label className="volume">
        {say('volume')}
        <input
          type="range"
          min={0}
          max={100}
          step={5}
          value={volume}
          disabled={!sound}
          aria-valuetext={say('percent', { count: volume })}
          onChange={({ target }) => change({ volume: Number(target.value) })}
          onPointerUp={sample}
          onKeyUp={sample}
        />
        <output>{say('percent', { count: volume })}</output>
      </label>
    </Group>
  )
}
