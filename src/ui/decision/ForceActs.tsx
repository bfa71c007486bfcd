/** What a phase offers to do: activate Force, drain the opponent of it, battle, draw. */

import { useState } from 'react'
import {
  type Attack,
  type CardId,
  costParts,
  type Drain,
  forceActs,
  type Game,
  notThere,
  numberOfPlayer,
  opponentOf,
  type Position,
  placeTitle,
  powerThere,
} from '../../views/index.ts'
import { NumberOf, Sum } from '../parts/Parts.tsx'
import { costText, useWords } from '../use.ts'
import { Count } from './Count.tsx'
import { doNow } from './doing.ts'

/** Each of them only where it is offered now. */
export function ForceActs({ game }: { game: Game<Position> }) {
  const { activate, draw, drains, battles } = forceActs(game)
  const { turn, battle, attack } = game.state
  const { t } = useWords()
  const own = game.decision?.by === turn.player
  const generated = activate > 0 ? numberOfPlayer(game.state, turn.player, 'activation') : null
  return (
    <>
      {activate > 0 && (
        <Count
          key={`a${activate}`}
          max={activate}
          first={activate}
          label={t('force.howMuch')}
          say={(count) => t('force.activate', { count })}
          onDone={(count) => doNow(game, { kind: 'activate', count })}
        />
      )}
      {generated && generated.total === turn.activation?.total && (
        <p className="small">
          {t('parts.activation')}{' '}
          <NumberOf
            p={game.state}
            name={t('parts.activation')}
            total={generated.total}
            parts={generated.parts}
          />
        </p>
      )}
      {draw > 0 && (
        <Count
          key={`d${draw}`}
          max={draw}
          first={1}
          label={t('force.howMany')}
          say={(count) => t('force.draw', { count })}
          onDone={(count) => doNow(game, { kind: 'draw', count })}
        />
      )}
      {drains.length > 0 && (
        <div className="acts">
          {drains.map((drain) => (
            <DrainButton key={drain.location} game={game} drain={drain} />
          ))}
        </div>
      )}
      {battles.length > 0 && (
        <div className="acts">
          {battles.map((attack) => (
            <AttackButton key={attack.location} game={game} attack={attack} />
          ))}
        </div>
      )}
      {own && turn.phase === 'control' && <NotThere game={game} what="drain" at={drains} />}
      {own && turn.phase === 'battle' && !battle && !attack && (
        <NotThere game={game} what="battle" at={battles} />
      )}
    </>
  )
}

function DrainButton({ game, drain }: { game: Game<Position>; drain: Drain }) {
  const { t } = useWords()
  const { location, amount, parts, cost } = drain
  const p = game.state
  return (
    <button type="button" className="offer" onClick={() => doNow(game, { kind: 'drain', location })}>
      <span>
        {t('force.drainAt', { place: placeTitle(p, location), count: amount })}
        <Sum p={p} parts={parts} />
        <Sum p={p} parts={costParts(game, { kind: 'drain', location })} />
      </span>
      <span className="offer-cost">{costText(t, cost)}</span>
    </button>
  )
}

/** What both sides would bring to a battle there, and its cost. */
function AttackButton({ game, attack }: { game: Game<Position>; attack: Attack }) {
  const { t } = useWords()
  const { location, cost } = attack
  const p = game.state
  const by = game.decision?.by ?? p.turn.player
  return (
    <button type="button" className="offer" onClick={() => doNow(game, { kind: 'battle', location })}>
      <span>
        {t('battle.initiate', { place: placeTitle(p, location) })}
        <small>
          {t('battle.powers', {
            own: powerThere(p, by, location),
            other: powerThere(p, opponentOf(by), location),
          })}
        </small>
        <Sum p={p} parts={costParts(game, { kind: 'battle', location })} />
      </span>
      <span className="offer-cost">{costText(t, cost)}</span>
    </button>
  )
}

interface NotThereProps {
  game: Game<Position>
  what: 'drain' | 'battle'
  at: readonly { location: CardId }[]
}

/** Every other location, and why it cannot be done there. */
function NotThere({ game, what, at }: NotThereProps) {
  const { t, speech } = useWords()
  const [open, setOpen] = useState(false)
  const p = game.state
  const others = p.layout.filter((place) => at.every(({ location }) => location !== place))
  if (others.length === 0) return null
  const why = (place: CardId) => {
    const reason = notThere(game, what, place)?.reasons.at(what === 'drain' ? -1 : 0)
    return reason ? speech.reason(p, reason) : ''
  }
  return (
    <details className="small" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t(at.length > 0 ? 'battle.notElsewhere' : `battle.nowhere.${what}`)}</summary>
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
