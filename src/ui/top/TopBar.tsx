/** Edition, language, the six phases, whose turn it is, undo, lessons, settings, help. */

import { languages } from '../../i18n/index.ts'
import { actions, canRedo, canUndo, type Edition, phases, useStore } from '../../store/index.ts'
import { turnText, usePosition, useWords } from '../use.ts'
import { EditionOptions } from './EditionOptions.tsx'

export function TopBar() {
  const { t, language } = useWords()
  const edition = useStore((state) => state.edition)
  const playing = useStore(({ source }) => source?.game === true)
  const p = usePosition()
  // At the start of the game it is nobody's turn.
  const begun = p !== null && p.turn.number > 0
  return (
    <header className="top">
      <h1 className="logo">
        LAND<b>SPEED</b>
      </h1>
      <label className="pick">
        <span className="sr">{t('edition')}</span>
        <select
          value={edition}
          disabled={playing}
          onChange={({ target }) => actions().switchEdition(target.value as Edition)}
        >
          <EditionOptions />
        </select>
      </label>
      <label className="pick">
        <span className="sr">{t('language')}</span>
        <select
          value={language}
          onChange={({ target }) => actions().chooseLanguage(target.value as (typeof languages)[number])}
        >
          {languages.map((one) => (
            <option key={one} value={one} lang={one}>
              {t(`languages.${one}`)}
            </option>
          ))}
        </select>
      </label>
      <ol className="phases" aria-label={t('phases')}>
        {p &&
          phases.map((phase) => (
            <li
              key={phase}
              data-side={p.turn.player}
              aria-current={begun && phase === p.turn.phase ? 'step' : undefined}
              data-done={phases.indexOf(phase) < phases.indexOf(p.turn.phase) || undefined}
            >
              {t(`phase.${phase}`)}
            </li>
          ))}
      </ol>
      {p && (
        <p className="turn" data-side={p.turn.player}>
          {turnText(t, p)}
        </p>
      )}
      <Buttons />
    </header>
  )
}

function Buttons() {
  const { t } = useWords()
  const undoable = useStore(({ history }) => history !== null && canUndo(history))
  const redoable = useStore(({ history }) => history !== null && canRedo(history))
  return (
    <div className="buttons">
      <button
        type="button"
        disabled={!undoable}
        onClick={() => actions().undo()}
        aria-label={t('undo')}
        title="Ctrl Z"
      >
        <span aria-hidden="true">↶ </span>
        <span className="wide">{t('undo')}</span>
      </button>
      <button
        type="button"
        disabled={!redoable}
        onClick={() => actions().redo()}
        aria-label={t('redo')}
        title={t('redo')}
      >
        <span aria-hidden="true">↷</span>
      </button>
      <button type="button" onClick={() => actions().setDialog('lessons')}>
        {t('lessons')}
      </button>
      <button type="button" onClick={() => actions().setDialog('new game')}>
        {t('newGame.open')}
      </button>
      <button
        type="button"
        onClick={() => actions().setDialog('help')}
        aria-label={t('help')}
        title={t('help')}
      >
        <span aria-hidden="true">?</span>
      </button>
      <button
        type="button"
        onClick={() => actions().setDialog('settings')}
        aria-label={t('settings')}
        title={t('settings')}
      >
        <span aria-hidden="true">⚙</span>
      </button>
    </div>
  )
}
