/** A whole game between two people at one device, played by clicking. */

import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { lift, open, openFromMenu, region, table } from './support/lib.ts'
import { deploy, look, play } from './support/player.ts'
import { test } from './support/test.ts'

async function begin(page: Page, seed: string): Promise<void> {
  await open(page, '/')
  await openFromMenu(page, 'New game')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Seed').fill(seed)
  await dialog.getByRole('button', { name: 'Start the game' }).click()
  await expect(page.getByRole('dialog', { name: 'Hand the device to the Dark Side' })).toBeVisible()
}

const violations = async (page: Page): Promise<string[]> => {
  const { violations: found } = await new AxeBuilder({ page }).analyze()
  return found.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)
}

test('two people play some turns: activate, deploy, drain, lose, move, draw', async ({ page }) => {
  test.setTimeout(240_000)
  await begin(page, '7')
  const wanted = ['curtain', 'activate', 'deploy', 'drain', 'lose', 'battle', 'fight', 'move', 'draw']
  await play(page, (done, { curtain }) => !curtain && wanted.every((what) => (done[what] ?? 0) > 0))
  const before = await look(page)
  await page.reload()
  await expect(page.locator('.curtain')).toBeVisible()
  await lift(page)
  await expect.poll(() => look(page)).toEqual(before)
})

test.describe('on a phone held upright', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('the own Force is in sight at every decision', async ({ page }) => {
    test.setTimeout(120_000)
    await begin(page, '7')
    // Playing looks for it each time.
    const done = await play(page, (_, { turn }) => Number(/\d+/.exec(turn)?.[0] ?? 0) > 4)
    for (const what of ['activate', 'deploy', 'pass']) expect(done[what] ?? 0, what).toBeGreaterThan(0)
  })
})

test('a whole game with battles is played to its end', async ({ page }) => {
  test.setTimeout(300_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await begin(page, '12')
  const done = await play(page, () => false)
  for (const what of ['drain', 'battle', 'fight', 'lose', 'move', 'draw'])
    expect(done[what] ?? 0, what).toBeGreaterThan(0)
  await expect(page.locator('#decision h2')).toHaveText(/The game is over: the (Light|Dark) Side wins/)
})

test('what is in the hand goes to green places, and Why tells of the others', async ({ page }) => {
  await begin(page, '7')
  expect(await violations(page)).toEqual([])
  await expect(page.locator('.hand-card')).toHaveCount(0)
  await lift(page)
  await page.getByRole('button', { name: /^Activate \d+$/ }).click()
  await expect(page.locator('.phases [aria-current]')).toHaveText('Deploy')
  const hand = page.locator('.hand-card')
  await hand.first().focus()
  await page.keyboard.press('Enter')
  expect(await violations(page)).toEqual([])
  await table(page)
    .getByRole('button', { name: /, not legal$/ })
    .first()
    .click()
  await expect(region(page, 'Why').locator('.because').first()).toBeVisible()
  const { hand: held } = await look(page)
  let deployed = false
  for (const card of held) deployed ||= await deploy(page, card)
  expect(deployed).toBe(true)
  await expect(hand).toHaveCount(held.length - 1)
})

/** Begins a game that stops at every decision, and lets the Dark Side activate Force: the Light Side is asked then. */
async function untilAsked(page: Page): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('landspeed.stops', 'always'))
  await begin(page, '7')
  await lift(page)
  await page.getByRole('button', { name: /^Activate \d+$/ }).click()
  await expect(page.getByRole('button', { name: /^Pass for the Light Side/ })).toBeVisible()
}

test('who is asked in the other turn is asked openly, and hands over only to see his own cards', async ({
  page,
}) => {
  await untilAsked(page)
  const hand = region(page, 'Hand').locator('.hand-card')
  const dark = await hand.evaluateAll((cards) => cards.map(({ ariaLabel }) => ariaLabel))
  await expect(page.locator('.curtain')).toHaveCount(0)
  await page.getByRole('button', { name: 'Light Side: see my cards first' }).click()
  await expect(page.getByRole('dialog', { name: 'Hand the device to the Light Side' })).toBeVisible()
  await expect(hand).toHaveCount(0)
  await page.getByRole('button', { name: 'Not now' }).click()
  await expect(hand).toHaveCount(dark.length)
  await page.getByRole('button', { name: 'Light Side: see my cards first' }).click()
  await lift(page)
  const light = await hand.evaluateAll((cards) => cards.map(({ ariaLabel }) => ariaLabel))
  expect(light).not.toEqual(dark)
  await page.keyboard.press('Space')
  await lift(page)
  await expect.poll(() => hand.evaluateAll((all) => all.map(({ ariaLabel }) => ariaLabel))).toEqual(dark)
})

test('Space passes for the other player too, but not with the press that came too soon', async ({ page }) => {
  await untilAsked(page)
  const title = page.locator('#decision h2')
  await page.waitForTimeout(400)
  await page.keyboard.press('Space')
  await expect(title).toHaveText('Your activate phase')
  await page.keyboard.press('Space')
  await expect(title).toHaveText('Your control phase')
  await page.keyboard.press('Space')
  // At once, and no person waits for anything here.
  await page.keyboard.down('Space')
  await page.keyboard.up('Space')
  await expect(page.getByRole('button', { name: /^Pass for the Light Side/ })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.getByRole('button', { name: 'Pass until the turn ends' }).click()
  await expect(title).toHaveText('Your deploy phase')
  // From a card in the hand too, which Enter takes.
  await page.locator('.hand-card').first().press('End')
  await page.keyboard.press('Space')
  await expect(title).toHaveText('Your battle phase')
  await expect(page.locator('.curtain')).toHaveCount(0)
})

test('Force is lost from the piles without showing the hand; an undo that takes back a drawn card asks first', async ({
  page,
}) => {
  test.setTimeout(240_000)
  await begin(page, '7')
  await play(page, (_done, { losing, curtain }) => losing && !curtain)
  await expect(page.locator('.losing button')).not.toHaveCount(0)
  await expect(page.locator('.losing')).not.toContainText('Hand:')
  const [owner] = ((await page.locator('#decision .openly').textContent()) ?? '').split(':')
  await page.locator('#decision .openly button').click()
  await lift(page)
  await expect(page.locator('.losing')).toContainText('Hand:')
  await expect(page.locator('.hand-card[data-legal]').first()).toBeVisible()
  expect(owner).toMatch(/Side$/)

  // The same game goes on, to a card that is drawn: an undo of that asks first.
  await play(page, (done) => (done.draw ?? 0) > 0)
  const force = region(page, 'Your piles').locator('[data-pile="force"] dd')
  const drawn = Number(await force.textContent())
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Leave it' }).click()
  await expect(force).toHaveText(String(drawn))
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('dialog')).toContainText('drew 1 card')
  await page.getByRole('button', { name: /Side agrees$/ }).click()
  await expect(force).toHaveText(String(drawn + 1))

  // So does a way back to a point by its name, which says beforehand what has been seen since.
  await region(page, 'Your piles').getByRole('button', { name: 'Force Pile: draw 1' }).click()
  await expect(force).toHaveText(String(drawn))
  await page.getByRole('button', { name: 'Go back to …' }).click()
  const point = page.locator('.points button').first()
  await expect(point).toContainText('drew 1 card')
  await point.click()
  await page.getByRole('button', { name: /Side agrees$/ }).click()
  await expect(force).not.toHaveText(String(drawn))
})

test('each problem of a pasted deck is named, and nothing is started', async ({ page }) => {
  await open(page, '/')
  await openFromMenu(page, 'New game')
  const dialog = page.getByRole('dialog')
  expect(await violations(page)).toEqual([])
  await dialog.getByLabel('My own list').first().check()
  await dialog.getByLabel('Deck list of the Light Side').fill('3x Stormtrooper\n2 Nobody At All')
  await dialog.getByRole('button', { name: 'Start the game' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Nobody At All')
  await dialog.getByLabel('Deck list of the Light Side').fill('59 Rebel Guard')
  await dialog.getByRole('button', { name: 'Start the game' }).click()
  await expect(dialog.getByRole('alert')).toContainText('59')
})

test('options, and many cards that only one player may see, are chosen with the keyboard alone', async ({
  page,
}) => {
  await open(page, '/')
  await openFromMenu(page, 'New game')
  const dialog = page.getByRole('dialog')
  for (const [index, side, others] of [
    [0, 'Light', '1 Tatooine: Mos Eisley\n58 Rebel Guard'],
    [1, 'Dark', '14 Tatooine: Cantina\n45 Stormtrooper'],
  ] as const) {
    await dialog.getByLabel('My own list').nth(index).check()
    await dialog.getByLabel(`Deck list of the ${side} Side`).fill(`Start: Tatooine\n1 Tatooine\n${others}`)
  }
  await dialog.getByRole('button', { name: 'Start the game' }).click()
  await expect(page.locator('.curtain')).toBeVisible()
  await lift(page)
  // Both have chosen Tatooine: neither lets it be converted, and each chooses another one.
  const decision = region(page, 'Decision')
  for (let i = 0; i < 2; i++) await decision.getByRole('button', { name: 'Refuse' }).press('Enter')
  await decision.getByRole('button', { name: 'Show the 14 cards' }).press('Enter')
  await expect(dialog.locator('.grid-card')).toHaveCount(14)
  expect(await violations(page)).toEqual([])
  await dialog.getByRole('searchbox').fill('nothing of this name')
  await expect(dialog.locator('.grid-card')).toHaveCount(0)
  await dialog.getByRole('searchbox').fill('cantina')
  await dialog.locator('.grid-card').nth(3).press('Enter')
  await expect(table(page).getByRole('group', { name: 'Tatooine: Cantina' })).toBeVisible()
  await expect(dialog.locator('.grid-card')).toHaveCount(0)
})

test('a pile that gives nothing now says why', async ({ page }) => {
  await begin(page, '7')
  await lift(page)
  const own = region(page, 'Your piles')
  await own.getByRole('button', { name: 'Force Pile: draw 1, not legal' }).click()
  await expect(region(page, 'Why')).toContainText('Cards are drawn in your draw phase')
})

test('in French, too', async ({ page }) => {
  await open(page, '/?lang=fr')
  await openFromMenu(page, 'Nouvelle partie')
  await page.getByRole('button', { name: 'Commencer la partie' }).click()
  await page.getByRole('button', { name: /montrer mes cartes/ }).click()
  await page.getByRole('button', { name: /^Activer \d+$/ }).click()
  await expect(page.locator('.hand-card')).toHaveCount(8)
})
