/** The cards of a deck, one by one, from how many there are of each title. */
export const listOf = (counts: Record<string, number>): string[] =>
  Object.entries(counts).flatMap(([title, count]) => Array.from({ length: count }, () => title))
