/**
 * Cards that are not in the pool are played by what is printed in their fixed places: their numbers, icons and seats, where
 * a location lies and how many Force icons it has. Their game texts are not played, and their faces say so. Effects,
 * Interrupts and the like do nothing by their numbers alone: they are cards of the piles and the hand, and nothing else.
 */

import { borne } from '../abilities/personas.ts'
import { wholeText } from '../model/cards/pool.ts'
import type { CardFacts, CardType, LocationFacts, SlotGroup, SlotKind } from '../model/types.ts'
import { isIdleObjective } from '../rules/start/starting-cards.ts'
import { type CatalogueCard, catalogue, type NumberName, numberNames } from './catalogue.ts'
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

function seatsOf({ id }: CatalogueCard): Partial<CardFacts> {
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

function numbersOf({ numbers }: CatalogueCard): Partial<CardFacts> {
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
    catalogue.filter(({ type }) => type === 'starship' || type === 'vehicle').map((card) => card.title),
  )
  return ships.has(title)
}

/** The systems of places that have a name of their own. */
const systemsOf: Readonly<Record<string, string>> = {
  'Cloud City': 'Bespin',
  "Jabba's Palace": 'Tatooine',
}

/** Where a location lies: sites and sectors name their system before a colon, those of a ship the ship. */
function locationOf(card: CatalogueCard): LocationFacts {
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
    interior: has('interior'),
    exterior: has('exterior'),
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
  Dofine: 'Dofine',
  Gunray: 'Gunray',
  Haako: 'Haako',
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

/** Things that have two names. */
const thingsAlsoCalled: Readonly<Record<string, string>> = {
  "Maul's Double-Bladed Lightsaber": "Maul's Lightsaber",
}

/** Whose persona a card is: of a character, the one that its title names. */
function personaOf({ type, title }: CatalogueCard): string | undefined {
  if (type !== 'character') return thingsAlsoCalled[title]
  const words = title.replace(/\w+['’]s\b/g, '')
  return names.find(([name]) => new RegExp(`(^|[ ,(-])${name}($|[ ,)-])`).test(words))?.[1]
}

/** How many may be on table. One ◇ stands before a generic location, of which there may be many. */
const marksOf = ({ printed }: CatalogueCard): Partial<CardFacts> => {
  const dots = /^(?:•+|◇{2,})?/.exec(printed)?.[0].length ?? 0
  return dots === 0 ? {} : dots === 1 ? { unique: true } : { limit: dots }
}

/** Is the card played by what is printed on it alone? An Objective that cannot begin a game by its text is, too. */
export const isByPrint = ({ played }: CatalogueCard): boolean => !played || isIdleObjective(played)

/** Types that do something by their numbers. */
const acting: readonly string[] = ['character', 'starship', 'vehicle', 'location']

/** Does the card do anything by what is printed in its fixed places? */
export const actsByPrint = ({ type }: CatalogueCard): boolean => acting.includes(type)

/** Types that the pool knows without their text; an Objective would begin the game by it. */
const kept: readonly string[] = [...acting, 'weapon', 'device', 'effect', 'interrupt', 'epic event']

/** Icons that say where a location lies, which its place says already. */
const ofPlace: readonly string[] = ['interior', 'exterior', 'mobile', 'underwater']

function locationFacts(card: CatalogueCard): Partial<CardFacts> {
  const icons = card.icons.filter((icon) => !ofPlace.includes(icon))
  return { location: locationOf(card), ...(icons.length > 0 ? { icons } : {}) }
}

/** Of a character with two icons that tell what it is, the one counts as its subtype, the other as a characteristic. */
const kindsOf = ({ type, subtype }: CatalogueCard): string[] =>
  type === 'character' ? subtype.split('/').reverse() : [subtype]

function othersFacts(card: CatalogueCard): Partial<CardFacts> {
  const { type, icons, characteristics } = card
  const [subtype = ''] = kindsOf(card)
  const known = kept.includes(type)
  return {
    ...(known && subtype === '' ? {} : { subtype: known ? subtype : type }),
    ...numbersOf(card),
    ...seatsOf(card),
    ...(icons.length > 0 ? { icons: [...icons] } : {}),
    ...(type === 'vehicle' && characteristics.includes('enclosed') ? { enclosed: true } : {}),
  }
}

/** The facts of a card that is not in the pool, as far as they are printed. */
export function byPrint(card: CatalogueCard): CardFacts {
  const { id, title, side, type } = card
  const characteristics = [...card.characteristics, ...kindsOf(card).slice(1)]
  const persona = personaOf(card)
  return {
    key: `print:${id}`,
    title,
    side,
    type: kept.includes(type) ? (type as CardType) : 'effect',
    ...marksOf(card),
    ...(persona ? { persona } : {}),
    ...(characteristics.length > 0 ? { characteristics } : {}),
    ...(type === 'location' ? locationFacts(card) : othersFacts(card)),
    missing: [wholeText],
  }
}
