/** Starting locations and Objectives are revealed: what lies over what, in which order they come, and choosing again. */

import type { Change } from '../../../kernel/index.ts'
import { facts, plain } from '../../model/cards/pool.ts'
import { cover, layDown, placesFor } from '../../model/places/layout.ts'
import { put } from '../../model/table.ts'
import { matchesLocation } from '../../model/texts/filters.ts'
import { type CardId, opponentOf, type Player, type Position } from '../../model/types.ts'
import { keeperOf } from '../deploy/locations.ts'
import { noteDeathStar } from '../deploy/restrictions/death-stars.ts'
import type { ChangeIn } from '../shared/procedure.ts'
import { nothingAgainst } from '../shared/reasons.ts'
import { arOnly, changes, crdOnly, inRulings, permits, underHeading } from '../shared/rulebook.ts'
import {
  type Choice,
  cardsOf,
  inTurn,
  type OpeningFrame,
  players,
  revealed,
  withChoice,
} from './choosing-starting-cards.ts'
import { notAStart } from './starting-cards.ts'

export const rules = [
  ...underHeading('Step A - Playing starting cards', {
    'TRN-013': { same: ['DEP-223'], ...changes },
    'TRN-016': { same: ['DEP-224'], ...changes },
    'TRN-017': changes,
    'TRN-019': { ...arOnly, ...changes },
    'TRN-020': { ...arOnly, ...changes },
  }),
  ...underHeading('Starting Location', { 'TRN-040': { same: ['DEP-220'], ...changes } }),
  ...inRulings('starting locations', { 'DEP-221': { ...crdOnly, ...changes } }),
  ...inRulings('Objective', { 'TRM-433': permits }),
]

const isLocation = (p: Position, card: CardId): boolean => facts(p, card).type === 'location'

/** The location that both have chosen, told by Dark's copy; null if their choices differ. */
export function chosenTwice(p: Position, { light, dark }: Choice): CardId | null {
  if (light === null || dark === null || !isLocation(p, light) || !isLocation(p, dark)) return null
  const [one, other] = [facts(p, light), facts(p, dark)]
  return plain(one.title) === plain(other.title) && (one.unique || other.unique) ? dark : null
}

/** The title of what both have chosen, for both to read while the cards themselves are not on table. */
const titleOf = (p: Position, card: CardId | null): string => (card === null ? '' : facts(p, card).title)

/**
 * A starting location that cannot be deployed goes back, and its player begins without one. One that is chosen as the game
 * begins is refused at once instead, so that nobody loses his start by a slip. (TRN-040)
 * @returns whether there was any.
 */
export function withdrawIllegal(change: Change<Position>, frame: OpeningFrame): boolean {
  const p = change.now
  const illegal = cardsOf(revealed(frame).chosen, players).filter(
    ({ card, player }) => isLocation(p, card) && !nothingAgainst(p, notAStart(p, player, 'location', card)),
  )
  let { secret } = frame
  for (const { card, player } of illegal) {
    secret = withChoice(secret, player, null)
    change.log({ say: 'illegal location', with: { card }, by: player, cites: ['TRN-040'] })
  }
  if (illegal.length > 0) change.stay({ secret })
  return illegal.length > 0
}

/** Asks whether a player lets his copy be covered: Dark, and if he declines, Light. (TRN-018) */
export function askConversion(change: Change<Position>, frame: OpeningFrame): void {
  change.ask({
    by: frame.refused ? 'light' : 'dark',
    kind: 'option',
    why: 'convert starting location',
    with: { title: titleOf(change.now, revealed(frame).chosen.dark) },
    options: ['allow', 'refuse'],
  })
}

/** Both copies are set aside, and both players choose anew. (TRN-019, DEP-221) */
export function setAside(change: ChangeIn<'opening'>, frame: OpeningFrame): void {
  const { chosen, secret } = revealed(frame)
  const both = cardsOf(chosen, players).map(({ card }) => card)
  change.log({
    say: 'set aside',
    with: { title: titleOf(change.now, chosen.dark) },
    cites: ['TRN-019', 'DEP-221'],
  })
  change.goTo('locations', { aside: [...frame.aside, ...both], secret, refused: false })
}

/** Remembers what a player has begun with, for texts and rules that ask. */
function remember(change: Change<Position>, player: Player, card: CardId): void {
  noteDeathStar(change, player, card)
  const p = change.now
  const begun = isLocation(p, card) ? { location: card } : { objective: card }
  const battleground = 'location' in begun && matchesLocation(p, { battleground: true }, card, null, player)
  change.put('starting', {
    ...p.starting,
    [player]: { ...p.starting?.[player], ...begun, ...(battleground ? { battleground } : {}) },
  })
}

/** Lays a starting location down, free of cost. (TRN-026) */
function layLocation(change: Change<Position>, player: Player, card: CardId, cites: readonly string[]): void {
  put(change, card, { layout: true })
  const { location } = facts(change.now, card)
  if (location?.mobileSystem) change.patch('cards', card, { parsec: location.parsec ?? 0 })
  layDown(change, card, placesFor(change.now, card).at(-1) ?? change.now.layout.length)
  remember(change, player, card)
  change.log({
    say: 'starting location',
    with: { card },
    by: player,
    cites: ['TRN-003', 'TRN-012', ...cites, 'TRN-026'],
  })
}

/** Lays a copy over the other player's; out of play where that may not be converted. (TRN-018, TRN-020) */
function layOver(change: Change<Position>, player: Player, card: CardId, over: CardId): void {
  const kept = keeperOf(change.now, over) !== null
  put(change, card, kept ? { in: 'out' } : { layout: true })
  remember(change, player, card)
  if (!kept) cover(change, over, card)
  const cites = [kept ? 'TRN-020' : 'TRN-018']
  change.log({ say: kept ? 'not converted' : 'converted', with: { card }, by: player, cites })
}

/** The locations first, one over the other where that was allowed; then the Objectives. (TRN-013, TRN-016 to TRN-018) */
export function deployChosen(change: ChangeIn<'opening'>, frame: OpeningFrame): void {
  const { chosen, secret } = revealed(frame)
  const { covered } = frame
  const inOrder = covered ? [covered, opponentOf(covered)] : players
  const locations = cardsOf(chosen, inOrder).filter(({ card }) => isLocation(change.now, card))
  const cites = locations.length === 2 ? ['TRN-017'] : []
  for (const { card, player } of locations) {
    if (covered && player !== covered) layOver(change, player, card, chosen[covered]!)
    else layLocation(change, player, card, covered ? [] : cites)
  }
  const objectives = cardsOf(chosen, inTurn(frame)).filter(({ card }) => !isLocation(change.now, card))
  for (const { card, player } of objectives) {
    put(change, card, { table: player })
    remember(change, player, card)
    const order = objectives.length > 1 ? ['TRN-016'] : locations.length > 0 ? ['TRN-013'] : []
    change.log({
      say: 'starting Objective',
      with: { card },
      by: player,
      cites: ['TRN-004', 'TRN-005', 'TRN-012', ...order, 'TRM-433'],
    })
  }
  for (const player of players.filter((one) => chosen[one] === null))
    change.log({ say: 'no starting location', with: {}, by: player, cites: ['DEP-218'] })
  change.next({ secret, due: objectives })
}
