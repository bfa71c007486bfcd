/** Looking for what is not there: what a player knows of his own cards tells him, and what he has looked for in vain. */

import {
  type Ability,
  type CardId,
  cardOf,
  type Deed,
  type Filter,
  hiddenKey,
  matches,
  type PileName,
} from '../swccg/index.ts'
import { hiddenOf } from './known.ts'
import type { Situation } from './situation.ts'

type Action = Extract<Ability, { does: 'action' }>
type Result = Action['results'][number]

/** What has been looked for in vain, and may have come there since, is not looked for again for so many turns. */
const waits = 10

interface Search {
  in: PileName
  /** Absent: any card. */
  which: Filter | undefined
}

type DeedOf<B extends Deed['brings']> = Extract<Deed, { brings: B }>

const nothing = () => null

/** What each thing that is done with decks and piles looks for among one's own cards; null where it looks for nothing there. */
const searches: { readonly [B in Deed['brings']]: (deed: DeedOf<B>) => Search | null } = {
  search: ({ whose, in: place, which }) => (whose === 'opponent' ? null : { in: place, which }),
  deployment: ({ from, which }) => ({ in: from, which }),
  retrieval: ({ whose, which }) => (whose === 'opponent' ? null : { in: 'lost', which }),
  shuffling: nothing,
  pile: nothing,
  recirculation: nothing,
  look: nothing,
  revealing: nothing,
  'cards from hand': nothing,
  draw: nothing,
  'random cards': nothing,
  exchange: nothing,
  stacking: nothing,
  number: nothing,
  destiny: nothing,
  finding: nothing,
}

const isDeed = (result: Result): result is Result & Deed => Object.hasOwn(searches, result.brings)

/** What a result looks for among one's own cards; null of one that looks for nothing there. */
const searchOf = (result: Result): Search | null =>
  isDeed(result) ? (searches[result.brings] as (deed: Deed) => Search | null)(result) : null

/** Could one of one's own hidden cards be such a card? True where it is not known what they all are. */
function mayHide(s: Situation, hidden: readonly CardId[], which: Filter, source: CardId): boolean {
  const { p, me } = s
  const [stand] = hidden
  if (stand === undefined) return false
  const { reserve, force, used } = p.piles[me]
  const unseen = [...reserve, ...force, ...used].filter((card) => cardOf(p, card).key === hiddenKey).length
  let known = 0
  for (const [key, count] of hiddenOf(s, me)) {
    if (count <= 0) continue
    known += count
    // The face is tried on one of them: a filter asks cards of a position.
    const cards = p.cards.with(stand, { ...cardOf(p, stand), key })
    if (matches({ ...p, cards }, which, stand, me, source)) return true
  }
  return known < unseen
}

/** May such a card lie there, for all that this player knows? */
function mayFind(s: Situation, { in: place, which }: Search, source: CardId): boolean {
  const { p, me } = s
  const pile = p.piles[me][place]
  if (!which) return pile.length > 0
  const hidden = pile.filter((card) => cardOf(p, card).key === hiddenKey)
  return (
    pile.some((card) => cardOf(p, card).key !== hiddenKey && matches(p, which, card, me, source)) ||
    mayHide(s, hidden, which, source)
  )
}

/** Would a text look for what cannot be there, or for what it has just looked for in vain? */
export function isVain(s: Situation, source: CardId, { results }: Action): boolean {
  const searches = results.flatMap((result) => searchOf(result) ?? [])
  if (searches.length === 0) return false
  const turn = s.memory.vain[source]
  if (turn !== undefined && s.p.turn.number < turn + waits) return true
  return !searches.some((search) => mayFind(s, search, source))
}
