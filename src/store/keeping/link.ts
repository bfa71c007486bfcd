/** A table as a link: its start and its answers, compressed into the part of an address that no server sees. */

import { Unfit } from './check.ts'

const beginning = '#g='

/** Bounds of a link and of what it unfolds to, in characters and bytes: no game is larger. */
const most = { link: 400_000, text: 8_000_000 }

async function through(bytes: Uint8Array, by: GenericTransformStream): Promise<Uint8Array> {
  const reader = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(by).getReader()
  const parts: Uint8Array[] = []
  let size = 0
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value)
    size += part.value.length
    if (size > most.text) {
      void reader.cancel()
      throw new Unfit('tooMuch')
    }
  }
  return new Uint8Array(await new Blob(parts as Uint8Array<ArrayBuffer>[]).arrayBuffer())
}

/** The part of an address that holds a table. @param text what is kept of it. */
export async function linkOf(text: string): Promise<string> {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'))
  let letters = ''
  for (const byte of bytes) letters += String.fromCharCode(byte)
  return beginning + btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

/** What a link holds; null where the address has none. It throws an `Unfit` where the link is not whole. */
export async function textIn(hash: string): Promise<string | null> {
  if (!hash.startsWith(beginning)) return null
  if (hash.length > most.link) throw new Unfit('tooMuch')
  try {
    const letters = atob(hash.slice(beginning.length).replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
    return new TextDecoder().decode(await through(bytes, new DecompressionStream('deflate-raw')))
  } catch (error) {
    throw error instanceof Unfit ? error : new Unfit('cut')
  }
}
