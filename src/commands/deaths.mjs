// npm run deaths: builds the page, kills the whole browser in the midst of games a hundred times (DEATHS=20: twenty
// times), and tells which answers were lost. `npm test` does it six times.
import { chromium, whole } from './chromium.mjs'
import { build, fail, run, tool } from './setup.mjs'

const kills = Number(process.env.DEATHS ?? 100)
if (!Number.isInteger(kills) || kills < 1)
  fail(`DEATHS must be a number of kills, not "${process.env.DEATHS}".`)
const found = await chromium(whole)
if ('problem' in found) fail(found.problem)
if (!(await build())) fail('The page could not be built: the reason stands above.')
const { code } = await run(
  process.execPath,
  [
    tool('@playwright/test', 'playwright'),
    'test',
    '--config=e2e/playwright.config.ts',
    'e2e/deaths.spec.ts',
    '--grep=killed',
    '--workers=1',
  ],
  { minutes: 2 + kills, env: { DEATHS: String(kills), LANDSPEED_CHROMIUM: found.file } },
)
process.exitCode = code
