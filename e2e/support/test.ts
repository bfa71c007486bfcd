/** Tests whose hands are a person's: nothing is pressed before the question that it answers could have been seen. */

import { test as base, type Locator, type Page } from '@playwright/test'

/** What is too new to be answered. */
const fresh = 'body[data-fresh]'

/** This page's question has been on the screen for a moment. */
export const seen = (page: Page): Promise<unknown> =>
  page.waitForFunction((what) => document.querySelector(what) === null, fresh)

/** What all locators press keys by: unlike a click that does not wait for what is in the way. */
let pressing: Locator['press'] | null = null

function patientKeys(page: Page): void {
  if (pressing) return
  const locators: Locator = Object.getPrototypeOf(page.locator('body'))
  const press = locators.press
  pressing = press
  locators.press = async function (this: Locator, ...given) {
    await this.waitFor({ state: 'attached' })
    await seen(this.page())
    await press.apply(this, given)
  }
}

/** Has everything that presses on this page wait until what is asked could be seen. */
export async function patient(page: Page): Promise<Page> {
  patientKeys(page)
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
