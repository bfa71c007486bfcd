// What `npm test` and `npm run check` share: their steps, and the closing line that adds them all up.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { root, run, tool } from './setup.mjs'

export const scratch = mkdtempSync(path.join(tmpdir(), 'landspeed-test-'))
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }))

/** @typedef {{ passed: number, failed: number, skipped?: number }} Count */

/** @type {(Count & { name: string, seconds: number })[]} */
const results = []

/** Runs a check and says how long it took; one that throws has failed. @param {string} name @param {() => Promise<Count>} check */
export async function step(name, check) {
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

/** A check that is one test: it holds or it does not, and what it prints is shown when it ends. @param {string} program @param {string[]} args */
async function one(program, args) {
  const { code, output, timedOut } = await run(process.execPath, [program, ...args], { quiet: true })
  if (code !== 0) console.log(output)
  if (timedOut) console.error('Stopped: it took more than 8 minutes.')
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }
}

/**
 * What a test runner counted; ending badly without a failed test (a file that cannot be loaded, say) is a failure too.
 * @param {number} code @param {Count} count @returns {Count}
 */
export function honest(code, count) {
  if (code === 0 || count.failed > 0) return count
  return { ...count, failed: 1 }
}

/** What a test runner wrote. @param {string} file @returns {any} */
export function report(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}

/** @param {string[]} [args] what vitest is told besides @returns {Promise<Count>} */
export async function vitest(args = []) {
  const file = path.join(scratch, 'vitest.json')
  const { code } = await run(process.execPath, [
    tool('vitest'),
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...args,
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

/** Every scenario file of the project. @returns {Promise<Count>} */
export async function scenarios() {
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

/** Types, style, the laws of the house, and code that nobody uses: two processors are busy with all four at once. */
export async function still() {
  await Promise.all([
    step('Types (tsc, strict)', () => one(tool('@typescript/native', 'tsc'), ['--noEmit'])),
    step('Style (biome)', () => one(tool('@biomejs/biome', 'biome'), ['check', '--error-on-warnings', '.'])),
    step('Laws of the house (dependency-cruiser)', () =>
      one(tool('dependency-cruiser', 'depcruise'), ['--config', 'src/commands/laws.cjs', 'src', 'e2e']),
    ),
    step('Unused code (knip)', () => one(tool('knip'), ['--no-progress'])),
  ])
}

/** The steps with their times, and as the last line how many passed and failed; a failure ends the command with 1. */
export function sumUp() {
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
}
