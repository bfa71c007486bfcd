/** What a card's text names: who could be meant by it, and who just is not. */

import type { CardFacts } from '../../../swccg/index.ts'

/** A made-up card, as a scenario defines it. */
export type Made = Record<string, unknown> & { side: 'light' | 'dark'; type: string }

type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const list = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string')

/** Every object within a card's text with the path of where it stands, as clauses name them; the outermost first. */
function* objectsIn(value: unknown, path: string): Generator<[string, Json]> {
  if (Array.isArray(value)) for (const [at, one] of value.entries()) yield* objectsIn(one, `${path}.${at}`)
  if (!isObject(value)) return
  yield [path, value]
  for (const [key, inner] of Object.entries(value)) yield* objectsIn(inner, `${path}.${key}`)
}

/** Every object in the texts of a card, of both of its sides and editions. */
function* objectsOf({ abilities, back, editions }: CardFacts): Generator<[string, Json]> {
  yield* objectsIn(abilities, 'text')
  yield* objectsIn((back as CardFacts | undefined)?.abilities, 'back.text')
  yield* objectsIn(editions, 'editions')
}

/** What starships and vehicles have alike. */
const ship = {
  power: 3,
  maneuver: 3,
  deploy: 2,
  forfeit: 3,
  capacity: { passenger: 2 },
}

const starts: Record<string, Json> = {
  character: { power: 2, ability: 2, deploy: 2, forfeit: 3, destiny: 2 },
  creature: { ferocity: 3, defenseValue: 3, deploy: 2, forfeit: 0, habitat: 'planet sites', selective: true },
  vehicle: { ...ship, subtype: 'combat', landspeed: 2, permanentPilot: { ability: 1 } },
  starship: { ...ship, subtype: 'starfighter', hyperspeed: 3, permanentPilot: { ability: 2 } },
  weapon: {
    subtype: 'character',
    deploy: 1,
    fires: { targets: ['character', 'vehicle', 'starship'], destiny: 1, result: 'hit' },
  },
  device: { deploy: 1 },
  effect: {},
  interrupt: { subtype: 'used' },
}

const subtypes: Record<string, readonly string[]> = {
  character: ['alien', 'droid'],
  vehicle: ['combat', 'creature', 'transport', 'shuttle'],
  starship: ['starfighter', 'capital', 'squadron'],
  weapon: ['character', 'starship', 'vehicle', 'artillery', 'automated'],
}

/** A card of a kind, with whatever else is asked for; the fields are those that scenarios know. */
function made(type: string, side: 'light' | 'dark', more: Json): Made | null {
  const start = starts[type]
  if (!start) return null
  const card: Made = { side, type, ...start }
  if (type === 'character') card.subtype = side === 'light' ? 'rebel' : 'imperial'
  for (const [key, value] of Object.entries(more)) card[key] = value
  if (type === 'starship' && card.subtype === 'capital') {
    card.armor = 5
    delete card.maneuver
    card.capacity = { pilot: 2, passenger: 4, starfighter: 2, vehicle: 2 }
  }
  if (type === 'character' && card.subtype === 'droid') delete card.ability
  return card
}

/** What types of card a filter may mean. */
function typesOf(filter: Json): string[] {
  const named = list(filter.type).filter((type) => type in starts)
  if (named.length > 0) return named
  const of = list(filter.subtype)
  const found = Object.keys(starts).filter((type) => of.some((one) => subtypes[type]?.includes(one)))
  if (found.length > 0) return found
  if (of.some((one) => ['rebel', 'imperial', 'alien', 'droid'].includes(one))) return ['character']
  return ['character']
}

/** Cards that such a filter means, and cards that lack one thing of what it asks for. */
function alike(filter: Json, side: 'light' | 'dark'): Somebody[] {
  const found: Somebody[] = []
  for (const type of typesOf(filter)) {
    const wanted: Json = {}
    const of = list(filter.subtype).filter((one) => one !== 'any')
    if (of[0] !== undefined) wanted.subtype = of[0]
    const is = list(filter.is)
    if (is.length > 0) wanted.characteristics = [is[0]]
    const personas = list(filter.persona)
    if (personas[0] !== undefined) wanted.persona = personas[0]
    if (typeof filter.abilityAtLeast === 'number') wanted.ability = filter.abilityAtLeast
    if (typeof filter.abilityBelow === 'number') wanted.ability = Math.max(0, filter.abilityBelow - 1)
    if (filter.unique === true) wanted.unique = true
    const put = (more: Json, title?: string) => {
      const card = made(type, side, more)
      if (card) found.push(title === undefined ? { card } : { title, card })
      // The same of another kind: what 'a character' adds to 'a warrior'.
      for (const other of title === undefined ? ['character', 'vehicle', 'starship', 'device'] : []) {
        const { subtype: _, ...kept } = more
        const like = other === type || Object.keys(kept).length === 0 ? null : made(other, side, kept)
        if (like) found.push({ card: like, odd: true })
      }
    }
    put(wanted)
    for (const one of of.slice(1)) put({ ...wanted, subtype: one })
    for (const one of is.slice(1)) put({ ...wanted, characteristics: [one] })
    for (const one of is) put({ ...wanted, characteristics: [], icons: [one] })
    for (const one of personas.slice(1)) put({ ...wanted, persona: one })
    for (const one of list(filter.title)) put({ ...wanted, unique: true }, one)
    for (const one of list(filter.titleHas)) put(wanted, `${one} of old`)
    if (is.length > 1) put({ ...wanted, characteristics: is })
    for (const key of Object.keys(wanted)) {
      const { [key]: _, ...others } = wanted
      put(others)
    }
    if (typeof filter.abilityAtLeast === 'number') put({ ...wanted, ability: filter.abilityAtLeast - 1 })
    if (typeof filter.abilityBelow === 'number') put({ ...wanted, ability: filter.abilityBelow })
  }
  return found
}

const isFilter = (one: Json): boolean =>
  ['type', 'subtype', 'is', 'persona', 'title', 'titleHas', 'abilityAtLeast', 'abilityBelow', 'unique'].some(
    (key) => key in one,
  )

/** A card that may lie on the table. */
export interface Somebody {
  title?: string
  card: Made
  /** The clause that means it, or nearly does. */
  path?: string
  /** Something that the game has none of. */
  odd?: boolean
}

/** The cards that a card's text means, and those that it nearly means, for both sides. */
export function meantBy(card: CardFacts): Somebody[] {
  const found = new Map<string, Somebody>()
  for (const side of ['light', 'dark'] as const)
    for (const [path, one] of objectsOf(card))
      if (isFilter(one))
        for (const like of alike(one, side)) found.set(JSON.stringify([path, like]), { ...like, path })
  return [...found.values()]
}

/** Anybody, of both sides. */
export const anybody: readonly Somebody[] = (['light', 'dark'] as const).flatMap((side) => {
  const plain = ['character', 'starship', 'vehicle'].flatMap((type) =>
    [undefined, ...(subtypes[type] ?? [])].map((subtype) => made(type, side, subtype ? { subtype } : {})),
  )
  const people = [1, 3, 4, 6].map((ability) =>
    made('character', side, { ability, icons: ['pilot', 'warrior'] }),
  )
  const weapons = ['character', 'character', 'starship', 'vehicle'].map((subtype) =>
    made('weapon', side, { subtype }),
  )
  const carrier = made('starship', side, { subtype: 'capital' })
  const things = [...weapons, made('device', side, {}), carrier]
  return [...plain, ...people, ...people, ...things].flatMap((card) => (card ? [{ card }] : []))
})

/** What a clause has to do with: the words of the text in which it stands. */
export interface About {
  path: string
  /** All words of that text, to look for what it speaks of. */
  words: string
}

/** What a clause of a card has to do with. */
export function aboutOf(card: CardFacts, path: string): About {
  const text = [...objectsOf(card)].find(
    ([at]) => /^(back\.)?text\.\d+$/.test(at) && `${path}.`.startsWith(`${at}.`),
  )
  return { path, words: JSON.stringify(text?.[1] ?? {}) }
}

/** The planets and the titles of locations that a card's text names, and its own planet. */
export function placesNamed(card: CardFacts): { planets: string[]; titles: string[] } {
  const planets = new Set<string>()
  const titles = new Set<string>()
  for (const [, one] of objectsOf(card)) {
    for (const key of ['planet', 'onPlanet', 'atPlanet', 'relatedTo'])
      for (const name of list(one[key])) planets.add(name)
    for (const key of ['title', 'location', 'titleHas']) for (const name of list(one[key])) titles.add(name)
  }
  return { planets: [...planets], titles: [...titles] }
}
