/** Ce qui s'élide, se contracte et s'accorde. */

import type { Grammar } from '../../kernel/index.ts'
import { femininePlurals } from './nouns.fr.ts'

/** « de Executor » devient « d’Executor », « que une carte » « qu’une carte ». */
const elided = /(^|[\s’])(d|qu|l|n|s)e $/i
const vowel = /^[aeiouàâéèêîôû]/i

export const grammar: Grammar = {
  isOne: (count) => Math.abs(count) < 2,
  after: (text, word) =>
    elided.test(text) && vowel.test(word) ? `${text.slice(0, -2)}’${word}` : text + word,
}

/** Entre un nombre et sa fraction. */
export const decimal = ','

export const lowerFirst = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

export const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Une liste ; avec des points-virgules, si un de ses titres a lui-même une virgule. */
export function list(words: readonly string[], last: 'et' | 'ou'): string {
  if (words.length < 2) return words.join('')
  const between = words.some((word) => /^[A-Z][^,;]*, [A-Z]/.test(word) && !/ (et|ou) /.test(word))
    ? ' ;'
    : ','
  return `${words.slice(0, -1).join(`${between} `)}${between === ',' ? '' : between} ${last} ${words.at(-1)}`
}

/** « de » devant une phrase : « des personnages », « du côté », « d’un site ». */
export const de = (phrase: string): string =>
  phrase.startsWith('les ')
    ? `des ${phrase.slice(4).replace(/(,| et) les /g, '$1 des ')}`
    : phrase.startsWith('le ')
      ? `du ${phrase.slice(3)}`
      : /^[aeioué]/i.test(phrase)
        ? `d’${phrase}`
        : `de ${phrase}`

/** « à » devant une phrase : « aux personnages », « au blindage », « à la puissance ». */
export const a = (phrase: string): string =>
  phrase.startsWith('les ')
    ? `aux ${phrase.slice(4)}`
    : phrase.startsWith('le ')
      ? `au ${phrase.slice(3)}`
      : `à ${phrase}`

/** « que » devant une phrase : « que vous », « qu’une ». */
export const que = (phrase: string): string =>
  /^[aàeiouéè]/i.test(phrase) ? `qu’${phrase}` : `que ${phrase}`

const women = /^(votre )?(Leia|Amidala|Beru Lars)\b/

/** Est-ce le nom d'une femme ? */
export const isWoman = (name: string): boolean => women.test(name)

const isShe = (phrase: string): boolean =>
  /^(la|une|l’autre|cette|celle-ci|chaque carte)\b/.test(phrase) ||
  women.test(phrase) ||
  femininePlurals.some((noun) => phrase.replace(/^(les|vos|toutes les) /, '').startsWith(noun))

const isMany = (phrase: string): boolean => /^(les|vos|tous les|toutes les|jusqu’à|autant) /.test(phrase)

/** Un mot accordé avec ce dont il est dit, d'après l'article et le nom de celui-ci. */
export const agreed = (phrase: string, word: string): string =>
  `${word}${isShe(phrase) ? 'e' : ''}${isMany(phrase) ? 's' : ''}`

/** « est perdue », « sont perdus ». */
export const be = (phrase: string, word: string): string =>
  `${isMany(phrase) ? 'sont' : 'est'} ${agreed(phrase, word)}`

/** Tant de choses : « 1 destinée », « 2 destinées de bataille ». */
export const counted = (count: number, noun: string): string =>
  `${count} ${count > 1 ? noun.replace(/^\S+/, (word) => `${word}s`) : noun}`
