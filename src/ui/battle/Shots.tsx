/** The shots that may be made now: each weapon with its target, what its destiny must be above, and how likely that is. */

import { useEffect } from 'react'
import { actions } from '../../store/index.ts'
import { facts, type Game, type Position, type ShotNow, shotsNow } from '../../views/index.ts'
import { doNow } from '../decision/doing.ts'
import { Sum } from '../parts/Parts.tsx'
import { costText, useWords } from '../use.ts'

/** More than this are found in the decision. */
const most = 6

const leave = () => actions().pointAt([])

/** Nothing where no weapon can be fired now. */
export function Shots({ game }: { game: Game<Position> }) {
  const { t } = useWords()
  useEffect(() => leave, [])
  const shots = shotsNow(game)
  if (shots.length === 0) return null
  return (
    <section className="shots" aria-label={t('battle.shots')}>
      <h4>{t('battle.shots')}</h4>
      {shots.slice(0, most).map((shot) => (
        <Shot key={JSON.stringify(shot.intent)} game={game} shot={shot} />
      ))}
    </section>
  )
}

function Shot({ game, shot }: { game: Game<Position>; shot: ShotNow }) {
  const { t } = useWords()
  const { intent, cost, parts, above, added, chance } = shot
  const p = game.state
  const { weapon, at } = intent
  const point = () => actions().pointAt(at)
  const words = { above, added, percent: Math.round(chance * 100) }
  return (
    <button
      type="button"
      className="offer shot"
      onPointerEnter={point}
      onPointerLeave={leave}
      onFocus={point}
      onBlur={leave}
      onClick={() => doNow(game, intent)}
    >
      <span>
        {t('battle.shot', {
          weapon: facts(p, weapon).title,
          targets: at.map((target) => facts(p, target).title).join(', '),
        })}
        <small>{t(added ? 'battle.chanceAdded' : 'battle.chance', words)}</small>
        <Sum p={p} parts={parts} />
      </span>
      <span className="offer-cost">{costText(t, cost)}</span>
    </button>
  )
}
