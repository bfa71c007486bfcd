/** How cards are written down: what most cards of a kind have in common. Everything here is plain data or makes plain data. */

import type { Player } from '../abilities/basics.ts'
import type { CardFacts, LocationFacts } from '../abilities/card-facts.ts'
import type { Persona } from '../abilities/personas.ts'
import type { Ability } from '../abilities/types.ts'
import { deploysOn, immune } from '../abilities/vocabulary.ts'

/** What is told of a card of the pool: it bears names of the registry alone. */
export type CardPart = Partial<CardFacts> & {
  persona?: Persona
  permanentPilots?: { ability: number; name?: Persona }[]
  combines?: Persona[]
}

/** A card is told in parts: what it is, its numbers, its icons, what it holds, its text. */
export const cardsOf =
  (side: Player) =>
  (name: Pick<CardFacts, 'key' | 'title' | 'type'> & CardPart, ...parts: CardPart[]): CardFacts =>
    Object.assign({ side, ...name }, ...parts)

/** A planet's site: the Force icons of the Light Side and of the Dark Side, and what else is printed of it. */
export const site = (
  planet: string,
  light: number,
  dark: number,
  ...printed: ('interior' | 'exterior' | 'mobile' | 'dockingBay' | 'prison' | 'trench')[]
): LocationFacts => ({
  kind: 'site',
  planet,
  ...Object.fromEntries(printed.map((word) => [word, true])),
  icons: { light, dark },
})

/** A planet's system: its parsec, and the Force icons of the Light Side and of the Dark Side. */
export const system = (planet: string, parsec: number, light: number, dark: number): LocationFacts => ({
  kind: 'system',
  planet,
  parsec,
  icons: { light, dark },
})

export const aCharacter = { type: 'character', unique: true } as const

/** The sides of an Objective. */
export const twoSides = (front: Ability[], back: Ability[]): CardPart => ({
  destiny: 0,
  abilities: front,
  back: { destiny: 7, abilities: back },
})

/** For the remainder of the game, whichever side is up. */
export const forTheGame = (...texts: Ability[]): Ability[] =>
  texts.map((text) => ({ ...text, restOfGame: true }))

export const blownAway = 'what follows when a location is blown away'

/** A card with two functions, of which one begins the game. */
export const usedOrStarting = { type: 'interrupt', subtype: 'used or starting' } as const

/** A card with two functions, told apart by how they are played. */
export const usedOrLost = { type: 'interrupt', subtype: 'used or lost' } as const

/** An Effect on table that Alter cannot cancel, and what more it does. */
export const onTable = (...abilities: Ability[]): CardPart => ({
  abilities: [deploysOn({}), ...abilities, immune({ to: 'Alter' })],
})
