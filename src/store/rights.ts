/** What a stop is for: the cards and rights by which somebody who is asked may answer. */

import { type CardId, type Game, type Intent, type Player, type Position, swccg } from './engine.ts'
import { showsHand } from './seats.ts'

/** What may be done, as far as a stop tells of it. */
export type RightName =
  | 'play'
  | 'use'
  | 'fire'
  | 'react'
  | 'deploy'
  | 'transfer'
  | 'move'
  | 'drain'
  | 'battle'
  | 'attack'
  | 'lose'
  | 'release'
  | 'break cover'

export interface Right {
  does: RightName
  /** With which cards; none where it is done with no card in particular. */
  cards: readonly CardId[]
}

export interface Rights {
  by: Player
  rights: readonly Right[]
  /** There is more, with cards of a hand that is not shown now. */
  hidden: boolean
}

const names: readonly RightName[] = [
  'play',
  'use',
  'fire',
  'react',
  'deploy',
  'transfer',
  'move',
  'drain',
  'battle',
  'attack',
  'lose',
  'release',
  'break cover',
]

/** The card that an intent is done with, and what it does; null for what a stop need not tell. */
function rightIn(intent: Intent): { does: RightName; card: CardId | null } | null {
  if (intent.kind === 'play') return { does: 'play', card: intent.card }
  if (intent.kind === 'use') return { does: 'use', card: intent.card }
  if (intent.kind === 'fire') return { does: 'fire', card: intent.weapon }
  if (intent.kind === 'deploy') return { does: 'deploy', card: intent.cards[0] ?? null }
  if (intent.kind === 'replace' || intent.kind === 'convert') return { does: 'deploy', card: intent.by }
  if (intent.kind === 'transfer' || intent.kind === 'release' || intent.kind === 'break cover')
    return { does: intent.kind, card: intent.card }
  if (intent.kind === 'attack') return { does: 'attack', card: intent.creature }
  if (intent.kind === 'move') return { does: 'move', card: intent.cards[0] ?? null }
  if (intent.kind === 'drain') return { does: 'drain', card: intent.location }
  if (intent.kind === 'battle') return { does: 'battle', card: intent.location }
  if (intent.kind === 'lose') return { does: 'lose', card: null }
  if (intent.kind !== 'react') return null
  return { does: 'react', card: ('deploy' in intent ? intent.deploy.cards[0] : intent.move.cards[0]) ?? null }
}

const known = new WeakMap<Game<Position>, { open?: Rights | null; all?: Rights | null }>()

/**
 * By what the one who is asked may answer: in a response window, and in the other player's turn. Null where a player is
 * about to act of himself: then everything is open to him. `openly`: nothing of a hand is named.
 */
export function rightsOf(game: Game<Position>, openly: boolean): Rights | null {
  const remembered = known.get(game) ?? {}
  known.set(game, remembered)
  const key = openly ? 'open' : 'all'
  let found = remembered[key]
  if (found === undefined) {
    found = rightsIn(game, openly)
    remembered[key] = found
  }
  return found
}

function rightsIn({ decision, state, stack }: Game<Position>, openly: boolean): Rights | null {
  if (!decision) return null
  const asked =
    decision.kind === 'response' || (decision.kind === 'action' && decision.by !== state.turn.player)
  // What is owed in a battle is told where it is paid.
  if (!asked || decision.cards || state.battle?.segment === 'damage') return null
  const by = decision.by as Player
  return { by, ...rightsAmong(state, swccg.legal(state, stack, by), openly) }
}

/** What some intents are done with, each kind of deed once. */
export function rightsAmong(
  state: Position,
  legal: Iterable<Intent>,
  openly: boolean,
): Pick<Rights, 'rights' | 'hidden'> {
  const found = new Map<RightName, Set<CardId>>()
  let hidden = false
  for (const intent of legal) {
    const right = rightIn(intent)
    if (!right) continue
    if (openly && showsHand(state, intent)) {
      hidden = true
      continue
    }
    const cards = found.get(right.does) ?? new Set()
    if (right.card !== null) cards.add(right.card)
    found.set(right.does, cards)
  }
  const rights = names.flatMap((does) => {
    const cards = found.get(does)
    return cards ? [{ does, cards: [...cards] }] : []
  })
  return { rights, hidden }
}
