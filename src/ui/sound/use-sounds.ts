/** Sounds, where they are switched on: what makes them is fetched with the first one that is heard. */

import { useEffect } from 'react'
import { fetchPart, settings, useStore } from '../../store/index.ts'
import { heardBetween } from './cues.ts'

const fetchPlayer = () => fetchPart('src/ui/sound/play.ts', () => import('./play.ts'))

/** Listens to the table for as long as it is shown. */
export function useSounds(): void {
  useEffect(
    () =>
      useStore.subscribe((now, before) => {
        const { sound, volume } = settings()
        if (!sound || volume === 0) return
        const heard = heardBetween(before, now)
        // A sound that cannot be fetched is no fault that anybody need hear of.
        if (heard.length > 0)
          fetchPlayer()
            .then(({ playAll }) => playAll(heard, volume))
            .catch(() => {})
      }),
    [],
  )
}
