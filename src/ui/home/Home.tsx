/** Home: a view with a way into it. It stands at once, before the game is there, and stays when it has come. */

import { type ComponentType, useEffect, useState } from 'react'
import { first } from '../../i18n/first/all.ts'
import { fetchPart } from '../../store/browser/fetching.ts'
import { Glyph } from '../card/glyphs.tsx'
import { LanguageChoice } from '../first/LanguageChoice.tsx'
import { Progress } from '../first/Progress.tsx'
import { chooseEdition, type Door, newEditions, openDoor, useWishes } from '../first/wishes.ts'
import { chosenOf } from '../inputs.ts'
import { Doors } from './Doors.tsx'
import { desertAtDusk } from './desert-at-dusk.ts'
import { GoOn } from './GoOn.tsx'

/** The view, drawn for the window as it is. */
function View() {
  const [size, setSize] = useState(() => [window.innerWidth, window.innerHeight] as const)
  useEffect(() => {
    const measure = () => setSize([window.innerWidth, window.innerHeight])
    window.addEventListener('resize', measure)
    return () => window.removeEventListener('resize', measure)
  }, [])
  return (
    <div className="home-view" aria-hidden="true">
      <img alt="" src={desertAtDusk(...size)} />
    </div>
  )
}

/** What a door is called. */
function nameOf(door: Door, said: (typeof first)['en']): string {
  if (door === 'continue') return said.goOn.title
  if (door === 'tables') return said.goOn.all
  if (door === 'first lesson') return said.newHere.begin
  if (door === 'help') return said.help
  return door === 'settings' ? said.settings : said.doors[door].title
}

/** One touch away, however small the window is. */
function Help() {
  const { language, door, host } = useWishes()
  const { help } = first[language]
  return (
    <button
      type="button"
      className="tool home-help"
      aria-label={help}
      aria-pressed={host ? undefined : door === 'help'}
      onClick={() => openDoor('help')}
    >
      <Glyph name="help" /> <span>{help}</span>
    </button>
  )
}

function Foot({ onAbout }: { onAbout: () => void }) {
  const { language, edition, door, host } = useWishes()
  const said = first[language]
  return (
    <footer>
      <label className="pick">
        <span className="sr">{said.edition}</span>
        <select value={edition} onChange={({ target }) => chooseEdition(chosenOf(newEditions, target.value))}>
          {newEditions.map((one) => (
            <option key={one} value={one}>
              {said.editions[one]}
            </option>
          ))}
        </select>
      </label>
      <LanguageChoice />
      <button
        type="button"
        className="tool"
        aria-pressed={host ? undefined : door === 'settings'}
        onClick={() => openDoor('settings')}
      >
        {said.settings}
      </button>
      <button type="button" className="tool" onClick={onAbout}>
        <Glyph name="play" /> {said.about}
      </button>
      {host ? <p>{said.note}</p> : <Progress />}
      <p className="opens" role="status">
        {!host && door && said.opens(nameOf(door, said))}
      </p>
    </footer>
  )
}

type AboutScreen = ComponentType<{ onClose: () => void }>

/** It needs neither the store nor the words of the game. */
export function Home() {
  const said = first[useWishes((state) => state.language)]
  const asked = useWishes((state) => state.about)
  const [About, setAbout] = useState<AboutScreen | null>(null)
  useEffect(() => {
    if (!asked) return
    void fetchPart('src/ui/home/About.tsx', () => import('./About.tsx')).then((part) =>
      setAbout(() => part.About),
    )
  }, [asked])
  const onAbout = () => useWishes.setState({ about: true })
  return (
    <main className="home" tabIndex={-1}>
      <View />
      <header>
        <h1 className="logo">
          LAND<b>SPEED</b>
        </h1>
        <div className="tag-row">
          <p className="tag">{said.tag}</p>
          <Help />
        </div>
        <GoOn onAbout={onAbout} />
      </header>
      <Doors />
      <Foot onAbout={onAbout} />
      {asked && About && <About onClose={() => useWishes.setState({ about: false })} />}
    </main>
  )
}
