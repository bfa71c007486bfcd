/** The page as something that is installed: what it says of itself, and how a newer version takes its place. */

import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, type Page } from '@playwright/test'
import { byClicks, card, location, openFromMenu, table } from './support/lib.ts'
import { test } from './support/test.ts'

test.use({ serviceWorkers: 'allow' })

/** The built page as another server has it, which brings out a newer version when it is told to. */
async function serverOf(built: string): Promise<{ server: Server; address: string; renew(): void }> {
  let version = ''
  const server = createServer(async (request, response) => {
    const answer = await fetch(new URL(request.url ?? '/', built))
    const type = answer.headers.get('content-type') ?? ''
    let body = Buffer.from(await answer.arrayBuffer())
    if (/service-worker/.test(request.url ?? ''))
      body = Buffer.from(body.toString().replace(/'landspeed-\w+/, (name) => name + version))
    else if (type.startsWith('text/html'))
      body = Buffer.from(body.toString().replace('<html', `<html data-version="${version}"`))
    response.writeHead(answer.status, { 'content-type': type }).end(body)
  })
  await new Promise((resolve) => server.listen(0, () => resolve(null)))
  return {
    server,
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    renew: () => {
      version = 'newer'
    },
  }
}

const workerIs = (page: Page, state: 'active' | 'waiting') =>
  expect
    .poll(
      () =>
        page.evaluate(async (wanted) => {
          const registration = await navigator.serviceWorker.getRegistration()
          return registration?.[wanted]?.state
        }, state),
      { timeout: 30_000 },
    )
    .toBe(state === 'active' ? 'activated' : 'installed')

test('the page can be installed: its manifest is whole, and every icon is as large as it says', async ({
  page,
}) => {
  await page.goto('/')
  await workerIs(page, 'active')
  const client = await page.context().newCDPSession(page)
  const { data, errors } = await client.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const { installabilityErrors } = await client.send('Page.getInstallabilityErrors')
  // A test has a private window of its own.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([])
  const { icons, screenshots } = JSON.parse(data ?? '')
  const sizes: string[] = []
  for (const { src, sizes: said, type } of [...icons, ...screenshots]) {
    const answer = await page.request.get(`/${src}`)
    expect(answer.headers()['content-type']).toContain(type)
    if (said === 'any') continue
    const size = await page.evaluate(async (address) => {
      const image = new Image()
      image.src = address
      await image.decode()
      return `${image.naturalWidth}x${image.naturalHeight}`
    }, src)
    expect(size, src).toBe(said)
    sizes.push(size)
  }
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512']))
  const touch = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href')
  expect((await page.request.get(touch ?? '')).ok()).toBe(true)
})

test('the page kept in the browser answers as its server does: what is not there is not there', async ({
  page,
  context,
}) => {
  await page.goto('/')
  await workerIs(page, 'active')
  await page.reload()
  const at = async (address: string) => {
    const answer = await page.goto(address)
    return [answer?.status(), answer?.fromServiceWorker(), await page.title()]
  }
  const here = [200, true, expect.stringContaining('Landspeed')]
  for (const offline of [false, true]) {
    await context.setOffline(offline)
    for (const address of ['/', '/?scenario=first-steps', '/index.html', '/licences.html'])
      expect(await at(address), address).toEqual(here)
    for (const address of ['/nothing', '/nothing/here.html', '/assets/', '/index.html/']) {
      expect((await at(address)).slice(0, 2), address).toEqual([404, true])
      await expect(page.locator('body')).toHaveText('Not found')
    }
  }
})

test('a newer version is asked for between decisions, taken when one wants it, and goes on at the decision', async ({
  page,
  baseURL,
}) => {
  const { server, address, renew } = await serverOf(baseURL ?? '')
  await page.goto(`${address}/?scenario=first-steps`)
  await expect(table(page).getByRole('group').first()).toBeVisible()
  await workerIs(page, 'active')
  renew()
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  await workerIs(page, 'waiting')

  // Nobody is asked in the middle of a decision, and the page stays the one that it is.
  const luke = 'Luke Skywalker'
  const there = page.getByRole('group', { name: 'Tatooine: Cantina' }).getByRole('button', { name: luke })
  await byClicks(page, card(page, luke), location(page, 'Tatooine: Cantina'))
  await expect(there).toBeVisible()
  const asked = page.getByRole('status').filter({ hasText: 'A newer version' })
  await expect(asked).toHaveCount(0)
  await page.reload()
  await expect(there).toBeVisible()
  await expect(page.locator('html')).toHaveAttribute('data-version', '')

  await openFromMenu(page, 'Home')
  await expect(asked).toBeVisible()
  await asked.getByRole('button').first().click()
  await expect(page.locator('html')).toHaveAttribute('data-version', 'newer')
  await page.getByRole('button', { name: 'Play on' }).click()
  await expect(there).toBeVisible()
  await openFromMenu(page, 'Home')
  await expect(asked).toHaveCount(0)
  server.close()
  server.closeAllConnections()
})
