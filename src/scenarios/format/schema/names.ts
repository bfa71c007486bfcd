/** What the types cannot say: every alias is known, and every card is in one place. */

import { pathText } from '../json.ts'
import { type Details, type WrongKey, wrong as wrongIs } from '../wrong.ts'
import type { dos, Fact } from './steps.ts'
import type { SwccgFile } from './swccg.ts'
import { type Issue, isObject } from './words.ts'

/** The names that a scenario's steps may use: its aliases, the locations on table, and the titles of its cards. */
const namesOf = (file: SwccgFile) => {
  const aliases = new Set(Object.keys(file.cards))
  const titles = new Set(
    Object.values(file.cards).map((card) => (typeof card === 'string' ? card : card.title)),
  )
  const onTable = new Set(
    file.start.locations.map((location) => (typeof location === 'string' ? location : location.location)),
  )
  // A location that stands on table by its alias may be called by its title too.
  for (const key of [...onTable]) {
    const card = file.cards[key]
    if (card) onTable.add(typeof card === 'string' ? card : card.title)
  }
  return { aliases, titles, onTable }
}

/** What the types cannot say: every alias is known, and every card is in one place. */
export const crossCheck = (file: SwccgFile): Issue | null => {
  const { aliases, titles, onTable } = namesOf(file)
  const problems: Issue[] = []
  const wrong = (path: (string | number)[], say: WrongKey, details: Details = {}) =>
    problems.push({ path, wrong: wrongIs(say, details) })

  const card = (alias: string, path: (string | number)[]) => {
    if (!aliases.has(alias)) wrong(path, 'unknown alias', { name: alias })
  }
  const location = (title: string, path: (string | number)[]) => {
    if (!onTable.has(title)) wrong(path, 'unknown location', { name: title })
  }
  /** A card on table, or a location there or yet to come. */
  const thing = (title: string, path: (string | number)[]) => {
    if (!aliases.has(title) && !onTable.has(title) && !titles.has(title))
      wrong(path, 'unknown name', { name: title })
  }
  const things = (list: string | string[], path: (string | number)[]) => {
    if (typeof list === 'string') thing(list, path)
    else
      list.forEach((title, index) => {
        thing(title, [...path, index])
      })
  }

  const used = new Map<string, string>()
  const once = (alias: string, path: (string | number)[]) => {
    card(alias, path)
    const earlier = used.get(alias)
    if (earlier) wrong(path, 'stands twice', { name: alias, where: earlier })
    else used.set(alias, pathText(path))
  }
  const { start } = file
  checkStart(start, wrong)
  for (const side of ['light', 'dark'] as const) {
    const deck = start.decks?.[side]
    deck?.cards.forEach((alias, index) => {
      once(alias, ['start', 'decks', side, 'cards', index])
    })
    deck?.start.forEach((alias, index) => {
      if (!deck.cards.includes(alias))
        wrong(['start', 'decks', side, 'start', index], 'not in deck', { name: alias })
    })
  }
  start.locations.forEach((entry, index) => {
    const title = typeof entry === 'string' ? entry : entry.location
    const path = ['start', 'locations', index, ...(typeof entry === 'string' ? [] : ['location'])]
    if (aliases.has(title)) once(title, path)
  })
  start.place.forEach((entry, index) => {
    const path = ['start', 'place', index]
    once(entry.card, [...path, 'card'])
    if ('at' in entry) location(entry.at, [...path, 'at'])
    if ('aboard' in entry) {
      card(entry.aboard, [...path, 'aboard'])
      if (entry.aboard === entry.card) wrong([...path, 'aboard'], 'aboard itself')
    }
    if ('on' in entry) {
      if (!onTable.has(entry.on)) card(entry.on, [...path, 'on'])
      if (entry.on === entry.card) wrong([...path, 'on'], 'on itself')
    }
    const state = entry.state ?? []
    const held = 'on' in entry && (entry.as === 'captive' || entry.as === 'imprisoned')
    if (state.includes('frozen') && !state.includes('captive') && !held)
      wrong([...path, 'state', state.indexOf('frozen')], 'no captive')
    entry.targets?.forEach((target, at) => {
      thing(target, [...path, 'targets', at])
    })
  })
  for (const key of ['hand', 'force', 'reserve', 'used', 'lost', 'out'] as const)
    for (const side of ['light', 'dark'] as const) {
      const list = start[key][side]
      if (Array.isArray(list))
        list.forEach((alias, index) => {
          once(alias, ['start', key, side, index])
        })
    }
  for (const [title, where] of Object.entries(start.mobile)) {
    location(title, ['start', 'mobile', title])
    if (where.orbits !== null) location(where.orbits, ['start', 'mobile', title, 'orbits'])
    if (where.orbits === title) wrong(['start', 'mobile', title, 'orbits'], 'orbits itself')
  }
  start.picks.forEach((alias, index) => {
    card(alias, ['start', 'picks', index])
  })
  start.lasting.forEach((entry, index) => {
    card(entry.card, ['start', 'lasting', index, 'card'])
  })

  /** Cards carried in a circle have no place on the table. */
  const carrier = new Map(
    start.place.map((entry) => [
      entry.card,
      'aboard' in entry ? entry.aboard : 'on' in entry ? entry.on : null,
    ]),
  )
  start.place.forEach((entry, index) => {
    const seen = new Set<string>()
    for (let at: string | null | undefined = entry.card; at; at = carrier.get(at)) {
      if (seen.has(at)) {
        wrong(['start', 'place', index], 'circle', { name: entry.card })
        break
      }
      seen.add(at)
    }
  })

  file.steps.forEach((step, index) => {
    const path = ['steps', index]
    const todo = step.do as Record<string, unknown>
    if (!step.by && !('advance' in todo) && !('begin' in todo) && !('read' in todo))
      wrong([...path, 'by'], 'no player')
    if ('advance' in todo && (step.expect.illegal !== undefined || step.expect.offered !== undefined))
      wrong([...path, 'expect'], 'not judged')
    const thingsIn = { thing, things, location }
    checkDo(step.do, [...path, 'do'], thingsIn)
    step.or?.forEach((todo, at) => {
      checkDo(todo, [...path, 'or', at], thingsIn)
    })
    const partsBy = (parts: readonly { by: string }[], at: (string | number)[]) =>
      parts.forEach(({ by }, part) => {
        if (by !== 'printed' && !/^[A-Z]{3,4}-[0-9]+/.test(by)) thing(by, [...at, part, 'by'])
      })
    partsBy(step.expect.parts ?? [], [...path, 'expect', 'parts'])
    const checkFacts = (facts: readonly Fact[], where: (string | number)[]) =>
      facts.forEach((fact, at) => {
        if ('parts' in fact) {
          const [whose, , parts] = fact.parts
          const of = [...where, at, 'parts']
          if (typeof whose !== 'string') thing(whose[1], [...of, 0, 1])
          else if (whose !== 'light' && whose !== 'dark') thing(whose, [...of, 0])
          partsBy(parts, [...of, 2])
        }
        for (const [key, value] of Object.entries(fact)) {
          const places = namesInFacts[key]
          if (typeof value === 'string' && places) thing(value, [...where, at, key])
          if (!Array.isArray(value) || !places) continue
          for (const position of places) {
            const title: unknown = value[position]
            if (typeof title === 'string') thing(title, [...where, at, key, position])
          }
        }
      })
    checkFacts(step.expect.then ?? [], [...path, 'expect', 'then'])
    checkFacts(step.goal ?? [], [...path, 'goal'])
  })
  file.puzzle?.among?.forEach((todo, at) => {
    checkDo(todo, ['puzzle', 'among', at], { thing, things, location })
  })

  for (const [language, { steps }] of Object.entries(file.texts ?? {}))
    if (!file.puzzle && steps.length !== file.steps.length)
      wrong(['texts', language, 'steps'], 'notes', { steps: file.steps.length, count: steps.length })
  return problems[0] ?? null
}

type Path = (string | number)[]

/** What looks a name up that a step says. */
interface Lookups {
  thing(title: string, path: Path): void
  things(list: string | string[], path: Path): void
  location(title: string, path: Path): void
}

/** What is said in a step without being a name that is known from the start. */
const free = new Set(['choose', 'lose'])

/** Is everything that a step names on this table? */
function checkDo(
  step: SwccgFile['steps'][number]['do'],
  path: Path,
  { thing, things, location }: Lookups,
): void {
  const todo = step as Record<string, unknown>
  for (const [key, value] of Object.entries(todo)) {
    if (free.has(key) || !namesIn.has(key)) continue
    if (key === 'to' && ('release' in todo || value === 'table')) continue
    if (key === 'at' && 'attack' in todo && (value === 'light' || value === 'dark')) continue
    if (key === 'transfer' && Array.isArray(value)) {
      value.forEach((entry: { card: string; to: string }, at) => {
        thing(entry.card, [...path, key, at, 'card'])
        thing(entry.to, [...path, key, at, 'to'])
      })
    } else if (typeof value === 'string' || Array.isArray(value))
      things(value as string | string[], [...path, key])
    else if (isObject(value) && typeof value.orbits === 'string')
      location(value.orbits, [...path, key, 'orbits'])
  }
  if ('lose' in todo) {
    const lost = (todo.lose as { card?: string }).card
    if (lost) thing(lost, [...path, 'lose', 'card'])
  }
}

/** Either a position, with its turn and phase, or the decks of a game that begins. */
function checkStart(start: SwccgFile['start'], wrong: (path: string[], say: WrongKey) => void): void {
  if (!start.decks) {
    if (!start.turn) wrong(['start', 'turn'], 'no turn')
    if (!start.phase) wrong(['start', 'phase'], 'no phase')
    return
  }
  for (const [key, value] of Object.entries(start)) {
    if (key === 'decks' || key === 'destiny' || value === undefined) continue
    if (Array.isArray(value) ? value.length > 0 : !isObject(value) || Object.keys(value).length > 0)
      wrong(['start', key], 'decks and position')
  }
}

/** What players do: does its word name cards or locations? */
const namedByWord: Record<keyof typeof dos, boolean> = {
  move: true,
  embark: true,
  disembark: true,
  shift: true,
  dock: true,
  transfer: true,
  transferCaptive: true,
  deploy: true,
  search: true,
  replace: true,
  convert: true,
  play: true,
  use: true,
  drain: true,
  battle: true,
  attack: true,
  fire: true,
  forfeit: true,
  react: true,
  seize: true,
  imprison: true,
  escape: true,
  release: true,
  breakCover: true,
  look: false,
  count: false,
  activate: false,
  draw: false,
  battleDestiny: false,
  lose: false,
  choose: false,
  pass: false,
  begin: false,
  read: false,
  advance: false,
}

/** Further fields of what players do that name cards or locations. */
const furtherNames = ['to', 'via', 'on', 'with', 'next', 'targets', 'at', 'by', 'escort']

const namesIn: ReadonlySet<string> = new Set([
  ...Object.entries(namedByWord).flatMap(([word, names]) => (names ? [word] : [])),
  ...furtherNames,
])

/** Where facts name cards or locations. */
const namesInFacts: Record<string, number[]> = {
  at: [0, 1],
  aboard: [0, 1],
  on: [0, 1],
  in: [0],
  stat: [0],
  ability: [1],
  icons: [1],
  free: [0],
  presentOn: [0, 1],
  hit: [0],
  state: [0],
  occupies: [1],
  controls: [1],
  present: [0, 1],
  orbits: [0, 1],
  up: [0],
  sees: [1],
  table: [0],
}
