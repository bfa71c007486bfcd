/** What is to be heard: from what the engine says has happened, and from what hands do. */

import type { Store } from '../../store/index.ts'
import { current, type LogLine } from '../../views/index.ts'

export const cues = [
  'lift',
  'land',
  'putBack',
  'refused',
  'force',
  'pass',
  'destiny',
  'hit',
  'battle',
  'lost',
  'drain',
  'draw',
  'play',
  'turn',
  'won',
] as const

export type Cue = (typeof cues)[number]

export interface Heard {
  cue: Cue
  /** How many of it: ticks of Force, cards drawn. */
  count: number
}

type Seen = Pick<Store, 'history' | 'source' | 'picked' | 'refusal'>

/** What a line of the log sounds like; null: nothing. */
function cueOf({ say, with: details }: LogLine): Heard | null {
  const count = typeof details.count === 'number' ? details.count : 1
  if (say.startsWith('move/') || say === 'deploy' || say === 'deploy/location' || say === 'transfer')
    return { cue: 'land', count: 1 }
  switch (say) {
    case 'activates':
      return { cue: 'force', count }
    case 'draws':
      return { cue: 'draw', count }
    case 'destiny drawn':
    case 'destiny substituted':
      return { cue: 'destiny', count: 1 }
    case 'is hit':
      return { cue: 'hit', count: 1 }
    case 'battle initiated':
      return { cue: 'battle', count: 1 }
    case 'loses Force':
    case 'forfeited':
    case 'lost as hit':
      return { cue: 'lost', count: 1 }
    case 'drain initiated':
      return { cue: 'drain', count: 1 }
    case 'card played':
      return { cue: 'play', count: 1 }
    case 'turn begins':
      return { cue: 'turn', count: 1 }
    default:
      return null
  }
}

/** The same sound at once is heard once, as many times as it has come. */
function gathered(all: readonly Heard[]): Heard[] {
  const found = new Map<Cue, Heard>()
  for (const { cue, count } of all) {
    const one = found.get(cue)
    if (one) one.count += count
    else found.set(cue, { cue, count })
  }
  return [...found.values()]
}

/** What is heard as one state of the page follows another. Another table, and what is taken back, are silent. */
export function heardBetween(before: Seen, now: Seen): Heard[] {
  if (now.history !== before.history) {
    if (!now.history || !before.history || now.source !== before.source) return []
    if (now.history.at <= before.history.at) return []
    const { events, state } = current(now.history)
    if (state.winner) return [{ cue: 'won', count: 1 }]
    const found = gathered(events.flatMap((line) => cueOf(line) ?? []))
    const answer = now.history.turns[now.history.at - 1]?.answer
    return found.length === 0 && answer && 'pass' in answer ? [{ cue: 'pass', count: 1 }] : found
  }
  if (now.refusal !== before.refusal && now.refusal) return [{ cue: 'refused', count: 1 }]
  if (now.picked !== before.picked) return [{ cue: now.picked === null ? 'putBack' : 'lift', count: 1 }]
  return []
}
