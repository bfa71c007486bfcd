// npm run long: builds the page, and plays in the browser what `npm test` leaves out: each lesson with every hand,
// a whole game against an opponent, the other languages and sizes.
import { chromium } from './chromium.mjs'
import { build, fail, run, tool } from './setup.mjs'

const found = await chromium()
if ('problem' in found) fail(found.problem)
if (!(await build())) fail('The page could not be built: the reason stands above.')
const { code } = await run(
  process.execPath,
  [tool('@playwright/test', 'playwright'), 'test', '--config=e2e/playwright.config.ts', '--grep=@long'],
  { minutes: 60, env: { LANDSPEED_LONG: 'yes', LANDSPEED_CHROMIUM: found.file } },
)
process.exitCode = code
