/**
 * The catalogue: all cards that players may have in a deck, those of the pool with all that the engine knows of them, the
 * others with what is printed in their fixed places. It is larger than the pool, and a part of the page of its own.
 */

import { keyed, plain } from '../model/pool.ts'
import type { CardFacts, CardType, Player } from '../model/types.ts'
import { lines } from './catalogue-lines.ts'

/** The types of cards that the pool has none of. */
export type OtherType = "admiral's order" | 'defensive shield' | 'game aid' | 'jedi test' | 'podracer'

/** The numbers that stand in fixed places; `light` and `dark` are the Force icons of a location. */
export const numberNames = [
  'destiny',
  'deploy',
  'power',
  'ability',
  'forfeit',
  'maneuver',
  'armor',
  'hyperspeed',
  'landspeed',
  'politics',
  'ferocity',
  'parsec',
  'light',
  'dark',
] as const
export type NumberName = (typeof numberNames)[number]

export interface CatalogueCard {
  /** Set and number: '1_168'. */
  id: string
  side: Player
  type: Exclude<CardType, 'filler'> | OtherType
  subtype: string
  /** Without the marks that are printed before it. */
  title: string
  /** With them: '•Luke Skywalker', '◇Desert'. */
  printed: string
  /** As printed: '3', '*', '2 or 5'. */
  numbers: Partial<Record<NumberName, string>>
  icons: readonly string[]
  characteristics: readonly string[]
  /** The card as the engine plays it; null where it is not in the pool. */
  played: CardFacts | null
}

/** A title without the dots and diamonds that are printed before it, or before the second title of two. */
export const bare = (title: string): string => title.replace(/[•◊◇⬦]|^[*<>\s]+/g, '').trim()

const listed = (text: string): string[] => (text === '' ? [] : text.split(','))

const numberAt = new RegExp(`(${numberNames.join('|')}) (.+?)(?= (?:${numberNames.join('|')}) [^d]|$)`, 'g')

function read(line: string): CatalogueCard {
  const [id = '', side, kind = '', printed = '', destiny = '', numbers = '', icons = '', traits = ''] =
    line.split('|')
  const at = kind.indexOf('/')
  const found = Object.fromEntries([...numbers.matchAll(numberAt)].map(([, name, value]) => [name, value]))
  return {
    id,
    side: side === 'L' ? 'light' : 'dark',
    type: (at < 0 ? kind : kind.slice(0, at)) as CatalogueCard['type'],
    subtype: at < 0 ? '' : kind.slice(at + 1),
    title: bare(printed),
    printed,
    numbers: { destiny, ...found },
    icons: listed(icons),
    characteristics: listed(traits),
    played: keyed(id) ?? null,
  }
}

/** All cards, sorted by set, then by number. */
export const catalogue: readonly CatalogueCard[] = lines.trim().split('\n').map(read)

const byId = new Map(catalogue.map((card) => [card.id, card]))

/** The card with this id ('1_168'); leading zeros do not matter. */
export const cardWith = (id: string): CatalogueCard | undefined =>
  byId.get(id) ?? byId.get(id.replace(/(^|_)0+(?=\d)/g, '$1'))

/** Titles as they are compared: without marks, case, accents, and kinds of apostrophe and space. */
const form = (title: string): string =>
  plain(bare(title))
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '-')

/** The titles that a card goes by: an Objective by that of its front as well, a droid by its number alone. */
function formsOf({ title, type }: CatalogueCard): Set<string> {
  const whole = form(title)
  const front = type === 'objective' ? whole.split(' / ')[0] : undefined
  const droid = /^(.+) \((?!v\))[a-z-]+\)$/.exec(whole)?.[1]
  return new Set([whole, front ?? whole, droid ?? whole])
}

let byForm: Map<string, CatalogueCard[]> | null = null

/**
 * The card that a title means: of this side if there is one, else of the other; of several, one of the pool, and the first
 * that appeared.
 */
export function cardTitled(title: string, side: Player): CatalogueCard | undefined {
  if (!byForm) {
    byForm = new Map()
    for (const card of catalogue)
      for (const name of formsOf(card)) byForm.set(name, [...(byForm.get(name) ?? []), card])
  }
  const all = byForm.get(form(title)) ?? []
  const own = all.filter((card) => card.side === side)
  const cards = own.length > 0 ? own : all
  // A whole title goes before the part of one.
  const exact = cards.filter((card) => form(card.title) === form(title))
  const meant = exact.length > 0 ? exact : cards
  return meant.find(({ played }) => played) ?? meant[0]
}

/** The side that most of these ids and titles belong to. */
export function likelySide(names: readonly string[]): Player {
  const only = (side: Player) =>
    names.filter((name) => (cardWith(name) ?? cardTitled(name, side))?.side === side).length
  return only('dark') > only('light') ? 'dark' : 'light'
}

const pairsOf = (title: string): Set<string> => {
  const text = ` ${form(title)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()} `
  return new Set(Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2)))
}

let pairs: { card: CatalogueCard; of: Set<string> }[] | null = null

/** How much of a title two titles must have in common, from 0 to 1. */
const likeness = 0.4

/** The cards whose titles are most like this one, the most alike first; those of the side before others. */
export function nearest(title: string, side: Player, most = 3): CatalogueCard[] {
  pairs ??= catalogue.map((card) => ({ card, of: pairsOf(card.title) }))
  const wanted = pairsOf(title.slice(0, 80))
  const found: { card: CatalogueCard; score: number }[] = []
  for (const { card, of } of pairs) {
    let common = 0
    for (const pair of of) if (wanted.has(pair)) common += 1
    const whole = (2 * common) / (of.size + wanted.size)
    // All of a title within a longer line is as good as most of it.
    const within = of.size > 7 && common === of.size ? 0.9 : 0
    const score = Math.max(whole, within) + (card.side === side ? 0.02 : 0)
    if (score >= likeness) found.push({ card, score })
  }
  found.sort((one, other) => other.score - one.score)
  const titles = new Set<string>()
  return found
    .map(({ card }) => card)
    .filter(({ title }) => !titles.has(title) && titles.add(title))
    .slice(0, most)
}
