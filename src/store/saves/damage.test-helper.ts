import type { Language } from '../../i18n/index.ts'

/** What happens to files and links on their way: they are cut, changed, mixed up with others, or blown up. */

/** A seeded die. */
let seed = 16
const roll = (sides: number): number => {
  seed = (seed * 48271) % 2147483647
  return seed % sides
}
export const one = <T>(list: readonly T[]): T => list[roll(list.length)] as T

const foreign = [
  '',
  'null',
  '[]',
  '{}',
  '"x"',
  '{"landspeed":1}',
  '{"landspeed":2,"saved":{}}',
  '{"landspeed":"all","tables":[null,{"summary":{"id":"x"},"text":"{}"}],"settings":7}',
  '{"game":"ti4"}',
  '{"report":{"game":"#g=AAAA"}}',
  '<script>alert(1)</script>',
  '<deck><card blueprintId="1_168" title="<script>alert(1)</script>"/>',
  '{"name":"landspeed","version":"1.0.0","dependencies":{}}',
  '{"__proto__":{"polluted":true}}',
  `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
  `${'{"a":'.repeat(10_000)}1${'}'.repeat(10_000)}`,
  '9'.repeat(1_000_000),
  `{"id":"${'x'.repeat(20_000)}"}`,
]

export const bits = [
  'null',
  '-1',
  '1e999',
  '50000',
  '9'.repeat(400),
  '"<img src=x onerror=alert(1)>"',
  `"${'long '.repeat(4000)}"`,
  '[]',
  '{}',
  'true',
  '"light"',
  '[[[[[[[[1]]]]]]]]',
  `${'['.repeat(80)}${']'.repeat(80)}`,
]

/** Puts something else in the place of some value, or of some letters. */
export function damaged(text: string): string {
  const at = roll(text.length)
  switch (roll(5)) {
    case 0:
      return text.slice(0, at)
    case 1:
      return text.slice(0, at) + String.fromCharCode(32 + roll(95)) + text.slice(at + 1)
    case 2:
      return text.slice(0, at) + text.slice(at + roll(40))
    case 3:
      return one(foreign)
    default: {
      // Some value that follows a colon, a comma, a blank or '=' becomes another one: mostly it is still of its form.
      const found = /[:,= \n]\s*(?:"[^"]*"|-?\d+|true|false|null)/.exec(text.slice(at))
      if (!found) return text.slice(0, at)
      const from = at + found.index + 1
      return text.slice(0, from) + one(bits) + text.slice(from + found[0].length - 1)
    }
  }
}

/** Carries it out; what has been slow is asked again, since a machine may be busy. */
export async function quickly<What>(what: () => What | Promise<What>): Promise<What> {
  let took = 0
  for (let tries = 0; tries < 4; tries++) {
    const before = performance.now()
    const done = await what()
    took = performance.now() - before
    if (took < 200) return done
  }
  throw new Error(`it took ${took} ms`)
}

/** Words that no French sentence has. */
const english = /\b(the|of|is|are|and|not|this|that|with|than|must|cannot|here|expected|unknown|nothing)\b/i

/** What keeps a text from being a sentence that says everything, in this language but for what it quotes; '' if nothing. */
export function faultIn(language: Language, sentence: string): string {
  if (!/^[^\n]{10,800}[.]$/.test(sentence)) return `no sentence: ${sentence}`
  if (/[{]\w+[}]|undefined|\[object/.test(sentence)) return `not filled in: ${sentence}`
  if (language === 'en') return ''
  const plain = sentence
    .replace(/^file[.]json |Dans le fichier, à .*?\s:/g, '')
    .replace(/"(?:[^"\\]|\\.)*"|“[^”]*”|« [^»]* »|«[^»]*»/g, '')
  // A key of ours: camelCase, or parts with points between.
  return english.test(plain) || /\p{Ll}\p{Lu}|\w[.]\w+[.]\w/u.test(plain) ? `no French: ${plain}` : ''
}
