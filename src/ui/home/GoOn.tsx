/** The way back to the last table; who has none yet is welcomed instead. */

import { first } from '../../i18n/first/all.ts'
import { useArt } from '../art/index.ts'
import { Glyph } from '../card/glyphs.tsx'
import { openDoor, useWishes } from '../first/wishes.ts'
import { ago, latest, type Resume } from './resume.ts'

/** The places of a table in thumbs: its own, or where the story begins. */
const elsewhere = ['Tatooine: Mos Eisley', 'Yavin 4: Jungle', 'Death Star: Level 4 Military Corridor']

function Thumbs({ places }: { places: readonly string[] }) {
  const art = useArt()
  const sites = places.filter((title) => title.includes(': '))
  const shown = [...sites, ...places.filter((title) => !sites.includes(title))].slice(0, 3)
  const titles = shown.length > 0 ? shown : elsewhere
  return (
    <span className="thumbs" aria-hidden="true">
      {titles.map((title) =>
        art ? (
          <img key={title} alt="" src={art.sceneArt({ title }, 112, 304, { horizon: 0.55, unit: 0.95 })} />
        ) : (
          <i key={title} />
        ),
      )}
    </span>
  )
}

function LastTable({ table }: { table: Resume }) {
  const language = useWishes((state) => state.language)
  const said = first[language]
  const { turn, player, phase, written, life, name } = table
  const where = turn && player ? said.goOn.turn(turn, player, (phase && said.phases[phase]) ?? null) : ''
  const when = written ? said.goOn.saved(ago(language, written, Date.now())) : ''
  return (
    <>
      <p>{[name && `${name}.`, where, when].filter(Boolean).join(' ') || said.goOn.asLeft}</p>
      {life && (
        <p className="score">
          {(['light', 'dark'] as const).map((side) => (
            <span key={side} data-side={side}>
              <Glyph name={side} />
              {said.goOn.life(life[side])}
            </span>
          ))}
        </p>
      )}
    </>
  )
}

/** `onAbout` opens what the game is. */
export function GoOn({ onAbout }: { onAbout: () => void }) {
  const { language, door, host, found } = useWishes()
  const said = first[language]
  const table = found ?? latest()
  const pressed = (wanted: typeof door) => (host ? undefined : door === wanted)
  if (!table)
    return (
      <section className="resume" aria-label={said.newHere.title}>
        <Thumbs places={[]} />
        <div>
          <h2>{said.newHere.title}</h2>
          <p>{said.newHere.text}</p>
          <p className="acts">
            <button
              type="button"
              className="go"
              aria-pressed={pressed('first lesson')}
              onClick={() => openDoor('first lesson')}
            >
              <Glyph name="play" /> {said.newHere.begin}
            </button>
            <button type="button" className="tool" onClick={onAbout}>
              {said.about}
            </button>
          </p>
        </div>
      </section>
    )
  return (
    <section className="resume" aria-label={said.goOn.title}>
      <Thumbs places={table.places} />
      <div>
        <h2>{said.goOn.title}</h2>
        <LastTable table={table} />
        <p className="acts">
          <button
            type="button"
            className="go"
            aria-pressed={pressed('continue')}
            onClick={() => openDoor('continue')}
          >
            <Glyph name="play" /> {said.goOn.button}
          </button>
          <button
            type="button"
            className="tool"
            aria-pressed={pressed('tables')}
            onClick={() => openDoor('tables')}
          >
            {said.goOn.all}
          </button>
        </p>
      </div>
    </section>
  )
}
