/**
 * What is dragged and is no card, and drags that end in no drop: nothing comes of either, on both tables, and the next
 * card that is dragged is the one that is played. `DRAGS=100` drags a hundred marked things on each table.
 */

import { expect, type Locator, type Page } from '@playwright/test'
import { card, dropFile, fetching, location, middleOf, open, type Point, table } from './support/lib.ts'
import { test } from './support/test.ts'

const many = Number(process.env.DRAGS ?? 8)

interface Game {
  name: string
  begin(page: Page): Promise<void>
  /** Two cards, and a place where the second may go. */
  first(page: Page): Locator
  second(page: Page): Locator
  place(page: Page): Locator
  /** The second has been played, and not the first. */
  played(page: Page): Promise<void>
}

const unit = (page: Page, name: string) =>
  table(page).getByRole('button', { name: new RegExp(`^[^;,]* ${name}, `) })

const games: Game[] = [
  {
    name: 'Landspeed',
    begin: (page) => open(page, '/'),
    first: (page) => table(page).locator('.own .unit > .card').last(),
    second: (page) => card(page, 'Luke Skywalker'),
    place: (page) => location(page, 'Tatooine: Cantina'),
    played: (page) =>
      expect(
        page
          .getByRole('group', { name: 'Tatooine: Cantina' })
          .getByRole('button', { name: 'Luke Skywalker' }),
      ).toBeVisible(),
  },
  {
    name: 'Twilight Imperium',
    begin: async (page) => {
      await page.goto('/?game=ti4&scenario=TI4-002')
      await expect(table(page).locator('.fleet-unit').first()).toBeVisible({ timeout: fetching })
    },
    first: (page) => unit(page, 'far'),
    second: (page) => unit(page, 'near'),
    place: (page) => table(page).locator('.hex-name', { hasText: 'Mecatol' }),
    played: (page) => expect(page.locator('.moves')).toContainText('near'),
  },
]

/** Nothing is carried, nothing has failed, nothing was said. */
async function nothingCame(page: Page): Promise<void> {
  await expect(page.locator('.fault, .ghost, #why .because')).toHaveCount(0)
  await expect(table(page)).not.toHaveAttribute('data-carrying')
  expect(await page.evaluate(() => document.body.hasAttribute('data-dragging'))).toBe(false)
}

/** The next drag plays the card that it takes. */
async function nextIsRight(page: Page, game: Game): Promise<void> {
  await game.second(page).hover()
  const [from, to] = [await middleOf(game.second(page)), await middleOf(game.place(page))]
  await page.mouse.move(from.x, from.y)
  await page.mouse.down()
  await page.mouse.move(from.x + 8, from.y + 6, { steps: 3 })
  await expect(page.locator('.ghost')).toHaveCount(1)
  await page.mouse.move(to.x + 2, to.y, { steps: 4 })
  await page.mouse.move(to.x, to.y)
  await page.mouse.up()
  await game.played(page)
}

type Thing = 'words' | 'everything' | 'one word' | 'a link' | 'a picture'
const things: Thing[] = ['words', 'everything', 'one word', 'a link', 'a picture']

/** Marks something that lies in no card, and says where to take hold of it. */
async function mark(page: Page, thing: Thing, seed: number): Promise<{ x: number; y: number } | null> {
  const at = await page.evaluate(
    ([what, number]) => {
      getSelection()?.removeAllRanges()
      document.querySelector('.strange')?.remove()
      if (what === 'a link' || what === 'a picture') {
        const strange = document.createElement(what === 'a link' ? 'a' : 'img')
        strange.className = 'strange'
        strange.style.cssText = `position:fixed;z-index:999;left:${40 + ((number * 97) % 900)}px;top:${80 + ((number * 53) % 500)}px`
        if (strange instanceof HTMLImageElement) {
          strange.src =
            'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><circle cx="20" cy="20" r="20"/></svg>'
          strange.style.width = '40px'
          strange.style.height = '40px'
        } else {
          strange.setAttribute('href', 'https://example.org/nowhere')
          strange.textContent = 'a link of the page'
        }
        document.body.append(strange)
        const { left, top, width, height } = strange.getBoundingClientRect()
        return { x: left + (width || 40) / 2, y: top + (height || 20) / 2 }
      }
      const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      const found: [Node, number, number][] = []
      for (let node = walk.nextNode(); node; node = walk.nextNode()) {
        const { parentElement: around } = node
        if (
          !node.textContent?.trim() ||
          !around?.checkVisibility() ||
          around.closest('[draggable], button, .sr')
        )
          continue
        range.selectNodeContents(node)
        const { left, top, width, height } = range.getClientRects()[0] ?? new DOMRect()
        const [x, y] = [left + Math.min(width / 2, 20), top + height / 2]
        if (width > 4 && document.elementFromPoint(x, y) === around) found.push([node, x, y])
      }
      const [node, x, y] = found[number % found.length] ?? []
      if (!node || x === undefined || y === undefined) return null
      if (what === 'words') getSelection()?.selectAllChildren(node.parentNode as Node)
      return { x, y }
    },
    [thing, seed] as const,
  )
  if (thing === 'everything') await page.keyboard.press('Control+a')
  if (thing === 'one word' && at) await page.mouse.dblclick(at.x, at.y)
  return at
}

for (const game of games) {
  test.describe(game.name, () => {
    // The page alone takes a good part of the usual time where others keep the processors busy.
    test.beforeEach(() => test.slow())

    test('marked text, links and pictures are dragged about, and nothing comes of it', async ({ page }) => {
      test.setTimeout(180_000 + many * 1500)
      const faults: string[] = []
      page.on('pageerror', ({ message }) => faults.push(message))
      await game.begin(page)
      const address = page.url()
      let dragged = 0
      for (let i = 0; i < many; i++) {
        const at = await mark(page, things[i % things.length]!, i * 7)
        if (!at) continue
        await page.mouse.move(at.x, at.y)
        await page.mouse.down()
        await page.mouse.move(at.x + 9, at.y + 7, { steps: 3 })
        for (let step = 1; step < 4; step++)
          await page.mouse.move((at.x + i * 131 + step * 211) % 1400, (at.y + i * 71 + step * 97) % 860, {
            steps: 3,
          })
        if (i % 4 === 3) await page.keyboard.press('Escape')
        await page.mouse.up()
        await page.evaluate(() => getSelection()?.removeAllRanges())
        await nothingCame(page)
        dragged += 1
      }
      await page.evaluate(() => document.querySelector('.strange')?.remove())
      expect(faults).toEqual([])
      expect(page.url()).toBe(address)
      expect(dragged).toBe(many)
      await nextIsRight(page, game)
    })

    test('a card is carried while everything is marked', async ({ page }) => {
      await game.begin(page)
      await page.keyboard.press('Control+a')
      await nextIsRight(page, game)
    })

    test('a file over the page is offered its drop, and what comes in besides is not', async ({ page }) => {
      await game.begin(page)
      const over = (kind: string, file: boolean) =>
        page.evaluate(
          ([name, files]) => {
            const data = new DataTransfer()
            if (files) data.items.add(new File(['{}'], 'a.json'))
            else data.setData('text/uri-list', 'https://example.org/')
            const event = new DragEvent(name, { dataTransfer: data, bubbles: true, cancelable: true })
            document.querySelector('#table')?.dispatchEvent(event)
            return [event.defaultPrevented, document.body.dataset.files !== undefined] as const
          },
          [kind, file] as const,
        )
      await over('dragenter', false)
      expect(await over('dragover', false)).toEqual([true, false])
      expect(await over('drop', false)).toEqual([true, false])
      await over('dragenter', true)
      expect(await over('dragover', true)).toEqual([true, true])
      await nothingCame(page)
      await dropFile(page, 'bad.json', '{')
      await expect(page.locator('.message')).toContainText('bad.json')
      await nextIsRight(page, game)
    })

    const endings: Record<string, (page: Page) => Promise<unknown>> = {
      'the window loses the focus': (page) => page.evaluate(() => window.dispatchEvent(new Event('blur'))),
      'Escape is pressed': (page) => page.keyboard.press('Escape'),
      'the page is hidden': (page) =>
        page.evaluate(() => {
          Object.defineProperty(document, 'hidden', { configurable: true, get: () => true })
          document.dispatchEvent(new Event('visibilitychange'))
          Reflect.deleteProperty(document, 'hidden')
        }),
    }

    test('by mouse, a drag that ends in no drop leaves everything where it lay', async ({ page }) => {
      await game.begin(page)
      for (const [ending, end] of Object.entries(endings)) {
        await test.step(ending, async () => {
          await game.first(page).hover()
          const { x, y } = await middleOf(game.first(page))
          await page.mouse.down()
          await page.mouse.move(x + 8, y + 6, { steps: 3 })
          await expect(page.locator('.ghost')).toHaveCount(1)
          const to = await middleOf(game.place(page))
          await page.mouse.move(to.x, to.y, { steps: 3 })
          await end(page)
          await nothingCame(page)
          await page.mouse.move(to.x + 4, to.y, { steps: 3 })
          await page.mouse.up()
          await nothingCame(page)
        })
      }
      await nextIsRight(page, game)
    })

    test.describe('with a finger', () => {
      test.use({ hasTouch: true })

      const byFinger: Record<string, ((page: Page) => Promise<unknown>) | null> = {
        'the system takes the gesture': null,
        'the pointer is taken away': (page) =>
          page.evaluate(() =>
            window.dispatchEvent(new PointerEvent('pointercancel', { pointerType: 'touch' })),
          ),
        ...endings,
      }

      test('a drag that ends in no drop leaves everything where it lay', async ({ page }) => {
        await game.begin(page)
        const client = await page.context().newCDPSession(page)
        const touch = (
          type: 'touchStart' | 'touchMove' | 'touchEnd' | 'touchCancel',
          ...touchPoints: Point[]
        ) => client.send('Input.dispatchTouchEvent', { type, touchPoints })
        const carry = async (what: Locator) => {
          const { x, y } = await middleOf(what)
          const to = await middleOf(game.place(page))
          await touch('touchStart', { x, y })
          // A moment longer than the page waits for a finger that means to carry.
          await page.waitForTimeout(170)
          for (const aside of [12, 15, 18]) {
            await touch('touchMove', { x: x + aside, y })
            await page.waitForTimeout(16)
          }
          await expect(page.locator('.ghost')).toHaveCount(1)
          await touch('touchMove', { x: to.x + 2, y: to.y })
          await page.waitForTimeout(16)
          await touch('touchMove', to)
        }
        for (const [ending, end] of Object.entries(byFinger)) {
          await test.step(ending, async () => {
            await carry(game.first(page))
            if (end) await end(page)
            else await touch('touchCancel')
            await nothingCame(page)
            if (end) await touch('touchEnd')
            await nothingCame(page)
          })
        }
        // A finger that was about to carry when a call came in.
        await touch('touchStart', await middleOf(game.first(page)))
        await page.waitForTimeout(170)
        await touch('touchCancel')
        await carry(game.second(page))
        await touch('touchEnd')
        await game.played(page)
        await expect(page.locator('.ghost')).toHaveCount(0)
      })
    })
  })
}
