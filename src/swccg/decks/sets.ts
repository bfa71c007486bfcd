/** The sets in which cards have appeared, by the number that begins a card's id. */
const names: Readonly<Record<string, string>> = {
  1: 'Premiere',
  2: 'A New Hope',
  3: 'Hoth',
  4: 'Dagobah',
  5: 'Cloud City',
  6: 'Jabba’s Palace',
  7: 'Special Edition',
  8: 'Endor',
  9: 'Death Star II',
  10: 'Reflections II',
  11: 'Tatooine',
  12: 'Coruscant',
  13: 'Reflections III',
  14: 'Theed Palace',
  101: 'Premiere Introductory Two-Player Game',
  102: 'Jedi Pack',
  103: 'Rebel Leader Pack',
  104: 'Empire Strikes Back Introductory Two-Player Game',
  106: 'Official Tournament Sealed Deck',
  108: 'Enhanced Premiere',
  109: 'Enhanced Cloud City',
  110: 'Enhanced Jabba’s Palace',
  111: 'Third Anthology',
  112: 'Jabba’s Palace Sealed Deck',
  200: 'Virtual Set 0',
  201: 'Virtual Set 1',
  216: 'Virtual Set 16',
}

/** The number of the set that a card belongs to. */
export const setOf = (id: string): string => id.split('_')[0] ?? ''

/** What a set is called; its number where nobody knows. */
export const setName = (set: string): string => names[set] ?? set

/** The numbers of all sets, in the order in which they appeared. */
export const sets: readonly string[] = Object.keys(names)
