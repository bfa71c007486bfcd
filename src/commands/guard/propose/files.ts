/** Where found scenarios stand: `src/scenarios/proofs`, in a folder for each set and side. */

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { CardFacts } from '../../../swccg/index.ts'
import type { Proposal } from './propose.ts'

const root = path.resolve(import.meta.dirname, '../../../..')
const cards = path.join(root, 'src/swccg/cards')
const proofs = path.join(root, 'src/scenarios/proofs')

/** `<set>/<side>/<title>` of every card's file. */
const nameOf = new Map(
  readdirSync(cards, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const { id } = JSON.parse(readFileSync(path.join(cards, file), 'utf8')) as { id: string }
      return [id, file.slice(0, -'.json'.length)]
    }),
)

const line = (value: unknown): string => JSON.stringify(value)

/** A value over several lines: the entries of what is named on a line each. */
function entries(value: unknown, indent: string): string {
  const list = Array.isArray(value)
  const all = list
    ? value.map(line)
    : Object.entries(value as object).map(([key, one]) => `${line(key)}: ${line(one)}`)
  const [open, close] = list ? ['[', ']'] : ['{', '}']
  if (all.length === 0) return `${open}${close}`
  return `${open}\n${all.map((one) => `${indent}  ${one}`).join(',\n')}\n${indent}${close}`
}

/** A scenario as a file that can be read: one line for each card, each part of the start and each step. */
function written(scenario: object): string {
  const parts = Object.entries(scenario).map(([key, value]) => {
    const long = ['define', 'cards', 'start', 'steps'].includes(key)
    return `  ${line(key)}: ${long ? entries(value, '  ') : line(value)}`
  })
  return `{\n${parts.join(',\n')}\n}\n`
}

/** Writes found scenarios of a card beside those that it has; gives their paths. */
export function writeProofs(card: CardFacts, found: readonly Proposal[]): string[] {
  const name = nameOf.get(card.key)
  if (name === undefined) throw new Error(`no file of card ${card.key}`)
  const file = path.join(proofs, name)
  mkdirSync(path.dirname(file), { recursive: true })
  const known = readdirSync(path.dirname(file)).filter((one) =>
    new RegExp(`^${path.basename(file)}-\\d\\d\\.json$`).test(one),
  )
  const first = Math.max(0, ...known.map((one) => Number(one.slice(-7, -5)))) + 1
  return found.map(({ stage, paths }, at) => {
    const nth = String(first + at).padStart(2, '0')
    const { id, start, steps, ...others } = stage
    const scenario = {
      id,
      ...others,
      title: `${card.title}: ${paths[0]}`,
      why: `Guards ${paths.join(', ')}.`,
      start,
      steps,
    }
    writeFileSync(`${file}-${nth}.json`, written(scenario))
    return path.relative(root, `${file}-${nth}.json`)
  })
}
