/** `npm run --silent scenario -- FILES… [--json]`: runs scenario files. */

import './closed-pipe.mjs'
import { readFileSync } from 'node:fs'
import { runText } from '../scenarios/format/run.ts'

const args = process.argv.slice(2)
const json = args.includes('--json')
const files = args.filter((arg) => arg !== '--json')

if (files.length === 0) {
  console.error('Name at least one scenario file.')
  process.exit(2)
}

let passed = 0
let failed = 0
let skipped = 0
let unreadable = 0
const results: unknown[] = []

for (const file of files) {
  const run = runFile(file)
  if ('notScenario' in run) {
    unreadable++
    results.push({
      id: null,
      file,
      ok: false,
      skipped: false,
      steps: 0,
      failedStep: null,
      message: problem(run),
      rules: [],
    })
    if (!json) console.log(`BAD ${file}: ${problem(run)}`)
    continue
  }
  const { id, ok, skipped: left, steps, failedStep, message, rules } = run
  results.push({ id, file, ok, skipped: left, steps, failedStep, message, rules })
  if (ok) passed++
  else if (left) skipped++
  else failed++
  if (json) continue
  if (ok) console.log(`ok ${id} (${steps} steps)`)
  else if (left) console.log(`SKIP ${id}: ${message}`)
  else console.log(`FAIL ${id}${failedStep === null ? '' : ` step ${failedStep}`}: ${message}`)
}

if (json) console.log(JSON.stringify(results, null, 1))
else
  console.log(`${passed} passed, ${failed + unreadable} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`)
// Not process.exit: it would cut off what a pipe has not taken yet.
process.exitCode = unreadable > 0 ? 2 : failed > 0 ? 1 : 0

function runFile(file: string): ReturnType<typeof runText> {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch {
    return { notScenario: true, path: '', message: 'The file cannot be read.' }
  }
  return runText(text)
}

function problem({ path, message }: { path: string; message: string }): string {
  return path === '' ? message : `${path}: ${message}`
}
