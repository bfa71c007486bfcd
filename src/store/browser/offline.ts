/**
 * The page without a network: a service worker keeps its files from the first visit on. A newer version of the page is
 * fetched beside the one that runs, and takes its place when somebody asks for it: every answer has been kept, so that
 * the game goes on at the very decision.
 */

import { create } from 'zustand'

interface Offline {
  /** Everything is kept: the page works without a network. */
  ready: boolean
  /** A newer version waits. */
  newer: boolean
}

export const useOffline = create<Offline>()(() => ({ ready: false, newer: false }))

let waiting: ServiceWorker | null = null

function follow(registration: ServiceWorkerRegistration): void {
  const look = () => {
    waiting = registration.waiting
    useOffline.setState({ ready: registration.active !== null, newer: waiting !== null })
  }
  look()
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', () => look())
  })
  // A page that stays open for days asks when it is looked at again.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void registration.update().catch(() => {})
  })
}

/** Begins to keep the files of the page; to be called when nothing else is being fetched any more. */
export async function workOffline(): Promise<void> {
  if (!import.meta.env.PROD || typeof navigator === 'undefined' || !('serviceWorker' in navigator)) return
  try {
    const registration = await navigator.serviceWorker.register('./service-worker.js')
    follow(registration)
    void navigator.serviceWorker.ready.then(() => useOffline.setState({ ready: true }))
  } catch {
    // Where it is forbidden (a private window, plain http elsewhere) the page works with a network, as before.
  }
}

/** Opens the newer version. */
export function openNewer(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true })
  waiting?.postMessage('take over')
}
