/** The first reason why the place that is pointed at would refuse the card. */

import { useLayoutEffect, useRef } from 'react'
import { useStore } from '../../store/index.ts'
import { usePosition, useWords } from '../use.ts'

export function Hint() {
  const { speech } = useWords()
  const p = usePosition()
  const hint = useStore((state) => state.hint)
  const box = useRef<HTMLDivElement>(null)
  const reason = hint?.refused[0]?.verdict.reasons[0]
  useLayoutEffect(() => {
    const spot = document.querySelector(`.table button[data-place="${hint?.place}"]`)
    const element = box.current
    if (!spot || !element) return
    const place = spot.getBoundingClientRect()
    const own = element.getBoundingClientRect()
    const below = place.bottom + 8 + own.height < window.innerHeight
    const left = Math.max(
      8,
      Math.min(window.innerWidth - own.width - 8, place.left + place.width / 2 - own.width / 2),
    )
    element.style.left = `${left}px`
    element.style.top = `${below ? place.bottom + 8 : Math.max(8, place.top - own.height - 8)}px`
  }, [hint])
  if (!reason || !p) return null
  return (
    <div ref={box} className="hint" role="status">
      {speech.reason(p, reason)}
    </div>
  )
}
