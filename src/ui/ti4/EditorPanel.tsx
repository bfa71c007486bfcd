/** The editor: what a click on the galaxy puts there, and whose it is. */

import { type Editor, ti4Actions, type UnitType, useTi4 } from '../../store/ti4/index.ts'
import { Files } from './Dialogs.tsx'
import { UnitShape } from './glyphs.tsx'
import { typeWord, usePosition, useWords } from './use.ts'

const types: readonly UnitType[] = [
  'flagship',
  'war sun',
  'dreadnought',
  'carrier',
  'cruiser',
  'destroyer',
  'fighter',
  'infantry',
  'mech',
  'PDS',
  'space dock',
]

const players = ['red', 'blue', 'green', 'yellow', 'purple', 'black']

export function EditorPanel() {
  const editor = useTi4((state) => state.editor)
  return editor && <Tools editor={editor} />
}

function Tools({ editor }: { editor: Editor }) {
  const { t, speech } = useWords()
  const p = usePosition()
  const { owner, tool } = editor
  const upgraded = tool.put === 'unit' && tool.upgraded
  const all = [...new Set([...(p?.players ?? []), ...players])]
  const set = ti4Actions().setTool
  return (
    <section className="editor box" aria-label={t('edit.title')}>
      <h2>{t('edit.title')}</h2>
      <p className="small">{t('edit.about')}</p>
      <label className="field">
        {t('edit.owner')}{' '}
        <select value={owner} onChange={({ target }) => set({ owner: target.value })}>
          {all.map((player) => (
            <option key={player} value={player}>
              {speech.player(player)}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        <input
          type="checkbox"
          checked={upgraded}
          disabled={tool.put !== 'unit'}
          onChange={() => tool.put === 'unit' && set({ tool: { ...tool, upgraded: !upgraded } })}
        />{' '}
        {t('edit.upgraded')}
      </label>
      <fieldset className="tools">
        <legend>{t('edit.what')}</legend>
        {types.map((type) => (
          <button
            key={type}
            type="button"
            className="quiet-button"
            aria-pressed={tool.put === 'unit' && tool.type === type}
            onClick={() => set({ tool: { put: 'unit', type, upgraded } })}
          >
            <UnitShape type={type} /> {t('edit.unit', { unit: p ? typeWord(p, speech, type) : type })}
          </button>
        ))}
        {(['token', 'active', 'remove'] as const).map((what) => (
          <button
            key={what}
            type="button"
            className="quiet-button"
            aria-pressed={tool.put === what}
            onClick={() => set({ tool: { put: what } })}
          >
            {t(`edit.${what}`)}
          </button>
        ))}
      </fieldset>
      <label className="field">
        {t('edit.turn')}{' '}
        <select value={p?.player} onChange={({ target }) => ti4Actions().setPlayer(target.value)}>
          {p?.players.map((player) => (
            <option key={player} value={player}>
              {speech.player(player)}
            </option>
          ))}
        </select>
      </label>
      <Files />
      <button type="button" className="pass" onClick={() => ti4Actions().edit(false)}>
        {t('edit.done')}
      </button>
    </section>
  )
}
