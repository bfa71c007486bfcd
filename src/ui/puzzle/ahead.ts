/** Looks ahead in a puzzle, a little at a time, so that the page goes on meanwhile. */

import { useEffect, useState } from 'react'
import { scriptLeft, useStore } from '../../store/index.ts'
import { current } from '../../views/index.ts'
import { taskOf } from '../../views/puzzle/puzzle.ts'
import { type Found, searching } from '../../views/puzzle/solve.ts'

/** So many positions are looked at: every puzzle of ours has been looked through whole with fewer. */
const most = 6000

/** So long at one go, in milliseconds. */
const slice = 12

/** Looks through the answers from here. What stops it is returned. */
function lookAhead(search: Generator<void, Found>, tell: (found: Found) => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const goOn = () => {
    const until = performance.now() + slice
    do {
      const { done, value } = search.next()
      if (done) return tell(value)
    } while (performance.now() < until)
    timer = setTimeout(goOn)
  }
  timer = setTimeout(goOn)
  return () => clearTimeout(timer)
}

/**
 * How the goal is reached from where the game stands; `false` where it cannot be. Null as long as that is not known, and
 * where there is no such goal.
 */
export function useAhead(): Found {
  const history = useStore((state) => state.history)
  const scenario = useStore((state) => state.scenario)
  const names = useStore((state) => state.names)
  const over = useStore(({ progress }) => progress.length > 0)
  const [seen, see] = useState<{ from: unknown; found: Found }>({ from: null, found: null })
  const from = history && current(history)
  useEffect(() => {
    const first = history?.games[0]
    if (!from || !first || !scenario || over) return
    const task = taskOf(scenario, names, first.state.turn.number)
    if (!task) return
    const script = scriptLeft({ history, scenario, names })
    const search = searching({ game: from, script }, task, most)
    return lookAhead(search, (found) => see({ from, found }))
  }, [from, history, scenario, names, over])
  return seen.from === from ? seen.found : null
}
