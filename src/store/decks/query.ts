/**
 * What a player looks for among cards: words, and conditions on what is printed (`power > 5`, `type: vehicle`,
 * `-icon: pilot`). Fields have English and French names; both are understood in either language.
 */

import type { Language } from '../../i18n/index.ts'
import { entriesOf, isOneOf } from '../../kernel/index.ts'
import type { NumberName } from '../../swccg/decks/index.ts'
import { folded } from './normalize.ts'

export const textFields = ['title', 'text', 'type', 'side', 'icon', 'set', 'trait', 'played', 'id'] as const
export type TextField = (typeof textFields)[number]
export type Field = TextField | NumberName

export const comparisons = ['=', '!=', '<', '<=', '>', '>='] as const
export type Comparison = (typeof comparisons)[number]

export interface Term {
  /** Null: anywhere on the card. */
  field: Field | null
  /** ':' is what text is asked with: does it have this in it? */
  op: Comparison | ':'
  /** As it is compared: without case and accents. */
  value: string
  not: boolean
  /** Where it stands in what was typed. */
  from: number
  to: number
}

const namesOf: Readonly<Record<Field, readonly string[]>> = {
  title: ['title', 'titre', 'name', 'nom'],
  text: ['text', 'texte'],
  type: ['type', 'kind', 'genre'],
  side: ['side', 'cote'],
  icon: ['icon', 'icons', 'icone', 'icones'],
  set: ['set', 'edition', 'extension', 'serie'],
  trait: ['is', 'trait', 'characteristic', 'est', 'caracteristique'],
  played: ['played', 'joue', 'jouee'],
  id: ['id', 'number', 'numero'],
  destiny: ['destiny', 'destinee'],
  deploy: ['deploy', 'cost', 'deploiement', 'cout'],
  power: ['power', 'puissance'],
  ability: ['ability', 'aptitude'],
  forfeit: ['forfeit', 'perte'],
  maneuver: ['maneuver', 'manoeuvre'],
  armor: ['armor', 'armour', 'blindage'],
  hyperspeed: ['hyperspeed', 'hypervitesse'],
  landspeed: ['landspeed', 'vitesse'],
  politics: ['politics', 'politique'],
  ferocity: ['ferocity', 'ferocite'],
  parsec: ['parsec'],
  light: ['light'],
  dark: ['dark'],
}

const fields = new Map(
  entriesOf(namesOf).flatMap(([field, names]) => names.map((name) => [name, field] as const)),
)

export const isText = (field: Field): field is TextField => isOneOf(textFields, field)

/** How a field is called where something is to be typed. */
export const fieldName = (field: Field, language: Language): string => {
  const names = namesOf[field]
  if (language === 'en') return names[0] ?? field
  const french: Partial<Record<Field, string>> = {
    title: 'titre',
    text: 'texte',
    side: 'côté',
    icon: 'icône',
    trait: 'est',
    played: 'jouée',
    destiny: 'destinée',
    deploy: 'déploiement',
    power: 'puissance',
    ability: 'aptitude',
    forfeit: 'perte',
    maneuver: 'manœuvre',
    armor: 'blindage',
    hyperspeed: 'hypervitesse',
    landspeed: 'vitesse',
    politics: 'politique',
    ferocity: 'férocité',
    set: 'extension',
  }
  return french[field] ?? names[0] ?? field
}

const signs: Readonly<Record<string, Term['op']>> = { '≤': '<=', '≥': '>=', '≠': '!=', '==': '=' }

const conditionAt = /(-?)(\p{L}[\p{L}\p{M}]*)\s*(<=|>=|!=|==|[≤≥≠<>=:])\s*("[^"]*"?|[^\s"]+)/uy
/** A condition that has its sign, and nothing yet that is compared. */
const begunAt = /-?(\p{L}[\p{L}\p{M}]*)\s*(?:<=|>=|!=|==|[!≤≥≠<>=:])\s*"?$/uy
const wordAt = /(-?)("[^"]*"?|[^\s"]+)/uy

const unquoted = (text: string): string => folded(text.replace(/^"|"$/g, '')).trim()

function conditionFrom(text: string, at: number): Term | null {
  conditionAt.lastIndex = at
  const [whole, minus, name = '', sign = '', value = ''] = conditionAt.exec(text) ?? []
  const field = fields.get(folded(name))
  if (whole === undefined || !field) return null
  const op = signs[sign] ?? (sign as Term['op'])
  // 'type = vehicle' and 'power: 5' mean what they seem to mean.
  const meant = isText(field) ? (op === '!=' ? '!=' : ':') : op === ':' ? '=' : op
  return { field, op: meant, value: unquoted(value), not: minus === '-', from: at, to: at + whole.length }
}

/** Whether from here on stands a condition that is still being typed: it asks for nothing until its value comes. */
function isBegun(text: string, at: number): boolean {
  begunAt.lastIndex = at
  const [, name = ''] = begunAt.exec(text) ?? []
  return fields.has(folded(name))
}

/** Longer than this nothing is looked for. */
export const longestQuery = 300

/** What was typed as conditions, all of which must hold. */
export function parseQuery(typed: string): Term[] {
  const text = typed.slice(0, longestQuery)
  const terms: Term[] = []
  let at = 0
  while (at < text.length) {
    if (/\s/.test(text[at] ?? '')) {
      at += 1
      continue
    }
    if (isBegun(text, at)) break
    const condition = conditionFrom(text, at)
    wordAt.lastIndex = at
    const [whole = '', minus, word = ''] = condition ? [] : (wordAt.exec(text) ?? [])
    const term = condition ?? {
      field: null,
      op: ':' as const,
      // The system's name in 'Tatooine: Cantina'.
      value: unquoted(word.replace(/[:,;]+$/, '')),
      not: minus === '-' && word !== '',
      from: at,
      to: at + Math.max(1, whole.length),
    }
    if (term.value !== '') terms.push(term)
    at = term.to
  }
  return terms
}

/** What was typed without one of its conditions. */
export const withoutTerm = (typed: string, { from, to }: Term): string =>
  `${typed.slice(0, from).trimEnd()} ${typed.slice(to).trimStart()}`.trim()

/** A condition as it would be typed. */
export function typedTerm(field: Field, op: Term['op'], value: string, language: Language): string {
  const quoted = /[\s"]/.test(value) ? `"${value.replaceAll('"', '')}"` : value
  const sign = op === ':' ? ': ' : ` ${op} `
  return `${fieldName(field, language)}${sign}${quoted}`
}
