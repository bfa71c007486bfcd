/** The facts of a card, as they follow from what is printed in its fixed places. What a text adds stands beside the text. */

import type { CardType, SlotKind } from '../../abilities/basics.ts'
import type { CardFacts, LocationFacts, SlotGroup } from '../../abilities/card-facts.ts'
import { borne } from '../../abilities/personas.ts'
import { characteristicsOf } from './follows.ts'
import { type NumberName, numberNames, type PrintedCard, printedCards } from './printed-card.ts'
import { seatLines } from './seat-lines.ts'

const seats = new Map(
  seatLines
    .trim()
    .split('\n')
    .map((line) => {
      const [id = '', held = '', pilot = ''] = line.split('|')
      return [id, { held, pilot }] as const
    }),
)

function capacityOf(held: string): SlotGroup[] {
  return held.split(', ').map((group) => {
    const [, count = '', kinds = ''] = /^(\S+) (.+)$/.exec(group) ?? []
    return {
      kinds: kinds.split(' or ') as SlotKind[],
      count: count === 'unlimited' ? count : Number(count),
    }
  })
}

function seatsOf({ id }: PrintedCard): Partial<CardFacts> {
  const { held = '', pilot = '' } = seats.get(id) ?? {}
  const [, ability, name] = /^(\d+) ?(.*)$/.exec(pilot) ?? []
  return {
    ...(ability === undefined
      ? {}
      : { permanentPilots: [{ ability: Number(ability), ...(name ? { name } : {}) }] }),
    ...(held === '' ? {} : { capacity: capacityOf(held) }),
  }
}

/** Whole numbers as printed; a letter or an asterisk stands for what the text would define. */
const numberIn = (text: string | undefined): number | undefined =>
  text !== undefined && /^\d+(\.\d+)?$/.test(text) ? Number(text) : undefined

/** A location has its own place for these. */
const ofLocations: readonly NumberName[] = ['parsec', 'light', 'dark']

function numbersOf({ numbers }: PrintedCard): Partial<CardFacts> {
  const found = numberNames.flatMap((name) => {
    const number = ofLocations.includes(name) ? undefined : numberIn(numbers[name])
    return number === undefined ? [] : [[name, number] as const]
  })
  return Object.fromEntries(found)
}

const sectors = ['cloud', 'asteroid', 'big one', 'death star ii'] as const

let ships: ReadonlySet<string> | null = null

/** Is there a starship or vehicle of this title? */
function isShip(title: string): boolean {
  ships ??= new Set(
    printedCards.filter(({ type }) => type === 'starship' || type === 'vehicle').map((card) => card.title),
  )
  return ships.has(title)
}

/** The systems of places that have a name of their own. */
const systemsOf: Readonly<Record<string, string>> = {
  'Cloud City': 'Bespin',
  "Jabba's Palace": 'Tatooine',
}

/** Where a location lies: sites and sectors name their system before a colon, those of a ship the ship. */
function locationOf(card: PrintedCard): LocationFacts {
  const { subtype, title, numbers, icons, characteristics } = card
  const has = (word: string) => icons.includes(word) || characteristics.includes(word)
  const force = { light: numberIn(numbers.light) ?? 0, dark: numberIn(numbers.dark) ?? 0 }
  const mobile = has('mobile') ? { mobile: true } : {}
  if (subtype === 'system') {
    const parsec = numberIn(numbers.parsec)
    return {
      kind: 'system',
      planet: title,
      icons: force,
      ...(parsec === undefined ? {} : { parsec }),
      ...(numbers.hyperspeed === undefined ? {} : { mobileSystem: true }),
    }
  }
  const [, of] = /^([^:]+): /.exec(title) ?? []
  const lies = of === undefined ? {} : isShip(of) ? { siteOf: of } : { planet: systemsOf[of] ?? of }
  if (subtype === 'sector') {
    const sector = sectors.find((one) => has(one) || title.toLowerCase().includes(one))
    return { kind: 'sector', icons: force, ...lies, ...mobile, ...(sector ? { sector } : {}) }
  }
  return {
    kind: 'site',
    icons: force,
    ...lies,
    ...mobile,
    ...(has('interior') ? { interior: true } : {}),
    ...(has('exterior') ? { exterior: true } : {}),
    ...(/docking bay/i.test(title) ? { dockingBay: true } : {}),
    ...(has('prison') ? { prison: true } : {}),
    ...(has('underwater') ? { underwater: true } : {}),
  }
}

/** By other names, too. (Section 5, List Of Persona Names) */
const alsoCalled: Readonly<Record<string, string>> = {
  Arica: 'Mara Jade',
  Artoo: 'R2-D2',
  'Ben Kenobi': 'Obi-Wan',
  Boushh: 'Leia',
  Chewbacca: 'Chewie',
  'Daughter Of Skywalker': 'Leia',
  'Mara Jade': 'Mara Jade',
  Palpatine: 'Palpatine',
  'See-Threepio': 'C-3PO',
  'Son Of Skywalker': 'Luke',
  'Tamtel Skreej': 'Lando',
  'Tey How': 'How',
  Threepio: 'C-3PO',
  'TK-422': 'Han',
}
const names = [...borne.map((name) => [name, name] as const), ...Object.entries(alsoCalled)]

/** Things that have two names, and starships whose title names who is part of them besides. */
const thingsAlsoCalled: Readonly<Record<string, string>> = {
  'Artoo-Detoo In Red 5': 'Red 5',
  'Boba Fett In Slave I': 'Slave I',
  "Bossk In Hound's Tooth": "Hound's Tooth",
  'Flagship Executor': 'Executor',
  'Gold Leader In Gold 1': 'Gold 1',
  'IG-88 In IG-2000': 'IG-2000',
  'Lando In Millennium Falcon': 'Falcon',
  "Maul's Double-Bladed Lightsaber": "Maul's Lightsaber",
  'Zuckuss In Mist Hunter': 'Mist Hunter',
}

/** Whose persona a card is: of a character, the one that its title names. */
function personaOf({ type, title }: PrintedCard): string | undefined {
  if (type !== 'character') return thingsAlsoCalled[title]
  const words = title.replace(/\w+['’]s\b/g, '')
  return names.find(([name]) => new RegExp(`(^|[ ,(-])${name}($|[ ,)-])`).test(words))?.[1]
}

/** How many may be on table. One ◇ stands before a generic location, of which there may be many. */
const marksOf = ({ printed }: PrintedCard): Partial<CardFacts> => {
  const dots = /^(?:•+|◇{2,})?/.exec(printed)?.[0].length ?? 0
  return dots === 0 ? {} : dots === 1 ? { unique: true } : { limit: dots }
}

/** Icons that say where a location lies, which its place says already. */
const ofPlace: readonly string[] = ['interior', 'exterior', 'mobile', 'underwater']

function locationFacts(card: PrintedCard): Partial<CardFacts> {
  const icons = card.icons.filter((icon) => !ofPlace.includes(icon))
  return { location: locationOf(card), ...(icons.length > 0 ? { icons } : {}) }
}

/** Of a character with two icons that tell what it is, the one counts as its subtype, the other as a characteristic. */
const kindsOf = ({ type, subtype }: PrintedCard): string[] =>
  type === 'character' ? subtype.split('/').reverse() : [subtype]

/** Types that the engine knows; the others are kept as Effects that do nothing. */
const known: readonly string[] = [
  'character',
  'creature',
  'starship',
  'vehicle',
  'location',
  'weapon',
  'device',
  'effect',
  'interrupt',
  'objective',
  'epic event',
]

/** Icons that stand several times on a card ('pilot x3') count as often. A creature's own icon is a characteristic of it. */
const iconsOf = (icons: readonly string[]): string[] =>
  icons
    .filter((icon) => icon !== 'selective creature')
    .flatMap((icon) => {
      const [, name = icon, times = '1'] = /^(.+) x(\d)$/.exec(icon) ?? []
      return Array<string>(Number(times)).fill(name)
    })

function othersFacts(card: PrintedCard): Partial<CardFacts> {
  const { type, icons, characteristics } = card
  const [subtype = ''] = kindsOf(card)
  return {
    ...(!known.includes(type) ? { subtype: type } : subtype === '' ? {} : { subtype }),
    ...numbersOf(card),
    ...seatsOf(card),
    ...(icons.length > 0 ? { icons: iconsOf(icons) } : {}),
    ...(type === 'vehicle' && characteristics.includes('enclosed') ? { enclosed: true } : {}),
  }
}

/** The facts of a card as printed: all but its text, and what follows from that. */
export function printedFacts(card: PrintedCard): CardFacts {
  const { id, title, side, type } = card
  const characteristics = [...characteristicsOf(card.characteristics), ...kindsOf(card).slice(1)]
  const persona = personaOf(card)
  return {
    key: id,
    title,
    side,
    type: known.includes(type) ? (type as CardType) : 'effect',
    ...marksOf(card),
    ...(persona ? { persona } : {}),
    ...(characteristics.length > 0 ? { characteristics } : {}),
    ...(type === 'location' ? locationFacts(card) : othersFacts(card)),
  }
}
