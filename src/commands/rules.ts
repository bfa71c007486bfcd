/**
 * `npm run --silent rules -- [--json]`: every rule that the engine knows, the file that declares it, and what the scenarios
 * have seen of it. With `--heading TEXT` those under a heading of the documents (headings.ts says how it is compared), at
 * once: no scenario is run, and the counts are left out.
 */

import './closed-pipe.mjs'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type Language, languages } from '../kernel/language.ts'
import { runText } from '../scenarios/format/run.ts'
import { readScenario } from '../scenarios/format/schema.ts'
import { allRules, ruleOf } from '../swccg/index.ts'
import { speechIn } from '../swccg/words/index.ts'
import { learn } from '../swccg/words/learn.ts'
import { allRules as allOfTi4 } from '../ti4/index.ts'
import { speechIn as speakTi4 } from '../ti4/words/index.ts'
import { learn as learnTi4 } from '../ti4/words/learn.ts'
import { positionsIn } from './build/positions.mjs'
import { under } from './pages/headings.ts'
import { filesOfRules } from './sources.ts'

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(root, 'src/scenarios')
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.json'),
)

const applied = new Map<string, number>()
const refused = new Map<string, number>()
/** How many passing scenarios say that they are about a rule, and expect something of what they try. */
const named = new Map<string, number>()
const add = (counts: Map<string, number>, found: Record<string, number>) => {
  for (const [id, count] of Object.entries(found)) counts.set(id, (counts.get(id) ?? 0) + count)
}

function runAll() {
  for (const file of files) {
    const text = readFileSync(join(folder, file), 'utf8')
    const run = runText(text)
    if ('notScenario' in run) continue
    add(applied, run.applied)
    add(refused, run.refused)
    if (run.ok) add(named, subjects(text))
  }
}

/** The rules that a scenario says it is about, if one of its steps expects anything. */
function subjects(text: string): Record<string, number> {
  const read = readScenario(text)
  if (!read.ok) return {}
  const { rules, steps } = read.scenario
  if (!steps.some(({ expect }) => Object.keys(expect).length > 0)) return {}
  return Object.fromEntries(rules.map((id) => [id, 1]))
}

for (const language of languages) {
  await learn(language)
  await learnTi4(language)
}
const games = [
  { all: allRules, tell: (language: Language, id: string) => speechIn(language).rule(id) },
  { all: allOfTi4, tell: (language: Language, id: string) => speakTi4(language).rule(id) },
]
const known = games.flatMap(({ all, tell }) =>
  all.map((rule) => ({
    rule,
    title: tell('en', rule.id)?.title ?? rule.id,
    text: Object.fromEntries(languages.map((language) => [language, tell(language, rule.id)?.text ?? ''])),
  })),
)

const declaring = filesOfRules()

/** A rule under one of its ids, as a person or a program reads it. */
function toldAs({ rule, title, text }: (typeof known)[number], id: string, cites = rule.cites) {
  const { editions, kind } = rule
  return { id, editions, title, text, cites, kind, file: declaring.get(rule.id) }
}

/** A rule as it is told under one of its ids: its own, or that of an entry of the ledger that states the same. */
function told(one: (typeof known)[number], id: string) {
  const ids = [one.rule.id, ...(one.rule.same ?? [])]
  const count = (counts: Map<string, number>) => Math.max(...ids.map((each) => counts.get(each) ?? 0))
  return { ...toldAs(one, id), refused: count(refused), applied: count(applied), named: count(named) }
}

const print = (value: unknown) => console.log(JSON.stringify(value, null, 1))

/** Tells what stands under a heading. */
function tellHeading(heading: string) {
  const found = under(heading).flatMap((entry) => {
    const one = known.find(({ rule }) => rule.id === entry.rule)
    return one ? [toldAs(one, entry.id, [{ doc: entry.doc, heading: entry.heading }])] : []
  })
  if (asJson) print(found)
  else {
    for (const { id, editions, title, cites, kind, file } of found)
      console.log(
        `${id}  [${editions.join(', ')}]  ${title}  (${kind}; ${cites.map((cite) => cite.heading).join('; ')})  ${file}`,
      )
    console.log(found.length > 0 ? `${found.length} rules` : `No heading has the words “${heading}”`)
  }
  if (found.length === 0) process.exitCode = 1
}

/** Tells all rules, and what the scenarios saw of them. */
function tellAll() {
  runAll()
  const alike = known.flatMap((one) => (one.rule.same ?? []).map((id) => told(one, id)))
  const own = known.map((one) => told(one, one.rule.id))
  // Each id once: as it is declared itself, if it is.
  const rules = [...new Map([...alike, ...own].map((one) => [one.id, one])).values()].sort((one, other) =>
    one.id < other.id ? -1 : 1,
  )
  if (asJson) return print(rules)
  for (const { id, editions, title, kind, file, refused: no, applied: yes, named: about } of rules) {
    const seen = `refused ${no}, applied ${yes}, named ${about}`
    console.log(`${id}  [${editions.join(', ')}]  ${title}  (${kind}; ${seen})  ${file}`)
  }
  const unseen = rules.filter(
    (rule) => rule.refused + rule.applied === 0 && !(rule.kind === 'permits' && rule.named > 0),
  )
  console.log(`${rules.length} rules, ${unseen.length} not yet seen by a scenario`)
  tellWanting()
}

/** Tells how many rules of the Star Wars CCG can be played, and which of those that refuse lack something. */
function tellWanting() {
  const { shown } = positionsIn(root)
  const playable = allRules.filter(({ id }) => shown[id])
  console.log(`${playable.length} of ${allRules.length} rules have something that shows them`)
  const own = known.filter(({ rule }) => rule.kind === 'forbids' && ruleOf(rule.id))
  const lacking = {
    text: own.filter(({ text }) => languages.some((language) => !text[language])),
    source: own.filter(({ rule }) => rule.cites.length === 0),
    position: own.filter(({ rule }) => !shown[rule.id]),
  }
  for (const [what, list] of Object.entries(lacking)) {
    const ids = list.map(({ rule }) => rule.id).join(', ')
    console.log(`${list.length} rules that refuse have no ${what}${ids && `: ${ids}`}`)
  }
}

const { values } = parseArgs({
  options: { json: { type: 'boolean' }, heading: { type: 'string' } },
  allowPositionals: true,
})
const asJson = values.json === true
if (values.heading === undefined) tellAll()
else tellHeading(values.heading)
