/**
 * The golden record: what every card is that is played in full, its data and its words in both languages, a file for each
 * set and side, a block for each card. It is made by `npm run golden`; a change of the language shows in it all that it
 * reaches.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { setName, setOf } from '../../swccg/decks/index.ts'
import type { CardFacts } from '../../swccg/index.ts'
import { isWhole } from '../guard/record.ts'
import { tongues, wordsOf, wordsOfBack } from './words.ts'

export const folder = path.resolve(import.meta.dirname, '../../../docs/cards')

/** The names of the files that are there. */
export const recordedFiles = (): string[] =>
  existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.txt')) : []

const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')

const fileOf = ({ key, side }: CardFacts): string => `${slug(setName(setOf(key)))}-${side}.txt`

/** A card: a line for its facts, one for each text, and what its face says. */
function block(card: CardFacts): string {
  const { key, title, side: _, abilities = [], back, missing: _missing, ...facts } = card
  const lines = (name: string, values: readonly unknown[]) =>
    values.map((value) => `  ${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`)
  return [
    `${key} ${title}`,
    ...lines('facts', [facts]),
    ...lines('text', abilities),
    ...(back ? [...lines('destiny of the back', [back.destiny]), ...lines('back', back.abilities)] : []),
    ...tongues.flatMap((tongue) => [
      ...lines(tongue, wordsOf(card, tongue)),
      ...lines(`${tongue}, back:`, wordsOfBack(card, tongue)),
    ]),
    '',
    '',
  ].join('\n')
}

/** The files of the record, as they should be. */
export function golden(pool: readonly CardFacts[]): Map<string, string> {
  const files = new Map<string, string>()
  for (const card of pool.filter(isWhole)) {
    const name = fileOf(card)
    files.set(name, `${files.get(name) ?? ''}${block(card)}`)
  }
  return files
}

/** The blocks of a text, by the keys of their cards: two branches may have put theirs in one file in any order. */
export const blocksOf = (text: string): Map<string, string> =>
  new Map(
    text
      .split('\n\n')
      .filter(Boolean)
      .map((one) => [one.slice(0, one.indexOf(' ')), one]),
  )

/** The record as it stands, by files. */
export const recordedBlocks = (): Map<string, Map<string, string>> =>
  new Map(recordedFiles().map((name) => [name, blocksOf(readFileSync(path.join(folder, name), 'utf8'))]))
