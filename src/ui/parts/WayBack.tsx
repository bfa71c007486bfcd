/** The way back to the table, where there is one: a button, and Escape. */

import { useEffect } from 'react'
import { actions, useStore } from '../../store/index.ts'

/** Nothing where no table has been left. */
export function WayBack({ text }: { text: string }) {
  const playing = useStore(({ history }) => history !== null)
  useEffect(() => {
    if (!playing) return
    const back = ({ key, defaultPrevented }: KeyboardEvent) => {
      if (key === 'Escape' && !defaultPrevented && useStore.getState().dialog === null) actions().go('table')
    }
    document.addEventListener('keydown', back)
    return () => document.removeEventListener('keydown', back)
  }, [playing])
  if (!playing) return null
  return (
    <button type="button" className="quiet-button way-back" onClick={() => actions().go('table')}>
      {text}
    </button>
  )
}
