/** How the page looks as a player has settled it: colours, light, the size of text, motion. It holds on every screen. */

import { type Settings, settings, useSettings } from '../store/browser/settings.ts'

// Properties of our own in styles, which React takes as they are.
declare module 'react' {
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined
  }
}

function wear({ palette, brighter, motion, textSize }: Settings): void {
  const page = document.documentElement
  page.dataset.palette = palette
  // Every element asks for it: what is usual is not written.
  if (motion === 'full') delete page.dataset.motion
  else page.dataset.motion = motion
  page.toggleAttribute('data-brighter', brighter)
  page.toggleAttribute('data-larger', textSize > 100)
  page.toggleAttribute('data-large', textSize > 115)
  page.style.setProperty('--text', String(textSize / 100))
}

/** Puts the settings on, and every change of them. To be called once, before anything is drawn. */
export function wearSettings(): void {
  wear(settings())
  useSettings.subscribe(wear)
}

/** Does nothing travel? So the device asks, or the player. */
export const isStill = (): boolean =>
  settings().motion === 'none' || window.matchMedia('(prefers-reduced-motion: reduce)').matches
