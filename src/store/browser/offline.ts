/**
 * The page without a network: a service worker keeps its files from the first visit on, all cards among them. A newer
 * version of the page is fetched beside the one that runs, and takes its place when somebody asks for it: every answer has
 * been kept, so that the game goes on at the very decision.
 */

import { create } from 'zustand'

interface Offline {
  /** The browser keeps pages. */
  able: boolean
  /** Everything is kept: the page works without a network. */
  ready: boolean
  /** How many files are kept so far, and of how many; null while none is being fetched for it. */
  progress: { kept: number; of: number } | null
  /** It has not come to its end. */
  failed: boolean
  /** A newer version waits. */
  newer: boolean
}

const isAble =
  import.meta.env?.PROD === true && typeof navigator !== 'undefined' && 'serviceWorker' in navigator

export const useOffline = create<Offline>()(() => ({
  able: isAble,
  ready: false,
  progress: null,
  failed: false,
  newer: false,
}))

let waiting: ServiceWorker | null = null

function follow(registration: ServiceWorkerRegistration): void {
  const look = () => {
    waiting = registration.waiting
    const ready = registration.active !== null
    useOffline.setState({ ready, newer: waiting !== null })
  }
  const watch = () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      look()
      if (installing.state !== 'installing')
        useOffline.setState({ progress: null, failed: installing.state === 'redundant' })
    })
  }
  look()
  watch()
  registration.addEventListener('updatefound', watch)
  // A page that stays open for days asks when it is looked at again.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void registration.update().catch(() => {})
  })
}

let followed = false

/** Begins to keep the files of the page; to be called when nothing else is being fetched any more. */
export async function workOffline(): Promise<void> {
  if (!isAble) return
  try {
    useOffline.setState({ failed: false })
    const registration = await navigator.serviceWorker.register('./service-worker.js')
    if (followed) return
    followed = true
    navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<Offline['progress']>) => {
      if (data && typeof data.kept === 'number') useOffline.setState({ progress: data })
    })
    follow(registration)
    void navigator.serviceWorker.ready.then(() => useOffline.setState({ ready: true, progress: null }))
  } catch {
    // Where it is forbidden (a private window, plain http elsewhere) the page works with a network, as before.
    useOffline.setState({ failed: true })
  }
}

/** Opens the newer version. */
export function openNewer(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
  waiting?.postMessage('take over')
}
