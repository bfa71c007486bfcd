/**
 * 10,000 saves, links, scenario files and decks that are cut, changed, foreign or far too much: each is refused with a
 * sentence in both languages or taken for what still makes sense of it, at once, and nothing that is stored is touched.
 */

import { languages } from '../../i18n/index.ts'
import './storage.test-helper.ts'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import i18n from '../../i18n/index.ts'
import { readScenario } from '../../scenarios/format/schema.ts'
import { setUp } from '../../scenarios/format/set-up.ts'
import { en } from '../../scenarios/format/wrong.en.ts'
import { fr } from '../../scenarios/format/wrong.fr.ts'
import { inWords, type Unread } from '../../scenarios/format/wrong.ts'
import type { Reason } from '../../views/index.ts'
import { settings, settingsFrom } from '../browser/settings.ts'
import { readDeckText, writeDeck } from '../decks/index.ts'
import { actions, listTables, loadSpeech, type MessageKey, speechIn } from '../index.ts'
import { anyPosition } from '../table/new-game.ts'
import { readTi4Scenario, setUpTi4 } from '../ti4/index.ts'
import { importAll } from './all.ts'
import { Unfit } from './check.ts'
import { bits, damaged, faultIn, one, quickly } from './damage.test-helper.ts'
import { storedTables } from './database.ts'
import { kept, restore, textOf } from './kept.ts'
import { linkOf, textIn } from './link.ts'
import { localStorage } from './storage.test-helper.ts'
import { wrongFile, wrongLink, wrongPlace } from './wrong-keys.ts'

const scenario = readFileSync('src/scenarios/rules/react/react/rule-react-01.json', 'utf8')
const galaxy = readFileSync('src/scenarios/ti4/move-ships/ti4-012.json', 'utf8')
let save = ''
let all = ''
let link = ''
let decks: string[] = []

beforeAll(async () => {
  for (const language of languages) await loadSpeech(language)
  await actions().openLesson('first-steps')
  actions().showMe()
  actions().showMe()
  const what = kept(actions())
  save = what ? textOf(what) : ''
  link = await linkOf(save)
  all = await actions().exportAll()
  const list =
    'Start: Tatooine\n1 •Darth Vader\n3 Stormtrooper\nLocations:\nTatooine\nOutside the deck\n1x •Fanfare'
  const read = readDeckText(list)
  decks = read.ok
    ? [list, ...(['ids', 'gemp', 'holotable'] as const).map((form) => writeDeck(read.sheet, form))]
    : []
})

/** A message of the page in both languages. */
const said = (key: MessageKey, details: object) => ({
  en: String(i18n.t(`message.${key}`, { lng: 'en', ...details })),
  fr: String(i18n.t(`message.${key}`, { lng: 'fr', ...details })),
})

const saidWrong = (found: Unread) => ({ en: inWords(en, found), fr: inWords(fr, found) })

const saidReason = (reason: Reason) => ({
  en: speechIn('en').reason(anyPosition(), reason),
  fr: speechIn('fr').reason(anyPosition(), reason),
})

function expectSentences({ en, fr }: { en: string; fr: string }): void {
  expect(faultIn('en', en)).toBe('')
  expect(faultIn('fr', fr)).toBe('')
  expect(fr).not.toBe(en)
}

/** What throws nothing but an `Unfit`. */
async function refusal(what: () => unknown): Promise<Unfit | null> {
  try {
    await what()
    return null
  } catch (error) {
    if (error instanceof Unfit) return error
    throw error
  }
}

test('1,500 saves', async () => {
  for (let i = 0; i < 1500; i++) {
    const text = damaged(save)
    const wrong = await quickly(() => refusal(() => restore(text)))
    if (wrong) expectSentences(said(wrongFile(wrong), { file: 'game.json', ...wrongPlace(wrong) }))
  }
})

test('2,500 links', async () => {
  for (let i = 0; i < 2500; i++) {
    const text =
      i % 4 === 0 ? `#g=${damaged(link.slice(3))}` : i % 4 === 1 ? await linkOf(damaged(save)) : damaged(link)
    const wrong = await quickly(() => refusal(async () => restore((await textIn(text)) ?? '')))
    if (wrong) expectSentences(said(wrongLink(wrong), wrongPlace(wrong)))
  }
})

test('2,500 scenario files, 500 of them of Twilight Imperium', async () => {
  for (let i = 0; i < 2500; i++) {
    const text = damaged(i % 5 === 0 ? galaxy : scenario)
    const wrong = await quickly(() => {
      const read = i % 5 === 0 ? readTi4Scenario(text) : readScenario(text)
      if (!read.ok) return read
      return read.scenario.game === 'swccg' ? setUp(read.scenario) : setUpTi4(read.scenario)
    })
    if (!wrong.ok) expectSentences(saidWrong(wrong))
  }
})

test('3,500 decks', async () => {
  for (let i = 0; i < 3500; i++) {
    const read = await quickly(() => readDeckText(damaged(one(decks))))
    if (!read.ok) for (const reason of read.reasons) expectSentences(saidReason(reason))
  }
})

test('1,000 settings', async () => {
  const whole = JSON.stringify(settingsFrom({}))
  for (let i = 0; i < 1000; i++) {
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

/** All that the browser keeps of tables and settings, as a sum of it. */
const stored = async () =>
  createHash('sha1')
    .update(JSON.stringify([{ ...localStorage }, await storedTables(), settings()]))
    .digest('hex')

/** The same, once all is written that was to be. */
async function settled(): Promise<string> {
  let before = ''
  for (let same = 0; same < 5; ) {
    await new Promise((resolve) => setTimeout(resolve, 10))
    const now = await stored()
    same = now === before ? same + 1 : 0
    before = now
  }
  return before
}

test.each(languages)(
  '100 of them dropped on the page, and files of all tables among them: %s',
  async (language) => {
    await actions().chooseLanguage(language)
    let before = await settled()
    for (let i = 0; i < 100; i++) {
      const text = damaged(one([save, all, scenario]))
      if (/"game"\s*:\s*"ti4"/.test(text)) continue
      const { history } = actions()
      for (const { id } of actions().messages) actions().dismiss(id)
      await quickly(() => actions().importFile(new File([text], 'file.json')))
      const [told] = actions().messages
      if (!told) throw new Error('nothing is told')
      if (told.kind === 'trouble') expect(faultIn(language, said(told.key, told.with)[language])).toBe('')
      if (told.kind === 'note' || told.key === 'importedPartly') before = await settled()
      else {
        expect(actions().history).toBe(history)
        expect(await stored()).toBe(before)
      }
    }
  },
)

test('what is too much is said, and nothing stored is touched', async () => {
  await actions().chooseLanguage('en')
  const before = await settled()
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
  expect(await settled()).toBe(before)
  expect(listTables()).toHaveLength(tables)
  expect(({} as Record<string, unknown>).polluted).toBeUndefined()
})

test('of a file of all tables what makes sense is taken, and what does not is told', async () => {
  const file = JSON.parse(all)
  const [entry] = file.tables
  const own = (change: object) => JSON.stringify({ ...file, ...change })
  const strange = { ...entry, summary: { ...entry.summary, id: 'x', written: 1e300, created: -5, name: 7 } }
  const partly = own({ tables: [strange, { ...entry, text: '{}' }], settings: { volume: 3 } })
  const { motion } = settings()
  await expect(importAll(partly)).resolves.toEqual({ count: 1, broken: 1 })
  expect(listTables()[0]).toMatchObject({ name: '', written: expect.closeTo(Date.now(), -5) })
  expect(settings()).toMatchObject({ volume: 3, motion })
  const before = await settled()
  for (const tables of [[null, 7], [{ ...entry, text: entry.text.slice(0, 900) }]])
    await expect(importAll(own({ tables, settings: 'x' }))).rejects.toBeInstanceOf(Unfit)
  expect(await settled()).toBe(before)
})
