/** On a location: drain the opponent here, or battle. */

import { useStore } from '../../store/index.ts'
import { type CardId, forceActs, placeTitle } from '../../views/index.ts'
import { doNow } from '../decision/doing.ts'
import { costText, useGame, useWords } from '../use.ts'

/** Nothing while a card is held, or where neither can be done. */
export function ActHere({ location }: { location: CardId }) {
  const { t } = useWords()
  const game = useGame()
  const here = ({ location: there }: { location: CardId }) => there === location
  const held = useStore(({ picked }) => picked !== null)
  const acts = game && !held ? forceActs(game) : null
  const amount = acts?.drains.find(here)?.amount ?? null
  const cost = acts?.battles.find(here)?.cost ?? null
  if (game && amount !== null) {
    return (
      <button type="button" className="drain" onClick={() => doNow(game, { kind: 'drain', location })}>
        {t('force.drain', { count: amount })}
      </button>
    )
  }
  if (!game || cost === null) return null
  const name = t('battle.initiate', { place: placeTitle(game.state, location) })
  return (
    <button
      type="button"
      className="drain"
      aria-label={t('place.named', { name, cost: costText(t, cost) })}
      onClick={() => doNow(game, { kind: 'battle', location })}
    >
      {t('doing.battle')} · {costText(t, cost)}
    </button>
  )
}
