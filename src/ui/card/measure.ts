/** How wide letters are: each is measured once in each width and weight, and titles are added up from them. */

import { useSyncExternalStore } from 'react'
import { type Fit, setTitle, type Wish } from './fit.ts'

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

function measureAll(stretch: number, weight: number, wanted: readonly string[]): Map<string, number> {
  const ruler = document.createElement('div')
  ruler.setAttribute('aria-hidden', 'true')
  ruler.style.cssText = `position:absolute;left:-9999px;top:0;visibility:hidden;white-space:pre;font:${weight} ${size}px ${family()};font-stretch:${stretch}%;font-kerning:none`
  for (const letter of wanted) {
    const one = document.createElement('span')
    one.style.display = 'inline-block'
    one.textContent = letter
    ruler.append(one)
  }
  document.body.append(ruler)
  const found = new Map(
    wanted.map((letter, index) => [letter, ruler.children[index]!.getBoundingClientRect().width / size]),
  )
  ruler.remove()
  return found
}

function widthOf(text: string, stretch: number, weight: number): number {
  const key = `${stretch}/${weight}`
  let table = widths.get(key)
  if (!table) {
    table = measureAll(stretch, weight, [...letters, ...others])
    widths.set(key, table)
  }
  let sum = 0
  for (const letter of text) {
    let width = table.get(letter)
    if (width === undefined) {
      width = measureAll(stretch, weight, [letter]).get(letter) ?? 0.6
      table.set(letter, width)
    }
    sum += width
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
