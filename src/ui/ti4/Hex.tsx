/** One system: its hex, its name and signs, its command tokens and its units. */

import {
  hasToken,
  type Position,
  type SystemId,
  systemOf,
  type Unit,
  unitsIn,
  useTi4,
} from '../../store/ti4/index.ts'
import { groundOf } from './Grounds.tsx'
import { corners, type Layout, roomIn } from './geometry.ts'
import { AnomalySign, wormholeSigns } from './glyphs.tsx'
import { UnitChip } from './UnitChip.tsx'
import { useWords } from './use.ts'

/** All that lies in a system, in words. */
function useTold(p: Position, system: SystemId): string {
  const { t, speech } = useWords()
  const { planets, wormholes, anomaly } = systemOf(p, system)
  const here = unitsIn(p, system)
  const owners = p.players.filter((player) => hasToken(p, system, player))
  const parts = [
    speech.system(p, system),
    ...(p.action?.active === system ? [t('hex.active')] : []),
    ...(anomaly ? [speech.anomaly(anomaly)] : []),
    ...wormholes.map((wormhole) => speech.wormhole(wormhole)),
    ...(planets.length > 0 ? [t('hex.planets', { planets: planets.map(speech.name).join(', ') })] : []),
    ...(owners.length > 0
      ? [t('hex.tokens', { owners: owners.map((owner) => speech.player(owner)).join(', ') })]
      : []),
    ...p.players.flatMap((player) => {
      const own = here.filter(({ owner }) => owner === player)
      const units = own.map(({ id }) => speech.unit(p, id)).join(', ')
      return own.length > 0 ? [t('hex.units', { owner: speech.player(player), units })] : []
    }),
  ]
  return parts.length > 1 ? parts.join('; ') : `${parts[0]}; ${t('hex.empty')}`
}

/** The size of letters at which a text is not wider than the hex is there. */
const fitted = (text: string, wanted: number, width: number): number =>
  Math.max(12, Math.min(wanted, width / (text.length * 0.56)))

export function Hex({ p, system, layout }: { p: Position; system: SystemId; layout: Layout }) {
  const { t, speech } = useWords()
  const carrying = useTi4(({ held }) => held !== null)
  const drawing = useTi4(({ held }) => held?.path != null)
  const aim = useTi4(({ aims }) => aims[system])
  const edited = useTi4(({ editor }) => editor?.tool.put === 'system' && editor.system === system)
  const sentence = useTold(p, system)
  const { name, planets, wormholes, anomaly } = systemOf(p, system)
  const { size } = layout
  const { x, y } = layout.middles[system]!
  const width = Math.sqrt(3) * size
  const middle = { x: width / 2, y: size }
  const active = p.action?.active === system
  const legal = carrying && aim !== undefined && aim.refused === null
  const goesOn = carrying && drawing && !active
  const distance = legal && aim.path ? `${aim.far}/${aim.speed}` : null
  const say = () => {
    if (!carrying) return ''
    if (goesOn) return `; ${t('hex.step')}`
    if (!legal) return `; ${t('hex.refused')}`
    const far = aim.path ? t('hex.legal', { far: aim.far, speed: aim.speed }) : t('hex.legalPlain')
    return `; ${far}${aim.rifts > 0 ? `; ${t('hex.rifts', { count: aim.rifts })}` : ''}`
  }
  const tokens = p.players.filter((player) => hasToken(p, system, player))
  return (
    <div
      className="hex"
      data-active={active || undefined}
      data-edited={edited || undefined}
      data-legal={legal || undefined}
      data-refused={(carrying && !legal && !goesOn) || undefined}
      style={{ left: x - width / 2, top: y - size, width, height: size * 2 }}
    >
      <button
        type="button"
        className="hex-button"
        data-place={system}
        data-legal={legal || goesOn || undefined}
        aria-label={sentence + say()}
      >
        <svg width={width} height={size * 2} aria-hidden="true">
          <polygon className="edge" points={corners(middle, size - 2)} />
          {anomaly && (
            <polygon
              className="anomaly"
              data-anomaly={anomaly}
              fill={`url(#${anomaly.replaceAll(' ', '-')})`}
              points={corners(middle, size - 6)}
            />
          )}
          <text
            className="hex-name"
            data-spot
            x={middle.x}
            y={size * 0.42}
            textAnchor="middle"
            fontSize={fitted(speech.system(p, system), size * 0.115, size * 1.15)}
          >
            {speech.system(p, system)}
          </text>
          {anomaly && (
            <>
              <AnomalySign anomaly={anomaly} x={middle.x} y={size * 1.66} size={size * 0.28} />
              <text
                className="hex-small"
                x={middle.x}
                y={size * 1.48}
                textAnchor="middle"
                fontSize={fitted(speech.anomaly(anomaly), size * 0.1, size * 1.5)}
              >
                {speech.anomaly(anomaly)}
              </text>
            </>
          )}
          {wormholes.map((wormhole, index) => (
            <g key={wormhole} className="wormhole">
              <circle cx={width * 0.85} cy={size * (0.72 + index * 0.36)} r={size * 0.15} />
              <text x={width * 0.85} y={size * (0.78 + index * 0.36)} textAnchor="middle">
                {wormholeSigns[wormhole]}
              </text>
            </g>
          ))}
          {!anomaly && planets.some((planet) => planet !== name) && (
            <text
              className="hex-planets"
              x={middle.x}
              y={size * 1.5}
              textAnchor="middle"
              fontSize={fitted(planets.join(', '), size * 0.1, size * 1.5)}
            >
              {planets.map(speech.name).join(', ')}
            </text>
          )}
          {planets.map((planet, index) => (
            <circle
              key={planet}
              className="planet"
              cx={width * (planets.length === 1 ? 0.5 : index === 0 ? 0.37 : 0.63)}
              cy={size * 1.68}
              r={size * (planets.length === 1 ? 0.15 : 0.13)}
              fill={`url(#${groundOf(planet)})`}
            />
          ))}
          {active && (
            <text className="hex-active" x={middle.x} y={size * 0.24} textAnchor="middle">
              ◎
            </text>
          )}
        </svg>
      </button>
      <ul className="tokens" aria-hidden="true">
        {tokens.map((owner) => (
          <li key={owner} data-owner={owner} title={speech.player(owner)}>
            {speech.player(owner).charAt(0)}
          </li>
        ))}
      </ul>
      {distance && <b className="distance">{distance}</b>}
      <Units p={p} system={system} size={size} />
    </div>
  )
}

/** Ships before what they carry; all of one player beside each other. */
const inOrder =
  (p: Position) =>
  (one: Unit, other: Unit): number =>
    p.players.indexOf(one.owner) - p.players.indexOf(other.owner) || one.id - other.id

/** The largest scale at which so many units find room; null where they find none with their names. */
const scaleFor = (size: number, count: number): number | null =>
  [1.75, 1.5, 1.25, 1].find((scale) => size >= 62 * scale && roomIn(size, 32 * scale, 30 * scale) >= count) ??
  null

function Units({ p, system, size }: { p: Position; system: SystemId; size: number }) {
  const here = [...unitsIn(p, system)].sort(inOrder(p))
  if (here.length === 0) return null
  const scale = scaleFor(size, here.length)
  return (
    <div
      className="hex-units"
      data-many={scale === null || undefined}
      data-in={system}
      style={{ '--scale': scale ?? 1 }}
    >
      {here.map((unit) => (
        <UnitChip key={unit.id} p={p} unit={unit} />
      ))}
    </div>
  )
}
