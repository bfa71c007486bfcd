/** The power of one side at a location; pressed, it tells where it comes from. */

import { actions } from '../../store/index.ts'
import type { CardId, Player } from '../../views/index.ts'
import { useWords } from '../use.ts'

interface TotalProps {
  location: CardId
  player: Player
  /** With what texts will add once a battle begins. */
  number: number
  /** The other side has more. */
  behind: boolean
}

/** `behind` marks the lower one of the two. */
export function Total({ location, player, number, behind }: TotalProps) {
  const { t } = useWords()
  return (
    <button
      type="button"
      className="total"
      data-side={player}
      data-behind={behind || undefined}
      aria-label={t('power.said', { side: t(`side.${player}`), number })}
      onClick={() => actions().picked === null && actions().showPower(location)}
    >
      <b key={number}>{number}</b>
    </button>
  )
}
