/** What is measured in milliseconds: run by itself, when the other tests are over. */

import { expect } from '@playwright/test'
import { open } from './support/lib.ts'
import { test } from './support/test.ts'

test('highlights follow within 50 ms of picking a card up, with a busy table', async ({ page }) => {
  await open(page, '/?scenario=EX-MOV-14')
  const spent = await page.evaluate(async () => {
    const cards = [...document.querySelectorAll<HTMLElement>('#table .unit > .card')]
    const times: number[] = []
    for (const chip of cards.slice(0, 20)) {
      const began = performance.now()
      chip.click()
      await new Promise((resolve) => requestAnimationFrame(resolve))
      times.push(performance.now() - began)
      chip.click()
      await new Promise((resolve) => requestAnimationFrame(resolve))
    }
    return times.sort((a, b) => a - b)
  })
  expect(spent[Math.floor(spent.length / 2)]).toBeLessThan(50)
})
