/** Tests whose hands are a person's: nothing is pressed before the question that it answers could have been seen. */

import { test as base, type Page } from '@playwright/test'

/** What is too new to be answered. */
const fresh = 'body[data-fresh]'

/** This page's question has been on the screen for a moment. */
export const seen = (page: Page): Promise<unknown> =>
  page.waitForFunction((what) => document.querySelector(what) === null, fresh)

/** Has everything that presses on this page wait until what is asked could be seen. */
export async function patient(page: Page): Promise<Page> {
  await page.addLocatorHandler(page.locator(fresh), async () => {})
  const press = page.keyboard.press.bind(page.keyboard)
  page.keyboard.press = async (...given) => {
    await seen(page)
    await press(...given)
  }
  return page
}

export const test = base.extend({
  page: async ({ page }, use) => {
    await use(await patient(page))
  },
})
