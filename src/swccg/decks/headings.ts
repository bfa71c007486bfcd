/** The headings that stand above the cards of a list, in the languages and forms in which players write them. */

import { entriesOf } from '../../kernel/index.ts'
import type { CatalogueCard } from './catalogue.ts'

type Type = CatalogueCard['type']

/** What a heading says of the cards below it. */
export interface Heading {
  types: readonly Type[]
  /** Do they stand in the deck or beside it, if it says so? */
  place: 'deck' | 'outside' | null
  /** Do they begin the game? */
  starting: boolean
}

/** What kinds of cards are called; an `s` or `x` at the end of any word may be missing or more. */
const kinds: Readonly<Partial<Record<Type, string>>> = {
  "admiral's order": 'admiral’s order, admiral order, ordre d’amiral, ordre de l’amiral',
  character:
    'character, personnage, alien, rebel, rebelle, imperial, impérial, impériaux, droid, droïde, republic, république, jedi master, dark jedi master, maître jedi, maître jedi noir, extraterrestre, personnel',
  creature: 'creature, créature',
  device: 'device, dispositif, appareil, équipement',
  effect:
    'effect, effet, utinni effect, mobile effect, immediate effect, political effect, effet utinni, effet mobile, effet immédiat, effet politique',
  'epic event': 'epic event, évènement épique, événement épique',
  'game aid': 'game aid, aide de jeu',
  interrupt:
    'interrupt, interruption, used interrupt, lost interrupt, used or lost interrupt, interruption utilisée, interruption perdue, used, lost, used or lost',
  'jedi test': 'jedi test, test jedi, épreuve jedi',
  location:
    'location, site, system, sector, lieu, localisation, système, secteur, battleground, docking bay, baie d’arrimage',
  objective: 'objective, objectif',
  podracer: 'podracer, module de course',
  starship:
    'starship, ship, starfighter, capital starship, capital ship, space ship, vaisseau, vaisseau spatial, vaisseaux spatiaux, chasseur, vaisseau capital, vaisseaux capitaux, squadron, escadron',
  vehicle: 'vehicle, véhicule, combat vehicle, transport vehicle, creature vehicle',
  weapon:
    'weapon, arme, character weapon, starship weapon, vehicle weapon, automated weapon, artillery weapon, death star weapon',
}

/** Kinds that begin the game when 'starting' stands before them, or what stands for it in French after them. */
const beginning = ['effect', 'interrupt', 'location', 'objective'] as const

const deck =
  'main deck, maindeck, main, main board, deck, reserve deck, card, deck list, decklist, other, other card, misc, miscellaneous, paquet, paquet principal, deck principal, pioche, deck de réserve, carte, autre, divers'

const outside =
  'outside, outside deck, outside of deck, outside the deck, outside of the deck, card outside deck, card outside of deck, card outside the deck, card outside of the deck, out of deck, out of the deck, not in deck, not in the deck, beside, beside deck, beside the deck, sideboard, side board, side deck, sidedeck, side, sb, hors paquet, hors du paquet, hors deck, hors du deck, hors jeu, carte hors deck, carte hors du deck, carte hors paquet, carte hors du paquet, en dehors du deck, en dehors du paquet, à côté, à côté du deck, à côté du paquet'

const shields = 'defensive shield, shield, bouclier, bouclier défensif'

const starting =
  'starting, start, starting card, opening, start of game, départ, début, carte de départ, au départ, de départ'

const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z\s]/g, '')
    .replace(/[sx]?(?=\s|$)/g, '')
    .replace(/\s+/g, ' ')
    .trim()

const words = new Map<string, Heading>()

function learn(list: string, heading: Partial<Heading>, as = (word: string) => word): void {
  for (const word of list.split(', '))
    words.set(plain(as(word)), { types: [], place: null, starting: false, ...heading })
}

for (const [type, list = ''] of entriesOf(kinds)) learn(list, { types: [type] })
for (const type of beginning) {
  const heading = { types: [type], starting: true }
  learn(kinds[type] ?? '', heading, (word) => `starting ${word}`)
  learn(kinds[type] ?? '', heading, (word) => `${word} de départ`)
}
learn(deck, { place: 'deck' })
learn(outside, { place: 'outside' })
learn(shields, { types: ['defensive shield'], place: 'outside' })
learn(starting, { starting: true })

/** Of what begins with a letter in a line no more than this is a heading, in characters. */
const longest = 80

const framed = /^[\s#=*_~<>{|•·:–—-]*(?:\d{1,3}\s+)?([[(]?[\p{L}].*)$/u
const counted =
  /\s*(?:[-–—:x×=]?\s*[([{]?\s*x?\d{1,3}\s*x?(?:\s*(?:cards?|cartes?|total))?\s*[)\]}]?)?[\s#=*_~<>{}|•·:–—()[\]-]*$/iu

/** Words of several kinds of cards in one: 'Vehicles & Starships'. */
const joined = /\s*(?:&|\/|\+|,|\band\b|\bet\b|\bou\b|\bor\b)\s*/i

/** The heading that a line is, if it is one: words that headings are made of, with or without a number and a frame. */
export function headingOf(line: string): Heading | null {
  if (line.length > longest) return null
  const [, inner = ''] = framed.exec(line) ?? []
  const text = inner.replace(counted, '').replace(/^[[(]+/, '')
  // No word of a heading has a number in it: `Start: 1_289` is a card.
  if (text === '' || /\d/.test(text)) return null
  const whole = words.get(plain(text))
  if (whole) return whole
  const parts = text.split(joined).map((part) => words.get(plain(part)))
  const found = parts.filter((part) => part !== undefined)
  if (found.length === 0 || found.length < parts.length) return null
  return {
    types: found.flatMap(({ types }) => types),
    place: found.find(({ place }) => place !== null)?.place ?? null,
    starting: found.some((part) => part.starting),
  }
}
