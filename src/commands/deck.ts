/**
 * `npm run --silent deck -- FILE [--json] [--as titles|ids|gemp|holotable]`: what a deck list is read as, in any form that
 * the page reads; with `--as`, the deck written in one of its forms.
 */

import './closed-pipe.mjs'
import { readFileSync } from 'node:fs'
import { nth } from '../kernel/index.ts'
import {
  cardWith,
  type DeckFormat,
  type DeckSheet,
  deckFormats,
  entriesOf,
  isFull,
  longestText,
  nearest,
  problemsOfSheet,
  readDeckText,
  sizeOf,
  textOf,
  unknownOf,
  writeDeck,
} from '../swccg/decks/index.ts'
import { emptyTable, speechIn } from '../swccg/index.ts'
import { learn } from '../swccg/words/learn.ts'

/** Reasons about a deck are told without a game. */
const nobodysTable = emptyTable('ar')
/** Of so many titles that nobody knows the nearest are named. */
const mostNear = 20

await learn('en')
const sentence = (reason: Parameters<ReturnType<typeof speechIn>['reason']>[1]) =>
  speechIn('en').reason(nobodysTable, reason)

type Read = Extract<ReturnType<typeof readDeckText>, { ok: true }>

const lineOf = ({ count, title }: { count: number; title: string }) => ({ count, title })

const near = (sheet: DeckSheet) =>
  sheet.unknown.slice(0, mostNear).map(({ title }) => ({
    title,
    nearest: nearest(title, sheet.side).map((card) => card.title),
  }))

/** The deck as fields. */
function told({ sheet, name, format, notes }: Read) {
  const { side, cards, outside, start } = sheet
  return {
    side,
    cards,
    outside,
    start,
    unknown: unknownOf(sheet, 'cards').map(lineOf),
    unknownOutside: unknownOf(sheet, 'outside').map(lineOf),
    problems: problemsOfSheet(sheet).map(sentence),
    notInFull: Object.keys(cards).filter((id) => !isFull(id)),
    near: near(sheet),
    name,
    format,
    notes,
  }
}

/** The deck for a person. */
function* linesOf({ sheet, name, notes }: Read): Generator<string> {
  const titled = (id: string) => cardWith(id)?.printed ?? id
  const line = (count: number, title: string, id: string) =>
    `  ${count}x ${title}${id === '' ? '' : ` (${id})`}`
  yield `${name ?? 'A deck'}: ${sheet.side === 'light' ? 'Light' : 'Dark'} Side, ${sizeOf(sheet)} cards`
  if (sheet.start.length > 0) yield `Begins with ${sheet.start.map(titled).join(', ')}`
  for (const where of ['cards', 'outside'] as const) {
    const entries = entriesOf(sheet[where])
    const unknown = unknownOf(sheet, where)
    if (entries.length + unknown.length > 0) yield where === 'cards' ? 'In the deck' : 'Beside it'
    for (const { card, count } of entries) yield line(count, card.printed, card.id)
    for (const { count, title, id = '' } of unknown) yield `${line(count, title, id)}: no card that is known`
  }
  for (const { title, nearest } of near(sheet))
    if (nearest.length > 0) yield `Nearest to “${title}”: ${nearest.join(', ')}`
  const problems = problemsOfSheet(sheet).map(sentence)
  yield problems.length === 0 ? 'May be played.' : 'Cannot be played:'
  for (const problem of problems) yield `  ${problem}`
  const waiting = Object.keys(sheet.cards).filter((id) => !isFull(id))
  if (waiting.length > 0) yield `Not played in full: ${waiting.map(titled).join(', ')}`
  if (notes.length > 0) yield `Remarks: ${notes.join(' / ')}`
}

function given(args: readonly string[]): { file: string; json: boolean; as: DeckFormat | null } {
  const files: string[] = []
  let json = false
  let as: DeckFormat | null = null
  for (let at = 0; at < args.length; at++) {
    const arg = nth(args, at)
    if (arg === '--json') json = true
    else if (arg === '--as') {
      at++
      as =
        deckFormats.find((form) => form === args[at]) ?? fail(`--as needs one of ${deckFormats.join(', ')}.`)
    } else if (arg.startsWith('--')) fail(`There is no ${arg}.`)
    else files.push(arg)
  }
  const [file] = files
  if (file === undefined || files.length > 1) return fail('Name one file with a deck list.')
  return { file, json, as }
}

/** The text of a file; no more of it than shows that it is too long. */
function contentsOf(file: string): string {
  try {
    return textOf(readFileSync(file).subarray(0, (longestText + 1) * 4))
  } catch {
    return fail(`${file} cannot be read.`)
  }
}

function fail(problem: string): never {
  console.error(problem)
  process.exit(2)
}

const { file, json, as } = given(process.argv.slice(2))
const read = readDeckText(contentsOf(file))
if (!read.ok) {
  console.error(read.reasons.map(sentence)[0])
  process.exitCode = 1
} else if (as) process.stdout.write(writeDeck(read.sheet, as, read.name ?? undefined))
else if (json) console.log(JSON.stringify(told(read), null, 1))
else for (const line of linesOf(read)) console.log(line)
