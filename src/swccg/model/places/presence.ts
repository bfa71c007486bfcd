/** Present, presence, occupy, control. (Control phase chapter, CTL-033 to CTL-047) */

import { remember, rememberAbout } from '../../../kernel/index.ts'
import { abilityNow, isAbilityAsPrinted, pilotsAbility } from '../ability-now.ts'
import { cardOf } from '../cards/card-of.ts'
import { facts, once, plain } from '../cards/pool.ts'
import { isEnclosed } from '../crew.ts'
import { isOperativeAtHome } from '../operatives.ts'
import {
  allActive,
  cardsAt,
  carrierOf,
  isActive,
  locationOf,
  slotHeld,
  standsAt,
  tableCards,
  withCargo,
} from '../table.ts'
import { type CardId, opponentOf, type Player, type Position } from '../types.ts'

/**
 * The place where a card is present: a location, or the enclosed card whose bridge, cockpit or cargo bay it is in. Riders of
 * an open vehicle are present at the location. Null for a card that is nowhere. (CTL-036 to CTL-038)
 */
export function placeOf(p: Position, card: CardId): CardId | null {
  if (!isActive(p, card)) return null
  for (let here = card; ; ) {
    const at = standsAt(p, here)
    if (at !== null) return at
    const carrier = carrierOf(p, here)
    if (carrier === null) return 'on' in cardOf(p, here).where ? locationOf(p, here) : null
    if (slotHeld(p, here) !== null && isEnclosed(p, carrier)) return carrier
    here = carrier
  }
}

const byPlace = rememberAbout([tableCards], (p: Position) => {
  const found: CardId[][] = []
  for (const card of allActive(p)) {
    const place = placeOf(p, card)
    if (place === null) continue
    const cards = found[place]
    if (cards) cards.push(card)
    else found[place] = [card]
  }
  return found
})

const nobody: readonly CardId[] = []

/** The cards that are present at a place, in the order of their numbers. */
export const presentAt = (p: Position, place: CardId): readonly CardId[] => byPlace(p)[place] ?? nobody

/** Is a card physically at this location, not shut in aboard something there? */
export const isPresentAt = (p: Position, card: CardId, location: CardId): boolean =>
  placeOf(p, card) === location

/** Are two different cards present at the same place? */
export function isPresentWith(p: Position, card: CardId, other: CardId): boolean {
  const place = placeOf(p, card)
  return card !== other && place !== null && place === placeOf(p, other)
}

/** The ability that a player has at a location: on its cards there, permanent pilots and everything aboard included. (CTL-034) */
export const abilityAt = (p: Position, player: Player, location: CardId): number =>
  strength(p)[player][location] ?? 0

/** The ability that a card adds to its player's at a location: its own as it stands, and that of its permanent pilots. */
const abilityThere = (p: Position, card: CardId): number =>
  abilityNow(p, card) + pilotsAbility(facts(p, card))

export const hasPresenceIcon = once(
  ({ icons }): boolean => icons?.some((icon) => plain(icon) === 'presence') ?? false,
)

interface Strength {
  light: number[]
  dark: number[]
  presence: { light: boolean[]; dark: boolean[] }
  /** An operative of the player on its own planet. */
  operatives: { light: CardId[]; dark: CardId[] }
}

const asPrinted = rememberAbout([tableCards, 'layout'], strengthOf)

/** Where texts change abilities, it depends on all that their conditions ask. */
const asItStands = remember(strengthOf)

const strength = (p: Position): Strength => (isAbilityAsPrinted(p) ? asPrinted(p) : asItStands(p))

function strengthOf(p: Position): Strength {
  const found: Strength = {
    light: [],
    dark: [],
    presence: { light: [], dark: [] },
    operatives: { light: [], dark: [] },
  }
  for (const location of p.layout) {
    for (const outer of cardsAt(p, location)) {
      for (const card of withCargo(p, outer)) {
        if (!isActive(p, card)) continue
        const { owner, states } = cardOf(p, card)
        // An undercover spy gives no presence.
        if (states.includes('undercover')) continue
        const printed = facts(p, card)
        const { type } = printed
        if (type === 'weapon' || type === 'device' || type === 'effect') continue
        found[owner][location] = (found[owner][location] ?? 0) + abilityThere(p, card)
        if (hasPresenceIcon(printed)) found.presence[owner][location] = true
        else if (isOperativeAtHome(p, card, location)) found.operatives[owner][location] = card
      }
    }
  }
  return found
}

/** Total ability of 1 or more, or a Presence icon. (CTL-033) */
export const hasPresence = (p: Position, player: Player, location: CardId): boolean =>
  abilityAt(p, player, location) >= 1 || strength(p).presence[player][location] === true

/** A player occupies a location where he has presence, whether or not his opponent has it too. (CTL-047) */
export const occupies = (p: Position, player: Player, location: CardId): boolean =>
  hasPresence(p, player, location)

export const controls = (p: Position, player: Player, location: CardId): boolean =>
  hasPresence(p, player, location) &&
  !hasPresence(p, opponentOf(player), location) &&
  operativeAlone(p, player, location) === null

/**
 * The operative on whose account a player has presence at a location of its planet and does not control it: what else he has there
 * has no ability of 1 or more, and nothing a Presence icon. (TRM-300)
 */
export function operativeAlone(p: Position, player: Player, location: CardId): CardId | null {
  const operative = strength(p).operatives[player][location]
  if (operative === undefined || strength(p).presence[player][location]) return null
  return abilityAt(p, player, location) - abilityNow(p, operative) >= 1 ? null : operative
}
