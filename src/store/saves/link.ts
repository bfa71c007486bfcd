/**
 * A table as a link: its start and its answers, compressed into the part of an address that no server sees. Before them
 * stand how many letters they are and a sum of these, so that a link that was cut is told from one that was changed. (The
 * links of earlier versions have neither, and are still read.)
 */

import { Unfit } from './check.ts'

const beginning = '#g='

/** The version, the length and the sum (to the base of 36), and the letters. */
const framed = /^(\d{1,3})-([0-9a-z]{1,7})-([0-9a-z]{1,7})-(.*)$/s
const version = 2

/** Bounds of a link and of what it unfolds to, in characters and bytes: no game is larger. */
const most = { link: 400_000, text: 8_000_000 }

/** How much goes through at a time: where a link breaks off, what is before it comes out. */
const piece = 1024

/** What has come through, and whether that is all of it. */
async function through(bytes: Uint8Array, by: GenericTransformStream) {
  const pieces = new ReadableStream({
    start(stream) {
      for (let at = 0; at < bytes.length; at += piece) stream.enqueue(bytes.slice(at, at + piece))
      stream.close()
    },
  })
  const reader = pieces.pipeThrough(by).getReader()
  const parts: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  let whole = true
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      parts.push(part.value)
      size += part.value.length
      if (size > most.text) {
        void reader.cancel()
        throw new Unfit('tooMuch')
      }
    }
  } catch (error) {
    if (error instanceof Unfit) throw error
    whole = false
  }
  return { bytes: new Uint8Array(await new Blob(parts).arrayBuffer()), whole }
}

function sumOf(letters: string): string {
  let sum = 0x811c9dc5
  for (let at = 0; at < letters.length; at++) sum = Math.imul(sum ^ letters.charCodeAt(at), 0x01000193)
  return (sum >>> 0).toString(36)
}

/** The part of an address that holds a table. @param text what is kept of it. */
export async function linkOf(text: string): Promise<string> {
  const { bytes } = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'))
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  const letters = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  return `${beginning}${version}-${letters.length.toString(36)}-${sumOf(letters)}-${letters}`
}

async function unfolded(letters: string) {
  try {
    const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'))
    const folded = Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
    const { bytes, whole } = await through(folded, new DecompressionStream('deflate-raw'))
    return { text: new TextDecoder().decode(bytes), whole }
  } catch (error) {
    if (error instanceof Unfit) throw error
    return { text: '', whole: false }
  }
}

/** What a link of this page holds whole; what does not begin as ours do is none of ours. */
async function earlier(letters: string): Promise<string> {
  // Of four letters and one more that one says nothing.
  const even = letters.length % 4 === 1 ? letters.slice(0, -1) : letters
  const { text, whole } = await unfolded(even)
  if (whole && even === letters) return text
  throw new Unfit(text.startsWith('{"landspeed"') || /^\d-/.test(letters) ? 'cut' : 'foreign')
}

/**
 * What a link holds; null where the address has none.
 * @throws an `Unfit` where the link is not whole, too long, or of a newer page.
 */
export async function textIn(hash: string): Promise<string | null> {
  if (!hash.startsWith(beginning)) return null
  if (hash.length > most.link) throw new Unfit('tooMuch')
  const [, made, length = '', sum, rest = ''] = framed.exec(hash.slice(beginning.length)) ?? []
  if (made === undefined) return earlier(hash.slice(beginning.length))
  if (Number(made) > version) throw new Unfit('newer')
  // What stands behind it, a bracket or a full stop of the letter that it came in, is none of it.
  const letters = rest.slice(0, Number.parseInt(length, 36))
  if (letters.length < Number.parseInt(length, 36)) throw new Unfit('cut')
  if (sumOf(letters) !== sum) throw new Unfit('changed')
  const { text, whole } = await unfolded(letters)
  if (!whole) throw new Unfit('changed')
  return text
}
