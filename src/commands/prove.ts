/**
 * `npm run --silent prove -- [--card ID]… [--seconds N] [--seed TEXT] [--part N/M]`: for the clauses of the cards that are
 * played in full which, as `guard/guarded.txt` has it, no scenario notices, looks for scenarios that do, so many seconds for each
 * clause, and writes them to `src/scenarios/proofs`. They say what the cards do today; whether that is what is printed, a
 * reader says. `--part 1/2`: the first half of the cards. Afterwards `npm run guard -- --write`.
 */

import './closed-pipe.mjs'
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { pool } from '../swccg/index.ts'
import { clausesOf } from './guard/clauses.ts'
import { writeProofs } from './guard/propose/files.ts'
import { proposals } from './guard/propose/propose.ts'
import { isWhole, proof, record } from './guard/record.ts'
import { passing } from './guard/scenarios.ts'

const {
  card: keys,
  seconds,
  seed,
  part,
} = parseArgs({
  options: {
    card: { type: 'string', multiple: true },
    seconds: { type: 'string', default: '1' },
    seed: { type: 'string', default: '' },
    part: { type: 'string', default: '1/1' },
  },
}).values

const known = record(pool)
const [nth = 1, of = 1] = part.split('/').map(Number)
const asked = pool
  .filter((card) => (keys ? keys.includes(card.key) : isWhole(card)))
  .map((card) => ({ card, missed: proof(card, known).unguarded }))
  .filter(({ missed }) => missed.length > 0)
  // Those first of which little is left.
  .sort((one, other) => one.missed.length - other.missed.length)
  .filter((_, at) => at % of === nth - 1)

for (const { card, missed } of asked) {
  const clauses = clausesOf(card).filter(({ path }) => missed.includes(path))
  const files = passing(card).map(({ file }) => readFileSync(file, 'utf8'))
  const found = proposals(card, clauses, files, Number(seconds) * (2 + missed.length), seed)
  const paths = new Set(found.flatMap((one) => one.paths))
  writeProofs(card, found)
  const left = missed.filter((one) => !paths.has(one))
  console.log(
    `${card.key} ${card.title}: ${paths.size} of ${missed.length} in ${found.length} files${left.length > 0 ? `; nobody notices: ${left.join(', ')}` : ''}`,
  )
}
