/** The menu: other tables, and everything that is set once. */

import { Popover } from '@base-ui/react/popover'
import { createContext, useContext, useState } from 'react'
import { languages, nameOfLanguage } from '../../i18n/index.ts'
import { actions, type Dialog, useStore } from '../../store/index.ts'
import { editions } from '../../views/index.ts'
import { Glyph, type GlyphName } from '../card/glyphs.tsx'
import { EditionOptions } from '../dialogs/Terms.tsx'
import { chosenOf } from '../inputs.ts'
import { useWords } from '../use.ts'

/** Shuts the menu, which whatever is chosen in it does first. */
const Shut = createContext(() => {})

/** Whatever is chosen in it shuts it first. */
export function Menu() {
  const { t } = useWords()
  const [open, setOpen] = useState(false)
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger className="tool" aria-label={t('menu')}>
        <Glyph name="menu" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className="popup-place" sideOffset={6} collisionPadding={8} align="end">
          <Popover.Popup className="popup menu">
            <Popover.Title className="sr">{t('menu')}</Popover.Title>
            <Shut value={() => setOpen(false)}>
              <Entry glyph="hex" said={t('toHome')} does={() => actions().go('home')} />
              <Replay />
              <Opens dialog="new game" glyph="seats" said={t('newGame.open')} />
              <Entry glyph="book" said={t('lessons')} does={() => actions().go('learn')} />
              <Opens dialog="browse" glyph="hand" said={t('cardBrowser')} />
              <Opens dialog="share" glyph="link" said={t('share')} />
              <Opens dialog="settings" glyph="settings" said={t('settings')} />
              <Opens dialog="help" glyph="help" said={t('help')} />
            </Shut>
            <Choices />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}

interface EntryProps {
  glyph: GlyphName
  said: string
  does: () => void
}

function Entry({ glyph, said, does }: EntryProps) {
  const shut = useContext(Shut)
  return (
    <button
      type="button"
      className="menu-entry"
      onClick={() => {
        shut()
        does()
      }}
    >
      <Glyph name={glyph} />
      {said}
    </button>
  )
}

const Opens = ({ dialog, ...shown }: { dialog: Dialog } & Omit<EntryProps, 'does'>) => (
  <Entry {...shown} does={() => actions().setDialog(dialog)} />
)

/** The game on this table, from its start up to now. */
function Replay() {
  const { t } = useWords()
  const table = useStore(({ table, history }) => (history && history.at > 0 ? table : null))
  if (table === null) return null
  return <Entry glyph="play" said={t('replay.open')} does={() => actions().openReplay(table)} />
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
          onChange={({ target }) => actions().switchEdition(chosenOf(editions, target.value))}
        >
          <EditionOptions />
        </select>
      </label>
      <label className="pick">
        <span>{t('language')}</span>
        <select
          value={language}
          onChange={({ target }) => actions().chooseLanguage(chosenOf(languages, target.value))}
        >
          {languages.map((one) => (
            <option key={one} value={one} lang={one}>
              {nameOfLanguage(one)}
            </option>
          ))}
        </select>
      </label>
    </div>
  )
}
