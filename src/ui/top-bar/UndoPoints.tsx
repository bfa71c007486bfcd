/** The points that one can go back to. */

import { useMemo } from 'react'
import { actions, useStore } from '../../store/index.ts'
import { isNothing, type Point, pointsOf } from '../../store/table/undo-points.ts'
import { hiddenKey, type Position, placeTitle } from '../../views/index.ts'
import { type ReplayT, useReplayWords } from '../replay/words.ts'
import { useSeen } from '../use.ts'
import { sayRevealed } from './revealed.ts'

/** `onDone` is called once one is chosen. */
export function UndoPoints({ onDone }: { onDone: () => void }) {
  const { t, speech } = useReplayWords()
  const p = useSeen()
  const history = useStore((state) => state.history)
  const source = useStore((state) => state.source)
  const { points, barred } = useMemo(() => pointsOf({ history, source }), [history, source])
  if (!p) return null
  return (
    <>
      {points.length === 0 && !barred && <p className="quiet">{t('replay:goBack.none')}</p>}
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
      {barred && <p className="quiet">{t('replay:goBack.barred')}</p>}
    </>
  )
}

/** The name of a point: 'Before the battle at Yavin 4'. */
function sayPoint(
  t: ReplayT,
  speech: ReturnType<typeof useReplayWords>['speech'],
  p: Position,
  point: Point,
): string {
  const { kind, player, number, phase, card } = point
  const side = t(`sideOf.${player}`)
  switch (kind) {
    case 'turn':
      return t('replay:goBack.point.turn', { side, number })
    case 'phase':
      return t('replay:goBack.point.phase', { side, number, phase: t(`replay:goBack.phase.${phase}`) })
    case 'destiny':
      return t('replay:goBack.point.destiny', { side })
    case 'played': {
      const open = card !== null && p.cards[card]?.key !== hiddenKey
      return open
        ? t('replay:goBack.point.played', { card: speech.name(p, card) })
        : t('replay:goBack.point.playedHidden')
    }
    default:
      return t(`replay:goBack.point.${kind}`, { place: card === null ? '' : placeTitle(p, card) })
  }
}
