/** Whom creatures attack. (Attacks - Non-Parasite Creatures Attacking; Attacks - Parasites Attacking) */

import { firstOf, type Reason } from '../../../kernel/index.ts'
import type { AbilityOf } from '../../abilities/types.ts'
import { cardOf } from '../../model/cards/card-of.ts'
import { isA } from '../../model/cards/characteristics.ts'
import { facts } from '../../model/cards/pool.ts'
import { isCharacter, isUndercover, isVehicle } from '../../model/crew.ts'
import { carrierOf, hasState, isActive, isOnTable, locationOf } from '../../model/table.ts'
import { matches } from '../../model/texts/filters.ts'
import { cannotMove, textsOf } from '../../model/texts/texts.ts'
import { type CardId, type Player, type Position, players } from '../../model/types.ts'
import { everyoneAt } from '../battle/participating-in-battle.ts'
import { frozenNotAttacked } from '../captives/frozen-captives.ts'
import { nothingAgainst, refusal } from '../shared/reasons.ts'
import { arOnly, changes, crdOnly, inRulings, permits, underHeading, within } from '../shared/rulebook.ts'

export const rules = [
  ...underHeading('Attacks - Non-Parasite Creatures Attacking', { 'ATK-057': arOnly }),
  ...underHeading('Attacks - Parasites Attacking', { 'ATK-063': {}, 'ATK-064': arOnly, 'ATK-065': permits }),
  ...underHeading('Attacks', { 'ATK-018': permits }),
  ...underHeading('Attacks - The Steps Of An Attack', { 'ATK-035': {} }),
  ...inRulings('creature — attacks', { 'ATK-080': crdOnly, 'ATK-082': crdOnly }),
  ...inRulings('Mynock', { 'ATK-096': { ...crdOnly, ...changes } }),
  ...inRulings('undercover spy rules', { 'ATK-102': { same: ['TRM-382'], ...permits } }),
]

const { refuse } = within(rules)

/** The text that makes a parasite of a creature, or null. */
export const parasiteText = (p: Position, creature: CardId): AbilityOf<'parasite'> | null =>
  textsOf(p, creature, 'parasite')[0]?.text ?? null

const isCreatureVehicle = (p: Position, card: CardId) =>
  isVehicle(p, card) && facts(p, card).subtype === 'creature'

/**
 * Where a card stands, active or not: a captive stands where its escort does. The location is null while it lies beneath
 * something, or nowhere; what it is aboard comes innermost first.
 */
function standing(p: Position, card: CardId): { at: CardId | null; aboard: CardId[] } {
  const aboard: CardId[] = []
  for (let here: CardId | null = card; here !== null; here = carrierOf(p, here)) {
    const { where } = cardOf(p, here)
    if ('at' in where) return { at: where.at, aboard }
    if ('aboard' in where) aboard.push(where.aboard)
  }
  return { at: null, aboard }
}

/** Is it what this creature attacks, as its text has it or by the rules? */
function isPrey(p: Position, creature: CardId, card: CardId): boolean {
  const { owner } = cardOf(p, creature)
  const printed = textsOf(p, creature, 'attacks').map(({ text }) => text)
  const fits = (how: AbilityOf<'attacks'>['how']) =>
    printed.some((text) => text.how === how && matches(p, text.whom, card, owner))
  if (printed.some(({ how }) => how === 'only')) return fits('only')
  const usual = isCreatureVehicle(p, card) || (isCharacter(p, card) && !isA(facts(p, card), 'droid'))
  return usual || fits('also')
}

/** Is it elsewhere than the creature? */
export const isApart = (p: Position, creature: CardId, card: CardId): boolean =>
  card === creature ||
  !isOnTable(p, card) ||
  standing(p, card).at === null ||
  standing(p, card).at !== standing(p, creature).at

/** Why a creature cannot attack this card, which is with it. */
export function* reasonsAgainstTarget(p: Position, creature: CardId, card: CardId): Generator<Reason> {
  const details = { card, by: creature }
  const { aboard } = standing(p, card)
  const here = standing(p, creature)
  const parasite = parasiteText(p, creature)
  const shelter = aboard.filter((ship) => !here.aboard.includes(ship))
  if (shelter.length > 0) {
    const aboardIt = { ...details, ship: firstOf(shelter) }
    yield parasite ? refuse('ATK-064', aboardIt) : refuse('ATK-057', aboardIt, 'aboard')
    if (shelter.some((ship) => !isCreatureVehicle(p, ship))) yield refuse('ATK-082', aboardIt)
  }
  if (hasState(p, card, 'frozen')) yield frozenNotAttacked(details)
  if (parasite) {
    const { host, canMove } = parasite
    const fits = host !== null && matches(p, host, card, cardOf(p, creature).owner)
    if (!fits || (canMove && (!isActive(p, card) || cannotMove(p, card)))) yield refusal('ATK-063', details)
  } else if (!isPrey(p, creature, card)) {
    yield refuse('ATK-057', details)
    yield refuse('ATK-080', details)
  }
  // Its text spares this card: 'does not attack your characters'.
  for (const { text, you } of textsOf(p, creature, 'attacks'))
    if (text.how === 'not' && matches(p, text.whom, card, you))
      return yield refusal('ATK-035', details, 'spared')
}

/** The potential targets of a creature, of one side or both. (ATK-057, ATK-063) */
export function targetsOf(p: Position, creature: CardId, side?: Player): CardId[] {
  const at = locationOf(p, creature)
  if (at === null) return []
  return everyoneAt(p, at)
    .filter((card) => side === undefined || cardOf(p, card).owner === side)
    .filter(
      (card) => !isApart(p, creature, card) && nothingAgainst(p, reasonsAgainstTarget(p, creature, card)),
    )
}

/** The sides of the Force that have a potential target. (ATK-035) */
export function sidesWithTargets(p: Position, creature: CardId): Player[] {
  const found = targetsOf(p, creature).map((card) => cardOf(p, card).owner)
  return players.filter((player) => found.includes(player))
}

/** Of this side there is nothing to attack. (ATK-035) */
export function* noneOfSide(p: Position, creature: CardId, side: Player): Generator<Reason> {
  if (!sidesWithTargets(p, creature).includes(side)) yield refusal('ATK-035', { card: creature, by: side })
}

/** The rules by which a creature has come to attack this target. */
export function citesOfTarget(p: Position, creature: CardId, target: CardId, choice: boolean): string[] {
  const { owner } = cardOf(p, creature)
  const side = cardOf(p, target).owner
  const parasite = parasiteText(p, creature) !== null
  return [
    ...['ATK-015', 'ATK-078', 'ATK-034', 'ATK-055', 'ATK-084'],
    ...(choice ? ['ATK-035', 'ATK-079'] : []),
    ...(targetsOf(p, creature, side).length > 1 ? ['ATK-036', 'ATK-079'] : []),
    ...(parasite && facts(p, target).subtype === 'starfighter' ? ['ATK-096'] : []),
    ...(parasite ? ['ATK-063', 'ATK-201'] : ['ATK-056', 'ATK-057', 'ATK-080']),
    ...('aboard' in cardOf(p, target).where ? ['ATK-082'] : []),
    ...(side === owner ? ['ATK-017'] : []),
    ...(isActive(p, target) ? [] : ['ATK-018', 'ATK-020']),
    ...(isUndercover(p, target) ? ['ATK-102'] : []),
  ]
}
