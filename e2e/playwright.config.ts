import { defineConfig, devices } from '@playwright/test'
import { installedChromium } from '../src/commands/chromium.mjs'

const file = installedChromium()
const port = Number(process.env.LANDSPEED_TEST_PORT ?? 4174)

// The built page in a real Chromium. `npm test` builds it first; by hand:
// npm run build && npx playwright test --config=e2e/playwright.config.ts
export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  fullyParallel: true,
  forbidOnly: true,
  // The same again with other hands, languages and sizes: `npm run long` plays them, `npm test` one of each.
  ...(process.env.LANDSPEED_LONG ? {} : { grepInvert: /@long/ }),
  // A test waits now and then for what is drawn: a third one keeps the two processors of a usual machine busy.
  workers: 3,
  // A machine that builds for others may be slow at times; what fails twice fails.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  // A page that is drawn by a processor which others use as well has its time.
  expect: { timeout: 10_000 },
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    baseURL: `http://localhost:${port}`,
    locale: 'en-US',
    // Where nothing moves the tests take half the time; what moves is asked for by the test that looks at it.
    contextOptions: { reducedMotion: 'reduce' },
    // Tests that hold files back or count them ask the server itself; offline.spec.ts allows a worker.
    serviceWorkers: 'block',
    // Recording every test makes the whole a fifth slower: `--trace on` records one that fails by hand.
    trace: 'on-first-retry',
    launchOptions: {
      ...(file ? { executablePath: file } : {}),
      // The tests open nothing but this page, and must run as root too. Nothing here needs a graphics card: imitating one
      // takes a quarter of the time, and a process of its own for it a little more.
      args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--in-process-gpu'],
    },
  },
  // What is measured runs when nothing else keeps the machine busy.
  projects: [
    { name: 'page', testIgnore: 'speed.spec.ts' },
    { name: 'speed', testMatch: 'speed.spec.ts', dependencies: ['page'] },
  ],
  webServer: {
    command: 'node src/commands/serve.mjs',
    cwd: '..',
    env: { PORT: String(port) },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
})
