/** The shapes of units, and the signs of anomalies and wormholes: never colour alone. */

import type { System, UnitType, Wormhole } from '../../ti4/index.ts'

const shapes: Record<UnitType, string> = {
  flagship: 'M8 1 15 8 8 15 1 8Z M8 4v8 M4 8h8',
  'war sun': 'M8 2a6 6 0 1 0 .01 0Z M8 5a3 3 0 1 0 .01 0Z',
  dreadnought: 'M1 5h14v6H1Z M4 5V2h8v3 M4 11v3h8v-3',
  carrier: 'M1 6h14l-2 6H3Z M5 6V3h6v3',
  cruiser: 'M1 11 8 2l7 9Z',
  destroyer: 'M1 8 15 3v10Z',
  fighter: 'M8 3 13 13 8 10 3 13Z',
  infantry: 'M8 2a2.5 2.5 0 1 0 .01 0Z M4 14c0-5 8-5 8 0Z',
  mech: 'M4 2h8v5H4Z M3 14l2-7h6l2 7',
  PDS: 'M3 14V8h10v6Z M8 8l5-6',
  'space dock': 'M2 14V6l6-4 6 4v8Z M6 14v-4h4v4',
}

/** The shape of a kind of unit, in the colour of the text around it. */
export function UnitShape({ type }: { type: UnitType }) {
  return (
    <svg className="shape" viewBox="0 0 16 16" aria-hidden="true">
      <path d={shapes[type]} />
    </svg>
  )
}

export const wormholeSigns: Record<Wormhole, string> = { alpha: 'α', beta: 'β', gamma: 'γ', delta: 'δ' }

type Anomaly = NonNullable<System['anomaly']>

/** A sign for each anomaly, drawn in a box of 16. */
const anomalySigns: Record<Anomaly, string> = {
  'asteroid field': 'M3 4l3-2 2 3-3 3Z M10 3l4 2-1 4-4-2Z M4 10l4 0 1 4-5 0Z M11 11l3 1-2 2Z',
  supernova: 'M8 1v14 M1 8h14 M3 3l10 10 M13 3 3 13',
  nebula: 'M2 6c3-4 5 4 12 0 M2 10c3-4 5 4 12 0 M2 14c3-4 5 4 12 0',
  'gravity rift': 'M8 8m-6 0a6 6 0 1 0 6-6 M8 8m-3 0a3 3 0 1 0 3-3',
}

/** Drawn with its middle at a point. */
export function AnomalySign({
  anomaly,
  x,
  y,
  size,
}: {
  anomaly: Anomaly
  x: number
  y: number
  size: number
}) {
  return (
    <path
      className="anomaly-sign"
      d={anomalySigns[anomaly]}
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 16})`}
    />
  )
}
