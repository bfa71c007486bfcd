/** The power of one side at a location; pressed, it tells where it comes from. */

import { memo } from 'react'
import { actions, type CardId, numberAt, type Player, powersAt } from '../../store/index.ts'
import { usePosition, useWords } from '../use.ts'

interface TotalProps {
  location: CardId
  player: Player
  edge: 'own' | 'theirs'
}

/** Written anew only when the position changes. */
export const Total = memo(function Total({ location, player, edge }: TotalProps) {
  const { t } = useWords()
  const p = usePosition()
  if (!p) return null
  if (powersAt(p, player, location).length === 0) return null
  // With what texts will add once a battle begins.
  const number = numberAt(p, player, location, 'power')?.total ?? 0
  return (
    <button
      type="button"
      className="total"
      data-side={player}
      data-edge={edge}
      aria-label={t('power.said', { side: t(`side.${player}`), number })}
      onClick={() => actions().picked === null && actions().showPower(location)}
    >
      {number}
    </button>
  )
})
