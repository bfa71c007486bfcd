/**
 * Reads the project's own lessons without the schema check, which is heavy: they are checked when the project is tested.
 * Files from outside go through `readScenario`.
 */

import type { SwccgScenario } from './engine.ts'

type Loose = Record<string, unknown>

const lists = ['locations', 'place', 'picks', 'lasting']
const records = ['hand', 'force', 'reserve', 'used', 'lost', 'out', 'destiny', 'mobile']

const withDefaults = (given: Loose, names: readonly string[], empty: () => unknown): Loose => ({
  ...Object.fromEntries(names.map((name) => [name, empty()])),
  ...given,
})

/** The cost of a docking bay may stand inside or beside `dockingBay`. */
function definition(card: Loose): Loose {
  if (card.type !== 'location' || card.subtype !== 'site') return card
  const { dockingBay, ...facts } = card
  const bay = typeof dockingBay === 'object' && dockingBay !== null ? (dockingBay as Loose) : null
  return { ...facts, dockingBay: dockingBay === true || bay !== null, cost: facts.cost ?? bay?.cost }
}

function mobile(systems: Loose): Loose {
  return Object.fromEntries(
    Object.entries(systems).map(([name, where]) => [name, { orbits: null, ...(where as Loose) }]),
  )
}

function step(given: Loose, turn: unknown): Loose {
  const todo = { ...(given.do as Loose) }
  if (typeof todo.via === 'string') todo.via = [todo.via]
  if ('dock' in todo) todo.transfer ??= []
  return { ...given, do: todo, by: given.by ?? turn, expect: given.expect ?? {} }
}

export function trusted(text: string): SwccgScenario {
  const file = JSON.parse(text) as Loose
  const given = file.start as Loose
  const start = withDefaults(
    withDefaults(given, lists, () => []),
    records,
    () => ({}),
  )
  const define = Object.entries((file.define ?? {}) as Record<string, Loose>)
  return {
    title: '',
    game: 'swccg',
    edition: 'ar',
    rules: [],
    needsCards: [],
    cards: {},
    ...file,
    define: Object.fromEntries(define.map(([title, card]) => [title, definition(card)])),
    start: { ...start, mobile: mobile(start.mobile as Loose) },
    steps: (file.steps as Loose[]).map((one) => step(one, given.turn)),
  } as unknown as SwccgScenario
}
