/**
 * Where the opponent thinks: beside the page, so that the page never waits for it. The first message says where its
 * mind is found, which shares its files with the page; each later one tells of cards that will be asked about, or is a
 * question and is answered by its number: first that it has begun to think, which tells one that is slow from one that is
 * dead.
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
    const { answered } = await mind
    globalThis.postMessage({ id: data.id, begun: true } satisfies Heard)
    globalThis.postMessage(answered(data))
  } catch (fault) {
    globalThis.postMessage({ id: data.id, fault: String(fault) } satisfies Heard)
  }
})
