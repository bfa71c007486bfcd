/**
 * `npm run --silent cards -- [--json]`: every card of the pool, its text in both languages, and how much of that text is
 * played. `--card ID`: all that is known of one, and what guards each of its clauses. `--waits`: what cards wait for that
 * are not played in full. `--paths`: the places in which a text may say something.
 */

import './closed-pipe.mjs'
import { parseArgs } from 'node:util'
import { type CardFacts, keyed, pool } from '../swccg/index.ts'
import { keyPaths, unsaid } from './cards/key-paths.ts'
import { line, type Played, played, report, whole } from './cards/report.ts'
import { waits } from './cards/waits.ts'
import { guarding } from './guard/guarding.ts'
import { record } from './guard/record.ts'
import { allByCard } from './guard/scenarios.ts'

const options = {
  json: { type: 'boolean' },
  card: { type: 'string', multiple: true },
  waits: { type: 'boolean' },
  paths: { type: 'boolean' },
} as const

const print = (value: unknown) => console.log(JSON.stringify(value, null, 1))

function refuse(why: string) {
  console.error(`cards: ${why}`)
  process.exitCode = 2
}

/** Tells all cards. */
function tellAll(json: boolean) {
  const known = record(pool)
  if (json) {
    const scenarios = allByCard()
    return print(pool.map((card) => report(card, known, scenarios.get(card.key) ?? [])))
  }
  const count = (wanted: Played) => pool.filter((card) => played(card) === wanted).length
  console.log(pool.map(line).join('\n'))
  console.log(
    `${pool.length} cards: ${count('full')} full, ${count('partial')} partial, ${count('none')} none`,
  )
}

/** Tells these cards, with what guards each clause now. */
function tellCards(cards: readonly CardFacts[], json: boolean) {
  const found = cards.map(guarding)
  if (!json) return console.log(found.map(whole).join('\n\n'))
  const known = record(pool)
  print(found.map((one) => ({ ...report(one.card, known, one.ids), clauses: one.clauses })))
}

/** Tells what cards wait for. */
function tellWaits(json: boolean) {
  const found = waits(pool)
  if (json) return print(found)
  for (const { mechanism, alone, all } of found)
    console.log(`${alone.length} alone, ${all} in all: ${mechanism}`)
}

/** Tells the places in which the texts of cards say something, and how many of them are used but once. */
function tellPaths(json: boolean) {
  const paths = keyPaths(pool)
  const once = [...paths].filter(([, holders]) => holders.length === 1)
  const silent = unsaid(paths)
  if (json)
    return print({
      paths: Object.fromEntries([...paths].map(([path, holders]) => [path, holders.length])),
      once: once.map(([path]) => path),
      unsaid: silent,
    })
  for (const [path, holders] of paths) console.log(`${holders.length} ${path}`)
  console.log(
    `${paths.size} key paths, ${once.length} of them once, ${silent.length} without a word on the card`,
  )
}

function run() {
  let values: ReturnType<typeof parseArgs<{ options: typeof options }>>['values']
  try {
    values = parseArgs({ options }).values
  } catch (error) {
    return refuse((error as Error).message)
  }
  const { json = false, card: keys } = values
  if (values.waits) return tellWaits(json)
  if (values.paths) return tellPaths(json)
  if (!keys) return tellAll(json)
  const strange = keys.find((key) => !keyed(key))
  if (strange !== undefined) return refuse(`There is no card ${strange} in the pool.`)
  tellCards(
    pool.filter(({ key }) => keys.includes(key)),
    json,
  )
}

run()
