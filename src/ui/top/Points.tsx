/** The points that one can go back to. */

import { useMemo } from 'react'
import { actions, hiddenKey, type Position, placeTitle, useStore } from '../../store/index.ts'
import { isNothing, type Point, pointsOf } from '../../store/points.ts'
import { type T, useSeen, useWords } from '../use.ts'
import { sayRevealed } from './revealed.ts'

export function Points({ onDone }: { onDone: () => void }) {
  const { t, speech } = useWords()
  const p = useSeen()
  const history = useStore((state) => state.history)
  const source = useStore((state) => state.source)
  const { points, barred } = useMemo(() => pointsOf({ history, source }), [history, source])
  if (!p) return null
  return (
    <>
      {points.length === 0 && !barred && <p className="quiet">{t('goBack.none')}</p>}
      <ul>
        {points.map((point) => (
          <li key={point.at}>
            <button
              type="button"
              data-side={point.player}
              data-kind={point.kind}
              onClick={() => {
                onDone()
                actions().undoTo(point.at)
              }}
            >
              <b>{sayPoint(t, speech, p, point)}</b>
              <small data-seen={!isNothing(point.revealed) || undefined}>
                {sayRevealed(t, point.revealed)}
              </small>
            </button>
          </li>
        ))}
      </ul>
      {barred && <p className="quiet">{t('goBack.barred')}</p>}
    </>
  )
}

/** The name of a point: 'Before the battle at Yavin 4'. */
function sayPoint(t: T, speech: ReturnType<typeof useWords>['speech'], p: Position, point: Point): string {
  const { kind, player, number, phase, card } = point
  const side = t(`sideOf.${player}`)
  switch (kind) {
    case 'turn':
      return t('goBack.point.turn', { side, number })
    case 'phase':
      return t('goBack.point.phase', { side, number, phase: t(`goBack.phase.${phase}`) })
    case 'destiny':
      return t('goBack.point.destiny', { side })
    case 'played': {
      const open = card !== null && p.cards[card]?.key !== hiddenKey
      return open ? t('goBack.point.played', { card: speech.name(p, card) }) : t('goBack.point.playedHidden')
    }
    default:
      return t(`goBack.point.${kind}`, { place: card === null ? '' : placeTitle(p, card) })
  }
}
