/** What a phase offers to do with Force: activate it, drain the opponent of it, draw from it. */

import { useState } from 'react'
import {
  type CardId,
  type Drain,
  forceActs,
  type Game,
  noDrain,
  type Position,
  placeTitle,
} from '../../store/index.ts'
import { costText, useWords } from '../use.ts'
import { Count } from './Count.tsx'
import { doNow } from './doing.ts'

export function ForceActs({ game }: { game: Game<Position> }) {
  const { activate, draw, drains } = forceActs(game)
  const { turn } = game.state
  const { t } = useWords()
  const controlling = turn.phase === 'control' && game.decision?.by === turn.player
  return (
    <>
      {activate > 0 && (
        <Count
          key={`a${activate}`}
          max={activate}
          first={activate}
          label={t('force.howMuch')}
          say={(count) => t('force.activate', { count })}
          onDone={(count) => doNow(game, { activate: { count } })}
        />
      )}
      {draw > 0 && (
        <Count
          key={`d${draw}`}
          max={draw}
          first={1}
          label={t('force.howMany')}
          say={(count) => t('force.draw', { count })}
          onDone={(count) => doNow(game, { draw: { count } })}
        />
      )}
      {drains.length > 0 && (
        <div className="acts">
          {drains.map((drain) => (
            <DrainButton key={drain.location} game={game} drain={drain} />
          ))}
        </div>
      )}
      {controlling && <NoDrains game={game} drains={drains} />}
    </>
  )
}

function DrainButton({ game, drain }: { game: Game<Position>; drain: Drain }) {
  const { t } = useWords()
  const { location, amount, cost } = drain
  return (
    <button type="button" className="offer" onClick={() => doNow(game, { drain: { location } })}>
      <span>{t('force.drainAt', { place: placeTitle(game.state, location), count: amount })}</span>
      <span className="offer-cost">{costText(t, cost)}</span>
    </button>
  )
}

/** Every other location, and why there is no drain at it. */
function NoDrains({ game, drains }: { game: Game<Position>; drains: readonly Drain[] }) {
  const { t, speech } = useWords()
  const [open, setOpen] = useState(false)
  const p = game.state
  const others = p.layout.filter((place) => drains.every(({ location }) => location !== place))
  if (others.length === 0) return null
  const why = (place: CardId) => {
    const reason = noDrain(game, place)?.reasons.at(-1)
    return reason ? speech.reason(p, reason) : ''
  }
  return (
    <details className="small" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('force.notElsewhere')}</summary>
      {open && (
        <ul className="refused-kinds">
          {others.map((place) => (
            <li key={place}>
              <b>{placeTitle(p, place)}</b> {why(place)}
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}
