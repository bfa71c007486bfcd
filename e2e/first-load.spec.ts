import { gzipSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { location, open, table } from './lib.ts'

/** What the first load may weigh, in bytes of gzipped JavaScript. */
const most = 200_000

for (const language of ['en', 'fr']) {
  test(`the first load is below 200 kB of JavaScript (${language})`, async ({ page }) => {
    const scripts = new Set<string>()
    page.on('response', (response) => {
      if (new URL(response.url()).pathname.endsWith('.js')) scripts.add(response.url())
    })
    const weigh = async () => {
      await page.waitForLoadState('networkidle')
      // Fetched again: the browser may have dropped the bodies by now.
      const bodies = await Promise.all([...scripts].map(async (url) => (await page.request.get(url)).body()))
      return bodies.reduce((sum, body) => sum + gzipSync(body).length, 0)
    }
    await open(page, `/?lang=${language}`)
    const first = await weigh()
    console.log(`First load (${language}): ${(first / 1000).toFixed(1)} kB of gzipped JavaScript`)
    expect(first).toBeGreaterThan(50_000)
    expect(first, [...scripts].join(', ')).toBeLessThan(most)

    // The rest of the engine comes when somebody is there, before anything has been done.
    await table(page).hover()
    await expect.poll(weigh).toBeGreaterThan(first)
  })
}

test('what is done before the rest has been fetched waits for it', async ({ page }) => {
  let letGo = () => {}
  const gate = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await open(page, '/')
  await page.route('**/*.js', async (route) => {
    await gate
    await route.continue()
  })
  await table(page).getByRole('button', { name: 'Luke Skywalker', exact: true }).click()
  const cantina = table(page).getByRole('group', { name: 'Tatooine: Cantina' })
  await expect(cantina.locator('[data-legal]').first()).toBeVisible()
  await cantina.locator('button.tile').click()
  await expect(page.getByText('One moment')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Log' }).getByText('Luke Skywalker')).toHaveCount(0)
  letGo()
  await expect(page.getByRole('region', { name: 'Log' }).getByText('Luke Skywalker').first()).toBeVisible()
  await expect(page.getByText('One moment')).toHaveCount(0)
  await expect(location(page, 'Tatooine: Cantina')).toBeVisible()
})
