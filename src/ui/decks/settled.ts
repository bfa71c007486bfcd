/** What waits until nobody types: what is read beside the list, and what nothing found may have been. */

import { startTransition, useEffect, useState } from 'react'

/** How long nobody has typed before what can wait is drawn, in milliseconds. */
const pause = 150

/** What stands there, once it has stood for a moment; before that, what is there at first. */
export function useSettled<What, First>(now: What, first: First): What | First {
  const [settled, setSettled] = useState<What | First>(first)
  useEffect(() => {
    const timer = setTimeout(() => startTransition(() => setSettled(() => now)), pause)
    return () => clearTimeout(timer)
  }, [now])
  return settled
}
