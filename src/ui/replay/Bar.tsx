/** Above a replay: their seat, the phases, whose hands are seen, a way to play on, and a way out. */

import { actions, useStore } from '../../store/index.ts'
import { Glyph } from '../card/glyphs.tsx'
import { OpponentPiles } from '../panels/Piles.tsx'
import { setView, useView } from '../room/view.ts'
import { Phases } from '../top/TopBar.tsx'
import { turnText, usePosition } from '../use.ts'
import { Hands } from './Hands.tsx'
import { useReplayWords } from './words.ts'

interface BarProps {
  phone: boolean
  desk: boolean
  folded: boolean
}

export function Bar({ phone, desk, folded }: BarProps) {
  const { t } = useReplayWords()
  const p = usePosition()
  const log = useView((view) => view.log)
  const over = useStore(({ history }) => history?.games[history.at]?.decision === null)
  return (
    <header className="top">
      <h1 className="sr">{t('replay:replay.title')}</h1>
      <OpponentPiles />
      <Phases />
      <div className="tools">
        {p && (
          <p className="turn" data-side={p.turn.player}>
            {turnText(t, p)}
          </p>
        )}
        {!desk && <Hands />}
        {(folded || phone) && (
          <button
            type="button"
            className="tool"
            aria-pressed={log}
            aria-label={t('log.open')}
            onClick={() => setView({ log: !log })}
          >
            <Glyph name="log" />
          </button>
        )}
        <button
          type="button"
          className="tool play-on-here"
          disabled={over}
          aria-label={t('replay:replay.playOn')}
          onClick={() => actions().setDialog('play on')}
        >
          <Glyph name="seats" />
          <span className="wide">{t('replay:replay.playOn')}</span>
        </button>
        <button
          type="button"
          className="tool"
          aria-label={t('replay:replay.leave')}
          title={t('replay:replay.leave')}
          onClick={() => actions().go(actions().replayFrom)}
        >
          <Glyph name="close" />
        </button>
      </div>
    </header>
  )
}
