/** The chapters of the rulebook: the letters that the numbers of their rules begin with. */

export const chapters = [
  'TRN',
  'CTL',
  'DEP',
  'BAT',
  'WPN',
  'MOV',
  'DRW',
  'ATK',
  'KRN',
  'TRM',
  'DECK',
] as const
export type Chapter = (typeof chapters)[number]

/** What is about decks and how one plays stands in one chapter. */
const within: Record<string, Chapter> = { DPL: 'DECK', PLAY: 'DECK' }

/** The chapter of a rule, by its number; terms hold what has no chapter of its own. */
export function chapterOf(id: string): Chapter {
  const letters = id.split('-')[0] ?? ''
  return chapters.find((chapter) => chapter === letters) ?? within[letters] ?? 'TRM'
}
