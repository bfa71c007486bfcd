/** Language, phases, whose turn it is, undo, lessons, galaxies, editor, help, and the way back to the other table. */

import { languages, nameOfLanguage } from '../../i18n/index.ts'
import { canRedo, canUndo, ti4Actions, useTi4 } from '../../store/ti4/index.ts'
import { chosenOf } from '../inputs.ts'
import { usePosition, useWords } from './use.ts'

const phases = ['strategy', 'action', 'status', 'agenda'] as const

/** The same page with the other game, in the language that is set. */
function otherTable(language: string): string {
  return `?lang=${language}`
}

export function TopBar() {
  const { t, page, language, speech } = useWords()
  const p = usePosition()
  return (
    <header className="top">
      <h1 className="logo">
        LAND<b>SPEED</b> <span className="sr">{t('name')}</span>
      </h1>
      <label className="pick">
        <span className="sr">{page('language')}</span>
        <select
          value={language}
          onChange={({ target }) => ti4Actions().chooseLanguage(chosenOf(languages, target.value))}
        >
          {languages.map((one) => (
            <option key={one} value={one} lang={one}>
              {nameOfLanguage(one)}
            </option>
          ))}
        </select>
      </label>
      <a className="top-link" href={otherTable(language)}>
        {t('back')}
      </a>
      <ol className="phases" aria-label={t('phases')}>
        {p &&
          phases.map((phase) => (
            <li key={phase} aria-current={phase === p.phase ? 'step' : undefined}>
              {t(`phase.${phase}`)}
            </li>
          ))}
      </ol>
      {p && (
        <p className="turn" data-owner={p.player}>
          {t('turn', { player: speech.player(p.player) })}
        </p>
      )}
      <Buttons />
    </header>
  )
}

function Buttons() {
  const { t, page } = useWords()
  const undoable = useTi4(({ history, editor }) =>
    editor ? editor.past.length > 0 : history !== null && canUndo(history),
  )
  const redoable = useTi4(({ history, editor }) => !editor && history !== null && canRedo(history))
  const editing = useTi4(({ editor }) => editor !== null)
  return (
    <div className="buttons">
      <button
        type="button"
        disabled={!undoable}
        onClick={() => ti4Actions().undo()}
        aria-label={page('undo')}
        title="Ctrl Z"
      >
        <span aria-hidden="true">↶ </span>
        <span className="wide">{page('undo')}</span>
      </button>
      <button
        type="button"
        disabled={!redoable}
        onClick={() => ti4Actions().redo()}
        aria-label={page('redo')}
        title={page('redo')}
      >
        <span aria-hidden="true">↷</span>
      </button>
      <button type="button" onClick={() => ti4Actions().setDialog('lessons')}>
        {t('toLessons')}
      </button>
      <button type="button" onClick={() => ti4Actions().setDialog('galaxies')}>
        {t('galaxies')}
      </button>
      <button type="button" aria-pressed={editing} onClick={() => ti4Actions().edit(!editing)}>
        {t('editor')}
      </button>
      <button
        type="button"
        onClick={() => ti4Actions().setDialog('help')}
        aria-label={page('help')}
        title={page('help')}
      >
        <span aria-hidden="true">?</span>
      </button>
    </div>
  )
}
