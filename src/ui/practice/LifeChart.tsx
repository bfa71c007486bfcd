/** Both Life Forces by turn, as lines that differ in their marks too; the turns that turned the game bear a flag. */

import type { Story } from '../../views/game-summary.ts'
import { useWords } from '../use.ts'

const wide = 640
const high = 240
const edge = { left: 34, right: 12, top: 16, bottom: 26 }

/** Steps of the scale, in Force. */
const step = 15

/** Life Force in cards, turn by turn; nothing of a game without a turn. */
export function LifeChart({ story: { turns, turning } }: { story: Story }) {
  const { t } = useWords()
  const first = turns[0]
  const last = turns.at(-1)
  if (!first || !last) return null
  const most = Math.max(step, ...turns.flatMap(({ life }) => [life.light, life.dark]))
  const top = Math.ceil(most / step) * step
  const across = (index: number) =>
    edge.left + (index / Math.max(1, turns.length - 1)) * (wide - edge.left - edge.right)
  const up = (life: number) => edge.top + (1 - life / top) * (high - edge.top - edge.bottom)
  const line = (side: 'light' | 'dark') =>
    turns.map(({ life }, index) => `${across(index).toFixed(1)},${up(life[side]).toFixed(1)}`).join(' ')
  const every = Math.ceil(turns.length / 14)
  const sentence = t('practice.after.chartSaid', {
    light: first.life.light,
    lightEnd: last.life.light,
    dark: first.life.dark,
    darkEnd: last.life.dark,
  })
  return (
    <svg className="life-chart" viewBox={`0 0 ${wide} ${high}`} role="img" aria-label={sentence}>
      {Array.from({ length: top / step + 1 }, (_, index) => index * step).map((life) => (
        <g key={life} className="scale">
          <line x1={edge.left} x2={wide - edge.right} y1={up(life)} y2={up(life)} />
          <text x={edge.left - 6} y={up(life) + 4} textAnchor="end">
            {life}
          </text>
        </g>
      ))}
      {turns.map(
        ({ number }, index) =>
          index % every === 0 && (
            <text key={number} className="turn-number" x={across(index)} y={high - 8} textAnchor="middle">
              {number}
            </text>
          ),
      )}
      {turning.map(({ number, by }, index) => {
        const x = across(turns.findIndex((turn) => turn.number === number))
        return (
          <g key={number} className="turning" data-side={by}>
            <line x1={x} x2={x} y1={edge.top} y2={high - edge.bottom} />
            <circle cx={x} cy={edge.top} r={9} />
            <text x={x} y={edge.top + 4} textAnchor="middle">
              {index + 1}
            </text>
          </g>
        )
      })}
      {(['light', 'dark'] as const).map((side) => (
        <g key={side} className="life-line" data-side={side}>
          <polyline points={line(side)} />
          {turns.map(({ number, life }, index) => (
            <Mark key={number} side={side} x={across(index)} y={up(life[side])} />
          ))}
        </g>
      ))}
    </svg>
  )
}

/** Light is round, Dark has corners. */
const Mark = ({ side, x, y }: { side: 'light' | 'dark'; x: number; y: number }) =>
  side === 'light' ? <circle cx={x} cy={y} r={3.2} /> : <rect x={x - 3} y={y - 3} width={6} height={6} />
