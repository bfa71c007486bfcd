/** `npm run --silent rules -- [--json]`: every rule that the engine knows, and what the scenarios have seen of it. */

import './closed-pipe.mjs'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Language, languages } from '../kernel/language.ts'
import { runText } from '../scenarios/format/run.ts'
import { readScenario } from '../scenarios/format/schema.ts'
import { allRules } from '../swccg/index.ts'
import { speak } from '../swccg/words/index.ts'
import { learn } from '../swccg/words/learn.ts'
import { allRules as allOfTi4 } from '../ti4/index.ts'
import { speak as speakTi4 } from '../ti4/words/index.ts'
import { learn as learnTi4 } from '../ti4/words/learn.ts'

const folder = fileURLToPath(new URL('../scenarios', import.meta.url))
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

for (const file of files) {
  const text = readFileSync(join(folder, file), 'utf8')
  const run = runText(text)
  if ('notScenario' in run) continue
  add(applied, run.applied)
  add(refused, run.refused)
  if (run.ok) add(named, subjects(text))
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
  { all: allRules, tell: (language: Language, id: string) => speak(language).rule(id) },
  { all: allOfTi4, tell: (language: Language, id: string) => speakTi4(language).rule(id) },
]
const known = games.flatMap(({ all, tell }) =>
  all.map((rule) => ({
    rule,
    title: tell('en', rule.id)?.title ?? rule.id,
    text: Object.fromEntries(languages.map((language) => [language, tell(language, rule.id)?.text ?? ''])),
  })),
)

/** A rule as it is told under one of its ids: its own, or that of an entry of the ledger that states the same. */
function told({ rule, title, text }: (typeof known)[number], id: string) {
  const ids = [rule.id, ...(rule.same ?? [])]
  const count = (counts: Map<string, number>) => Math.max(...ids.map((one) => counts.get(one) ?? 0))
  return {
    id,
    editions: rule.editions,
    title,
    text,
    cites: rule.cites,
    kind: rule.kind,
    refused: count(refused),
    applied: count(applied),
    named: count(named),
  }
}

const alike = known.flatMap((one) => (one.rule.same ?? []).map((id) => told(one, id)))
const own = known.map((one) => told(one, one.rule.id))
/** Each id once: as it is declared itself, if it is. */
const rules = [...new Map([...alike, ...own].map((one) => [one.id, one])).values()].sort((one, other) =>
  one.id < other.id ? -1 : 1,
)

if (process.argv.includes('--json')) console.log(JSON.stringify(rules, null, 1))
else {
  for (const { id, editions, title, kind, refused: no, applied: yes, named: about } of rules) {
    const seen = `refused ${no}, applied ${yes}, named ${about}`
    console.log(`${id}  [${editions.join(', ')}]  ${title}  (${kind}; ${seen})`)
  }
  const unseen = rules.filter(
    (rule) => rule.refused + rule.applied === 0 && !(rule.kind === 'permits' && rule.named > 0),
  )
  console.log(`${rules.length} rules, ${unseen.length} not yet seen by a scenario`)
}
