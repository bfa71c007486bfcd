/** From the bytes of a file to its text, and from a text to one without what only gets in the way of reading it. */

import { decodeHTML } from 'entities'

/** In what a file is written, by its first bytes, or by where its zeros stand. */
function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const begin = bytes.subarray(0, 400)
  const zeros = (odd: number) => begin.filter((byte, at) => at % 2 === odd && byte === 0).length
  const many = begin.length / 4
  if (begin.length > 3 && zeros(1) > many && zeros(0) === 0) return 'utf-16le'
  if (begin.length > 3 && zeros(0) > many && zeros(1) === 0) return 'utf-16be'
  return 'utf-8'
}

/** The letters that Windows put in the place of control characters, from 0x80 on. */
const added = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ'

const fromWindows = (bytes: Uint8Array): string => {
  let text = ''
  for (const byte of bytes) text += added[byte - 0x80] ?? String.fromCharCode(byte)
  return text
}

/** The bytes of a text in what Windows wrote before UTF-8; null where it has other letters. */
function toWindows(text: string): Uint8Array | null {
  const bytes: number[] = []
  for (const letter of text) {
    const at = added.indexOf(letter)
    const byte = at < 0 ? letter.charCodeAt(0) : at + 0x80
    if (byte > 0xff) return null
    bytes.push(byte)
  }
  return Uint8Array.from(bytes)
}

/** The text of a file: UTF-8, UTF-16 of either kind, or what Windows wrote before. */
export function textOf(bytes: Uint8Array): string {
  const encoding = encodingOf(bytes)
  try {
    return new TextDecoder(encoding, { fatal: encoding === 'utf-8' }).decode(bytes)
  } catch {
    return fromWindows(bytes)
  }
}

/** A text that was written as UTF-8 and read as something else (`Weâ€™re`), as it was written. */
function repaired(text: string): string {
  if (!/[\u00c2-\u00f4][\u0080-\u00bf\u0152-\u0192\u02c6\u02dc\u2013-\u2122]/.test(text)) return text
  const bytes = toWindows(text)
  try {
    return bytes ? new TextDecoder('utf-8', { fatal: true }).decode(bytes) : text
  } catch {
    return text
  }
}

/** How often an entity may have been written as one again. */
const mostTimes = 4

/** Entities as the letters that they stand for, however often they have been written as such. */
export function unescaped(text: string): string {
  let now = text
  for (let time = 0; time < mostTimes && now.includes('&'); time++) {
    const before = now
    now = decodeHTML(now)
    if (now === before) break
  }
  return now
}

const unseen = /\p{Cc}|\p{Cf}|\u034f|[\ufe00-\ufe0f]/gu

/** A line as it is read: without what nobody sees, with plain spaces. */
export const cleaned = (line: string): string =>
  repaired(unescaped(line))
    .replace(/[\t\n\v\f\r]/g, ' ')
    .replace(unseen, '')
    // The wide forms of digits and signs that keyboards of the East give.
    .replace(/[\uff01-\uff5e]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/\s+/g, ' ')
    .trim()

/** Is it no text at all: has it a zero, or many characters that no text has? */
export function isBinary(text: string): boolean {
  const begin = text.slice(0, 4000)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what gives a file away that is no text.
  const odd = begin.match(/[\u0000-\u0008\u000e-\u001f\ufffd]/g)?.length ?? 0
  return begin.includes('\0') || odd > begin.length / 20
}
