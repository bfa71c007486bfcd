/** Cards whose face is not what was printed first: those that an edition changed, Objectives that have turned over … */

import type { Edition } from '../../abilities/basics.ts'
import type { Ability } from '../../abilities/types.ts'
import type { CardFacts, CardState } from '../types.ts'

const facesByEdition: Record<Edition, WeakMap<CardFacts, CardFacts>> = {
  ar: new WeakMap(),
  crd: new WeakMap(),
}

/** Its texts in that edition. */
const readIn = (texts: Ability[], edition: Edition): Ability[] =>
  texts.flatMap(({ edition: only = edition, ...text }) => (only === edition ? [text as Ability] : []))

/** Does a card read otherwise in one edition than in another? */
export const hasEditions = ({ editions, abilities = [], back }: CardFacts): boolean =>
  editions !== undefined || [...abilities, ...(back?.abilities ?? [])].some(({ edition }) => edition)

/** A card as an edition of the rules has it: most are the same in all of them. */
export function inEdition(card: CardFacts, edition: Edition): CardFacts {
  const faces = facesByEdition[edition]
  let face = faces.get(card)
  if (!face) {
    face = hasEditions(card) ? madeFor(card, edition) : card
    faces.set(card, face)
  }
  return face
}

function madeFor(card: CardFacts, edition: Edition): CardFacts {
  const { editions, ...always } = card
  const { abilities, back } = card
  return {
    ...always,
    ...editions?.[edition],
    ...(abilities ? { abilities: readIn(abilities, edition) } : {}),
    ...(back ? { back: { ...back, abilities: readIn(back.abilities, edition) } } : {}),
  }
}

const turnedFaces = new WeakMap<CardFacts, CardFacts[]>()

/**
 * An Objective that has turned over so often: what its face says, and of the other side what holds for the remainder of the
 * game. (TRM-435, TRM-437)
 */
export function turned(card: CardFacts, flips: number): CardFacts {
  const { back, abilities: front = [] } = card
  if (!back) return card
  const faces = turnedFaces.get(card) ?? []
  turnedFaces.set(card, faces)
  // Turned back, the first side is not quite as it was: the other side may have left something behind.
  const which = flips % 2 === 0 ? 2 : 1
  const up = which === 1 ? back.abilities : front
  const down = which === 1 ? front : back.abilities
  faces[which] ??= {
    ...card,
    ...(which === 1 ? { destiny: back.destiny } : {}),
    abilities: [...down.filter(({ restOfGame }) => restOfGame), ...up],
  }
  return faces[which]
}

/** The sides of a card as printed: the front and the back of an Objective, of another card its one face. (TRM-430) */
export function sidesOf(card: CardFacts): CardFacts[] {
  const { back, title } = card
  if (!back) return [card]
  const [front = title, turnedTitle = title] = title.split(' / ')
  return [
    { ...card, title: front },
    { ...card, ...back, title: turnedTitle },
  ]
}

/** What a character that crosses over is on the other side. (DEP-149) */
const allegiances: readonly [light: string, dark: string][] = [
  ['rebel', 'imperial'],
  ['clone army', 'separatist'],
  ['resistance', 'first order'],
  ['jedi master', 'dark jedi master'],
  ['republic', 'sith'],
  ['jedi', 'dark jedi'],
]

/** Table 5-1: the names of those who can give in to the other side. (DEP-151) */
const names: readonly [light: string, dark: string][] = [
  ['Anakin Skywalker', 'Vader'],
  ['Leia', 'Lady Vader'],
  ['Luke', 'Son Of Vader'],
  ['Ben Solo', 'Kylo'],
]

/** The other word of a pair, in either direction; the word itself if it is in none. */
function otherOf(pairs: readonly [string, string][], word: string): string {
  for (const [one, other] of pairs) {
    if (word.toLowerCase() === one.toLowerCase()) return other
    if (word.toLowerCase() === other.toLowerCase()) return one
  }
  return word
}

/** The name that whoever crosses to the Light Side gets, and loses who crosses to the Dark Side. (DEP-156) */
export const skywalker = 'Skywalker'

/** Those words of its texts that name the old persona name the new one. (DEP-153) */
const renamed = (abilities: Ability[], old: string, made: string): Ability[] =>
  JSON.parse(JSON.stringify(abilities), (_key, value) =>
    value === old ? made : typeof value === 'string' ? value.replace(`${old}'s `, `${made}'s `) : value,
  )

type Crossed = Exclude<CardState['crossed'], false | undefined>

const crossedFaces = new WeakMap<CardFacts, Partial<Record<Crossed, CardFacts>>>()

/**
 * A character card that has crossed over: of the other side, with the other allegiance; where it is renamed, with another
 * persona and title too. (DEP-149 to DEP-157)
 */
export function crossed(card: CardFacts, as: Crossed): CardFacts {
  const faces = crossedFaces.get(card) ?? {}
  crossedFaces.set(card, faces)
  faces[as] ??= as === 'renamed' ? withNewName(turnedCoat(card)) : asSkywalker(turnedCoat(card))
  return faces[as]
}

function turnedCoat(card: CardFacts): CardFacts {
  const { side, subtype, icons, characteristics } = card
  const words = (list: string[]) => list.map((word) => otherOf(allegiances, word))
  // Of two icons each. (TRM-409)
  const kinds = subtype === undefined ? undefined : words(subtype.split('/')).join('/')
  return {
    ...card,
    side: side === 'light' ? 'dark' : 'light',
    ...(kinds === undefined ? {} : { subtype: kinds }),
    ...(icons ? { icons: words(icons) } : {}),
    ...(characteristics ? { characteristics: words(characteristics) } : {}),
  }
}

/** Where he is not renamed, Vader keeps his name on the Light Side, and is a Skywalker there. (DEP-202) */
const asSkywalker = (card: CardFacts): CardFacts =>
  card.side === 'light' && (card.persona ?? card.title).toLowerCase() === 'vader'
    ? { ...card, characteristics: [...(card.characteristics ?? []), skywalker] }
    : card

/** The card under its new name. It is told on its new side already. */
function withNewName(card: CardFacts): CardFacts {
  const old = card.persona ?? card.title
  const persona = otherOf(names, old)
  if (persona === old) return card
  const characteristics = (card.characteristics ?? []).filter((word) => word !== skywalker)
  return {
    ...card,
    persona,
    title: persona,
    unique: true,
    characteristics: card.side === 'light' ? [...characteristics, skywalker] : characteristics,
    ...(card.abilities ? { abilities: renamed(card.abilities, old, persona) } : {}),
    ...(card.permanentWeapon
      ? { permanentWeapon: card.permanentWeapon.replace(`${old}'s `, `${persona}'s `) }
      : {}),
  }
}

const bereftFaces = new WeakMap<CardFacts, CardFacts>()

/**
 * A starship or vehicle that has been stolen: the unique pilots that were part of it are lost, and for each of them there is
 * a slot that takes one pilot. What has no such pilot stays as it is. (TRM-369)
 */
export function bereft(card: CardFacts): CardFacts {
  const { permanentPilots = [], capacity = [] } = card
  const left = permanentPilots.filter(({ name }) => name === undefined)
  if (left.length === permanentPilots.length) return card
  let face = bereftFaces.get(card)
  if (!face) {
    const count = permanentPilots.length - left.length
    const { permanentPilots: _, ...others } = card
    face = {
      ...others,
      ...(left.length > 0 ? { permanentPilots: left } : {}),
      capacity: [...capacity, { kinds: ['pilot'], count }],
    }
    bereftFaces.set(card, face)
  }
  return face
}
