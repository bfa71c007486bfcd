/** A game is watched again, played on from a moment of it, and taken back to a point by name. */

import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { byClicks, card, dropFile, location, open, openFromMenu, region, table } from './support/lib.ts'
import { fight } from './support/positions.ts'
import { test } from './support/test.ts'

test('a battle is watched again from All tables, played on from there, and taken back to before it', async ({
  page,
}) => {
  await open(page, '/')
  await dropFile(page, 'fight.json', JSON.stringify(fight))
  const decision = region(page, 'Decision')
  await decision.getByRole('button', { name: /^Battle at Barracks power/ }).press('Enter')
  for (let side = 0; side < 2; side++) await decision.getByRole('button', { name: /^Draw/ }).press('Enter')
  await expect(region(page, 'Log')).toContainText('Destiny 3')
  await openFromMenu(page, 'Home')
  await page.getByRole('button', { name: /All tables/ }).click()
  await page.getByRole('button', { name: 'Watch the replay of A fight' }).click()

  // The start, and from there moment by moment by the keyboard; the log follows.
  const line = page.getByRole('slider', { name: 'Moments of the game' })
  await expect(line).toHaveValue('0')
  const now = page.locator('#log [data-now]')
  await page.keyboard.press('End')
  const last = await line.inputValue()
  expect(Number(last)).toBeGreaterThan(2)
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowRight')
  await expect(line).toHaveValue('1')
  await expect(now.first()).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations.map(({ id }) => id)).toEqual([])

  // To the battle by its name, and by its line in the log.
  await page.getByRole('button', { name: 'Jump to …' }).click()
  await page.getByRole('button', { name: /^Battle at / }).click()
  await expect(page.locator('.stage')).toBeVisible()
  const there = await line.inputValue()
  await page.keyboard.press('Home')
  await expect(page.locator('.stage')).toHaveCount(0)
  await page.getByRole('button', { name: /^To this moment: .*initiates a battle/ }).click()
  await expect(line).toHaveValue(there)
  await expect(page.getByRole('button', { name: 'Undo', exact: true })).toHaveCount(0)

  await page.getByRole('button', { name: 'Play on from here' }).click()
  await page.getByRole('button', { name: 'Play on', exact: true }).click()
  const curtain = page.locator('.curtain .main-button')
  await expect(curtain.or(page.locator('.stage')).first()).toBeVisible()
  if (await curtain.isVisible()) await curtain.click()
  await expect(page.locator('.stage')).toBeVisible()

  await page.getByRole('button', { name: 'Go back to …' }).click()
  const point = page.getByRole('button', { name: /^Before the battle at / })
  await expect(point).toContainText('Nothing hidden seen since')
  await point.click()
  await expect(page.locator('.stage')).toHaveCount(0)
  await expect(table(page)).toBeVisible()

  // The log, with battles alone left out.
  await page.getByRole('button', { name: 'Redo', exact: true }).click()
  await expect(region(page, 'Log')).toContainText('initiates a battle')
  await page.getByRole('button', { name: 'What the log shows' }).click()
  await page.getByLabel('Battles and weapons').uncheck()
  await expect(region(page, 'Log')).not.toContainText('initiates a battle')
})

test('a replay plays by itself, shows the hands that are asked for, and goes on against an opponent', async ({
  page,
}) => {
  await open(page, '/')
  const hand = { light: ['Luke Skywalker'], dark: ['Darth Vader'] }
  const cards = { ...fight.cards, 'Luke Skywalker': 'Luke Skywalker', 'Darth Vader': 'Darth Vader' }
  const story = { ...fight, cards, start: { ...fight.start, hand } }
  await dropFile(page, 'fight.json', JSON.stringify(story))
  const decision = region(page, 'Decision')
  await decision.getByRole('button', { name: /^Battle at Barracks power/ }).press('Enter')
  await expect(region(page, 'Log')).toContainText('initiates a battle')
  await openFromMenu(page, 'Home')
  await page.getByRole('button', { name: /All tables/ }).click()
  await page.getByRole('button', { name: 'Watch the replay of A fight' }).click()

  const line = page.getByRole('slider', { name: 'Moments of the game' })
  const luke = page.locator('.hand-card', { hasText: 'Luke' })
  const view = page.getByRole('combobox', { name: 'Hands' })
  await expect(luke).toHaveCount(1)
  await expect(page.getByText('Darth Vader')).not.toHaveCount(0)
  await view.selectOption({ label: 'The Dark Side’s hand' })
  await expect(luke).toHaveCount(0)
  await view.selectOption({ label: 'The Light Side’s hand' })
  await expect(luke).toHaveCount(1)
  await expect(page.getByText('Darth Vader')).toHaveCount(0)

  await page.getByRole('combobox', { name: 'Speed' }).selectOption({ label: 'Fast' })
  await page.getByRole('button', { name: /^Play \(/ }).click()
  await expect(line).not.toHaveValue('0')
  await expect(page.locator('.stage')).toBeVisible({ timeout: 15_000 })
  const pause = page.getByRole('button', { name: /^Pause/ })
  if (await pause.isVisible()) await pause.click()

  await page.getByRole('button', { name: 'Play on from here' }).click()
  const dialog = page.getByRole('dialog', { name: 'Play on from here' })
  await dialog.getByText('Against an opponent', { exact: true }).click()
  await dialog.getByText('Recruit', { exact: true }).click()
  await dialog.getByRole('button', { name: 'Play on', exact: true }).click()
  await expect(page.locator('.stage')).toBeVisible()
  await expect(page.getByRole('button', { name: 'What would Trooper do?' })).toBeVisible()
})

test('a name in the log lights its card up; kinds are left out, and what is left is copied as text', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, '/?scenario=first-steps')
  await byClicks(page, card(page, 'Luke Skywalker'), location(page, 'Tatooine: Cantina'))
  const log = region(page, 'Log')
  const name = log.getByRole('button', { name: 'Luke Skywalker', exact: true }).first()
  const lit = table(page).locator('.card[data-meant]')
  await name.hover()
  await expect(lit).toHaveCount(1)
  await expect(lit).toHaveAccessibleName('Luke Skywalker')
  await log.getByRole('heading').hover()
  await expect(lit).toHaveCount(0)
  // With the keyboard, too.
  await name.focus()
  await expect(lit).toHaveCount(1)

  // The rule that caused it is a step away.
  const rule = log.locator('.rule-id').first()
  const id = (await rule.textContent()) ?? ''
  await rule.click()
  await expect(page.getByRole('dialog').getByText(id, { exact: true }).first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)

  const copied = async () => {
    await page.getByRole('button', { name: 'Copy as text' }).click()
    return page.evaluate(() => navigator.clipboard.readText())
  }
  await page.getByRole('button', { name: 'What the log shows' }).click()
  expect(await copied()).toMatch(/Luke Skywalker.*Tatooine: Cantina/)
  await page.getByLabel('Moves', { exact: true }).uncheck()
  expect(await copied()).not.toContain('Cantina')
})
