/** The first reason why the place that is pointed at would refuse the card: beside it, while the card is carried. */

import { useLayoutEffect, useRef } from 'react'
import { useStore } from '../../store/index.ts'
import { Glyph } from '../card/glyphs.tsx'
import { usePosition, useWords } from '../use.ts'
import { beside, pointerNow } from './beside.ts'

/** Nothing over a place that would take the card. */
export function Hint() {
  const { t, speech } = useWords()
  const p = usePosition()
  const hint = useStore((state) => state.hint)
  const box = useRef<HTMLDivElement>(null)
  const reason = hint?.refused[0]?.verdict.reasons[0]
  useLayoutEffect(() => {
    const spot = document.querySelector(`.table [data-place="${hint?.place}"]`)
    if (spot && box.current) beside(box.current, spot.getBoundingClientRect(), pointerNow())
  }, [hint])
  if (!reason || !p) return null
  return (
    <div ref={box} className="hint" role="status">
      <b>
        <Glyph name="warn" /> {t('why.notThere')}
      </b>
      {speech.reason(p, reason)}
    </div>
  )
}
