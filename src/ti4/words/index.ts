/** Everything that this game says to players, in the language that is set. */

import {
  type Citation,
  type Decision,
  fill,
  type Illegal,
  type LogLine,
  listed,
  type Reason,
  upperFirst,
} from '../../kernel/index.ts'
import type { Language } from '../../kernel/language.ts'
import type { Position, SystemId, UnitId } from '../model/types.ts'
import { isUpgraded } from '../model/units.ts'
import { effectNamed } from '../rules/effects.ts'
import { ruleOf } from '../rules/index.ts'
import type { Book } from './book.ts'

type Details = Record<string, unknown>

/** What can be told. Nothing here ever throws: what is unknown is told by its rule, or as it is. */
export interface Speech {
  /** A unit: 'carrier II c1'. */
  unit(p: Position, unit: UnitId): string
  system(p: Position, system: SystemId): string
  /** What a galaxy or a lesson calls something: in this language where it is a word. */
  name(name: string): string
  player(player: string): string
  /** One of the options of a decision. */
  option(p: Position, option: string): string
  anomaly(anomaly: string): string
  wormhole(wormhole: string): string
  phase(phase: string): string
  /** Why not, in one or two sentences. */
  reason(p: Position, reason: Reason): string
  /** A rule in words, and where it stands. */
  rule(id: string): { title: string; text: string; cites: Citation[] } | null
  /** A line of the log. */
  log(p: Position, line: LogLine): string
  /** What is asked, of whom, and what passing means. */
  decision(p: Position, decision: Decision): { title: string; text: string; passing: string }
  /** What would make it legal, or null. */
  instead(p: Position, illegal: Illegal): string | null
}

const speeches = new Map<Language, Speech>()

/** Gives this game its words in a language: to be called before `speechIn`. */
export function teach(language: Language, book: Book): void {
  speeches.set(language, speechOf(book))
}

/**
 * The words of this game in a language.
 * @throws where it has not been taught that language.
 */
export function speechIn(language: Language): Speech {
  const speech = speeches.get(language)
  if (!speech) throw new Error(`nobody taught this game its words in '${language}'`)
  return speech
}

/** Details that are units, and those that are systems; every other number is an amount. */
const units = new Set(['ship', 'ships', 'unit', 'units', 'carry'])
const systems = new Set(['system', 'active', 'from', 'to', 'path'])
const players = new Set(['player', 'by', 'owner', 'target'])

const lookUp = (table: object, key: string): string | undefined =>
  Object.hasOwn(table, key) ? (table as Record<string, string>)[key] : undefined

function speechOf(book: Book): Speech {
  const { prompts, grammar } = book

  const player = (name: string) => lookUp(prompts.players, name.toLowerCase()) ?? name
  const called = (name: string): string => {
    const [, word = '', number = ''] = /^(.*?)( ?\d*)$/.exec(name) ?? []
    const own = lookUp(book.names, word)
    return own === undefined ? name : own + number
  }
  const system = (p: Position, id: SystemId) => called(p.systems[id]?.name ?? '')
  const unit = (p: Position, id: UnitId): string => {
    const found = p.units[id]
    if (!found) return ''
    const type = `${prompts.units[found.type]}${isUpgraded(p, found) ? ' II' : ''}`
    return found.name === found.type ? type : `${type} ${called(found.name)}`
  }

  const word = (p: Position, key: string, value: unknown): string | null => {
    if (value === null || value === undefined || value === '') return null
    if (Array.isArray(value)) {
      const words = value.flatMap((one) => word(p, key, one) ?? [])
      if (words.length === 0) return null
      return key === 'path' ? words.join(' → ') : listed(words, prompts.and)
    }
    if (players.has(key)) return player(String(value))
    if (key === 'effect') return called(String(value))
    if (key === 'phase') return lookUp(prompts.phases, String(value)) ?? String(value)
    if (typeof value !== 'number') return String(value)
    if (units.has(key)) return unit(p, value)
    return systems.has(key) ? system(p, value) : String(value)
  }

  const phrase = (p: Position, sentence: string | undefined, details: Details): string | null => {
    if (sentence === undefined) return null
    const count = (key: string) => {
      const value = details[key]
      return Array.isArray(value) ? value.length : Number(value)
    }
    const phrase = fill(sentence, { word: (key) => word(p, key, details[key]), count }, grammar)
    return phrase === null ? null : upperFirst(phrase)
  }

  const wordsOf = (id: string) =>
    Object.hasOwn(book.rules, id) ? book.rules[id as keyof typeof book.rules] : undefined

  return {
    unit,
    system,
    name: called,
    player,
    option: (p, option) => called(effectNamed(p, option) ?? option),
    anomaly: (anomaly) => lookUp(prompts.anomalies, anomaly) ?? anomaly,
    wormhole: (wormhole) => lookUp(prompts.wormholes, wormhole) ?? wormhole,
    phase: (phase) => lookUp(prompts.phases, phase) ?? phase,
    reason(p, { rule, say, with: details }) {
      const key = say === undefined ? rule : `${rule}/${say}`
      return phrase(p, lookUp(book.reasons, key), details) ?? wordsOf(rule)?.text ?? rule
    },
    rule(id) {
      const words = wordsOf(id)
      return words ? { ...words, cites: [...(ruleOf(id)?.cites ?? [])] } : null
    },
    log: (p, { say, by, with: details }) =>
      phrase(p, lookUp(book.log, say), { player: by ?? null, ...details }) ?? say,
    decision(p, { by, kind, why, with: details, mayPass }) {
      const asked: Record<string, { title: string; text: string }> = prompts.decisions
      const found = asked[why] ?? (kind === 'action' ? prompts.decisions.phase : undefined)
      const filling = { ...details, player: by, phase: p.phase }
      return {
        title: phrase(p, found?.title, filling) ?? why,
        text: phrase(p, found?.text, filling) ?? '',
        passing: mayPass ? (lookUp(prompts.passing, why) ?? prompts.passing.other) : '',
      }
    },
    instead: (p, { instead }) =>
      instead ? phrase(p, lookUp(prompts.instead, instead.say), instead.with) : null,
  }
}
