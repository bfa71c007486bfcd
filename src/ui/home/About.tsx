/** What the game is, in one minute and five pictures. */

import { useEffect, useRef } from 'react'
import { about } from '../../i18n/about/all.ts'
import { type Art, backArt, crestArt, type Sitter, useArt } from '../art/index.ts'
import { Glyph, type GlyphName } from '../card/glyphs.tsx'
import { openDoor, useWishes } from '../first/wishes.ts'

const luke: Sitter = {
  key: '1_19',
  title: 'Luke Skywalker',
  side: 'light',
  type: 'character',
  subtype: 'rebel',
}
const vader: Sitter = {
  key: '1_168',
  title: 'Darth Vader',
  side: 'dark',
  type: 'character',
  subtype: 'imperial',
  ability: 6,
}

function Sides() {
  return (
    <>
      {(['light', 'dark'] as const).map((side) => (
        <span className="about-side" key={side}>
          <img alt="" src={backArt(side)} />
          <img alt="" className="crest" src={crestArt(side)} />
        </span>
      ))}
    </>
  )
}

function Round() {
  return (
    <span className="about-round">
      {[0, 1, 2, 3, 4].map((i) => (
        <img key={i} alt="" src={backArt('light')} style={{ rotate: `${(i - 2) * 11}deg` }} />
      ))}
      <b>
        <Glyph name="force" />5
      </b>
    </span>
  )
}

function Places({ art }: { art: Art }) {
  return ['Tatooine', 'Tatooine: Mos Eisley', 'Yavin 4: Jungle'].map((title) => (
    <img key={title} alt="" className="about-place" src={art.sceneArt({ title }, 104, 184, { unit: 0.7 })} />
  ))
}

function Fight({ art }: { art: Art }) {
  return [luke, vader].map((card, i) => (
    <span className="about-fighter" key={card.key} data-side={card.side}>
      <img alt="" src={art.cardArt(card, 136, 160)} />
      <b>{i === 0 ? 9 : 14}</b>
    </span>
  ))
}

const phases: readonly [
  name: 'activate' | 'control' | 'deploy' | 'battle' | 'move' | 'draw',
  glyph: GlyphName,
][] = [
  ['activate', 'force'],
  ['control', 'drain'],
  ['deploy', 'hand'],
  ['battle', 'swords'],
  ['move', 'walk'],
  ['draw', 'cards'],
]

/** A dialog over all else; `onClose` is called when it is shut. */
export function About({ onClose }: { onClose: () => void }) {
  const said = about[useWishes((state) => state.language)]
  const art = useArt()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const pictures = {
    win: <Sides />,
    force: <Round />,
    places: art && <Places art={art} />,
    battle: art && <Fight art={art} />,
  }
  return (
    <dialog ref={dialog} className="about" aria-labelledby="about-title" onClose={onClose}>
      <header>
        <h2 id="about-title">{said.title}</h2>
        <button type="button" className="tool" onClick={onClose}>
          {said.close}
        </button>
      </header>
      <div className="about-parts">
        {(['win', 'force', 'places', 'battle'] as const).map((part) => (
          <section key={part}>
            <div className="about-picture" aria-hidden="true">
              {pictures[part]}
            </div>
            <h3>{said.parts[part].title}</h3>
            <p>{said.parts[part].text}</p>
          </section>
        ))}
      </div>
      <section className="about-turn">
        <h3>{said.turn.title}</h3>
        <ol>
          {phases.map(([name, glyph]) => (
            <li key={name}>
              <Glyph name={glyph} />
              <b>{said.turn[name][0]}</b>
              <span>{said.turn[name][1]}</span>
            </li>
          ))}
        </ol>
      </section>
      <footer>
        <p>
          {said.table} <a href="./licences.html">{said.licences}</a>
        </p>
        <button
          type="button"
          className="go"
          onClick={() => {
            onClose()
            openDoor('first lesson')
          }}
        >
          <Glyph name="play" /> {said.lesson}
        </button>
      </footer>
    </dialog>
  )
}
