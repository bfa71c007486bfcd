/** Leaving table: a card goes to its owner's pile, and what is aboard or on it goes with it. */

import type { Change } from '../../../kernel/index.ts'
import { captivesOf, prisonOf } from '../../model/captives.ts'
import { cardOf } from '../../model/cards/card-of.ts'
import { isCreature, isStarship } from '../../model/crew.ts'
import { uncover } from '../../model/places/layout.ts'
import { hostOf, siteFacts, sitesOf } from '../../model/places/locations.ts'
import { everythingAt, isOnTable, locationOf, put, setState, withCargo } from '../../model/table.ts'
import { canceledTexts } from '../../model/texts/texts.ts'
import type { CardId, Player, Position } from '../../model/types.ts'
import type { ProcedureOf } from '../shared/procedure.ts'
import { changes, crdOnly, inRulings, underHeading, within } from '../shared/rulebook.ts'
import { announceLeaving, leaveNow, watchesLeaving } from './about-to-leave.ts'
import { jumpersOf, jumpingOff } from './jumping-off.ts'
import { orderedByOwners } from './order-of-cards.ts'

/** Cards have left table together. */
interface Left {
  card: CardId
  cards: readonly CardId[]
  /** Nothing answers that these are lost. (KRN-226) */
  silent?: readonly CardId[]
}

declare module '../../model/under-way.ts' {
  interface Events {
    lost: Left
    forfeited: Left
    'placed out of play': Left
  }
  interface Frames {
    leaves: { card: CardId; event: Loss; pile: Pile }
  }
}

export const rules = [
  ...inRulings('creature - attaching', { 'ATK-095': changes }),
  ...inRulings('captives – imprisoned', { 'TRM-065': changes }),
  // Since then it has been ruled that the docking bays of starships stay on table.,
  ...underHeading('Leaves Table', {
    'KRN-054': { same: ['TRM-091', 'TRM-174', 'TRM-457'], ...changes },
    'KRN-055': changes,
  }),
  ...inRulings('starship sites', { 'DEP-216': { ...crdOnly, ...changes }, 'TRM-359': changes }),
]

const { holdsIn } = within(rules)

/** Where a card itself goes; what is aboard and on it is lost in any case. */
type Pile = 'lost' | 'used' | 'out'

/**
 * A card on table is lost, and everything aboard and on it with it, in the same instant. (KRN-054, KRN-055)
 * @returns all cards that are lost, the card itself first.
 */
export function loseFromTable(change: Change<Position>, card: CardId, pile: Pile = 'lost'): CardId[] {
  letCaptivesGo(change, card)
  const gone = withCargo(change.now, card)
  const ships = gone.filter((one) => isStarship(change.now, one))
  const sites = ships.flatMap((ship) => sitesOf(change.now, ship))
  for (const one of gone) takeOff(change, one, one === card ? pile : 'lost')
  return sites.length > 0 ? [...gone, ...loseSites(change, sites, card)] : gone
}

function takeOff(change: Change<Position>, card: CardId, pile: Pile): void {
  const { battle } = change.now
  if (battle?.joined.includes(card)) change.put('battle', { ...battle, gone: [...(battle.gone ?? []), card] })
  put(change, card, { in: pile })
  // What it was on table is forgotten.
  const { ate, aims } = cardOf(change.now, card)
  const forgotten = { ...(ate === undefined ? {} : { ate: 0 }), ...(aims === undefined ? {} : { aims: [] }) }
  change.patch('cards', card, { states: [], moved: 0, movedBy: null, ...forgotten })
}

/** The sites of a starship that is lost go with it, and every card at them. (TRM-359, DEP-216) */
function loseSites(change: Change<Position>, sites: readonly CardId[], ship: CardId): CardId[] {
  const p = change.now
  const stays = (site: CardId) => siteFacts(p, site).dockingBay === true && !holdsIn(p, 'DEP-216')
  const lost = sites.filter((site) => hostOf(p, site) === null && !stays(site))
  if (lost.length === 0) return []
  const cards = lost.flatMap((site) => everythingAt(p, site))
  const jailed = cards.some((one) => prisonOf(p, one) !== null) ? ['TRM-065'] : []
  for (const one of cards) takeOff(change, one, 'lost')
  for (const site of lost) {
    uncover(change, site)
    put(change, site, { in: 'lost' })
  }
  const bay = lost.some((site) => siteFacts(p, site).dockingBay) ? ['DEP-216'] : []
  change.log({
    say: 'sites lost',
    with: { cards: lost, others: cards, ship },
    cites: ['TRM-359', ...bay, ...jailed],
  })
  return [...cards, ...lost]
}

/**
 * Captives escorted by a card that leaves table, or by what is aboard it, do not go with it: they wait at their location to
 * be released. (TRM-067)
 */
export function letCaptivesGo(change: Change<Position>, card: CardId): void {
  for (const escort of withCargo(change.now, card)) {
    for (const captive of captivesOf(change.now, escort)) {
      const at = locationOf(change.now, captive)
      if (at === null) continue
      put(change, captive, { at, side: 'light' })
      setState(change, captive, 'let go', true)
    }
  }
}

/** What is lost with a card for certain: all that is aboard and on it, but for captives, who are let go, and riders, who may jump off. */
export function lostWith(p: Position, card: CardId): CardId[] {
  const load = withCargo(p, card)
  const saved = [...load.flatMap((one) => captivesOf(p, one)), ...jumpersOf(p, card)]
  const spared = new Set(saved.flatMap((one) => withCargo(p, one)))
  return load.slice(1).filter((one) => !spared.has(one))
}

/** How it comes to leave table, and whose doing that is. */
interface Loss {
  is: 'lost' | 'forfeited'
  performer: Player
  by?: CardId
}

/** A card leaves table as an action of a player's, which can be responded to. Riders of a creature vehicle may stay. */
export function leavesTable(change: Change<Position>, card: CardId, event: Loss, pile: Pile = 'lost') {
  const jumpers = jumpersOf(change.now, card).length > 0
  const watched = watchesLeaving(change.now)
  if (!jumpers && !watched) return leave(change, card, event, pile)
  change.push({ does: 'leaves', card, event, pile })
  if (jumpers) change.push(jumpingOff(card))
  if (watched) announceLeaving(change, [card], event.performer)
}

/** It is gone, with what is aboard and on it: parasites too. (ATK-095) */
function leave(change: Change<Position>, card: CardId, event: Loss, pile: Pile): void {
  const left = whatLeaves(change.now, card)
  const cards = loseFromTable(change, card, pile)
  const parasites = cards.slice(1).filter((one) => isCreature(change.now, one))
  if (parasites.length > 0)
    change.log({ say: 'lost with its host', with: { cards: parasites, ship: card }, cites: ['ATK-095'] })
  change.window({ ...event, card, cards, ...left(cards) })
  orderedByOwners(change, cards)
}

/** Whoever jumps off has done so. */
export const leaves: ProcedureOf<'leaves'> = {
  run(change, { card, event, pile }) {
    change.pop()
    leaveNow(change)
    if (isOnTable(change.now, card)) leave(change, card, event, pile)
  },
}

/** What an event says of cards that leave: where that was, and which had lost their text, so that it does not trigger. */
export function whatLeaves(
  p: Position,
  card: CardId,
): (cards: CardId[]) => { at: CardId | null; silent: CardId[] } {
  const at = locationOf(p, card)
  const canceled = canceledTexts(p)
  return (cards) => ({ at, silent: cards.filter((one) => canceled.has(one)) })
}
