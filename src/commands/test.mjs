// npm test: everything that is checked, in one go. Every step runs, also when an earlier one failed;
// the last line adds them all up.
import { createServer } from 'node:net'
import path from 'node:path'
import { honest, report, scenarios, scratch, step, still, sumUp, vitest } from './checks.mjs'
import { chromium } from './chromium.mjs'
import { build, checkNode, install, run, say, tool } from './setup.mjs'

checkNode()
await install()

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 4174))
    })
  })
}

/** @param {boolean} built @param {ReturnType<typeof chromium>} search */
async function browser(built, search) {
  const found = await search
  if ('problem' in found) {
    console.error(found.problem)
    return { passed: 0, failed: 1 }
  }
  if (!built) {
    console.error('There is no built page to test.')
    return { passed: 0, failed: 1 }
  }
  say(`Testing the built page in ${found.file}`)
  const file = path.join(scratch, 'playwright.json')
  const { code } = await run(
    process.execPath,
    [
      tool('@playwright/test', 'playwright'),
      'test',
      '--config=e2e/playwright.config.ts',
      '--reporter=list,json',
    ],
    {
      // Six on the usual machine; a slow one may take four times as long without hanging.
      minutes: 25,
      env: {
        LANDSPEED_CHROMIUM: found.file,
        LANDSPEED_TEST_PORT: String(await freePort()),
        PLAYWRIGHT_JSON_OUTPUT_FILE: file,
      },
    },
  )
  const stats = report(file)?.stats
  if (!stats) return { passed: 0, failed: 1 }
  return honest(code, {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    skipped: stats.skipped,
  })
}

// Finding (or fetching) a browser may take a while: it goes on beside the other checks.
say('Looking for a Chromium for the browser tests, meanwhile:')
const search = chromium()

await still()
await step('Unit and property tests (vitest)', vitest)
let built = false
// Each keeps one processor busy: they run beside one another.
await Promise.all([
  step('Scenarios', scenarios),
  step('Build (vite)', async () => {
    built = await build()
    return built ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
  }),
])
await step('Browser tests (playwright)', () => browser(built, search))

sumUp()
