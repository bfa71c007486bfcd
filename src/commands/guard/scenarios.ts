/** The scenarios of the project, by the cards of the pool that are in them. */

import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { readWhole } from '../../scenarios/format/reading.ts'
import { cardsIn, runRead } from '../../scenarios/format/run.ts'
import type { SwccgScenario } from '../../scenarios/format/schema.ts'
import { type CardFacts, plain } from '../../swccg/index.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const folder = path.join(root, 'src/scenarios')

/** A scenario that passes as the cards are. */
export interface Passing {
  file: string
  scenario: SwccgScenario
}

interface File {
  file: string
  /** Its text, told as titles are compared. */
  told: string
  text: string
  read?: { scenario: SwccgScenario; cards: ReadonlySet<string>; passes?: boolean } | null
}

let files: File[] | null = null

function allFiles(): File[] {
  files ??= readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.json') && !name.startsWith('ti4'))
    .sort()
    .map((name) => {
      const text = readFileSync(path.join(folder, name), 'utf8')
      return { file: `src/scenarios/${name.replaceAll(path.sep, '/')}`, text, told: plain(text) }
    })
  return files
}

function readOf(file: File): NonNullable<File['read']> | null {
  if (file.read === undefined) {
    const read = readWhole(file.text)
    const scenario = read.ok && read.scenario.game === 'swccg' ? read.scenario : null
    file.read = scenario && { scenario, cards: new Set(cardsIn(scenario)) }
  }
  return file.read
}

/** The scenarios that have a card of the pool in play, in a pile or in a deck, and that pass. */
export function passing(card: CardFacts): Passing[] {
  const names = [card.title, ...card.title.split(' / ')].map(plain)
  return allFiles().flatMap((file) => {
    if (!names.some((name) => file.told.includes(name))) return []
    const read = readOf(file)
    if (!read?.cards.has(card.key)) return []
    read.passes ??= passes(read.scenario)
    return read.passes ? [{ file: file.file, scenario: read.scenario }] : []
  })
}

/** The ids of the scenarios that have a card in them and pass, by the keys of the cards. All scenarios are run. */
export function allByCard(): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const file of allFiles()) {
    const read = readOf(file)
    if (!read) continue
    read.passes ??= passes(read.scenario)
    if (read.passes)
      for (const key of read.cards) found.set(key, [...(found.get(key) ?? []), read.scenario.id])
  }
  return found
}

/** Does a scenario pass? */
export function passes(scenario: SwccgScenario): boolean {
  const run = runRead(scenario)
  return 'ok' in run && run.ok
}
