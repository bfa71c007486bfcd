/** The head of the open deck: its name, whether it may be played and why not, and what can be done with it. */

import { useMemo, useState } from 'react'
import { useCards } from '../../store/cards/needed.ts'
import {
  amend,
  type DeckSheet,
  isReady,
  openDeck,
  problemsOfSheet,
  redoChange,
  sayReason,
  sizeOf,
  undoChange,
  useBench,
} from '../../store/decks/index.ts'
import { useDeckActs } from './acts.ts'
import { NotInFull } from './NotInFull.tsx'
import { useOpenName } from './open.ts'
import { setScreens } from './state.ts'
import { useDeckWords } from './use.ts'

export function DeckHead({ id, sheet }: { id: string; sheet: DeckSheet }) {
  const { t, page } = useDeckWords()
  const name = useOpenName()
  const undoable = useBench(({ past }) => past.length > 0)
  const redoable = useBench(({ future }) => future.length > 0)
  const { copy, away } = useDeckActs()
  const ready = isReady(id)
  return (
    <header className="dk-deck-head">
      <div className="dk-line">
        <button
          type="button"
          aria-label={t('build.close')}
          title={t('build.close')}
          onClick={() => openDeck(null)}
        >
          ‹
        </button>
        <h2 className={ready ? undefined : 'sr'}>{name}</h2>
        {!ready && <NameField key={id} id={id} name={name} />}
        <b className="dk-size" data-full={sizeOf(sheet) === 60 || undefined}>
          {t('build.size', { count: sizeOf(sheet) })}
        </b>
      </div>
      <div className="dk-line tools">
        <button type="button" disabled={!undoable} title="Ctrl Z" onClick={undoChange}>
          <span aria-hidden="true">↶ </span>
          {page('undo')}
        </button>
        <button type="button" disabled={!redoable} title="Ctrl Y" onClick={redoChange}>
          <span aria-hidden="true">↷ </span>
          {page('redo')}
        </button>
        <button type="button" onClick={() => copy(id)}>
          {t('acts.copy')}
        </button>
        <button type="button" onClick={() => setScreens({ over: { export: { name, sheet } } })}>
          {t('acts.export')}
        </button>
        {!ready && (
          <button type="button" onClick={() => away(id)}>
            {t('acts.away')}
          </button>
        )}
      </div>
      {ready && <p className="dk-quiet">{t('build.readyDeck')}</p>}
      <Legality sheet={sheet} />
    </header>
  )
}

function NameField({ id, name }: { id: string; name: string }) {
  const { t } = useDeckWords()
  return (
    <input
      className="dk-name"
      value={name}
      maxLength={80}
      aria-label={t('build.name')}
      onChange={({ target }) => amend(id, { name: target.value })}
      onBlur={() => name.trim() === '' && amend(id, { name: t('build.nameless') })}
    />
  )
}

/** Nobody reads more than so many sentences. */
const mostShown = 60

/** May it be played? If not: everything that is in the way. */
function Legality({ sheet }: { sheet: DeckSheet }) {
  const { t, speech } = useDeckWords()
  const [open, setOpen] = useState(false)
  const there = useCards(Object.keys(sheet.cards))
  const reasons = useMemo(() => (there ? problemsOfSheet(sheet) : []), [sheet, there])
  const sentences = [...new Set(reasons.map((reason) => sayReason(speech, reason)))]
  return (
    <div className="dk-legality" data-legal={there ? reasons.length === 0 : undefined}>
      <button
        type="button"
        aria-expanded={open}
        disabled={sentences.length === 0}
        onClick={() => setOpen(!open)}
      >
        <span aria-hidden="true">{there ? (reasons.length === 0 ? '✓' : '▲') : '…'} </span>
        <span role="status">
          {!there
            ? t('build.coming')
            : reasons.length === 0
              ? t('build.legal')
              : t('build.problems', { count: sentences.length })}
        </span>
      </button>
      {sentences.length > 0 && (
        <ul className="dk-problems" data-open={open || undefined}>
          {sentences.slice(0, open ? mostShown : 2).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      <NotInFull sheet={sheet} />
    </div>
  )
}
