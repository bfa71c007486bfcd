/** Tables on which a card's text could make a difference: made up by chance, of what the text names. */

import type { Roll } from '../../../kernel/index.ts'
import { type CardFacts, pool } from '../../../swccg/index.ts'
import { type About, anybody, type Made, meantBy, placesNamed, type Somebody } from './nouns.ts'

type Side = 'light' | 'dark'
type Written = Record<string, unknown>

/** A scenario file, as far as this looks at it. */
export interface Stage {
  id: string
  title: string
  define: Written
  cards: Written
  start: Written & { locations: unknown[]; place: Written[] }
  steps: Written[]
  [other: string]: unknown
}

const oneOf = <T>(roll: Roll, all: readonly T[]): T | undefined => all[roll(all.length)]
const chance = (roll: Roll, outOf: number): boolean => roll(outOf) === 0

const phases = ['control', 'deploy', 'battle', 'move'] as const

/** What a made-up card is called. */
function nameOf({ side, type, subtype, characteristics }: Made, taken: Written): string {
  const kind = (characteristics as string[] | undefined)?.[0] ?? subtype
  const words = [side === 'light' ? 'Light' : 'Dark', kind, kind === type || type === 'character' ? '' : type]
  const base = words.filter(Boolean).join(' ')
  for (let nth = 1; ; nth++) if (!(`${base} ${nth}` in taken)) return `${base} ${nth}`
}

/** A table in the making. */
class Maker {
  readonly define: Written = {}
  readonly cards: Written
  readonly row: unknown[] = []
  readonly sites: string[] = []
  readonly systems: string[] = []
  readonly bays: string[] = []
  readonly place: Written[] = []
  readonly company: { alias: string; type: string; side: Side; place: Written }[] = []
  readonly piles: Record<'hand' | 'reserve' | 'lost', Record<Side, string[]>> = {
    hand: { light: [], dark: [] },
    reserve: { light: [], dark: [] },
    lost: { light: [], dark: [] },
  }
  /** Where most of it happens. */
  focus: string | undefined
  readonly card: CardFacts
  readonly roll: Roll

  constructor(card: CardFacts, roll: Roll) {
    this.card = card
    this.roll = roll
    const [set] = card.key.split('_')
    this.cards = { card: { title: card.title, side: card.side, set } }
  }

  icons(): Written {
    return { light: this.roll(3), dark: this.roll(3) }
  }

  system(name: string): void {
    const parsec = 2 + this.systems.length
    this.define[name] = {
      side: 'light',
      type: 'location',
      subtype: 'system',
      planet: name,
      parsec,
      icons: this.icons(),
    }
    this.row.push(name)
    this.systems.push(name)
  }

  site(name: string, facts: Written): void {
    this.define[name] = { side: 'dark', type: 'location', subtype: 'site', icons: this.icons(), ...facts }
    this.row.push(name)
    this.sites.push(name)
    if (facts.dockingBay) this.bays.push(name)
  }

  /** A location of the game, by its title or by the alias of the card that it is all about. */
  real(name: string, { location, side }: CardFacts, planet: string): void {
    const isSystem = location?.kind === 'system'
    const generic = location?.planet === undefined && location?.siteOf === undefined && !isSystem
    this.row.push({ location: name, owner: side, ...(generic ? { of: planet } : {}) })
    if (isSystem) this.systems.push(name)
    else this.sites.push(name)
  }

  locations(): void {
    const { card, roll } = this
    const { planets, titles } = placesNamed(card)
    const own = card.location?.planet
    const planet = oneOf(roll, [...planets, ...(own ? [own, own, own] : []), 'Tatooine']) ?? 'Tatooine'
    const other = planet === 'Hoth' ? 'Endor' : 'Hoth'
    const kind = card.location?.kind
    if (kind === 'system') this.real('card', card, planet)
    else this.system(planet)
    this.site(`${planet}: Plain`, { planet, exterior: true })
    if (kind !== undefined && kind !== 'system') this.real('card', card, planet)
    this.site(`${planet}: Hall`, { planet, interior: true })
    if (chance(roll, 2))
      this.site(`${planet}: Landing Pad`, { planet, exterior: true, interior: true, dockingBay: { cost: 1 } })
    const known = titles.flatMap(
      (title) =>
        pool.find((one) => one.title === title && one.type === 'location' && one.key !== card.key) ?? [],
    )
    const named = chance(roll, 3) ? undefined : oneOf(roll, known)
    if (named) this.real(named.title, named, planet)
    this.system(other)
    if (chance(roll, 2)) this.site(`${other}: Ridge`, { planet: other, exterior: true })
    if (chance(roll, 2))
      this.site(`${other}: Docking Bay`, { planet: other, exterior: true, dockingBay: { cost: 1 } })
    this.focus = kind ? 'card' : oneOf(roll, [...this.sites, ...this.sites, ...this.systems])
  }

  somewhere(among: readonly string[]): string | undefined {
    const { focus, roll } = this
    return focus !== undefined && among.includes(focus) && !chance(roll, 3) ? focus : oneOf(roll, among)
  }

  carriers(types: readonly string[], side?: Side) {
    return this.company.filter((one) => types.includes(one.type) && (side === undefined || one.side === side))
  }

  /** Where a card of a kind may lie; null: nowhere on this table. */
  lies(type: string, side: Side, subtype?: unknown): Written | null {
    const { roll } = this
    const at = (place: string | undefined): Written | null => (place === undefined ? null : { at: place })
    const on = (alias: string | undefined): Written | null => (alias === undefined ? null : { on: alias })
    switch (type) {
      case 'character': {
        const ship = chance(roll, 3) ? oneOf(roll, this.carriers(['starship', 'vehicle'], side)) : undefined
        const slot = oneOf(roll, ['pilot', 'passenger', 'driver', undefined])
        if (ship) return { aboard: ship.alias, ...(slot ? { slot } : {}) }
        return at(this.somewhere(chance(roll, 5) ? this.systems : this.sites))
      }
      case 'vehicle': {
        const ship = chance(roll, 5) ? oneOf(roll, this.carriers(['starship'], side)) : undefined
        return ship ? { aboard: ship.alias, slot: 'vehicle' } : at(this.somewhere(this.sites))
      }
      case 'creature':
        return at(this.somewhere(this.sites))
      case 'starship':
        return at(this.somewhere(chance(roll, 6) && this.bays.length > 0 ? this.bays : this.systems))
      case 'weapon':
        if (subtype === 'character' || subtype === 'starship' || subtype === 'vehicle')
          return on(oneOf(roll, this.carriers([subtype], side))?.alias)
        return at(this.somewhere(this.sites))
      case 'device':
        return on(oneOf(roll, this.carriers(['character', 'vehicle', 'starship'], side))?.alias)
      case 'effect': {
        const way = roll(3)
        const bearer = oneOf(roll, this.carriers(['character', 'vehicle', 'starship']))?.alias
        if (way === 0) return { table: side }
        return on(way === 1 ? this.somewhere([...this.sites, ...this.systems]) : bearer)
      }
      default:
        return null
    }
  }

  put(alias: string, { type, side, subtype }: Made, lying: number): void {
    const { roll } = this
    const place = roll(10) < lying ? this.lies(type, side, subtype) : null
    if (place) {
      this.place.push({ card: alias, ...place })
      this.company.push({ alias, type, side, place })
    } else {
      const pile = chance(roll, 4) ? (chance(roll, 2) ? 'lost' : 'reserve') : 'hand'
      this.piles[alias === 'card' ? 'hand' : pile][side].push(alias)
    }
  }

  add({ title, card: facts }: Somebody): void {
    const taken = Object.keys(this.cards).length
    if (title === undefined) {
      const name = nameOf(facts, this.define)
      this.define[name] = facts
      this.cards[`c${taken}`] = name
      this.put(`c${taken}`, facts, 8)
      return
    }
    const known = pool.filter((one) => one.title === title)
    const real = known.find(({ side }) => side === facts.side) ?? known[0]
    if (title === this.card.title || real?.type === 'location' || title in this.define) return
    const alias = `c${taken}`
    if (real) this.cards[alias] = { title, side: real.side }
    else {
      this.define[title] = facts
      this.cards[alias] = title
    }
    this.put(alias, (real as Made | undefined) ?? facts, 8)
  }

  self(lying: number): void {
    const { card } = this
    if (card.type !== 'location') this.put('card', card as unknown as Made, lying)
  }

  pile(name: 'reserve' | 'lost', size: number): Written {
    const { light, dark } = this.piles[name]
    return { light: light.length > 0 ? light : size, dark: dark.length > 0 ? dark : size }
  }
}

const order = ['starship', 'vehicle', 'character', 'creature', 'weapon', 'device', 'effect', 'interrupt']

/** Those who shall be on the table, the ships first, so that somebody can be aboard. */
function company(card: CardFacts, roll: Roll, about: About): Somebody[] {
  const meant = meantBy(card).filter(({ odd }) => !odd || chance(roll, 6))
  const near = meant.filter(({ path = '' }) => about.path.startsWith(path))
  const chosen = Array.from({ length: 4 + roll(7) }, () => {
    const among = roll(10) < 4 ? anybody : roll(10) < 6 && near.length > 0 ? near : meant
    return oneOf(roll, among.length > 0 ? among : anybody)
  })
  return chosen
    .flatMap((one) => one ?? [])
    .sort((one, other) => order.indexOf(one.card.type) - order.indexOf(other.card.type))
}

const deploys = ({ words }: About): boolean => /deploy/.test(words)

/** Whose turn and what phase it is, rather that of which the text speaks. */
function when(owner: Side, roll: Roll, about: About): { turn: Side; phase: string } {
  const { words } = about
  const opponent = owner === 'light' ? 'dark' : 'light'
  const named = phases.filter((phase) => new RegExp(`"${phase}"`).test(words))
  const likely = [
    ...named,
    ...(deploys(about) ? (['deploy'] as const) : []),
    ...(/drain/.test(words) ? (['control'] as const) : []),
    ...(/move|landspeed/.test(words) ? (['move'] as const) : []),
    ...(/battle|fire|destiny|attrition/.test(words) ? (['battle'] as const) : []),
  ]
  const phase = likely.length > 0 && roll(10) < 8 ? oneOf(roll, likely)! : oneOf(roll, phases)!
  const others = /reacts|"opponent"|answers/.test(words) ? 2 : 4
  return { turn: chance(roll, others) ? opponent : owner, phase }
}

/**
 * A table by chance, with the card on it, in a hand or in a pile.
 * @param about the clause that it is made for.
 */
export function stageOf(card: CardFacts, roll: Roll, about: About): Stage {
  const made = new Maker(card, roll)
  made.locations()
  const others = company(card, roll, about)
  const place = order.indexOf(card.type)
  const before = others.filter(({ card: { type } }) => order.indexOf(type) < place)
  for (const one of before) made.add(one)
  made.self(deploys(about) ? 3 : 8)
  for (const one of others) if (!before.includes(one)) made.add(one)
  const owner = card.side as Side
  const destiny = () => Array.from({ length: 8 }, () => roll(7))
  return {
    id: card.key,
    title: `What ${card.title} changes`,
    game: 'swccg',
    edition: about.path.startsWith('editions.crd') || chance(roll, 8) ? 'crd' : 'ar',
    needsCards: [card.title],
    define: made.define,
    cards: made.cards,
    start: {
      ...when(owner, roll, about),
      locations: made.row,
      place: made.place,
      hand: made.piles.hand,
      force: { light: 10, dark: 10 },
      reserve: made.pile('reserve', 12),
      lost: made.pile('lost', 3),
      destiny: { light: destiny(), dark: destiny() },
    },
    steps: [],
  }
}

/** A file's scenario up to one of its steps, some of its cards being others now and then. */
export function variationOf(text: string, card: CardFacts, roll: Roll, about: About): Stage {
  const file = JSON.parse(text) as Stage
  const start = { ...file.start, locations: file.start.locations ?? [], place: file.start.place ?? [] }
  const stage: Stage = {
    ...file,
    define: { ...file.define },
    cards: { ...file.cards },
    start,
    steps: file.steps.slice(0, roll(file.steps.length + 1)).map(({ by, do: todo, expect }) => {
      const refused = expect as { illegal?: unknown; offered?: unknown } | undefined
      const { illegal, offered } = refused ?? {}
      return {
        by,
        do: todo,
        ...(illegal === undefined && offered === undefined
          ? {}
          : { expect: { ...(illegal === undefined ? { offered } : { illegal }) } }),
      }
    }),
  }
  stage.title = `What ${card.title} changes`
  stage.needsCards = [...new Set([...((file.needsCards as string[] | undefined) ?? []), card.title])]
  for (const word of ['why', 'rules', 'opponent', 'puzzle', 'report', 'texts']) delete stage[word]
  const meant = company(card, roll, about)
  for (const { title, card: facts } of meant.slice(0, roll(4))) {
    const name = title ?? nameOf(facts, stage.define)
    if (title !== undefined && (title in stage.define || pool.some((one) => one.title === title))) continue
    const alias = `x${Object.keys(stage.cards).length}`
    const taken = Object.keys(stage.cards).filter((one) => {
      const known = stage.cards[one]
      const of = typeof known === 'string' ? (stage.define[known] as Made | undefined) : undefined
      return of?.type === facts.type
    })
    const instead = chance(roll, 2) ? oneOf(roll, taken) : undefined
    if (instead !== undefined) {
      stage.define[name] = facts
      stage.cards[instead] = name
      continue
    }
    const beside = oneOf(
      roll,
      start.place.filter((one) => 'at' in one),
    )
    if (!beside) continue
    stage.define[name] = facts
    stage.cards[alias] = name
    const bears = facts.type === 'weapon' || facts.type === 'device'
    start.place = [...start.place, { card: alias, ...(bears ? { on: beside.card } : { at: beside.at }) }]
  }
  return stage
}
