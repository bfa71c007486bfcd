/** Above a replay: their seat, the phases, whose hands are seen, a way to play on, and a way out. */

import { actions, useStore } from '../../store/index.ts'
import { setView, useView } from '../layout/table-view.ts'
import { OpponentPiles } from '../seat/Piles.tsx'
import { Tool } from '../top-bar/Tool.tsx'
import { Phases } from '../top-bar/TopBar.tsx'
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
          <Tool glyph="log" said={t('log.open')} pressed={log} does={() => setView({ log: !log })} />
        )}
        <Tool
          glyph="seats"
          said={t('replay:replay.playOn')}
          wide={t('replay:replay.playOn')}
          disabled={over}
          kind="play-on-here"
          does={() => actions().setDialog('play on')}
        />
        <Tool
          glyph="close"
          said={t('replay:replay.leave')}
          title={t('replay:replay.leave')}
          does={() => actions().go(actions().replayFrom)}
        />
      </div>
    </header>
  )
}
