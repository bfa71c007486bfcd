/** The other hand, where both lie open: cards as a row of names. */

import { actions } from '../../store/index.ts'
import { facts, opponentOf } from '../../views/index.ts'
import { pin } from '../layout/table-view.ts'
import { usePosition, useViewer } from '../use.ts'
import { useReplayWords } from './words.ts'

/** Of the opponent of who looks. */
export function TheirHand() {
  const { t } = useReplayWords()
  const p = usePosition()
  const their = opponentOf(useViewer())
  if (!p) return null
  const name = t('replay:replay.theirHand', { side: t(`sideOf.${their}`) })
  return (
    <section className="their-hand" data-side={their} aria-label={name}>
      <h2>{name}</h2>
      <ul>
        {p.piles[their].hand.map((card) => (
          <li key={card}>
            <button
              type="button"
              data-zoom={card}
              onPointerEnter={() => actions().show(card)}
              onFocus={() => actions().show(card)}
              onClick={() => pin(card)}
            >
              {facts(p, card).title}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
