/**
 * Where the opponent thinks: beside the page, so that the page never waits for it. The first message says where its
 * mind is found, which shares its files with the page; each later one is a question, and is answered by its number, or
 * tells of cards that will be asked about.
 */

import type { Asked, Heard } from './opponent-protocol.ts'

let mind: Promise<typeof import('./opponent-engine.ts')> | null = null

globalThis.addEventListener('message', async ({ data }: MessageEvent<Asked>) => {
  if ('from' in data) {
    mind = import(/* @vite-ignore */ data.from)
    return
  }
  if ('cards' in data) {
    await mind?.then(({ taught }) => taught(data.cards))
    return
  }
  try {
    if (!mind) throw new Error('nobody said where the mind is')
    globalThis.postMessage((await mind).answered(data))
  } catch (fault) {
    globalThis.postMessage({ id: data.id, fault: String(fault) } satisfies Heard)
  }
})
