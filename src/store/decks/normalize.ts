/** How what is looked for is compared with what is there. */

/** Without case, accents and kinds of apostrophe. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/œ/g, 'oe')
    .replace(/[’‘]/g, "'")

/** Which of these have every word of a query: null as long as nothing is asked. `all`: what each says, folded. */
export function withWords<T>(
  list: readonly T[],
  wanted: string,
  all: (one: T) => string,
): readonly T[] | null {
  const words = folded(wanted).split(/\s+/).filter(Boolean)
  if (words.length === 0) return null
  return list.filter((one) => {
    const text = all(one)
    return words.every((word) => text.includes(word))
  })
}
