/** Plays matches in a thread of its own: one message in, one out. */

import { parentPort } from 'node:worker_threads'
import { type Match, playMatch } from './match.ts'

parentPort?.on('message', (match: Match) => {
  parentPort?.postMessage(playMatch(match))
})
