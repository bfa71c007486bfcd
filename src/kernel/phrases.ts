/** How the sentences of the phrase books are filled in. */

/** What a sentence is filled in with. */
export interface Filling {
  /** A detail in words; null where there is nothing to say. */
  word(key: string): string | null
  /** How many there are of a detail, for its singular or plural. */
  count(key: string): number
}

/** What a language asks of a sentence. */
export interface Grammar {
  /** Is a thing of this number told in the singular? */
  isOne(count: number): boolean
  /** Puts a word after what has been said, with the elisions of the language. */
  after(text: string, word: string): string
}

/**
 * Fills in a sentence: {detail}, {number|one|many}, [left out if a detail in it is empty], [this|else this].
 * @returns null if a detail outside of brackets has nothing to say.
 */
export function fill(sentence: string, filling: Filling, grammar: Grammar): string | null {
  let text = ''
  for (const piece of sentence.split(/(\[[^\]]*\])/)) {
    if (!piece.startsWith('[')) {
      const more = fillPiece(text, piece, filling, grammar)
      if (more === null) return null
      text = more
      continue
    }
    const choices = piece.slice(1, -1).split(/\|(?![^{]*\})/)
    for (const choice of choices) {
      const more = fillPiece(text, choice, filling, grammar)
      if (more === null) continue
      text = more
      break
    }
  }
  return text
}

function fillPiece(before: string, piece: string, filling: Filling, grammar: Grammar): string | null {
  let text = before
  for (const [i, part] of piece.split(/\{([^{}]*)\}/).entries()) {
    if (i % 2 === 0) {
      text += part
      continue
    }
    const [key = '', one, many] = part.split('|')
    const word =
      one === undefined ? filling.word(key) : grammar.isOne(filling.count(key)) ? one : (many ?? one)
    if (word === null) return null
    text = grammar.after(text, word)
  }
  return text
}

/** The details that a sentence names, those outside of brackets apart. */
export function namedIn(sentence: string): { needed: string[]; all: string[] } {
  const keys = (text: string) => [...text.matchAll(/\{([^{}|]*)[^{}]*\}/g)].map(([, key]) => key ?? '')
  return { needed: keys(sentence.replace(/\[[^\]]*\]/g, '')), all: keys(sentence) }
}

/** The text with a capital at its beginning. */
export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** 'Luke, Han and Chewbacca'. */
export const listed = (words: readonly string[], and: string): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${and} ${words.at(-1)}`
