/** What each setting says is what then happens. */

import { expect, type Page } from '@playwright/test'
import { byClicks, card, location, open, openFromMenu, region } from './support/lib.ts'
import { test } from './support/test.ts'

const settings = (page: Page) => page.getByRole('dialog', { name: 'Settings' })

/** Opens the settings, chooses in them, and goes back to the table. */
async function settle(page: Page, ...names: string[]): Promise<void> {
  await openFromMenu(page, 'Settings')
  for (const name of names) await settings(page).getByLabel(name, { exact: true }).click()
  await page.keyboard.press('Escape')
  await expect(settings(page)).toHaveCount(0)
}

test('where to stop, open hands, and who agrees to an undo hold in the game at the table', async ({
  page,
}) => {
  await open(page, '/')
  await settle(
    page,
    'Open hands: no curtain between us',
    'The other player agrees before what was seen is taken back',
    'In the opponent’s turn: Draw',
  )
  await openFromMenu(page, 'New game')
  await page.getByRole('dialog').getByLabel('Seed').fill('7')
  await page.getByRole('dialog').getByRole('button', { name: 'Start the game' }).click()
  // Nobody is handed the device, and nobody without a response is asked.
  const hand = region(page, 'Hand').locator('.hand-card')
  await expect(hand.first()).toBeVisible()
  await expect(page.locator('.curtain')).toHaveCount(0)
  const phase = page.locator('.phases [aria-current]')
  await page.getByRole('button', { name: /^Activate \d+$/ }).click()
  await expect(phase).toHaveText('Deploy')
  // He is in the draw phase, for that has been asked for, and nowhere else.
  const own = region(page, 'Your piles')
  const asked = async () => `${await own.getByRole('heading').textContent()}, ${await phase.textContent()}`
  const seen: string[] = []
  await expect(async () => {
    if (!/^Light/.test(await asked())) await page.keyboard.press('Space')
    seen.push(await asked())
    expect(seen.at(-1)).toMatch(/^Light/)
  }).toPass({ timeout: 20_000, intervals: [400] })
  expect(seen.at(-1)).toMatch(/Draw$/)
  await expect(page.locator('.turn')).toContainText('Dark')

  // What has been seen is taken back without asking the other one.
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await own.getByRole('button', { name: 'Force Pile: draw 1' }).click()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByRole('dialog', { name: 'Undo something that was revealed?' })).toContainText(
    'drew 1 card',
  )
  await page.getByRole('button', { name: 'Undo all the same' }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('colours, light, motion and sound are what has been chosen', async ({ page }) => {
  await page.addInitScript(() => {
    const counts = { sounds: 0, motions: 0, longest: 0 }
    Object.assign(window, { counts })
    for (const name of ['createOscillator', 'createBufferSource'] as const) {
      const make = BaseAudioContext.prototype[name] as () => AudioScheduledSourceNode
      BaseAudioContext.prototype[name] = function () {
        counts.sounds += 1
        return make.call(this) as never
      }
    }
    const { animate } = Element.prototype
    Element.prototype.animate = function (...given) {
      counts.motions += 1
      const { duration } = typeof given[1] === 'object' ? given[1] : { duration: given[1] }
      counts.longest = Math.max(counts.longest, Number(duration) || 0)
      return animate.apply(this, given)
    }
  })
  const counts = (): Promise<{ sounds: number; motions: number; longest: number }> => page.evaluate('counts')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await open(page, '/?scenario=first-steps')
  const look = () =>
    page.evaluate(() => {
      const style = getComputedStyle(document.documentElement)
      const shade = document.querySelector('#table .loc > .shade') ?? document.body
      const colours = ['light', 'dark', 'legal', 'refused'].map((name) => style.getPropertyValue(`--${name}`))
      return {
        colours: colours.join(),
        ink: style.getPropertyValue('--ink'),
        shade: getComputedStyle(shade).opacity,
      }
    })
  const colours = new Set([(await look()).colours])
  for (const name of ['Without red and green', 'Without blue and yellow', 'Strong contrast']) {
    await settle(page, name)
    colours.add((await look()).colours)
  }
  expect(colours.size).toBe(4)
  expect(await look()).toMatchObject({ shade: '1' })
  await settle(page, 'Brighter: posters without their shade, and white text')
  expect(await look()).toMatchObject({ ink: '#fff', shade: '0' })

  const move = () => byClicks(page, card(page, 'Luke Skywalker'), location(page, 'Tatooine: Cantina'))
  await move()
  await expect.poll(async () => (await counts()).motions).toBeGreaterThan(0)
  const { longest } = await counts()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await settle(page, 'Cards travel quickly')
  await page.evaluate('counts.motions = counts.longest = 0')
  await move()
  await expect.poll(async () => (await counts()).motions).toBeGreaterThan(0)
  expect((await counts()).longest).toBeLessThan(longest)
  await settle(page, 'Nothing moves')
  const { motions, sounds } = await counts()
  expect(sounds).toBe(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await settle(page, 'Sounds')
  await expect.poll(async () => (await counts()).sounds).toBeGreaterThan(0)
  const sample = (await counts()).sounds
  await move()
  await expect.poll(async () => (await counts()).sounds).toBeGreaterThan(sample)
  expect((await counts()).motions).toBe(motions)
})
