/** Plays many matches on all cores. */

import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Outcome } from '../../opponent/contest.ts'
import { type Match, playMatch } from './match.ts'

/** Few matches are played sooner than threads are started. */
const few = 4

/** The outcomes of these matches, in their order. */
export async function playAll(matches: readonly Match[], tell: (played: number) => void): Promise<Outcome[]> {
  if (matches.length <= few) return matches.map(playMatch)
  const outcomes = new Array<Outcome>(matches.length)
  let next = 0
  let played = 0
  const thread = () =>
    new Promise<void>((resolve, reject) => {
      const worker = new Worker(new URL('./worker.mjs', import.meta.url))
      let mine = -1
      const more = () => {
        mine = next++
        if (mine < matches.length) worker.postMessage(matches[mine])
        else worker.terminate().then(() => resolve(), reject)
      }
      worker.on('message', (outcome: Outcome) => {
        outcomes[mine] = outcome
        tell(++played)
        more()
      })
      worker.on('error', reject)
      more()
    })
  const threads = Math.min(availableParallelism(), matches.length)
  await Promise.all(Array.from({ length: threads }, thread))
  return outcomes
}
