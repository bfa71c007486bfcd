/** What English asks of a sentence: articles, plurals, lists. */

import type { Grammar } from '../../kernel/index.ts'

export const grammar: Grammar = {
  isOne: (count) => count === 1,
  after: (text, word) =>
    /(^|\s)a $/i.test(text) && /^[aeio]/i.test(word) ? `${text.trimEnd()}n ${word}` : text + word,
}

/** Between a number and its fraction. */
export const decimal = '.'

/** A list; where one of its titles has a comma of its own, with semicolons. */
export function list(words: readonly string[], last: 'and' | 'or'): string {
  if (words.length < 2) return words.join('')
  if (words.some((word) => /^[A-Z][^,;]*, [A-Z]/.test(word) && !/ (or|and) /.test(word)))
    return `${words.slice(0, -1).join('; ')}; ${last} ${words.at(-1)}`
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`
}

export const article = (noun: string): string =>
  /^([aeio]|x-|MTT\b|under)/i.test(noun) ? `an ${noun}` : `a ${noun}`

export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

const unchanging = new Set(['Yuzzum', 'Talz', 'Jedi', 'proton torpedoes'])

export function plural(noun: string): string {
  const [, head, more] = /^(.+?)( of any kind)$/.exec(noun) ?? []
  if (head && more) return plural(head) + more
  if (/thief$/.test(noun)) return noun.replace(/f$/, 'ves')
  if (/[^aeiou]y$/.test(noun)) return noun.replace(/y$/, 'ies')
  // 'alien Talz', 'Dark Jedi'.
  return unchanging.has(noun) || unchanging.has(noun.split(' ').at(-1) ?? '') ? noun : `${noun}s`
}
