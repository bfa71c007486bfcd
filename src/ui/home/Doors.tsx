/** The doors of home: three posters, and three strips beside them. */

import { type ReactNode, useId } from 'react'
import { first } from '../../i18n/first/all.ts'
import { finishedLessons } from '../../store/browser/finished.ts'
import { ti4Address } from '../../store/browser/tables.ts'
import { type Art, useArt } from '../art/index.ts'
import { Glyph, type GlyphName } from '../card/glyphs.tsx'
import { openDoor, useWishes } from '../first/wishes.ts'

type Name = keyof (typeof first)['en']['doors']

/** What is seen through a door. */
type View = (art: Art) => string

const scene =
  (title: string, width: number, height: number, horizon: number, unit: number): View =>
  (art) =>
    art.sceneArt({ title }, width, height, { horizon, unit })

interface DoorProps {
  name: Name
  glyph: GlyphName
  view: View
  strip?: boolean
  children?: ReactNode
}

function Door({ name, glyph, view, strip, children }: DoorProps) {
  const { language, door, host } = useWishes()
  const art = useArt()
  const id = useId()
  const { title, text } = first[language].doors[name]
  const within = (
    <>
      {art && <img alt="" src={view(art)} />}
      <span className="door-words">
        <b id={`${id}title`}>
          <Glyph name={glyph} />
          {title}
        </b>
        <span id={`${id}text`}>{text}</span>
        {children}
      </span>
    </>
  )
  const named = {
    id: `door-${name.replace(' ', '-')}`,
    className: 'door',
    'data-strip': strip || undefined,
    'aria-labelledby': `${id}title`,
    'aria-describedby': `${id}text`,
  }
  if (name === 'ti4')
    return (
      <a {...named} href={ti4Address(language)}>
        {within}
      </a>
    )
  return (
    <button
      type="button"
      {...named}
      aria-pressed={host ? undefined : door === name}
      onClick={() => openDoor(name)}
    >
      {within}
    </button>
  )
}

/** The first tells how many lessons are finished. */
export function Doors() {
  const said = first[useWishes((state) => state.language)]
  const done = finishedLessons('finished').filter((id) => !id.startsWith('pz-')).length
  return (
    <nav className="doors" aria-label={said.home}>
      <Door name="learn" glyph="book" view={scene('Yavin 4: Jungle', 256, 288, 0.5, 1.15)}>
        {done > 0 && <em>{said.done(done)}</em>}
      </Door>
      <Door name="practise" glyph="target" view={scene('Death Star: Trench', 256, 288, 0.5, 1.15)} />
      <Door name="two players" glyph="seats" view={scene('Tatooine: Cantina', 256, 288, 0.55, 1.15)} />
      <div className="strips">
        <Door name="decks" glyph="cards" strip view={(art) => art.fanArt(560, 120)} />
        <Door
          name="rulebook"
          glyph="book"
          strip
          view={scene('Yavin 4: Massassi Throne Room', 560, 120, 0.62, 1)}
        />
        <Door name="ti4" glyph="hex" strip view={(art) => art.galaxyArt(560, 120)} />
      </div>
    </nav>
  )
}
