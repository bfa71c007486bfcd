/** The owner's notes on a deck, and the deck as it stood before. */

import { useEffect, useState } from 'react'
import {
  amend,
  changeSheet,
  type DeckVersion,
  isReady,
  keepVersion,
  keptDeck,
  sizeOf,
  undoChange,
  useKeeping,
  versionsOf,
} from '../../store/decks/index.ts'
import { notify } from './state.ts'
import { useDeckWords } from './use.ts'

/** A deck that comes with the game has none, and says so. */
export function Notes({ id }: { id: string }) {
  const { t } = useDeckWords()
  const notes = useKeeping(({ decks }) => decks?.find((deck) => deck.id === id)?.notes ?? '')
  if (isReady(id)) return <p className="dk-none">{t('notes.ready')}</p>
  return (
    <div className="dk-notes">
      <label>
        {t('notes.title')}
        <textarea
          value={notes}
          rows={7}
          maxLength={20_000}
          onChange={({ target }) => amend(id, { notes: target.value })}
        />
      </label>
      <Versions key={id} id={id} />
    </div>
  )
}

function Versions({ id }: { id: string }) {
  const { t, language } = useDeckWords()
  const [versions, setVersions] = useState<readonly DeckVersion[]>([])
  const [label, setLabel] = useState('')
  const [read, setRead] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: read again when one has been kept.
  useEffect(() => {
    let shown = true
    void versionsOf(id).then((found) => shown && setVersions(found))
    return () => {
      shown = false
    }
  }, [id, read])
  const say = (version: DeckVersion) =>
    version.label ||
    new Date(version.when).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' })
  const keepNow = async () => {
    const deck = keptDeck(id)
    if (!deck) return
    await keepVersion(id, deck.sheet, label.trim() || t('notes.version'))
    setLabel('')
    setRead(read + 1)
  }
  return (
    <section aria-label={t('notes.versions')}>
      <h3>{t('notes.versions')}</h3>
      <form
        className="dk-line"
        onSubmit={(event) => {
          event.preventDefault()
          void keepNow()
        }}
      >
        <input
          value={label}
          maxLength={60}
          placeholder={t('notes.label')}
          aria-label={t('notes.label')}
          onChange={({ target }) => setLabel(target.value)}
        />
        <button type="submit">{t('notes.keep')}</button>
      </form>
      <ul className="dk-versions">
        {versions.map((version) => (
          <li key={version.id}>
            <span>
              {say(version)} <small>{t('build.size', { count: sizeOf(version.sheet) })}</small>
            </span>
            <button
              type="button"
              aria-label={t('notes.backTo', { version: say(version) })}
              onClick={() => {
                changeSheet(version.sheet, '')
                notify('restored', say(version), undoChange)
              }}
            >
              {t('notes.back')}
            </button>
          </li>
        ))}
      </ul>
      {versions.length === 0 && <p className="dk-quiet">{t('notes.none')}</p>}
    </section>
  )
}
