/**
 * `npm run --silent puzzles -- [FILES…] [--whole] [--write]`: checks puzzles, all of them where none is named.
 * `--whole`: also looks at the phases after the last that a puzzle says matters, which takes longer.
 * `--write`: writes grade and number of ways into the files as they are found.
 * `npm run --silent puzzles -- --make N [--seed S] [--to FOLDER]`: plays games between Admirals and shows N candidates:
 * moments in which one answer is far better than the others. A person keeps the good ones.
 */

import './closed-pipe.mjs'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Judged, judged } from '../views/puzzle/judged.ts'
import { candidates } from './puzzles/making.ts'

const home = path.join(import.meta.dirname, '../scenarios/puzzles')

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    whole: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    make: { type: 'string' },
    seed: { type: 'string', default: '1' },
    to: { type: 'string' },
  },
})

if (values.make === undefined) checkAll()
else make(Number(values.make), values.seed, values.to)

function checkAll(): void {
  const all = readdirSync(home).filter((file) => file.endsWith('.json'))
  const files = positionals.length > 0 ? positionals : all.map((file) => path.join(home, file)).sort()
  let wrong = 0
  for (const file of files) {
    const text = readFileSync(file, 'utf8')
    const start = performance.now()
    const found = judged(values.write ? written(file, text) : text, values.whole)
    const { problems, grade, ways, of, only, chance, positions } = found
    if (problems.length > 0) wrong++
    const name = path.basename(file, '.json')
    const figures = `${grade}, ${ways} of ${of}${only ? ', one way only' : ''}, ${chance.toPrecision(2)}, ${positions} positions, ${Math.round(performance.now() - start)} ms`
    console.log(`${problems.length > 0 ? 'BAD' : 'ok'} ${name}: ${figures}`)
    for (const problem of problems) console.log(`  ${problem}`)
  }
  console.log(`${files.length - wrong} of ${files.length} puzzles are right`)
  process.exitCode = wrong > 0 ? 1 : 0
}

/** The text of a file with what is so of it, which is written there. */
function written(file: string, text: string): string {
  const { grade, ways, only }: Judged = judged(text, values.whole)
  const told = `"grade": "${grade}", "ways": ${ways}${only ? ', "only": true' : ''}, "hint"`
  const now = text.replace(/"grade": "\w+",\s*"ways": \d+(,\s*"only": true)?,\s*"hint"/, told)
  writeFileSync(file, now)
  return now
}

/** Shows candidates as they are found, and writes them to a folder where one is named. */
function make(count: number, seed: string, to: string | undefined): void {
  for (const one of candidates(count, seed)) {
    const { id, gap, phase, turn, answer, lost, ways, of, positions } = one
    console.log(`${id}: turn ${turn}, ${phase}, ${gap.toFixed(1)} better: ${JSON.stringify(answer)}`)
    console.log(
      `  ${lost} cards in the other Lost Pile, by ${ways} of ${of} answers (${positions} positions)`,
    )
    if (to) writeFileSync(path.join(to, `${id}.json`), `${JSON.stringify(one.scenario, null, 2)}\n`)
  }
}
