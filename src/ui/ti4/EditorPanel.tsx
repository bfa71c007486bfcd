/** The editor: what a click on the galaxy puts there, the system that is being changed, and a player's command sheet. */

import {
  type Editor,
  type Position,
  phases,
  ti4Actions,
  type UnitType,
  upgradable,
  useTi4,
} from '../../store/ti4/index.ts'
import { chosenOf } from '../inputs.ts'
import { Files } from './Files.tsx'
import { UnitShape } from './glyphs.tsx'
import { SystemForm } from './SystemForm.tsx'
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
const wrongs = ['full', 'name', 'last'] as const

/** Nothing while nobody edits. */
export function EditorPanel() {
  const editor = useTi4((state) => state.editor)
  const p = usePosition()
  return editor && p && <Tools editor={editor} p={p} />
}

function Tools({ editor, p }: { editor: Editor; p: Position }) {
  const { t, speech } = useWords()
  const { owner, tool, wrong } = editor
  const all = [...new Set([...p.players, ...players])]
  const known = wrongs.find((one) => one === wrong)
  return (
    <section id="decision" className="editor box" aria-label={t('edit.title')}>
      <h2>{t('edit.title')}</h2>
      <p className="small">{t('edit.about')}</p>
      <p className="reason" role="status">
        {known ? t(`edit.wrong.${known}`) : wrong}
      </p>
      <label className="field">
        {t('edit.owner')}{' '}
        <select value={owner} onChange={({ target }) => ti4Actions().setTool({ owner: target.value })}>
          {all.map((player) => (
            <option key={player} value={player}>
              {speech.player(player)}
            </option>
          ))}
        </select>
      </label>
      <Palette editor={editor} p={p} />
      {tool.put === 'system' && <SystemForm p={p} system={editor.system} />}
      <Sheet p={p} owner={owner} />
      <Moment p={p} />
      <Files />
      <button type="button" className="pass" onClick={() => ti4Actions().edit(false)}>
        {t('edit.done')}
      </button>
    </section>
  )
}

/** What a click does: at first the kind of it, then which unit. */
function Palette({ editor: { tool }, p }: { editor: Editor; p: Position }) {
  const { t } = useWords()
  const set = ti4Actions().setTool
  return (
    <>
      <fieldset className="tools">
        <legend>{t('edit.what')}</legend>
        <button
          type="button"
          className="quiet-button"
          aria-pressed={tool.put === 'unit'}
          onClick={() =>
            tool.put !== 'unit' && set({ tool: { put: 'unit', type: 'carrier', upgraded: false } })
          }
        >
          {t('edit.units')}
        </button>
        {(['system', 'token', 'active', 'remove'] as const).map((what) => (
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
      {tool.put === 'unit' && <Units p={p} {...tool} />}
    </>
  )
}

function Units({ p, type: chosen, upgraded }: { p: Position; type: UnitType; upgraded: boolean }) {
  const { t, speech } = useWords()
  const set = ti4Actions().setTool
  return (
    <>
      <div className="unit-tools">
        {types.map((type) => (
          <button
            key={type}
            type="button"
            className="quiet-button"
            aria-pressed={chosen === type}
            aria-label={t('edit.unit', { unit: typeWord(p, speech, type) })}
            onClick={() => set({ tool: { put: 'unit', type, upgraded } })}
          >
            <UnitShape type={type} /> {typeWord(p, speech, type)}
          </button>
        ))}
      </div>
      <label className="field">
        <input
          type="checkbox"
          checked={upgraded}
          onChange={() => set({ tool: { put: 'unit', type: chosen, upgraded: !upgraded } })}
        />{' '}
        {t('edit.upgraded')}
      </label>
    </>
  )
}

/** What is on a player's command sheet, and which upgrades and abilities the player owns. */
function Sheet({ p, owner }: { p: Position; owner: string }) {
  const { t, speech } = useWords()
  const { tactic = 0, fleet = 0 } = p.pools[owner] ?? {}
  const upgrades = p.upgrades[owner] ?? []
  const abilities = p.abilities.filter((ability) => ability.owner === owner).length
  const change = ti4Actions().changeSheet
  const toggled = (type: UnitType) =>
    upgrades.includes(type) ? upgrades.filter((one) => one !== type) : [...upgrades, type]
  return (
    <details>
      <summary>{t('edit.sheet', { player: speech.player(owner) })}</summary>
      <Amount label={t('edit.tactic')} value={tactic} set={(count) => change({ tactic: count })} />
      <Amount label={t('edit.fleet')} value={fleet} set={(count) => change({ fleet: count })} />
      <fieldset>
        <legend>{t('edit.upgrades')}</legend>
        <div className="checks">
          {upgradable.map((type) => (
            <label key={type}>
              <input
                type="checkbox"
                checked={upgrades.includes(type)}
                onChange={() => change({ upgrades: toggled(type) })}
              />{' '}
              {typeWord(p, speech, type)} II
            </label>
          ))}
        </div>
      </fieldset>
      <Amount label={t('edit.abilities')} value={abilities} set={(count) => change({ abilities: count })} />
    </details>
  )
}

function Amount({ label, value, set }: { label: string; value: number; set: (count: number) => void }) {
  return (
    <label className="field">
      {label}{' '}
      <input
        type="number"
        min={0}
        max={16}
        value={value}
        onChange={({ target }) => {
          const count = Math.round(target.valueAsNumber)
          if (count >= 0 && count <= 16) set(count)
        }}
      />
    </label>
  )
}

/** Whose turn it is, and in which phase. */
function Moment({ p }: { p: Position }) {
  const { t, speech } = useWords()
  return (
    <>
      <label className="field">
        {t('edit.turn')}{' '}
        <select value={p.player} onChange={({ target }) => ti4Actions().setPlayer(target.value)}>
          {p.players.map((player) => (
            <option key={player} value={player}>
              {speech.player(player)}
            </option>
          ))}
        </select>
      </label>
      <label className="field">
        {t('edit.phase')}{' '}
        <select
          value={p.phase}
          onChange={({ target }) => ti4Actions().setPhase(chosenOf(phases, target.value))}
        >
          {phases.map((phase) => (
            <option key={phase} value={phase}>
              {t(`phase.${phase}`)}
            </option>
          ))}
        </select>
      </label>
    </>
  )
}
