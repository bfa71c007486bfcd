/** Texts that can be read and that no language has: every letter with an accent, every vowel twice. */

const accents: Readonly<Record<string, string>> = {
  a: 'å',
  b: 'ƀ',
  c: 'ç',
  d: 'ð',
  e: 'é',
  f: 'ƒ',
  g: 'ĝ',
  h: 'ĥ',
  i: 'î',
  j: 'ĵ',
  k: 'ķ',
  l: 'ļ',
  m: 'ɱ',
  n: 'ñ',
  o: 'ö',
  p: 'þ',
  q: 'ǫ',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'û',
  v: 'ṽ',
  w: 'ŵ',
  x: 'ẋ',
  y: 'ý',
  z: 'ž',
  A: 'Å',
  B: 'Ɓ',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  F: 'Ƒ',
  G: 'Ĝ',
  H: 'Ĥ',
  I: 'Î',
  J: 'Ĵ',
  K: 'Ķ',
  L: 'Ļ',
  M: 'Ṁ',
  N: 'Ñ',
  O: 'Ö',
  P: 'Þ',
  Q: 'Ǫ',
  R: 'Ŕ',
  S: 'Š',
  T: 'Ţ',
  U: 'Û',
  V: 'Ṽ',
  W: 'Ŵ',
  X: 'Ẋ',
  Y: 'Ý',
  Z: 'Ž',
}

const accented = (text: string): string =>
  text.replace(/[A-Za-z]/g, (letter) => {
    const own = accents[letter] ?? letter
    return /[aeiou]/i.test(letter) ? own + own.toLowerCase() : own
  })

/** What stands in braces is a name; what stands in them after a bar is text: {card}, {count|card|cards}, {{count}}. */
const inBraces = (braces: string): string => {
  const [name = '', ...texts] = braces.slice(1, -1).split('|')
  return `{${[name, ...texts.map(accented)].join('|')}}`
}

/** A sentence with accents, about a third longer; what is filled into it, and what leads to other sentences, stays as it is. */
export const inAccents = (text: string): string =>
  text
    .split(/(\{\{[^}]*\}\}|\{[^}]*\}|\$t\([^)]*\)|<\/?\w+\/?>)/)
    .map((piece, at) => (at % 2 === 0 ? accented(piece) : /^\{[^{]/.test(piece) ? inBraces(piece) : piece))
    .join('')
