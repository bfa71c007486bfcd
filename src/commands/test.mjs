// npm test: everything that is checked, in one go. Every step runs, also when an earlier one failed;
// the last line adds them all up.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium } from './chromium.mjs'
import { build, checkNode, install, root, run, say, tool } from './setup.mjs'

checkNode()
await install()

const scratch = mkdtempSync(path.join(tmpdir(), 'landspeed-test-'))
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))

/** @typedef {{ passed: number, failed: number, skipped?: number }} Count */

/** @type {(Count & { name: string, seconds: number })[]} */
const results = []

/** @param {string} name @param {() => Promise<Count>} check */
async function step(name, check) {
  console.log(`\n── ${name}`)
  const began = Date.now()
  /** @type {Count} */
  let count
  try {
    count = await check()
  } catch (error) {
    console.error(error)
    count = { passed: 0, failed: 1 }
  }
  results.push({ name, seconds: (Date.now() - began) / 1000, ...count })
}

/** A check that is one test: it holds or it does not. @param {string} program @param {string[]} args */
async function one(program, args) {
  const { code, timedOut } = await run(process.execPath, [program, ...args])
  if (timedOut) console.error('Stopped: it took more than 8 minutes.')
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/**
 * What a test runner counted; ending badly without a failed test (a file that cannot be loaded, say) is a failure too.
 * @param {number} code @param {Count} count @returns {Count}
 */
function honest(code, count) {
  if (code === 0 || count.failed > 0) return count
  return { ...count, failed: 1 }
}

/** @param {string} file @returns {any} */
function report(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

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

async function vitest() {
  const file = path.join(scratch, 'vitest.json')
  const { code } = await run(process.execPath, [
    tool('vitest'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ])
  const found = report(file)
  if (!found) return { passed: 0, failed: 1 }
  return honest(code, {
    passed: found.numPassedTests,
    failed: found.numFailedTests,
    skipped: found.numPendingTests + found.numTodoTests,
  })
}

/** @param {string} folder @returns {string[]} */
function scenarioFiles(folder) {
  if (!existsSync(path.join(root, folder))) return []
  return readdirSync(path.join(root, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const name = `${folder}/${entry.name}`
      return entry.isDirectory() ? scenarioFiles(name) : name.endsWith('.json') ? [name] : []
    })
    .sort()
}

async function scenarios() {
  const files = scenarioFiles('src/scenarios')
  if (files.length === 0) {
    console.log('There are no scenario files yet.')
    return { passed: 0, failed: 0 }
  }
  const { code, output, stdout } = await run(
    process.execPath,
    ['--import', 'tsx', 'src/commands/scenario.ts', ...files, '--json'],
    { quiet: true },
  )
  /** @type {{ id?: string, file?: string, ok: boolean, skipped?: unknown, failedStep?: unknown, message?: string }[]} */
  let stories
  try {
    stories = JSON.parse(stdout)
  } catch {
    console.log(output)
    return { passed: 0, failed: 1 }
  }
  const skipped = stories.filter((story) => story.skipped)
  const failed = stories.filter((story) => !story.skipped && !story.ok)
  for (const story of failed) {
    const where = story.failedStep == null ? '' : ` step ${story.failedStep}`
    console.log(`FAIL ${story.id ?? story.file}${where}: ${story.message ?? ''}`)
  }
  for (const story of skipped) console.log(`SKIP ${story.id ?? story.file}: ${story.message ?? ''}`)
  const passed = stories.length - failed.length - skipped.length
  console.log(`${files.length} files: ${passed} passed, ${failed.length} failed, ${skipped.length} skipped`)
  return honest(code, { passed, failed: failed.length, skipped: skipped.length })
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

await step('Types (tsc, strict)', () => one(tool('@typescript/native', 'tsc'), ['--noEmit']))
await step('Style (biome)', () => one(tool('@biomejs/biome', 'biome'), ['check', '--error-on-warnings', '.']))
await step('Laws of the house (dependency-cruiser)', () =>
  one(tool('dependency-cruiser', 'depcruise'), ['--config', 'src/commands/laws.cjs', 'src', 'e2e']),
)
await step('Unused code (knip)', () => one(tool('knip'), ['--no-progress']))
await step('Unit and property tests (vitest)', vitest)
await step('Scenarios', scenarios)
let built = false
await step('Build (vite)', async () => {
  built = await build()
  return built ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
})
await step('Browser tests (playwright)', () => browser(built, search))

console.log('')
for (const { name, passed, failed, skipped, seconds } of results) {
  const also = skipped ? `, ${skipped} skipped` : ''
  console.log(
    `${failed ? '✗' : '✓'} ${name}: ${passed} passed, ${failed} failed${also} (${seconds.toFixed(1)} s)`,
  )
}
const sum = (/** @type {'passed' | 'failed'} */ key) =>
  results.reduce((total, result) => total + result[key], 0)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
process.exitCode = sum('failed') ? 1 : 0
