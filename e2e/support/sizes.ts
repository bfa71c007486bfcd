/** What is measured of the page as it stands: letters, targets of a finger, what is cut and what sticks out. */

import type { Page } from '@playwright/test'

/** What a state of the page has to be measured by. */
export interface Bounds {
  /** The least size of letters, in pixels. */
  text: number
  /** The least width and height of what a finger presses, and of what it presses in every turn; none for a mouse. */
  tap: number
  often: number
}

/** The page has drawn itself at its size. */
export const drawn = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
    await document.fonts.ready
    for (let i = 0; i < 2; i++) await frame()
  })

/** Texts whose letters are smaller than that. */
const smallTexts = (page: Page, least: number): Promise<string[]> =>
  page.evaluate((text) => {
    const found = new Set<string>()
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walk.nextNode(); node; node = walk.nextNode()) {
      const { parentElement: around, textContent } = node
      if (!around || !textContent?.trim() || around.closest('.sr, .skip')) continue
      const size = Number.parseFloat(getComputedStyle(around).fontSize)
      if (size >= text - 0.01 || !around.checkVisibility({ opacityProperty: true })) continue
      range.selectNodeContents(node)
      const { width, height } = range.getBoundingClientRect()
      if (width > 1 && height > 1)
        found.add(`${size} px: "${textContent.trim().slice(0, 30)}" in .${around.className}`)
    }
    return [...found]
  }, least)

/** What a finger presses and is smaller than that, found by where the finger would be answered. */
const smallTargets = (page: Page, { tap, often }: Bounds): Promise<string[]> =>
  page.evaluate(
    ([usual, frequent]) => {
      const found = new Set<string>()
      const everyTurn = '.pass, .offer, .hand-card, #decision .main-button'
      // Each of these is a second way: to a card that lies there, and to what the location in the zoom tells.
      const second = (one: HTMLElement) => {
        const card = one.matches('.card-name') && one.dataset.zoom
        const there = `#table [data-card="${card}"], .stage [data-card="${card}"], .hand [data-card="${card}"]`
        return one.matches('.total') || (card && document.querySelector(there) !== null)
      }
      for (const one of document.querySelectorAll<HTMLElement>('button, a[href], select, input, summary')) {
        if (!one.checkVisibility({ opacityProperty: true }) || one.matches(':disabled') || second(one))
          continue
        const least = one.matches(everyTurn) ? frequent : usual
        const { left, top, width, height } = (one.closest('label') ?? one).getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        const answers = (dx: number, dy: number) => {
          const at = document.elementFromPoint(x + dx, y + dy)
          return at !== null && (one.contains(at) || (at.closest('label')?.contains(one) ?? false))
        }
        if (!answers(0, 0)) continue
        const reach = least / 2 - 1
        const wide = width >= least - 0.5 || (answers(reach, 0) && answers(-reach, 0))
        const high = height >= least - 0.5 || (answers(0, reach) && answers(0, -reach))
        // What is scrolled half out of sight is whole once one scrolls there.
        const half = () => {
          for (let around = one.parentElement; around; around = around.parentElement) {
            const box = around.getBoundingClientRect()
            const scrolls =
              getComputedStyle(around).overflow !== 'visible' &&
              (around.scrollHeight > around.clientHeight || around.scrollWidth > around.clientWidth)
            const [low, high] = [Math.max(y - reach, 0), y + reach]
            const [near, far] = [x - reach, x + reach]
            if (scrolls && (low < box.top || high >= box.bottom || near < box.left || far >= box.right))
              return true
          }
          return false
        }
        const name = one.getAttribute('aria-label') ?? one.textContent
        if ((!wide || !high) && !half())
          found.add(`${Math.round(width)} × ${Math.round(height)} px: "${name}"`)
      }
      return [...found]
    },
    [tap, often] as const,
  )

/** What can be pressed beside the screen, where nothing can be scrolled to it. */
export const outside = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, a[href], select, input, summary')].flatMap((one) => {
      const { left, right, width } = one.getBoundingClientRect()
      const apart =
        one.closest('.sr, .skip, .table, .hand, .choices, .chapters, .galaxy, [data-sheet="shut"]') !== null
      if (apart || width < 2 || !one.checkVisibility() || (left >= -1 && right <= innerWidth + 1)) return []
      return [`"${one.getAttribute('aria-label') ?? one.textContent}": ${left} to ${right}`]
    }),
  )

/** Different cards whose titles read alike, one of them being cut. */
const alike = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const seen = new Map<string, string>()
    return [...document.querySelectorAll<HTMLElement>('button[data-card]')].flatMap((one) => {
      const title = one.querySelector('.face .title')?.textContent?.trim()
      const name = one.getAttribute('aria-label')?.split(', ')[0] ?? ''
      if (!title) return []
      const other = seen.get(title) ?? name
      seen.set(title, name)
      return other === name ? [] : [`"${title}" is ${name}, and ${other}`]
    })
  })

/** Words that are asked or named, and of which a part is not to be seen. */
const clipped = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        '.ask b, .tile-name, .tile-kind, :is(h2, h3):not(.lane h2), .lane h2 b, button',
      ),
    ].flatMap((one) => {
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = one
      const hides = getComputedStyle(one).overflow !== 'visible' && clientWidth > 2
      const all = scrollWidth <= clientWidth + 1 && scrollHeight <= clientHeight + 1
      return !hides || all || !one.checkVisibility() ? [] : [`"${one.textContent}"`]
    }),
  )

/** Everything that is wrong with the sizes of what is shown. */
export async function wrongSizes(page: Page, bounds: Bounds): Promise<Record<string, string[]>> {
  const all = {
    'letters too small': await smallTexts(page, bounds.text),
    'too small for a finger': bounds.tap > 0 ? await smallTargets(page, bounds) : [],
    'outside the screen': await outside(page),
    'titles alike': await alike(page),
    'words cut': await clipped(page),
  }
  return Object.fromEntries(Object.entries(all).filter(([, found]) => found.length > 0))
}
