/**
 * Rules are found by the headings of their documents, scenarios lie beside their rules or cards, and the pages that are made
 * from the sources are up to date.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { bare, catalogue } from '../swccg/decks/catalogue.ts'
import { setName, setOf } from '../swccg/decks/sets.ts'
import { allRules } from '../swccg/index.ts'
import { allRules as allOfTi4 } from '../ti4/index.ts'
import { generatedPages } from './pages/generated-pages.ts'
import { entries, under } from './pages/headings.ts'
import { filesOfRules, isRule } from './sources.ts'

const root = path.resolve(import.meta.dirname, '../..')

describe('a heading', () => {
  const all = entries()
  const filesOf = (text: string) => [...new Set(under(text, all).map(({ file }) => file.split('/').at(-1)))]

  it('is found whatever the case, the accents, the marks and the number', () => {
    const asWritten = under('Regular - Landspeed', all)
    expect(asWritten.length).toBeGreaterThan(5)
    for (const text of ['regular landspeed', 'REGULAR – LANDSPEED', 'Régular: landspeeds'])
      expect(under(text, all)).toEqual(asWritten)
  })

  it('is told from those that only have its words', () => {
    const found = under('End of turn', all).map(({ heading }) => heading.toLowerCase())
    expect([...new Set(found)].sort()).toEqual(['end of turn', '§ end of turn'])
  })

  it('is found by a part of its words, and by those of its folder and file', () => {
    expect(filesOf('hyperspeed')).toContain('hyperspeed.ts')
    expect(filesOf('battle forfeiting')).toContain('forfeiting.ts')
    expect(filesOf('gravity rift')).toEqual(['anomalies.ts'])
  })

  it('of the rulings is found where another entry states the same', () => {
    expect(under('TRM-257', all).map(({ rule }) => rule)).toContain('MOV-050')
    expect(under('movement - regular - using landspeed', all).map(({ id }) => id)).toContain('TRM-257')
  })

  it('is found half typed, or with a word that is spelled or bent another way', () => {
    expect(filesOf('immun to attr')).toContain('immune-to-attrition.ts')
    expect(filesOf('participated in battle')).toContain('participating-in-battle.ts')
    expect(filesOf('defense valeu')).toContain('defense-value.ts')
  })

  it('that there is not finds nothing', () => {
    expect(under('sarlacc breeding', all)).toEqual([])
    expect(under(' ', all)).toEqual([])
  })
})

test.each(Object.entries(generatedPages()))('%s is up to date (npm run docs)', (file, text) => {
  expect(existsSync(path.join(root, file)) ? readFileSync(path.join(root, file), 'utf8') : '').toEqual(text)
})

test('every file and folder that a page names is there', () => {
  const pages = ['README.md', 'src/scenarios/README.md', ...pagesIn('docs')]
  const named = pages.flatMap((page) => {
    const text = readFileSync(path.join(root, page), 'utf8')
    const paths = [...text.matchAll(/`(?<name>(?:src|e2e|docs|public)\/[\w./-]*)`/g)]
    const links = [...text.matchAll(/\]\((?<name>[\w./-]+)\)/g)]
    return [
      ...paths.map(({ groups }) => ({ page, name: groups?.name ?? '' })),
      ...links.map(({ groups }) => ({ page, name: path.join(path.dirname(page), groups?.name ?? '') })),
    ]
  })
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ name }) => !existsSync(path.join(root, name)))).toEqual([])
})

/** The pages of a folder and below. */
function pagesIn(folder: string): string[] {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => path.join(folder, name))
}

const here = path.join(root, 'src/scenarios')
const files = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.json'))
  .sort()

/** Every string in a scenario, and every key. */
function* stringsOf(value: unknown): Generator<string> {
  if (typeof value === 'string') yield value
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield* Object.keys(value)
  for (const part of Object.values(value)) yield* stringsOf(part)
}

const stringsIn = (file: string): string[] => [
  ...stringsOf(JSON.parse(readFileSync(path.join(here, file), 'utf8'))),
]

/** The folder of each rule's file, under each of its ids: `rules/movement/landspeed`, `ti4/limits`. */
function folders(): Map<string, string> {
  const files = filesOfRules()
  return new Map(
    [...allRules, ...allOfTi4].flatMap(({ id, same = [] }) => {
      const [, game, , chapter, ...rest] = (files.get(id) ?? '').replace(/[.]ts$/, '').split('/')
      const folder = game === 'ti4' ? `ti4/${chapter}` : `rules/${chapter}/${rest.at(-1)}`
      // An entry that is told as several rules lies beside any of them: the last one is taken, unless it is a rule itself.
      return [...same, id].map((one) => [one, folder] as const)
    }),
  )
}

/** A title as it names a folder: of two faces the first, in small letters. */
const slug = (title: string): string =>
  (bare(title).split(/ \/ | \(/)[0] ?? '')
    .normalize('NFKD')
    .replace(/[\u0300-\u036f’']/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** The name of a set as its folder has it: with an Arabic number, and without what kind of box it was. */
const folderOfSet = (set: string): string =>
  slug(setName(set))
    .replace(/-iii$/, '-3')
    .replace(/-ii$/, set === '9' ? '-ii' : '-2')
    .replace(/-two-player-game$/, '')

describe('the folder of a scenario', () => {
  it('is that of a rule which the scenario is about', () => {
    const home = folders()
    const filed = files.filter((file) => /^(rules\/[^/]+\/[^/]+|ti4\/[^/]+)\//.test(file))
    expect(filed.length).toBeGreaterThan(500)
    const homes = (file: string) =>
      new Set(stringsIn(file).flatMap((id) => (isRule(id) ? [home.get(id) ?? `no rule ${id}`] : [])))
    const offTrack = filed.filter((file) => !homes(file).has(file.split('/').slice(0, -1).join('/')))
    expect(offTrack.map((file) => `${file} belongs to ${[...homes(file)].join(' or ')}`)).toEqual([])
  })

  it('is that of a card which the scenario names', () => {
    const printed = new Set(
      catalogue.map(({ id, side, title }) => `cards/${folderOfSet(setOf(id))}/${side}/${slug(title)}`),
    )
    const filed = files.filter((file) => file.startsWith('cards/'))
    expect(filed.length).toBeGreaterThan(100)
    const offTrack = filed.filter((file) => {
      const folder = file.split('/').slice(0, -1)
      return !printed.has(folder.join('/')) || !stringsIn(file).some((text) => slug(text) === folder.at(-1))
    })
    expect(offTrack).toEqual([])
  })

  it('is one of those that README.md names', () => {
    const readme = readFileSync(path.join(here, 'README.md'), 'utf8')
    const named = [
      ...readme.matchAll(/^- `([\w-]+)\//gm),
      ...readme.matchAll(/^`(\w+)\/` is/gm),
      ...readme.matchAll(/; `(\w+)\/` are/gm),
    ].map((found) => found[1])
    const there = readdirSync(here, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
    expect([...new Set(named)].sort()).toEqual(there.sort())
  })

  it('is that of a chapter, where a scenario is about no rule of a heading', () => {
    const chapters = new Set([...folders().values()].map((folder) => folder.split('/').slice(0, 2).join('/')))
    const loose = files.filter((file) => /^rules\/[^/]+\/[^/]+$/.test(file))
    expect(loose.filter((file) => !chapters.has(file.split('/').slice(0, 2).join('/')))).toEqual([])
    expect(loose.length).toBeLessThanOrEqual(12)
  })
})

test('every choice that a comment or a scenario cites stands in docs/decisions', () => {
  const decisions = readFileSync(path.join(root, 'docs/decisions/README.md'), 'utf8')
  const cited = readdirSync(path.join(root, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /[.](ts|tsx|json)$/.test(name))
    .flatMap(
      (name) =>
        readFileSync(path.join(root, 'src', name), 'utf8').match(/(?<![\w-])(?:ED|SIL)-\d\d\b/g) ?? [],
    )
    .filter((id) => !new RegExp(`^\\| ${id} `, 'm').test(decisions))
  expect([...new Set(cited)]).toEqual([])
})
