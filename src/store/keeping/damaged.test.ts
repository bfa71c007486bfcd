/**
 * Saves, links, scenario files and settings that are cut, changed, foreign or far too much: each is refused with a
 * sentence or taken for what still makes sense of it, at once, and nothing that is stored is touched. With the 3,000
 * decks of swccg/decks/texts.test.ts these are 10,000.
 */

import './storage.test-helper.ts'
import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { beforeAll, expect, test } from 'vitest'
import { readScenario } from '../../scenarios/schema.ts'
import { setUp } from '../../scenarios/set-up.ts'
import { en } from '../../scenarios/wrong.en.ts'
import { fr } from '../../scenarios/wrong.fr.ts'
import { inWords, type Unread } from '../../scenarios/wrong.ts'
import { actions, listTables, loadSpeech } from '../index.ts'
import { settingsFrom } from '../settings.ts'
import { Unfit } from './check.ts'
import { kept, restore, textOf } from './kept.ts'
import { linkOf, textIn } from './link.ts'
import { localStorage } from './storage.test-helper.ts'

/** A seeded die. */
let seed = 16
const roll = (sides: number): number => {
  seed = (seed * 48271) % 2147483647
  return seed % sides
}
const one = <T>(list: readonly T[]): T => list[roll(list.length)] as T

const foreign = [
  '',
  'null',
  '[]',
  '{}',
  '"x"',
  '{"landspeed":1}',
  '{"landspeed":2,"saved":{}}',
  '<script>alert(1)</script>',
  '{"name":"landspeed","version":"1.0.0","dependencies":{}}',
  '{"__proto__":{"polluted":true}}',
  `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
  `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  '9'.repeat(1_000_000),
  `{"id":"${'x'.repeat(20_000)}"}`,
]

const bits = [
  'null',
  '-1',
  '1e999',
  '50000',
  '9'.repeat(400),
  '"<img src=x onerror=alert(1)>"',
  `"${'long '.repeat(4000)}"`,
  '[]',
  '{}',
  'true',
  '"light"',
  '[[[[[[[[1]]]]]]]]',
  `${'['.repeat(80)}${']'.repeat(80)}`,
]

/** Puts something else in the place of some value, or of some letters. */
function damaged(text: string): string {
  const at = roll(text.length)
  switch (roll(5)) {
    case 0:
      return text.slice(0, at)
    case 1:
      return text.slice(0, at) + String.fromCharCode(32 + roll(95)) + text.slice(at + 1)
    case 2:
      return text.slice(0, at) + text.slice(at + roll(40))
    case 3:
      return one(foreign)
    default: {
      // Some value that follows a colon or a comma becomes another one: mostly it is still JSON.
      const found = /[:,]\s*(?:"[^"]*"|-?\d+|true|false|null)/.exec(text.slice(at))
      if (!found) return text.slice(0, at)
      const from = at + found.index + 1
      return text.slice(0, from) + one(bits) + text.slice(from + found[0].length - 1)
    }
  }
}

/** Carries it out; what has been slow is asked once more, since a machine may be busy. */
async function quickly(what: () => unknown): Promise<void> {
  for (const last of [false, true]) {
    const before = performance.now()
    await what()
    const took = performance.now() - before
    if (took < 200) return
    if (last) expect(took).toBeLessThan(200)
  }
}

/** What throws nothing but an `Unfit`. */
function opens(text: string): void {
  try {
    restore(text)
  } catch (error) {
    if (!(error instanceof Unfit)) throw error
  }
}

/** It is told in both languages: in a sentence that says everything, and is not the other's. */
function expectTold(found: Unread): void {
  const [english, french] = [inWords(en, found), inWords(fr, found)]
  expect(french).not.toBe(english)
  for (const told of [english, french]) {
    expect(told).toMatch(/^[^\n]+[.]$/)
    expect(told).not.toMatch(/[{]\w+[}]/)
    expect(told.length).toBeLessThan(500)
  }
}

const scenario = readFileSync('src/scenarios/battle/rule-react-01.json', 'utf8')
let save = ''
let link = ''

beforeAll(async () => {
  await loadSpeech('en')
  await actions().openLesson('first-steps')
  actions().showMe()
  actions().showMe()
  const what = kept(actions())
  save = what ? textOf(what) : ''
  link = await linkOf(save)
})

test('1,000 saves', async () => {
  for (let i = 0; i < 1000; i++) {
    const text = damaged(save)
    await quickly(() => opens(text))
  }
})

test('1,500 links', async () => {
  for (let i = 0; i < 1500; i++) {
    const wrong =
      i % 4 === 0 ? `#g=${damaged(link.slice(3))}` : i % 4 === 1 ? await linkOf(damaged(save)) : damaged(link)
    await quickly(async () => {
      const text = await textIn(wrong).catch((error: unknown) => error)
      if (typeof text === 'string') opens(text)
      else if (text !== null) expect(text).toBeInstanceOf(Unfit)
    })
  }
})

test('1,500 scenario files', async () => {
  for (let i = 0; i < 1500; i++) {
    const text = damaged(scenario)
    await quickly(() => {
      const read = readScenario(text)
      const table = !read.ok ? read : read.scenario.game === 'swccg' ? setUp(read.scenario) : null
      if (table && !table.ok) expectTold(table)
    })
  }
})

test('3,000 settings', async () => {
  const whole = JSON.stringify(settingsFrom({}))
  for (let i = 0; i < 3000; i++) {
    let value: unknown = null
    try {
      value = JSON.parse(damaged(whole))
    } catch {
      value = one(bits)
    }
    await quickly(() =>
      expect(JSON.stringify(settingsFrom(settingsFrom(value)))).toBe(JSON.stringify(settingsFrom(value))),
    )
  }
})

test('what is too much is said, and nothing stored is touched', async () => {
  const before = JSON.stringify({ ...localStorage })
  const tables = listTables().length
  const much = (change: (file: { start: Record<string, unknown>; title?: string }) => void) => {
    const file = JSON.parse(scenario)
    change(file)
    return JSON.stringify(file)
  }
  const files: [text: string, said: RegExp][] = [
    [much(({ start }) => Object.assign(start, { force: { light: 50_000 } })), /1000 is the most/],
    [much((file) => Object.assign(file, { title: 'x'.repeat(20_000) })), /at title: .* 200 characters/],
    [`${'['.repeat(10_000)}${']'.repeat(10_000)}`, /nested too deeply/],
    ['x'.repeat(5_000_000), /too large/],
    [save.replace('"number":1', `"number":${'9'.repeat(40)}`), /fileBigNumber/],
    [save.replace('"key":"', `"key":"${'k'.repeat(9000)}`), /fileLongText/],
    [save.slice(0, 500), /fileCut/],
  ]
  for (const [text, said] of files) {
    await quickly(() => actions().importFile(new File([text], 'much.json')))
    const told = actions().messages.at(-1)
    expect(`${told?.key} ${told?.with.wrong ?? ''}`).toMatch(said)
  }
  expect(JSON.stringify({ ...localStorage })).toBe(before)
  expect(listTables()).toHaveLength(tables)
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})
