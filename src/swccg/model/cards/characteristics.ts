/** The words that name what a card is. (characteristics) */

import { asList } from '../../../kernel/index.ts'
import type { Filter } from '../../abilities/types.ts'
import type { CardFacts, Player } from '../types.ts'
import { skywalker } from './faces.ts'
import { once, plain } from './pool.ts'
import { hasWords } from './title-words.ts'

/** What every biker scout trooper is as well. (TRM-030) */
const asBikerScout = ['biker scout', 'trooper', 'scout', 'stormtrooper']

/** Starships of these classes are bombers. (TRM-033) */
const classesOfBombers = ['B-wing', 'TIE/sa', 'TIE bomber'].map(plain)

const hasTrait = ({ characteristics = [] }: CardFacts, trait: string) =>
  characteristics.some((one) => plain(one).startsWith(trait))

/**
 * Characters of ability 6 or more are Jedi on the Light Side, Dark Jedi on the Dark Side; a Jedi Knight has 6, a Jedi Master
 * 7. (TRM-404, TRM-405, TRM-701)
 */
const jediKinds: Record<string, { side: Player; least: number; most?: number }> = {
  jedi: { side: 'light', least: 6 },
  'dark jedi': { side: 'dark', least: 6 },
  'jedi knight': { side: 'light', least: 6, most: 6 },
  'jedi master': { side: 'light', least: 7 },
  'dark jedi master': { side: 'dark', least: 7 },
}

const isJedi = ({ type, ability = 0, side }: CardFacts, kind: string): boolean => {
  const asked = jediKinds[kind]
  if (!asked || type !== 'character' || side !== asked.side) return false
  return ability >= asked.least && ability <= (asked.most ?? ability)
}

/** Any Luke, Leia or Shmi; a Vader who has crossed over bears the word itself. (DEP-202) */
const isSkywalker = ({ persona, title }: CardFacts): boolean =>
  ['luke', 'leia', 'shmi'].includes(plain(persona ?? title))

/** The words that name what a card is: its class, subtype, icons and characteristics, and what follows from them. */
const wordsFor = once((card): ReadonlySet<string> => {
  const { type, subtype, icons = [], characteristics = [] } = card
  const words = new Set(
    [type, ...(subtype === undefined ? [] : [subtype]), ...icons, ...characteristics].map(plain),
  )
  if (type === 'character') for (const kind of subtype?.split('/') ?? []) words.add(plain(kind))
  for (const word of ['jedi', 'dark jedi']) words.delete(word)
  for (const word of Object.keys(jediKinds)) if (isJedi(card, word)) words.add(word)
  if (type === 'character' && isSkywalker(card)) words.add(plain(skywalker))
  if (type === 'starship' || card.enclosed === true) words.add('enclosed')
  if (type === 'starship' && classesOfBombers.some((one) => words.has(one))) words.add('bomber')
  // That very word in its title makes a character a commander. (TRM-098)
  if (type === 'character' && hasWords(card.title, 'commander', false)) words.add('commander')
  // And an operative, which nothing else does. (TRM-296)
  words.delete('operative')
  if (type === 'character' && hasWords(card.title, 'operative', false)) words.add('operative')
  if (type === 'character' && hasTrait(card, 'biker scout')) for (const word of asBikerScout) words.add(word)
  return words
})

const kindsOfCharacter = ['alien', 'droid', 'imperial', 'rebel', 'republic']

/** The kinds that a card is of. Two icons tell what some characters are, and they are both, wherever the second is noted. (TRM-409) */
const kindsFor = once((card): ReadonlySet<string> => {
  const { type, subtype = 'normal', icons = [], characteristics = [] } = card
  const kinds = new Set([plain(subtype)])
  if (type !== 'character') return kinds
  for (const kind of subtype.split('/')) kinds.add(plain(kind))
  // The pool notes a second icon among the characteristics, in small letters; what a lore says of an Imperial is none. (TRM-007)
  for (const word of [...icons.map(plain), ...characteristics])
    if (kindsOfCharacter.includes(word)) kinds.add(word)
  return kinds
})

/** Is a card of this kind: an alien, an Imperial, a capital starship? */
export const isOfKind = (card: CardFacts, kind: string): boolean => kindsFor(card).has(plain(kind))

/** Is it of that kind besides another? (TRM-409) */
export const hasSecondIcon = (card: CardFacts, kind: string): boolean =>
  isOfKind(card, kind) && [...kindsFor(card)].filter((one) => kindsOfCharacter.includes(one)).length > 1

/** Does a word name what this card is: an icon, characteristic, subtype or class? */
export const isA = (card: CardFacts, word: string): boolean => wordsFor(card).has(plain(word))

/** Does a filter ask for one of these words? */
export const asksForWord = ({ is }: Filter, ...words: readonly string[]): boolean =>
  asList(is).some((one) => words.includes(plain(one)))
