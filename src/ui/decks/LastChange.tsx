/** What has just been done to a deck, and the way back. */

import { useEffect } from 'react'
import { setScreens, useDeckScreens } from './state.ts'
import { useDeckWords } from './use.ts'

/** It goes by itself after 12 seconds. */
export function LastChange() {
  const { t, page } = useDeckWords()
  const told = useDeckScreens((state) => state.told)
  useEffect(() => {
    if (!told) return
    const timer = setTimeout(() => setScreens({ told: null }), 12_000)
    return () => clearTimeout(timer)
  }, [told])
  return (
    <div className="dk-told" role="status">
      {told && (
        <div className="dk-note">
          <p>{t(`told.${told.say}`, { name: told.name })}</p>
          {told.undo && (
            <button
              type="button"
              onClick={() => {
                told.undo?.()
                setScreens({ told: null })
              }}
            >
              {page('undo')}
            </button>
          )}
          <button type="button" aria-label={page('close')} onClick={() => setScreens({ told: null })}>
            ✕
          </button>
        </div>
      )}
    </div>
  )
}
