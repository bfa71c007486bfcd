/** The guided first game on the screen of lessons: begun, taken up again, or begun anew. */

import { actions, firstGameId, useStore, useTables } from '../../store/index.ts'
import { useArt } from '../art/index.ts'
import { Glyph } from '../card/glyphs.tsx'
import { useGuideWords } from '../guide/say.ts'

/** It goes on where it was left, at the latest of its tables that is not over. */
export function FirstGame() {
  const say = useGuideWords()
  const art = useArt()
  const played = useStore(({ finished }) => finished.includes(firstGameId))
  const explained = useStore((state) => state.explained.length > 0)
  const open = useTables(({ all }) =>
    all.find(
      ({ source, kind, done, deleted }) => source === firstGameId && kind === 'practice' && !done && !deleted,
    ),
  )
  return (
    <section className="first-game" aria-labelledby="first-game-title">
      {art && (
        <img
          alt=""
          src={art.sceneArt({ title: 'Tatooine: Cantina' }, 320, 200, { horizon: 0.56, unit: 1 })}
        />
      )}
      <div>
        <h2 id="first-game-title">{say('title')}</h2>
        <p>{say('card.about')}</p>
        <p className="quiet">
          {say('card.takes')}
          {played && <b className="finished"> · ✓ {say('card.done')}</b>}
        </p>
        <div className="two">
          {open && (
            <button type="button" className="main-button" onClick={() => void actions().openTable(open.id)}>
              <Glyph name="play" /> {say('card.goOn')}
            </button>
          )}
          <button
            type="button"
            className={open ? 'quiet-button' : 'main-button'}
            onClick={() => void actions().startFirstGame()}
          >
            {!open && <Glyph name="play" />} {say(open || played ? 'card.anew' : 'card.begin')}
          </button>
          {explained && (
            <button type="button" className="quiet-button" onClick={() => actions().explainAnew()}>
              {say('again')}
            </button>
          )}
        </div>
      </div>
    </section>
  )
}
