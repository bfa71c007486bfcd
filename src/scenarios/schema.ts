/**
 * The scenario format: positions with an oracle. README.md here says how to write one. The schema is strict: a key
 * that it does not know is an error, and so is a field that does not fit the type of a made-up card.
 */

import { z } from 'zod'
import { type JsonPath, jsonProblem, pathText } from './json.ts'

// ---------------------------------------------------------------------------------------------- small words

const player = z.enum(['light', 'dark'])
const phase = z.enum(['activate', 'control', 'deploy', 'battle', 'move', 'draw'])
const name = z.string().min(1, 'A name may not be empty.')
const count = z.number().int().min(0)
const amount = z.number()
const slot = z.enum(['pilot', 'passenger', 'astromech', 'driver', 'vehicle', 'starfighter', 'cargo'])
const note = z.string().optional()

/** Something for each player; what is left out is not said. */
const each = <T extends z.ZodType>(thing: T) =>
  z.strictObject({ light: thing.optional(), dark: thing.optional() })

const moveNames = [
  'landspeed',
  'hyperspeed',
  'docking bay transit',
  'landing',
  'taking off',
  'sector movement',
  'shuttling',
  'location text',
  'starship site',
  'vehicle site',
  'mobile system',
  'orbit',
  'follow',
  'attack run',
  'bombing run',
  'death star ii sector',
] as const

type Issue = { path: (string | number)[]; message: string }
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const listed = (words: readonly string[]) => words.map((word) => `"${word}"`).join(', ')

/** Hands a value to the schema that `choose` picks by what stands in it, and reports what that schema says. */
const pick = <T>(choose: (value: Record<string, unknown>) => z.ZodType<T> | Issue) =>
  z.unknown().transform((value, context): T => {
    const report = (issue: Issue) => {
      context.issues.push({ code: 'custom', path: issue.path, message: issue.message, input: value })
      return z.NEVER
    }
    if (!isObject(value)) return report({ path: [], message: 'An object in braces is expected here.' })
    const schema = choose(value)
    if (!('safeParse' in schema)) return report(schema)
    const result = schema.safeParse(value)
    if (result.success) return result.data
    for (const issue of result.error.issues) report(plain(issue))
    return z.NEVER
  })

/** Objects told apart by the one key that only they have. The keys are tried in the order in which they are given. */
const byKey = <S extends Record<string, z.ZodType>>(what: string, schemas: S) =>
  pick<z.infer<S[keyof S]>>((value) => {
    const key = Object.keys(schemas).find((candidate) => candidate in value)
    if (key) return schemas[key] as z.ZodType<z.infer<S[keyof S]>>
    const found = Object.keys(value)
    const stray = found.length === 1 ? [found[0] as string] : []
    return {
      path: stray,
      message: `This is no ${what} that is known: one of ${listed(Object.keys(schemas))} is expected.`,
    }
  })

// ----------------------------------------------------------------------------------------------- made-up cards

const general = {
  side: player,
  destiny: amount.optional(),
  icons: z.array(name).optional(),
  characteristics: z.array(name).optional(),
  unique: z.boolean().optional(),
  persona: name.optional(),
  why: note,
}
const deployable = { ...general, deploy: amount.optional(), forfeit: amount.optional() }
const capacity = z
  .strictObject({
    pilot: count.optional(),
    passenger: count.optional(),
    astromech: count.optional(),
    driver: count.optional(),
    vehicle: count.optional(),
    starfighter: count.optional(),
    cargo: count.optional(),
  })
  .optional()
const movesLike = z.enum(['starfighter', 'character']).optional()
const permanentPilot = z.strictObject({ ability: amount, name: name.optional() }).optional()

const character = z.strictObject({
  ...deployable,
  type: z.literal('character'),
  subtype: name.optional(),
  power: amount.optional(),
  ability: amount.optional(),
  politics: amount.optional(),
  landspeed: amount.optional(),
  maneuver: amount.optional(),
  armor: amount.optional(),
})
const creature = z.strictObject({
  ...deployable,
  type: z.literal('creature'),
  subtype: name.optional(),
  power: amount.optional(),
  ferocity: amount.optional(),
  defenseValue: amount.optional(),
  landspeed: amount.optional(),
  habitat: z.union([name, z.array(name)]).optional(),
  parasite: z.union([z.boolean(), name]).optional(),
  selective: z.boolean().optional(),
  movesLike,
})
const vehicle = z.strictObject({
  ...deployable,
  type: z.literal('vehicle'),
  subtype: z.enum(['combat', 'creature', 'shuttle', 'transport']),
  power: amount.optional(),
  ability: amount.optional(),
  maneuver: amount.optional(),
  armor: amount.optional(),
  landspeed: amount.optional(),
  permanentPilot,
  capacity,
  enclosed: z.boolean().optional(),
  movesLike,
})
const starship = z.strictObject({
  ...deployable,
  type: z.literal('starship'),
  subtype: z.enum(['starfighter', 'capital', 'squadron']),
  power: amount.optional(),
  maneuver: amount.optional(),
  armor: amount.optional(),
  hyperspeed: amount.optional(),
  permanentPilot,
  navComputer: z.boolean().optional(),
  capacity,
  enclosed: z.literal(true, 'A starship is always enclosed.').optional(),
  movesLike,
})
const weapon = z.strictObject({
  ...deployable,
  type: z.literal('weapon'),
  subtype: z.enum(['character', 'starship', 'vehicle', 'artillery', 'automated', 'creature']),
  fires: z
    .strictObject({
      targets: z.union([name, z.array(name)]),
      cost: count.optional(),
      destiny: count.optional(),
      beats: z.union([name, amount]).optional(),
      result: z.enum(['hit', 'lost']).optional(),
    })
    .optional(),
})
const device = z.strictObject({ ...deployable, type: z.literal('device'), subtype: name.optional() })
const effect = z.strictObject({ ...deployable, type: z.literal('effect'), subtype: name.optional() })
const interrupt = z.strictObject({
  ...general,
  type: z.literal('interrupt'),
  subtype: name.optional(),
  as: z.enum(['used', 'lost']).optional(),
})

const place = {
  side: player,
  type: z.literal('location'),
  destiny: amount.optional(),
  characteristics: z.array(name).optional(),
  unique: z.boolean().optional(),
  planet: name.optional(),
  icons: z.strictObject({ light: count.optional(), dark: count.optional() }).optional(),
  why: note,
}
const cost = z.union([count, each(count)])
const system = z.strictObject({
  ...place,
  subtype: z.literal('system'),
  parsec: z.number().int().optional(),
  mobile: z.boolean().optional(),
  hyperspeed: amount.optional(),
})
const sector = z.strictObject({ ...place, subtype: z.literal('sector') })
const site = z
  .strictObject({
    ...place,
    subtype: z.literal('site'),
    interior: z.boolean().optional(),
    exterior: z.boolean().optional(),
    mobile: z.boolean().optional(),
    dockingBay: z.union([z.boolean(), z.strictObject({ cost: cost.optional() })]).optional(),
    cost: cost.optional(),
    siteOf: name.optional(),
    extraLandspeed: count.optional(),
  })
  // The cost may stand inside or beside `dockingBay`; here it comes out beside it.
  .transform(({ dockingBay, ...facts }) => ({
    ...facts,
    dockingBay: dockingBay === true || typeof dockingBay === 'object',
    cost: facts.cost ?? (typeof dockingBay === 'object' ? dockingBay.cost : undefined),
  }))

const cardTypes = { character, creature, vehicle, starship, weapon, device, effect, interrupt }
const locationTypes = { system, sector, site }
export type CardDefinition =
  | z.infer<(typeof cardTypes)[keyof typeof cardTypes]>
  | z.infer<(typeof locationTypes)[keyof typeof locationTypes]>

const cardDefinition = pick<CardDefinition>((value) => {
  const types = [...Object.keys(cardTypes), 'location']
  if (value.type === 'location') {
    const schema = locationTypes[value.subtype as keyof typeof locationTypes]
    if (schema && Object.hasOwn(locationTypes, value.subtype as string))
      return schema as z.ZodType<CardDefinition>
    return {
      path: ['subtype'],
      message: `A location needs a subtype, one of ${listed(Object.keys(locationTypes))}.`,
    }
  }
  if (typeof value.type === 'string' && Object.hasOwn(cardTypes, value.type))
    return cardTypes[value.type as keyof typeof cardTypes] as z.ZodType<CardDefinition>
  return { path: ['type'], message: `A made-up card needs a type, one of ${listed(types)}.` }
})

// -------------------------------------------------------------------------------------------------- the start

const cardReference = z.union([
  name,
  z.strictObject({ title: name, side: player.optional(), set: name.optional() }),
])
const locationReference = z.union([
  name,
  z.strictObject({
    location: name,
    owner: player.optional(),
    of: name.optional(),
    set: name.optional(),
    why: note,
  }),
])

const placement = {
  card: name,
  state: z.array(name).optional(),
  /** Addition: the cards that this one targets (an Utinni Effect). */
  targets: z.array(name).optional(),
  why: note,
}
const placements = {
  at: z.strictObject({ ...placement, at: name }),
  aboard: z.strictObject({ ...placement, aboard: name, slot: slot.optional() }),
  on: z.strictObject({
    ...placement,
    on: name,
    as: z.enum(['attached', 'captive', 'imprisoned', 'stacked', 'carried']).optional(),
  }),
  table: z.strictObject({ ...placement, table: player }),
}
const pile = z.union([count, z.array(name)])

const start = z.strictObject({
  turn: player,
  phase,
  locations: z.array(locationReference).default([]),
  place: z.array(byKey('way to place a card', placements)).default([]),
  hand: each(z.array(name)).default({}),
  force: each(pile).default({}),
  reserve: each(pile).default({}),
  used: each(pile).default({}),
  lost: each(pile).default({}),
  out: each(z.array(name)).default({}),
  destiny: each(z.array(amount)).default({}),
  mobile: z
    .record(name, z.strictObject({ parsec: z.number().int(), orbits: name.nullable().default(null) }))
    .default({}),
  /** Addition: changes already in force, made by a card's text (`text`: which of its texts, counted from 1). */
  lasting: z
    .array(z.strictObject({ card: name, text: z.number().int().min(1).optional(), why: note }))
    .default([]),
})

// -------------------------------------------------------------------------------------------------- the steps

const some = z.union([name, z.array(name).min(1)])
const transferred = z.strictObject({ card: name, to: name, slot: slot.optional() })

/** Every kind of thing a player can try, by the key that tells it from the others. */
const dos = {
  move: z.strictObject({
    move: some,
    using: z.enum(moveNames),
    to: z.union([name, z.strictObject({ parsec: z.number().int(), orbits: name.nullable().optional() })]),
    slot: slot.optional(),
    via: z.union([name.transform((one) => [one]), z.array(name)]).optional(),
  }),
  embark: z.strictObject({ embark: name, on: name, slot: slot.optional() }),
  disembark: z.strictObject({ disembark: name, to: name.optional() }),
  shift: z.strictObject({ shift: name, slot }),
  dock: z.strictObject({ dock: z.tuple([name, name]), transfer: z.array(transferred).default([]) }),
  transferCaptive: z.strictObject({
    transferCaptive: name,
    kind: z.enum(['deliver', 'take', 'leave', 'collect']),
    with: name.optional(),
  }),
  deploy: z.strictObject({
    deploy: some,
    to: name.optional(),
    slot: slot.optional(),
    as: z.enum(['react']).optional(),
    next: name.optional(),
    side: z.enum(['left', 'right']).optional(),
  }),
  transfer: z.strictObject({ transfer: name, to: name }),
  search: z.strictObject({ search: name, with: z.array(name).optional() }),
  replace: z.strictObject({ replace: name, with: name }),
  convert: z.strictObject({ convert: name, with: name.optional(), to: name.optional() }),
  play: z.strictObject({
    play: name,
    as: z.enum(['used', 'lost']).optional(),
    function: z.number().int().min(1).optional(),
    targets: z.array(name).optional(),
  }),
  use: z.strictObject({
    use: name,
    function: z.number().int().min(1).optional(),
    targets: z.array(name).optional(),
  }),
  activate: z.strictObject({ activate: count }),
  drain: z.strictObject({ drain: name }),
  draw: z.strictObject({ draw: count }),
  battle: z.strictObject({ battle: name }),
  attack: z.strictObject({ attack: name, at: name.optional() }),
  fire: z.strictObject({ fire: name, by: name.optional(), at: name }),
  battleDestiny: z.strictObject({ battleDestiny: z.boolean() }),
  forfeit: z.strictObject({ forfeit: name }),
  lose: z.strictObject({
    lose: z.strictObject({ from: z.enum(['hand', 'reserve', 'force', 'used']), card: name.optional() }),
  }),
  react: z.strictObject({ react: name, to: name.optional(), away: z.literal(true).optional() }),
  seize: z.strictObject({ seize: name, escort: name.optional() }),
  imprison: z.strictObject({ imprison: name }),
  escape: z.strictObject({ escape: name }),
  release: z.strictObject({ release: name, to: z.enum(['used', 'site']).optional() }),
  choose: z.strictObject({ choose: z.json() }),
  pass: z.strictObject({ pass: z.literal(true) }),
  advance: z.strictObject({
    advance: z.strictObject({
      phase: phase.optional(),
      segment: z.enum(['weapons', 'power', 'damage']).optional(),
      turn: player.optional(),
    }),
  }),
}
/** What a player tries. `'move' in todo` and its like tell the kinds apart. */
export type Do = z.infer<(typeof dos)[keyof typeof dos]>
export type DoOf<K extends keyof typeof dos> = z.infer<(typeof dos)[K]>

const base = { not: z.literal(true).optional(), why: note }
const counted = z.tuple([player, amount])

/** Every kind of fact, by the key that tells it from the others. */
const facts = {
  at: z.strictObject({ at: z.tuple([name, name]), ...base }),
  aboard: z.strictObject({ aboard: z.tuple([name, name, slot.optional()]), ...base }),
  on: z.strictObject({ on: z.tuple([name, name]), ...base }),
  in: z.strictObject({
    in: z.tuple([name, z.enum(['hand', 'reserve', 'force', 'used', 'lost', 'out'])]),
    ...base,
  }),
  force: z.strictObject({ force: counted, ...base }),
  reserve: z.strictObject({ reserve: counted, ...base }),
  used: z.strictObject({ used: counted, ...base }),
  lost: z.strictObject({ lost: counted, ...base }),
  hand: z.strictObject({ hand: counted, ...base }),
  life: z.strictObject({ life: counted, ...base }),
  power: z.strictObject({ power: counted, ...base }),
  stat: z.strictObject({ stat: z.tuple([name, name, amount]), ...base }),
  attrition: z.strictObject({ attrition: counted, ...base }),
  damage: z.strictObject({ damage: counted, ...base }),
  destiny: z.strictObject({ destiny: counted, ...base }),
  drain: z.strictObject({ drain: amount, ...base }),
  ability: z.strictObject({ ability: z.tuple([player, name, amount]), ...base }),
  icons: z.strictObject({ icons: z.tuple([player, name, amount]), ...base }),
  free: z.strictObject({ free: z.tuple([name, slot, z.union([count, z.literal('unlimited')])]), ...base }),
  under: z.strictObject({ under: z.enum(['drain', 'battle', 'attack']).nullable(), ...base }),
  hit: z.strictObject({ hit: name, ...base }),
  state: z.strictObject({ state: z.tuple([name, name, z.boolean()]), ...base }),
  occupies: z.strictObject({ occupies: z.tuple([player, name, z.boolean()]), ...base }),
  controls: z.strictObject({ controls: z.tuple([player, name, z.boolean()]), ...base }),
  present: z.strictObject({ present: z.tuple([name, name, z.boolean()]), ...base }),
  decision: z.strictObject({ decision: z.strictObject({ by: player, kind: name.optional() }), ...base }),
  phase: z.strictObject({ phase, ...base }),
  cited: z.strictObject({ cited: name, ...base }),
  winner: z.strictObject({ winner: player, ...base }),
  /** Addition: what a mobile system orbits; null is deep space. */
  orbits: z.strictObject({ orbits: z.tuple([name, name.nullable()]), ...base }),
}
/** What must be so after a step. `'at' in fact` and its like tell the kinds apart. */
export type Fact = z.infer<(typeof facts)[keyof typeof facts]>
export type FactOf<K extends keyof typeof facts> = z.infer<(typeof facts)[K]>

const illegal = z.union(
  [z.literal(true), z.array(name).min(1)],
  'A list of rule ids, or true, is expected here.',
)
const expectation = z.strictObject({
  cost: count.optional(),
  illegal: illegal.optional(),
  offered: z.boolean().optional(),
  ends: z.enum(['battle', 'phase', 'turn', 'game']).optional(),
  // biome-ignore lint/suspicious/noThenProperty: the format's own word; nothing awaits a schema.
  then: z.array(byKey('fact', facts)).optional(),
  why: note,
})

const step = z.strictObject({
  by: player.optional(),
  do: byKey('thing to do', dos),
  expect: expectation.default({}),
  why: note,
})

/** Addition: the French titles and notes of a lesson, a note for each step. */
const french = z.strictObject({ title: name, why: z.string(), steps: z.array(z.string()) })

const head = {
  id: z.string().regex(/^[\w.-]+$/, 'An id is made of letters, digits, hyphens, dots and underscores.'),
  title: z.string().default(''),
  rules: z.array(name).default([]),
  fr: french.optional(),
  why: note,
}

const swccg = z.strictObject({
  ...head,
  game: z.literal('swccg').default('swccg'),
  edition: z.enum(['ar', 'crd']).default('ar'),
  needsCards: z.array(name).default([]),
  define: z.record(name, cardDefinition).default({}),
  cards: z.record(name, cardReference).default({}),
  start,
  steps: z.array(step),
})

type SwccgFile = z.infer<typeof swccg>
export type Step = Omit<SwccgFile['steps'][number], 'by'> & { by: z.infer<typeof player> }
export type Expectation = Step['expect']
export type Placement = SwccgFile['start']['place'][number]
export type Start = SwccgFile['start']
/** A scenario of the Star Wars CCG as it comes from `readScenario`: defaults filled in, every step with its player. */
export type SwccgScenario = Omit<SwccgFile, 'steps'> & { steps: Step[] }

// ------------------------------------------------------------------------------------------ Twilight Imperium

const hex = z.number().int()
const ti4Dos = {
  activate: z.strictObject({ activate: name }),
  moveShip: z.strictObject({
    moveShip: name,
    path: z.array(name).optional(),
    carry: z.array(name).optional(),
  }),
  confirm: z.strictObject({ confirm: z.literal(true) }),
  spaceCannon: z.strictObject({ spaceCannon: name, rolls: z.array(count).optional() }),
  abilityMove: z.strictObject({
    abilityMove: name,
    to: name,
    allowsTransportFromTokens: z.boolean().optional(),
    carry: z.array(name).optional(),
  }),
  retreat: z.strictObject({ retreat: name, carry: z.array(name).optional() }),
}
const ti4Facts = {
  system: z.strictObject({ system: z.tuple([name, name]), ...base }),
  aboard: z.strictObject({ aboard: z.tuple([name, name]), ...base }),
  path: z.strictObject({ path: z.tuple([name, z.array(name)]), ...base }),
  hits: z.strictObject({ hits: z.tuple([name, count]), ...base }),
}
export type Ti4Do = z.infer<(typeof ti4Dos)[keyof typeof ti4Dos]>
export type Ti4Fact = z.infer<(typeof ti4Facts)[keyof typeof ti4Facts]>

const ti4 = z.strictObject({
  ...head,
  game: z.literal('ti4'),
  start: z.strictObject({
    systems: z.array(
      z.strictObject({
        id: name,
        q: hex,
        r: hex,
        wormhole: name.optional(),
        anomaly: name.optional(),
        why: note,
      }),
    ),
    units: z
      .array(
        z.strictObject({
          unit: name,
          type: name,
          owner: name,
          system: name,
          move: count.optional(),
          capacity: count.optional(),
          planet: name.optional(),
          why: note,
        }),
      )
      .default([]),
    tokens: z.array(z.strictObject({ owner: name, system: name })).default([]),
    active: name.nullable().optional(),
    player: name.optional(),
  }),
  steps: z.array(
    z.strictObject({
      by: name.optional(),
      do: byKey('thing to do', ti4Dos),
      expect: z
        .strictObject({
          illegal: illegal.optional(),
          offered: z.boolean().optional(),
          ends: name.optional(),
          // biome-ignore lint/suspicious/noThenProperty: the format's own word; nothing awaits a schema.
          then: z.array(byKey('fact', ti4Facts)).optional(),
          why: note,
        })
        .default({}),
      why: note,
    }),
  ),
})
export type Ti4Scenario = z.infer<typeof ti4>

export type Scenario = SwccgScenario | Ti4Scenario

// ------------------------------------------------------------------------------------------ what zod leaves open

/** Zod's issue in a sentence, and the path of the very thing that is wrong. */
const plain = (issue: z.core.$ZodIssue): Issue => {
  const path = issue.path as (string | number)[]
  switch (issue.code) {
    case 'unrecognized_keys': {
      const key = issue.keys[0] ?? ''
      return { path: [...path, key], message: `The key "${key}" does not belong here.` }
    }
    case 'invalid_type': {
      const received = /received (\w+)/.exec(issue.message)?.[1]
      return {
        path,
        message:
          received === 'undefined'
            ? `This is missing: ${a(spoken(issue.expected))} is expected.`
            : `${capital(a(spoken(issue.expected)))} is expected here${received ? `, not ${a(spoken(received))}` : ''}.`,
      }
    }
    case 'too_small':
    case 'too_big':
      if (issue.origin === 'array') {
        const limit = issue.code === 'too_small' ? issue.minimum : issue.maximum
        const most = issue.code === 'too_small' ? 'at least' : 'at most'
        return { path, message: `This list needs ${most} ${limit} ${limit === 1 ? 'entry' : 'entries'}.` }
      }
      return { path, message: sentence(issue.message) }
    case 'invalid_value':
      return {
        path,
        message: `One of ${issue.values.map((value) => JSON.stringify(value)).join(', ')} is expected here.`,
      }
    case 'invalid_union': {
      // The alternative that got furthest says best what is wrong.
      const deepest = issue.errors
        .flatMap((alternative) => alternative.map((inner) => plain(inner)))
        .sort((one, other) => other.path.length - one.path.length)[0]
      if (deepest && deepest.path.length > 0)
        return { path: [...path, ...deepest.path], message: deepest.message }
      const messages = [
        ...new Set(issue.errors.flatMap((alternative) => alternative.map((inner) => plain(inner).message))),
      ]
      const own = issue.message === 'Invalid input' ? messages.join(' Or: ') : issue.message
      return { path, message: own || 'This does not fit here.' }
    }
    default:
      return { path, message: sentence(issue.message) }
  }
}
const a = (what: string) => (what === 'null' ? what : `${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what}`)
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
const spoken = (type: string) =>
  ({ string: 'text', array: 'list', int: 'whole number', record: 'object', tuple: 'list' })[type] ?? type
const sentence = (text: string) => (/[.!]$/.test(text) ? text : `${text}.`)

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
const crossCheck = (file: SwccgFile): Issue | null => {
  const { aliases, titles, onTable } = namesOf(file)
  const problems: Issue[] = []
  const wrong = (path: (string | number)[], message: string) => problems.push({ path, message })

  const card = (alias: string, path: (string | number)[]) => {
    if (!aliases.has(alias)) wrong(path, `The alias "${alias}" is unknown: it does not stand in "cards".`)
  }
  const location = (title: string, path: (string | number)[]) => {
    if (!onTable.has(title)) wrong(path, `The location "${title}" is not among "start.locations".`)
  }
  /** A card on table, or a location there or yet to come. */
  const thing = (title: string, path: (string | number)[]) => {
    if (!aliases.has(title) && !onTable.has(title) && !titles.has(title))
      wrong(path, `"${title}" is neither an alias in "cards" nor a location of this scenario.`)
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
    if (earlier) wrong(path, `The alias "${alias}" is used twice: it already stands at ${earlier}.`)
    else used.set(alias, pathText(path))
  }
  const { start } = file
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
      if (entry.aboard === entry.card) wrong([...path, 'aboard'], 'A card cannot be aboard itself.')
    }
    if ('on' in entry) {
      if (!onTable.has(entry.on)) card(entry.on, [...path, 'on'])
      if (entry.on === entry.card) wrong([...path, 'on'], 'A card cannot be on itself.')
    }
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
  }
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
        wrong(
          ['start', 'place', index],
          `"${entry.card}" is carried in a circle: it has no place on the table.`,
        )
        break
      }
      seen.add(at)
    }
  })

  file.steps.forEach((step, index) => {
    const path = ['steps', index]
    const todo = step.do as Record<string, unknown>
    if (!step.by && !('advance' in todo))
      wrong([...path, 'by'], 'This is missing: "light" or "dark" must do this step.')
    const free = new Set(['choose', 'lose'])
    for (const [key, value] of Object.entries(todo)) {
      if (free.has(key) || !namesIn.has(key)) continue
      if (key === 'to' && ('release' in todo || value === 'table')) continue
      if (key === 'transfer' && Array.isArray(value)) {
        value.forEach((entry: { card: string; to: string }, at) => {
          thing(entry.card, [...path, 'do', key, at, 'card'])
          thing(entry.to, [...path, 'do', key, at, 'to'])
        })
      } else if (typeof value === 'string' || Array.isArray(value))
        things(value as string | string[], [...path, 'do', key])
      else if (isObject(value) && typeof value.orbits === 'string')
        location(value.orbits, [...path, 'do', key, 'orbits'])
    }
    if ('lose' in todo) {
      const lost = (todo.lose as { card?: string }).card
      if (lost) thing(lost, [...path, 'do', 'lose', 'card'])
    }
    step.expect.then?.forEach((fact, at) => {
      for (const [key, value] of Object.entries(fact)) {
        const places = namesInFacts[key]
        if (typeof value === 'string' && places) thing(value, [...path, 'expect', 'then', at, key])
        if (!Array.isArray(value) || !places) continue
        for (const position of places) {
          const title = value[position] as unknown
          if (typeof title === 'string') thing(title, [...path, 'expect', 'then', at, key, position])
        }
      }
    })
  })

  if (file.fr && file.fr.steps.length !== file.steps.length)
    wrong(['fr', 'steps'], `There are ${file.steps.length} steps, but ${file.fr.steps.length} French notes.`)
  return problems[0] ?? null
}

/** The fields of what players do that name cards or locations. */
const namesIn = new Set([
  'move',
  'to',
  'via',
  'embark',
  'on',
  'disembark',
  'shift',
  'dock',
  'transfer',
  'transferCaptive',
  'with',
  'deploy',
  'next',
  'search',
  'replace',
  'convert',
  'play',
  'use',
  'targets',
  'drain',
  'battle',
  'attack',
  'at',
  'fire',
  'by',
  'forfeit',
  'react',
  'seize',
  'escort',
  'imprison',
  'escape',
  'release',
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
  hit: [0],
  state: [0],
  occupies: [1],
  controls: [1],
  present: [0, 1],
  orbits: [0, 1],
}

const kindOf = (card: Record<string, unknown>) => String(card.type === 'location' ? card.subtype : card.type)

export type ReadScenario = { ok: true; scenario: Scenario } | { ok: false; path: string; message: string }

/**
 * Reads a scenario from the text of its file. What is wrong with it comes as one sentence and the path of the place
 * (`start.place[3].slot`; empty for the file as a whole). Whether the cards exist and fit is not asked here.
 */
export const readScenario = (text: string): ReadScenario => {
  const source = text.replace(/^\uFEFF/, '')
  const no = (issue: { path: JsonPath; message: string }): ReadScenario => ({
    ok: false,
    path: pathText(issue.path),
    message: issue.message,
  })
  const broken = jsonProblem(source, (key, path) =>
    path.length === 2 && path[0] === 'cards'
      ? `The alias "${key}" is used twice.`
      : `The key "${key}" is used twice.`,
  )
  if (broken) return no(broken)
  const value = JSON.parse(source) as unknown
  if (!isObject(value)) return no({ path: [], message: 'A scenario is an object in braces.' })
  const firstOf = (issues: z.core.$ZodIssue[]) => {
    const issue = plain(issues[0] as z.core.$ZodIssue)
    const [top, title, field] = issue.path
    const made = top === 'define' && isObject(value.define) ? value.define[title as string] : null
    if (isObject(made) && issue.path.length === 3 && issue.message.endsWith('does not belong here.'))
      return no({ path: issue.path, message: `A made-up ${kindOf(made)} has no field "${field}".` })
    return no(issue)
  }
  if (value.game === 'ti4') {
    const result = ti4.safeParse(value, { reportInput: true })
    return result.success ? { ok: true, scenario: result.data } : firstOf(result.error.issues)
  }
  if (value.game !== undefined && value.game !== 'swccg')
    return no({ path: ['game'], message: 'One of "swccg", "ti4" is expected here.' })
  const result = swccg.safeParse(value, { reportInput: true })
  if (!result.success) return firstOf(result.error.issues)
  const problem = crossCheck(result.data)
  if (problem) return no(problem)
  const steps = result.data.steps.map((step) => ({ ...step, by: step.by ?? result.data.start.turn }))
  return { ok: true, scenario: { ...result.data, steps } }
}
