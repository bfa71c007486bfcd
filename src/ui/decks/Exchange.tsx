/** Decks that come in as texts and files, and go out as such. */

import { type ReactNode, useMemo, useRef, useState } from 'react'
import {
  type DeckFormat,
  type DeckRead,
  deckFormats,
  makeDeck,
  openDeck,
  readDeckText,
  sayReason,
  sizeOf,
  throwAway,
  useBench,
  writeDeck,
} from '../../store/decks/index.ts'
import { Window } from '../dialogs/Window.tsx'
import { saveFile } from '../files.ts'
import { NotInFull } from './NotInFull.tsx'
import { readFile } from './readFile.ts'
import { notify, type Over, setScreens } from './state.ts'
import { UnknownLines } from './Unknown.tsx'
import { useDeckWords } from './use.ts'

/** The window to bring a deck in, or to take it out in any of the forms that people have. */
export function Exchange({ over }: { over: Exclude<Over, { card: string }> }) {
  return 'import' in over ? <Import key={over.import} given={over.import} /> : <Export {...over.export} />
}

/** No more of what was remarked in a list is kept with the deck, in characters. */
const longestNotes = 20_000
/** Of a longer text no more than this is shown, in characters. */
const longestShown = 100_000

const close = () => setScreens({ over: null })

function Import({ given }: { given: string }) {
  const { t } = useDeckWords()
  const [text, setText] = useState(given)
  const file = useRef<HTMLInputElement>(null)
  const read = useMemo(() => (text.trim() === '' ? null : readDeckText(text)), [text])
  const take = () => {
    if (!read?.ok) return
    const name = read.name ?? t('exchange.named', { side: t(`sides.${read.sheet.side}`) })
    const before = useBench.getState().open
    const id = makeDeck(name, read.sheet, read.notes.join('\n').slice(0, longestNotes))
    openDeck(id)
    setScreens({ over: null, tab: 'list', shows: 'deck' })
    notify('imported', name, () => {
      openDeck(before)
      throwAway(id, true)
    })
  }
  return (
    <Window title={t('acts.import')} open onClose={close} wide>
      <p className="small">{t('exchange.about')}</p>
      <input
        ref={file}
        type="file"
        accept=".txt,.dek,.xml,.o8d,.cod,.csv,.tsv,.html,.htm,.md,text/*"
        className="sr"
        tabIndex={-1}
        aria-label={t('exchange.file')}
        onChange={({ target }) => {
          const [chosen] = target.files ?? []
          if (chosen) void readFile(chosen).then(setText)
          target.value = ''
        }}
      />
      <button type="button" className="main-button" onClick={() => file.current?.click()}>
        {t('exchange.file')}
      </button>
      <textarea
        className="dk-paste"
        value={text.length > longestShown ? `${text.slice(0, 2000)}…` : text}
        rows={8}
        spellCheck={false}
        placeholder={t('exchange.example')}
        aria-label={t('exchange.text')}
        onChange={({ target }) => setText(target.value)}
      />
      {read && <ReadReport read={read} />}
      <div className="last-word">
        <button type="button" className="main-button" disabled={!read?.ok} onClick={take}>
          {t('exchange.take')}
        </button>
      </div>
    </Window>
  )
}

/** What a text turned out to be, or why it is no deck. */
function ReadReport({ read }: { read: DeckRead }): ReactNode {
  const { t, speech } = useDeckWords()
  if (!read.ok) {
    return (
      <ul className="dk-problems refused" role="alert">
        {read.reasons.map((reason) => (
          <li key={JSON.stringify(reason)}>{sayReason(speech, reason)}</li>
        ))}
      </ul>
    )
  }
  const { sheet, format, notes } = read
  const beside = Object.values(sheet.outside).reduce((sum, count) => sum + count, 0)
  return (
    <div className="dk-imported" role="status">
      <p>
        {t('exchange.found', { side: t(`sides.${sheet.side}`), count: sizeOf(sheet) })}{' '}
        {t(`exchange.formats.${format}`)}
      </p>
      {beside > 0 && <p>{t('exchange.beside', { count: beside })}</p>}
      {notes.length > 0 && <p className="dk-quiet">{t('exchange.notes', { count: notes.length })}</p>}
      <NotInFull sheet={sheet} />
      {sheet.unknown.length > 0 && (
        <>
          <p>{t('exchange.unknown', { count: sheet.unknown.length })}</p>
          <UnknownLines className="dk-problems refused" lines={sheet.unknown} side={sheet.side} />
        </>
      )}
    </div>
  )
}

const endings: Record<DeckFormat, string> = { titles: 'txt', ids: 'ids.txt', gemp: 'xml', holotable: 'dek' }

function Export({ name, sheet }: Extract<Over, { export: unknown }>['export']) {
  const { t } = useDeckWords()
  const [format, setFormat] = useState<DeckFormat>('titles')
  const [copied, setCopied] = useState(false)
  const text = useMemo(() => writeDeck(sheet, format, name), [sheet, format, name])
  const area = useRef<HTMLTextAreaElement>(null)
  const copy = async () => {
    area.current?.select()
    try {
      await navigator.clipboard.writeText(text)
    } catch {
      // Without the right to write to the clipboard: the text is chosen, and the browser's own copying does it.
      document.execCommand('copy')
    }
    setCopied(true)
  }
  return (
    <Window title={t('exchange.out', { name })} open onClose={close} wide>
      <fieldset className="dk-formats">
        <legend className="sr">{t('exchange.format')}</legend>
        {deckFormats.map((one) => (
          <label key={one} className="radio">
            <input
              type="radio"
              name="dk-format"
              checked={format === one}
              onChange={() => {
                setFormat(one)
                setCopied(false)
              }}
            />
            {t(`exchange.names.${one}`)}
          </label>
        ))}
      </fieldset>
      {(format === 'ids' || format === 'holotable') && sheet.start.length > 0 && (
        <p className="dk-quiet">{t('exchange.leftOut')}</p>
      )}
      <textarea
        ref={area}
        className="dk-paste"
        value={text}
        rows={10}
        readOnly
        aria-label={t('exchange.text')}
      />
      <div className="last-word">
        <button type="button" className="main-button" onClick={() => void copy()}>
          {t('exchange.copy')}
        </button>
        <button
          type="button"
          className="main-button"
          onClick={() => saveFile(`${name.replace(/[^\p{L}\p{N} -]/gu, '')}.${endings[format]}`, text)}
        >
          {t('exchange.save')}
        </button>
        <span role="status">{copied ? t('exchange.copied') : ''}</span>
      </div>
    </Window>
  )
}
