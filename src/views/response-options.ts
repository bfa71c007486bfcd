/** What a stop is for: the cards and rights by which somebody who is asked may answer. */

import {
  aboutIntent,
  type CardId,
  type Game,
  type Intent,
  type IntentName,
  type Player,
  type Position,
  swccg,
} from './engine.ts'
import { showsHand } from './hidden.ts'

/** As what a stop tells of each kind of act, in this order; null where it need not, or tells how much. */
const told = {
  play: 'play',
  use: 'use',
  fire: 'fire',
  react: 'react',
  deploy: 'deploy',
  replace: 'deploy',
  convert: 'deploy',
  transfer: 'transfer',
  move: 'move',
  drain: 'drain',
  battle: 'battle',
  attack: 'attack',
  lose: 'lose',
  release: 'release',
  'break cover': 'break cover',
  activate: null,
  draw: null,
  count: null,
  look: null,
  forfeit: null,
} as const satisfies Record<IntentName, string | null>

/** What may be done, as far as a stop tells of it. */
export type RightName = NonNullable<(typeof told)[IntentName]>

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

const names: ReadonlySet<RightName> = new Set(Object.values(told).filter((name) => name !== null))

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
  const by = decision.by
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
    const does = told[intent.kind]
    if (!does) continue
    if (openly && showsHand(state, intent)) {
      hidden = true
      continue
    }
    const { card } = aboutIntent(intent)
    const cards = found.get(does) ?? new Set()
    if (card !== null) cards.add(card)
    found.set(does, cards)
  }
  const rights = [...names].flatMap((does) => {
    const cards = found.get(does)
    return cards ? [{ does, cards: [...cards] }] : []
  })
  return { rights, hidden }
}
