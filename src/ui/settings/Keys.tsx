/** Which key does what: it is changed by pressing the new one. */

import { type KeyboardEvent, useState } from 'react'
import {
  areUsual,
  type KeyAct,
  keyActs,
  keyProblem,
  useSettings,
  usualKeys,
  writtenKey,
} from '../../store/index.ts'
import { keyText } from '../moving/key-words.ts'
import { type T, useWords } from '../use.ts'
import { Group } from './Choice.tsx'
import { change } from './change.ts'
import { type Say, useSettingWords } from './say.ts'

/** Gives an act the key that was pressed, where it may have it. The sentence for what has come of that. */
function give(t: T, say: Say, keys: Readonly<Record<KeyAct, string>>, act: KeyAct, wanted: string): string {
  const words = { act: say(`acts.${act}`), key: keyText(t, wanted) }
  const problem = keyProblem(keys, act, wanted)
  if (problem?.why === 'taken') return say('keyProblem.taken', { ...words, by: say(`acts.${problem.by}`) })
  if (problem) return say(`keyProblem.${problem.why}`, words)
  change({ keys: { ...keys, [act]: wanted } })
  return say('keyIs', words)
}

/** While a key is waited for, leaving the button leaves it as it is. */
export function KeysGroup() {
  const { t } = useWords()
  const say = useSettingWords()
  const keys = useSettings((settings) => settings.keys)
  const [asked, setAsked] = useState<KeyAct | null>(null)
  const [said, setSaid] = useState('')
  const pressed = (event: KeyboardEvent, act: KeyAct) => {
    if (asked !== act) return
    const wanted = writtenKey(event)
    // Tab leads on, and leaves the key as it is.
    if (event.key === 'Tab') return
    event.preventDefault()
    event.stopPropagation()
    if (wanted === null || event.repeat) return
    setAsked(null)
    setSaid(
      event.key === 'Escape' ? say('keyLeft', { act: say(`acts.${act}`) }) : give(t, say, keys, act, wanted),
    )
  }
  return (
    <Group id="keys" title={say('groups.keys')}>
      <ul className="key-list">
        {keyActs.map((act) => {
          const name = say(`acts.${act}`)
          const key = keyText(t, keys[act])
          return (
            <li key={act}>
              <span>{name}</span>
              <button
                type="button"
                className="quiet-button"
                data-asked={asked === act || undefined}
                aria-label={say('changeKey', { act: name, key })}
                onClick={() => {
                  setAsked(asked === act ? null : act)
                  setSaid(asked === act ? '' : say('keyWaits', { act: name }))
                }}
                onKeyDown={(event) => pressed(event, act)}
                // A press of Space ends on its way up: it would ask again.
                onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
                onBlur={() => setAsked(null)}
              >
                {asked === act ? say('pressKey') : <kbd>{key}</kbd>}
              </button>
            </li>
          )
        })}
      </ul>
      <p className="key-said" role="status">
        {said}
      </p>
      <button
        type="button"
        className="quiet-button"
        disabled={areUsual(keys)}
        onClick={() => {
          change({ keys: usualKeys })
          setSaid(say('keysReset'))
        }}
      >
        {say('resetKeys')}
      </button>
    </Group>
  )
}
