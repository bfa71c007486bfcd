/**
 * Which lesson, worked example or further scenario shows a rule: an index that the page is built with
 * (src/store/lessons/positions.ts), and the texts of the further scenarios, one part of the page for each chapter. Of the
 * scenarios only those come along that show a rule which the shelf does not show as well; without their notes, which are
 * for who works on the rules: the page says in its own words what each step does.
 */

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * The guide of a lesson finds no way through the steps of these: they are taken where nothing else shows a rule, and opened
 * without steps. (src/store/lessons/positions.test.ts tells of others.)
 */
const unguided = ['EX-ATK-01', 'RULE-ATTACK-06', 'RULE-HITS-02']

/** How well a scenario shows a rule: something is refused by it, it is what the scenario is about, or it plays a part. */
const ranks = { refused: 3, about: 2, named: 1, unguided: 0 }

/**
 * @typedef {{ do: object, why?: string, expect?: { illegal?: true | string[], why?: string } }} Step
 * @typedef {{ id: string, game?: string, title?: string, why?: string, rules?: string[], steps: Step[] }} Scenario
 * @typedef {{ id: string, chapter: string | null, story: boolean, scenario: Scenario }} Candidate
 */

/** @param {string} folder @param {string} file @returns {Candidate | null} */
function read(folder, file) {
  /** @type {Scenario} */
  const scenario = JSON.parse(readFileSync(path.join(folder, file), 'utf8'))
  if (scenario.game === 'ti4') return null
  const [kind = '', chapter = ''] = file.split('/')
  const story = kind === 'lessons' || /\/ex-mov-(09|14)[.]json$/.test(file)
  const shelf = story || file.endsWith('.example.json')
  return { id: scenario.id, story, scenario, chapter: shelf ? null : kind === 'rules' ? chapter : kind }
}

/** @param {Scenario} scenario @returns {Map<string, number>} */
function shownBy({ rules = [], steps }) {
  const found = new Map(rules.map((rule, at) => [rule, at === 0 ? ranks.about : ranks.named]))
  for (const { expect } of steps)
    for (const rule of Array.isArray(expect?.illegal) ? expect.illegal : []) found.set(rule, ranks.refused)
  return found
}

/** Ids of entries that state a rule which is declared under another id alone. @param {string} folder */
function declaredAs(folder) {
  /** @type {Map<string, string>} */
  const ids = new Map()
  /** @type {Set<string>} */
  const own = new Set()
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/(?<![.](?:[a-z]{2,3}|test))[.]ts$/.test(file)) continue
    const text = readFileSync(path.join(folder, file), 'utf8')
    for (const [, id = ''] of text.matchAll(/'([A-Z]+-\d+)':/g)) own.add(id)
    for (const [, id = '', list] of text.matchAll(/'([A-Z]+-\d+)':\s*\{[^{}]*?same:\s*\[([^\]]*)\]/g))
      for (const [, other = ''] of (list ?? '').matchAll(/'([A-Z]+-\d+)'/g)) ids.set(other, id)
  }
  for (const id of own) ids.delete(id)
  return ids
}

/**
 * What shows each rule, the best first, and where that is found which does not stand on the shelf.
 * @param {string} root the folder of the project
 */
export function positionsIn(root) {
  const folder = path.join(root, 'src/scenarios')
  const as = declaredAs(path.join(root, 'src/swccg/rules'))
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => /^(lessons|rules|cards|positions)\/.*[.]json$/.test(file))
    .sort()
  /** @type {Map<string, { one: Candidate, rank: number }[]>} */
  const byRule = new Map()
  const all = files.flatMap((file) => read(folder, file) ?? [])
  for (const one of all) {
    for (const [id, shows] of shownBy(one.scenario)) {
      const rule = as.get(id) ?? id
      const rank = one.chapter !== null && unguided.includes(one.id) ? ranks.unguided : shows
      byRule.set(rule, [...(byRule.get(rule) ?? []), { one, rank }])
    }
  }
  /** @type {Record<string, string[]>} */
  const shown = {}
  /** @type {Record<string, Record<string, string>>} */
  const chapters = {}
  for (const [rule, all] of [...byRule].sort(([one], [other]) => (one < other ? -1 : 1))) {
    // A told lesson leads further than what is as short as can be.
    const order = all.sort(
      (a, b) =>
        b.rank - a.rank ||
        Number(b.one.chapter === null) - Number(a.one.chapter === null) ||
        a.one.scenario.steps.length - b.one.scenario.steps.length,
    )
    const [best] = order
    shown[rule] = order.flatMap(({ one }) => (one.chapter === null || one === best?.one ? [one.id] : []))
    if (!best || best.one.chapter === null) continue
    const texts = chapters[best.one.chapter] ?? {}
    texts[best.one.id] = JSON.stringify(withoutNotes(best.one.scenario))
    chapters[best.one.chapter] = texts
  }
  return { shown, chapters, bothWays: bothWaysOf(all) }
}

/**
 * By rule the shortest lesson or example of the shelf in which it refuses something and something is allowed.
 * @param {readonly Candidate[]} all
 */
function bothWaysOf(all) {
  /** @type {Record<string, string>} */
  const found = {}
  const shelf = all.filter(({ chapter }) => chapter === null)
  for (const { id, scenario } of shelf.sort((a, b) => a.scenario.steps.length - b.scenario.steps.length)) {
    if (scenario.steps.every(({ expect }) => expect?.illegal !== undefined)) continue
    for (const { expect } of scenario.steps)
      for (const rule of Array.isArray(expect?.illegal) ? expect.illegal : []) found[rule] ??= id
  }
  return found
}

/** @param {Scenario} scenario */
function withoutNotes({ title: _title, why: _why, ...scenario }) {
  const steps = scenario.steps.map(({ why: _, ...step }) => {
    const { why: __, ...expect } = step.expect ?? {}
    // Where nothing is legal the table would pass by itself, and nothing could be tried.
    return { ...step, expect, ...(expect.illegal ? { waits: true } : {}) }
  })
  return { ...scenario, steps: unguided.includes(scenario.id) ? [] : steps }
}

const index = /src\/store\/lessons\/positions[.]ts$/
const part = /\/src\/scenarios\/([a-z-]+)[.]positions[.]js$/

/** Puts the index in the place of the empty one, and serves the texts of a chapter. @returns {import('vite').Plugin} */
export const positions = () => {
  let root = ''
  /** @type {ReturnType<typeof positionsIn> | null} */
  let found = null
  const all = () => {
    found ??= positionsIn(root)
    return found
  }
  return {
    name: 'positions',
    enforce: 'pre',
    configResolved(config) {
      root = config.root
    },
    buildStart() {
      found = null
    },
    resolveId: (id) => (part.test(id) ? id : null),
    load(id) {
      const file = id.replaceAll('\\', '/')
      const [, chapter = ''] = part.exec(file) ?? []
      if (chapter) return `export const texts = ${JSON.stringify(all().chapters[chapter] ?? {})}`
      if (!index.test(file)) return null
      const { shown, chapters, bothWays } = all()
      const where = Object.fromEntries(
        Object.entries(chapters).flatMap(([name, texts]) => Object.keys(texts).map((one) => [one, name])),
      )
      const loads = Object.keys(chapters).map(
        (name) => `'${name}': () => import(${JSON.stringify(`${root}/src/scenarios/${name}.positions.js`)})`,
      )
      return `export const shown = ${JSON.stringify(shown)}
export const where = ${JSON.stringify(where)}
export const bothWays = ${JSON.stringify(bothWays)}
export const chapters = { ${loads.join(',\n')} }`
    },
  }
}
