/** A number to be chosen: by its steps, or typed. */

import { useState } from 'react'
import { useWords } from '../use.ts'

interface CountProps {
  min?: number
  max: number
  first: number
  label: string
  say: (count: number) => string
  onDone: (count: number) => void
}

/** What is typed is rounded, and kept between `min` and `max`. */
export function Count({ min = 1, max, first, label, say, onDone }: CountProps) {
  const { t } = useWords()
  const [count, setCount] = useState(first)
  const set = (wanted: number) => setCount(Math.min(max, Math.max(min, Math.round(wanted) || min)))
  return (
    <form
      className="count"
      onSubmit={(event) => {
        event.preventDefault()
        onDone(count)
      }}
    >
      <button
        type="button"
        aria-label={t('force.less')}
        disabled={count <= min}
        onClick={() => set(count - 1)}
      >
        −
      </button>
      <input
        type="number"
        min={min}
        max={max}
        value={count}
        aria-label={label}
        onChange={({ target }) => set(Number(target.value))}
      />
      <button
        type="button"
        aria-label={t('force.more')}
        disabled={count >= max}
        onClick={() => set(count + 1)}
      >
        +
      </button>
      <button type="submit" className="main-button">
        {say(count)}
      </button>
    </form>
  )
}
