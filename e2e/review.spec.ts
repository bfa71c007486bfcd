/** A game against an opponent that is over is looked through again, and its moments are tried again. */

import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { dropFile, open, openFromMenu, region } from './support/lib.ts'
import { test } from './support/test.ts'

const finished = (): string =>
  execFileSync('node', ['--import', 'tsx', fileURLToPath(new URL('support/finished.ts', import.meta.url))], {
    encoding: 'utf8',
  })

test('after a game a drain that was passed is told; it can be shown, and tried again beside the game', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await open(page, '/')
  await dropFile(page, 'finished.json', finished())
  await region(page, 'Decision').getByRole('button', { name: 'How the game went' }).click()
  const dialog = page.getByRole('dialog', { name: 'How the game went' })
  await expect(dialog.getByRole('progressbar')).toBeVisible()
  const told = dialog.getByRole('listitem').filter({ hasText: 'Instead of passing: Force drain at' })
  await expect(told.first()).toBeVisible({ timeout: 150_000 })
  await expect(told.first()).toContainText(/worth \d/)
  expect(
    (await new AxeBuilder({ page }).include('.review').analyze()).violations.map(({ id }) => id),
  ).toEqual([])

  await told.first().getByRole('button', { name: /^Show/ }).click()
  await expect(page.getByRole('slider', { name: 'Moments of the game' })).not.toHaveValue('0')
  await page.getByRole('button', { name: 'Leave the replay' }).click()

  // What was found is not looked for again.
  await region(page, 'Decision').getByRole('button', { name: 'How the game went' }).click()
  await told
    .first()
    .getByRole('button', { name: /^Try it again/ })
    .click()
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('button', { name: /^Drain/ }).first()).toBeVisible()

  // What was missed waits among one's own mistakes until it is found.
  await openFromMenu(page, 'Home')
  await page.getByRole('button', { name: /^Practise/ }).click()
  await page.getByRole('button', { name: /^My mistakes: \d to find/ }).click()
  const mistakes = page.getByRole('main', { name: 'My mistakes' })
  const first = mistakes.getByRole('listitem').first()
  await expect(first).toContainText('To be found now')
  await expect(first).not.toContainText('drain')
  const found = await new AxeBuilder({ page }).analyze()
  expect(found.violations.map(({ id }) => id)).toEqual([])
  await first.getByRole('button', { name: /^Try it/ }).click()
  await page
    .getByRole('button', { name: /^Drain/ })
    .first()
    .click()
  // The answers are compared first, which takes as long as the machine needs.
  await expect(page.getByRole('dialog', { name: 'One moment' })).toBeHidden({ timeout: 60_000 })
  const verdict = page.getByRole('dialog', { name: 'Found' })
  await expect(verdict).toContainText('Force drain at')
  await verdict.getByRole('button', { name: 'My mistakes' }).click()
  await expect(mistakes.getByText('Comes back in 1 day')).toBeVisible()
  await page.reload()
  await expect(mistakes.getByText('Comes back in 1 day')).toBeVisible()
})

test('what was won and lost against opponents stands on their page, by deck and level', async ({ page }) => {
  const played = (id: string, won: boolean, level: string, deck: object) => ({
    id,
    when: 1,
    level,
    side: 'light',
    deck,
    won,
  })
  const games = [
    played('a', true, 'recruit', { is: 'ready', id: 'heroes' }),
    played('b', false, 'recruit', { is: 'ready', id: 'heroes' }),
    played('c', true, 'admiral', { is: 'own', name: 'Fast ships' }),
    { id: 'damaged' },
  ]
  await page.addInitScript((kept) => localStorage.setItem('landspeed.record', kept), JSON.stringify(games))
  await page.goto('/')
  await page.getByRole('button', { name: /^Practise/ }).click()
  const record = region(page, 'Won and lost')
  await expect(record.getByRole('row', { name: /Five friends/ })).toContainText('1 won, 1 lost')
  await expect(record.getByRole('row', { name: /Fast ships/ })).toContainText('1 won, 0 lost')
  await expect(record.getByText(/was damaged/)).toBeVisible()
  const found = await new AxeBuilder({ page }).include('.games-record').analyze()
  expect(found.violations.map(({ id }) => id)).toEqual([])
})
