/** A title in the room that it has. */

import { memo } from 'react'
import type { Wish } from './fit.ts'
import { fitted, useMeasure } from './measure.ts'

/** Narrows before it wraps, and wraps before it is cut. */
export const Fitted = memo(function Fitted({ text, ...wish }: { text: string } & Wish) {
  useMeasure()
  const { rows, stretch, cut } = fitted(text, wish)
  return rows.map((row, index) => (
    <span key={row} className="row" style={{ fontStretch: `${stretch}%` }} data-cut={cut || undefined}>
      {index < rows.length - 1 ? `${row} ` : row}
    </span>
  ))
})
