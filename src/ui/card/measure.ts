/** How wide letters are: each is measured once in each width and weight, and titles are added up from them. */

import { useSyncExternalStore } from 'react'
import { type Fit, setTitle, stretches, type Wish } from './fit.ts'

const letters = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index))
const others = [...'•…’‘“”–éèêëàâäîïôöùûüçÉÈÀÇœ«»']

/** Measured large, so that rounding does not add up. */
const size = 100

let widths = new Map<string, Map<string, number>>()
let fits = new Map<string, Fit>()
let version = 0
const listeners = new Set<() => void>()

/** The family in which titles are set. */
const family = () => getComputedStyle(document.body).fontFamily

/** Measures letters in every width at once: the browser lays the page out for each time that it is asked. */
function measureAll(weight: number, wanted: readonly string[]): void {
  const ruler = document.createElement('div')
  ruler.setAttribute('aria-hidden', 'true')
  ruler.style.cssText = `position:absolute;contain:layout style;left:-9999px;top:0;visibility:hidden;white-space:pre;font:${weight} ${size}px ${family()};font-kerning:none;font-variant-ligatures:none`
  const rows = stretches.map((stretch) => {
    const row = document.createElement('div')
    row.style.fontStretch = `${stretch}%`
    row.textContent = wanted.join('')
    ruler.append(row)
    return [stretch, row.firstChild as Text] as const
  })
  document.body.append(ruler)
  const range = document.createRange()
  for (const [stretch, row] of rows) {
    const key = `${stretch}/${weight}`
    const table = widths.get(key) ?? new Map<string, number>()
    widths.set(key, table)
    // What goes before a letter is measured with it: asked for a range from within a row, a browser takes twice as long.
    range.setStart(row, 0)
    let at = 0
    let before = 0
    for (const letter of wanted) {
      at += letter.length
      range.setEnd(row, at)
      const { width } = range.getBoundingClientRect()
      table.set(letter, (width - before) / size)
      before = width
    }
  }
  ruler.remove()
}

function widthOf(text: string, stretch: number, weight: number): number {
  const key = `${stretch}/${weight}`
  if (!widths.has(key)) measureAll(weight, [...letters, ...others])
  let sum = 0
  for (const letter of text) {
    if (!widths.get(key)?.has(letter)) measureAll(weight, [letter])
    sum += widths.get(key)?.get(letter) ?? 0.6
  }
  return sum
}

/** A title as it fits, worked out once. */
export function fitted(title: string, wish: Wish): Fit {
  const { room, size: letters, lines, weight, oneLine } = wish
  const key = `${title}/${room}/${letters}/${lines ?? ''}/${weight ?? ''}/${oneLine ?? ''}`
  let found = fits.get(key)
  if (!found) {
    found = setTitle(title, wish, widthOf)
    fits.set(key, found)
  }
  return found
}

function forget() {
  widths = new Map()
  fits = new Map()
  version += 1
  for (const listener of listeners) listener()
}

/** When the typeface has come, everything is measured anew. */
if (typeof document !== 'undefined') document.fonts?.addEventListener('loadingdone', forget)

const listen = (changed: () => void) => {
  listeners.add(changed)
  return () => {
    listeners.delete(changed)
  }
}

/** Which measure holds: it changes when the typeface has come. */
export const useMeasure = (): number => useSyncExternalStore(listen, () => version)
