/** Who is a pilot, who drives, and what a starship or vehicle therefore can do. */

import { isOfKind } from './cards/characteristics.ts'
import { facts, once, plain } from './cards/pool.ts'
import { isSite } from './places/locations.ts'
import { cardsAboard, carrierOf, hasState, isActive, slotHeld, standsAt } from './table.ts'
import type { CardId, Position, SlotKind } from './types.ts'

const has = (words: readonly string[] | undefined, word: string) =>
  words?.some((one) => plain(one) === word) ?? false

export const isStarship = (p: Position, card: CardId): boolean => facts(p, card).type === 'starship'
export const isVehicle = (p: Position, card: CardId): boolean => facts(p, card).type === 'vehicle'
export const isCharacter = (p: Position, card: CardId): boolean => facts(p, card).type === 'character'
export const isCreature = (p: Position, card: CardId): boolean => facts(p, card).type === 'creature'
export const isCapital = (p: Position, card: CardId): boolean =>
  isStarship(p, card) && facts(p, card).subtype === 'capital'
export const isSquadron = (p: Position, card: CardId): boolean =>
  isStarship(p, card) && facts(p, card).subtype === 'squadron'
export const isStarfighter = (p: Position, card: CardId): boolean =>
  isStarship(p, card) && facts(p, card).subtype === 'starfighter'
export const isShuttleVehicle = (p: Position, card: CardId): boolean =>
  isVehicle(p, card) && facts(p, card).subtype === 'shuttle'
export const isTie = (p: Position, card: CardId): boolean => has(facts(p, card).characteristics, 'tie')

/** Starfighters, squadrons, and what its text makes move like one. (MOV-187) */
export const movesLikeStarfighter = (p: Position, card: CardId): boolean =>
  isStarfighter(p, card) || isSquadron(p, card) || facts(p, card).movesLike === 'starfighter'

/** Characters, and what its text makes move like one. (MOV-184) */
export const movesLikeCharacter = (p: Position, card: CardId): boolean =>
  isCharacter(p, card) || facts(p, card).movesLike === 'character'

/** Cloud cars, patrol craft and shuttle vehicles may be at cloud sectors. (MOV-072) */
export const isCloudVehicle = (p: Position, card: CardId): boolean =>
  isShuttleVehicle(p, card) ||
  (isVehicle(p, card) &&
    ['cloud car', 'patrol craft'].some((kind) => has(facts(p, card).characteristics, kind)))

/** A character with the pilot icon. (TRM-312) */
export const isPilot = once((card): boolean => card.type === 'character' && has(card.icons, 'pilot'))

/** Any character that is no droid drives, and so does a vehicle droid. (TRM-120) */
export const canDrive = once(
  (card): boolean =>
    card.type === 'character' &&
    (!isOfKind(card, 'droid') ||
      has(card.characteristics, 'vehicle droid') ||
      has(card.characteristics, 'vehicle')),
)

export const isAstromech = once((card): boolean => has(card.characteristics, 'astromech'))

/**
 * Is a character aboard acting as pilot or driver of the card that it is aboard? Nobody is aboard what is landed or in a cargo
 * bay: there all are passengers. (TRM-048, TRM-456)
 */
export function isActing(p: Position, card: CardId): boolean {
  const slot = slotHeld(p, card)
  const carrier = carrierOf(p, card)
  return (
    (slot === 'pilot' || slot === 'driver') && carrier !== null && isActive(p, card) && !isStowed(p, carrier)
  )
}

/** A starship that lies at a site. (MOV-048) */
export function isLanded(p: Position, card: CardId): boolean {
  const at = standsAt(p, card)
  return at !== null && isStarship(p, card) && isSite(p, at)
}

/** A vehicle or starship in the cargo bay of another card. */
export function isInCargo(p: Position, card: CardId): boolean {
  const slot = slotHeld(p, card)
  return slot === 'vehicle' || slot === 'starfighter' || slot === 'cargo'
}

/**
 * A starship that is landed, or a starship or vehicle in a cargo bay: whoever is aboard, a permanent pilot too, rides there and
 * does nothing as a pilot or driver but take off, or leave the bay. (TRM-048, TRM-450, TRM-455, TRM-456)
 */
export const isStowed = (p: Position, card: CardId): boolean => isLanded(p, card) || isInCargo(p, card)

/** How many pilots a card has: permanent ones and characters in pilot slots. */
export function pilotsOf(p: Position, card: CardId): number {
  const permanent = facts(p, card).permanentPilots?.length ?? 0
  return permanent + cardsAboard(p, card).filter((crew) => inSlot(p, crew, 'pilot')).length
}

const inSlot = (p: Position, card: CardId, slot: SlotKind) => slotHeld(p, card) === slot && isActive(p, card)

/** A squadron needs three where another starship needs one. (TRM-458) */
const needed = (p: Position, card: CardId) => (isSquadron(p, card) ? 3 : 1)

/**
 * Has it the crew that moving takes: a pilot, a driver, or no need of one? A landed ship counts as unpiloted for
 * everything but taking off, which its pilot can do. (MOV-005, MOV-048, TRM-396, TRM-456)
 */
export function isCrewed(p: Position, card: CardId): boolean {
  const { type, subtype } = facts(p, card)
  if (type === 'starship') return pilotsOf(p, card) >= needed(p, card)
  if (type !== 'vehicle' || subtype === 'creature') return true
  if (facts(p, card).abilities?.some(({ does }) => does === 'moves undriven')) return true
  if ((facts(p, card).permanentPilots?.length ?? 0) > 0) return true
  const wanted = subtype === 'transport' ? 'driver' : 'pilot'
  return cardsAboard(p, card).some((crew) => inSlot(p, crew, wanted))
}

/** An astromech, or a character that is as good as one, whatever seat it has. (TRM-019) */
const navigates = once(
  (card): boolean => card.type === 'character' && (isAstromech(card) || has(card.icons, 'nav computer')),
)

/** The nav computers and permanent astromechs of a card. */
const computersOf = once(({ icons = [], permanentAstromech }): number => {
  const computers = icons.filter((icon) => plain(icon).startsWith('nav computer'))
  const printed = computers.reduce((sum, icon) => sum + Number(/x(\d)$/.exec(icon)?.[1] ?? 1), 0)
  return printed + (permanentAstromech ? 1 : 0)
})

/** A nav computer or astromech aboard; a squadron needs three. (MOV-034, TRM-458) */
export function canNavigate(p: Position, card: CardId): boolean {
  const droids = cardsAboard(p, card).filter((crew) => navigates(facts(p, crew)) && isActive(p, crew))
  return computersOf(facts(p, card)) + droids.length >= needed(p, card)
}

/** Does it navigate by somebody in an ordinary passenger slot? (TRM-019) */
export const navigatesFromSeat = (p: Position, card: CardId): boolean =>
  computersOf(facts(p, card)) < needed(p, card) &&
  cardsAboard(p, card).some((crew) => navigates(facts(p, crew)) && inSlot(p, crew, 'passenger'))

/** Every starship is enclosed; a vehicle where its card says so. (TRM-134) */
export const isEnclosed = (p: Position, card: CardId): boolean =>
  isStarship(p, card) || facts(p, card).enclosed === true

export const hasDockingCapability = (p: Position, card: CardId): boolean =>
  has(facts(p, card).characteristics, 'ship-docking capability')

export const isUndercover = (p: Position, card: CardId): boolean => hasState(p, card, 'undercover')
