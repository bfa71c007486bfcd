/**
 * Parts of the page that come later: the table with its engine, the words of a language, other screens. The files of a
 * part are fetched as such before its modules are asked for, because a browser may remember for good that a module did
 * not come. Whatever the network keeps back is tried again by itself: soon, then less often, and at once when the
 * browser hears that there is a network, or when somebody looks at the page again.
 */

import { create } from 'zustand'

interface Fetching {
  /** How many bytes have been asked for so far, and how many of them are there; unpacked. */
  whole: number
  done: number
  /** How many parts the network has kept back. */
  waiting: number
}

export const useFetching = create<Fetching>()(() => ({ whole: 0, done: 0, waiting: 0 }))

type File = readonly [address: string, bytes: number]

/** What takes the pieces of a file as they come. */
type Take = (piece: Uint8Array) => void

/** Which files each part is made of. The build writes it into the page; without a build the server knows by itself. */
function readParts(): Record<string, readonly File[]> | null {
  const list = typeof document === 'undefined' ? null : document.getElementById('parts')
  return list?.textContent ? JSON.parse(list.textContent) : null
}
const parts = readParts()

const add = (key: keyof Fetching, amount: number) =>
  useFetching.setState((state) => ({ ...state, [key]: state[key] + amount }))

/** What the page was built from is not there any more: a newer page has taken its place. */
class Gone extends Error {}

/** Takes a file from its first byte to its last, so that the browser keeps it. */
async function bring([address, bytes]: File, take: Take = () => {}): Promise<void> {
  const response = await fetch(new URL(address, document.baseURI))
  if (response.status === 404 || response.status === 410) throw new Gone(address)
  if (!response.ok || !response.body) throw new Error(`${address}: ${response.status}`)
  const reader = response.body.getReader()
  let got = 0
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      take(part.value)
      const more = Math.min(part.value.length, bytes - got)
      got += more
      add('done', more)
    }
    add('done', bytes - got)
  } catch (error) {
    add('done', -got)
    throw error
  }
}

/** Resolves when it is worth trying again. */
function worthATry(tries: number): Promise<void> {
  return new Promise((resolve) => {
    const leave = new AbortController()
    const go = () => {
      leave.abort()
      resolve()
    }
    const timer = setTimeout(go, Math.min(500 * 2 ** tries, 15_000))
    leave.signal.addEventListener('abort', () => clearTimeout(timer))
    window.addEventListener('online', go, { signal: leave.signal })
    document.addEventListener('visibilitychange', () => document.hidden || go(), { signal: leave.signal })
  })
}

/** Opens the page anew where its files have been replaced by others. Every answer has been kept. */
async function renew(address: string): Promise<void> {
  const page = await fetch(window.location.href, { cache: 'no-store' })
  if (page.ok && !(await page.text()).includes(address)) window.location.reload()
}

/** Does something until it is done, however often the network keeps it back. */
async function untilDone(what: () => Promise<void>): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      await what()
      if (tries > 0) add('waiting', -1)
      return
    } catch (error) {
      if (tries === 0) add('waiting', 1)
      if (error instanceof Gone) await renew(error.message).catch(() => {})
      await worthATry(tries)
    }
  }
}

const asked = new Map<string, Promise<void>>()

function fetchFile(file: File): Promise<void> {
  let known = asked.get(file[0])
  if (!known) {
    add('whole', file[1])
    known = untilDone(() => bring(file))
    asked.set(file[0], known)
  }
  return known
}

const data = new Map<string, Promise<unknown>>()

/** What stands in a file of data, fetched when it is first asked for. It waits as long as the network does. */
export function fetchData<Data>(file: File): Promise<Data> {
  const [address, bytes] = file
  let known = data.get(address) as Promise<Data> | undefined
  if (!known) {
    add('whole', bytes)
    known = readData<Data>(file)
    data.set(address, known)
  }
  return known
}

async function readData<Data>(file: File): Promise<Data> {
  let found: { data: Data } | undefined
  await untilDone(async () => {
    const reads = new TextDecoder()
    let text = ''
    await bring(file, (piece) => {
      text += reads.decode(piece, { stream: true })
    })
    // What is no JSON has been cut on its way.
    found = { data: JSON.parse(text + reads.decode()) as Data }
  })
  if (!found) throw new Error(`${file[0]} has not come`)
  return found.data
}

/**
 * Fetches the files of a part ahead of its use. A part is named by the module that it begins with.
 * @throws where the page that was built has no such part.
 */
export async function fetchFiles(part: string): Promise<void> {
  if (!parts) return
  const files = parts[part]
  if (!files) throw new Error(`the page has no part ${part}`)
  await Promise.all(files.map(fetchFile))
}

/** How often modules are asked for whose files have come. */
const most = 4

/** Opens the page anew for the sake of a part: once. False where that has not helped. */
function beginAgain(part: string): boolean {
  const key = 'landspeed.began-again'
  try {
    if (sessionStorage.getItem(key) === part) return false
    sessionStorage.setItem(key, part)
  } catch {
    return false
  }
  window.location.reload()
  return true
}

/**
 * Fetches a part and runs it. It waits as long as the network does; it fails only where the part itself does.
 * @param part the module that it begins with, as a path from the root of the project.
 * @throws where the page has no such part, or the part itself fails.
 */
export async function fetchPart<Part>(part: string, load: () => Promise<Part>): Promise<Part> {
  await fetchFiles(part)
  for (let tries = 0; ; tries++) {
    try {
      return await load()
    } catch (error) {
      // The files are there: the browser has not kept them, or remembers that a module did not come.
      if (tries < most) await worthATry(tries)
      else if (parts && beginAgain(part)) await new Promise(() => {})
      else throw error
    }
  }
}

/** Where the module is found that a part begins with. */
export const addressOf = (part: string): string =>
  new URL(parts?.[part]?.[0]?.[0] ?? `/${part}`, document.baseURI).href
