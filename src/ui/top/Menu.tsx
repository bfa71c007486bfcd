/** The menu: other tables, and everything that is set once. */

import { Popover } from '@base-ui/react/popover'
import { useState } from 'react'
import { languages } from '../../i18n/index.ts'
import { actions, type Dialog, type Edition, type Screen, useStore } from '../../store/index.ts'
import { Glyph, type GlyphName } from '../card/glyphs.tsx'
import { useWords } from '../use.ts'
import { EditionOptions } from './EditionOptions.tsx'

export function Menu() {
  const { t } = useWords()
  const [open, setOpen] = useState(false)
  const shut = () => setOpen(false)
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger className="tool" aria-label={t('menu')}>
        <Glyph name="menu" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className="popup-place" sideOffset={6} collisionPadding={8} align="end">
          <Popover.Popup className="popup menu">
            <Popover.Title className="sr">{t('menu')}</Popover.Title>
            <Place to="home" glyph="hex" said={t('toHome')} onDone={shut} />
            <Replay onDone={shut} />
            <Entry opens="new game" glyph="seats" onDone={shut} />
            <Place to="learn" glyph="book" said={t('lessons')} onDone={shut} />
            <Entry opens="browse" glyph="hand" onDone={shut} />
            <Entry opens="share" glyph="link" onDone={shut} />
            <Entry opens="settings" glyph="settings" onDone={shut} />
            <Entry opens="help" glyph="help" onDone={shut} />
            <Choices />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

interface PlaceProps {
  to: Extract<Screen, 'home' | 'learn'>
  glyph: GlyphName
  said: string
  onDone: () => void
}

/** A screen beside the table. */
function Place({ to, glyph, said, onDone }: PlaceProps) {
  return (
    <button
      type="button"
      className="menu-entry"
      onClick={() => {
        onDone()
        actions().go(to)
      }}
    >
      <Glyph name={glyph} />
      {said}
    </button>
  )
}

/** The game on this table, from its start up to now. */
function Replay({ onDone }: { onDone: () => void }) {
  const { t } = useWords()
  const table = useStore(({ table, history }) => (history && history.at > 0 ? table : null))
  if (table === null) return null
  return (
    <button
      type="button"
      className="menu-entry"
      onClick={() => {
        onDone()
        actions().openReplay(table)
      }}
    >
      <Glyph name="play" />
      {t('replay.open')}
    </button>
  )
}

interface EntryProps {
  opens: Extract<Dialog, 'new game' | 'browse' | 'share' | 'settings' | 'help'>
  glyph: GlyphName
  onDone: () => void
}

function Entry({ opens, glyph, onDone }: EntryProps) {
  const { t } = useWords()
  const said = opens === 'new game' ? t('newGame.open') : opens === 'browse' ? t('cardBrowser') : t(opens)
  return (
    <button
      type="button"
      className="menu-entry"
      onClick={() => {
        onDone()
        actions().setDialog(opens)
      }}
    >
      <Glyph name={glyph} />
      {said}
    </button>
  )
}

function Choices() {
  const { t, language } = useWords()
  const edition = useStore((state) => state.edition)
  const playing = useStore(({ source }) => source?.game === true)
  return (
    <div className="menu-choices">
      <label className="pick">
        <span>{t('edition')}</span>
        <select
          value={edition}
          disabled={playing}
          onChange={({ target }) => actions().switchEdition(target.value as Edition)}
        >
          <EditionOptions />
        </select>
      </label>
      <label className="pick">
        <span>{t('language')}</span>
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
    </div>
  )
}
