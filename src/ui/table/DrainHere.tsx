/** On a location: drain the opponent here. */

import { type CardId, current, forceActs, useStore } from '../../store/index.ts'
import { doNow } from '../panels/doing.ts'
import { useGame, useWords } from '../use.ts'

export function DrainHere({ location }: { location: CardId }) {
  const { t } = useWords()
  const game = useGame()
  const amount = useStore(({ history, picked }) => {
    if (!history || picked !== null) return null
    return forceActs(current(history)).drains.find((drain) => drain.location === location)?.amount ?? null
  })
  if (!game || amount === null) return null
  return (
    <button type="button" className="drain" onClick={() => doNow(game, { drain: { location } })}>
      {t('force.drain', { count: amount })}
    </button>
  )
}
