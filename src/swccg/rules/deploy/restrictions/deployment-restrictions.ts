/** Where a card may be deployed: presence or Force icons, its own text, other texts. (Location Deployment Restrictions) */

import type { Reason } from '../../../../kernel/index.ts'
import { firstOf } from '../../../../kernel/index.ts'
import type { AbilityOf } from '../../../abilities/types.ts'
import { cardOf } from '../../../model/cards/card-of.ts'
import { isA } from '../../../model/cards/characteristics.ts'
import { facts, plain } from '../../../model/cards/pool.ts'
import { isUndercover } from '../../../model/crew.ts'
import { isShieldedFrom, shieldOver } from '../../../model/places/energy-shield.ts'
import { isPartOf, planetOf, siteFacts } from '../../../model/places/locations.ts'
import { hasPresence } from '../../../model/places/presence.ts'
import { everythingAt, isActive, locationOf } from '../../../model/table.ts'
import { holds } from '../../../model/texts/conditions.ts'
import { matches, matchesLocation } from '../../../model/texts/filters.ts'
import { printedOf, type TextInForce, textsAbout } from '../../../model/texts/texts.ts'
import type { CardId, Player, Position } from '../../../model/types.ts'
import { conditionUnmet } from '../../shared/actions/action-initiation.ts'
import { applies, isObserved } from '../../shared/observing.ts'
import { passedOn, refusal } from '../../shared/reasons.ts'
import { arOnly, changes, crdOnly, inRulings, permits, underHeading, within } from '../../shared/rulebook.ts'

export const rules = [
  ...underHeading('Actions - Duration', { 'KRN-146': {} }),
  ...underHeading('Never', { 'KRN-231': {} }),
  ...underHeading('Deploy', { 'DEP-004': permits, 'DEP-005': permits, 'DEP-007': {} }),
  ...underHeading('Deployment Restrictions', { 'DEP-025': permits }),
  ...underHeading('Location Deployment Restrictions', {
    'DEP-006': { same: ['DEP-253', 'KRN-126'] },
    'DEP-026': permits,
    'DEP-027': { same: ['TRM-388'], ...permits },
    'DEP-028': {},
    'DEP-029': {},
    'DEP-030': arOnly,
    'DEP-031': {},
    'DEP-035': {},
  }),
  ...underHeading('Rules Deployment Restrictions', { 'DEP-036': {} }),
  ...underHeading('Objective Deployment Restrictions', {
    'DEP-042': {},
    'DEP-043': arOnly,
    'DEP-044': permits,
    'DEP-045': {},
    'DEP-046': {},
    'DEP-048': { same: ['DEP-181'], ...permits },
  }),
  ...underHeading('Deployment - Examples', {
    'DEP-032': arOnly,
    'DEP-033': { ...arOnly, ...permits },
    'DEP-066': {},
  }),
  ...inRulings('scout', { 'TRM-342': {} }),
  ...inRulings('deployment restrictions', {
    'DEP-180': changes,
    'DEP-182': crdOnly,
    'DEP-184': permits,
    'DEP-185': crdOnly,
  }),
  // The pool has them as sites of Tatooine.
  ...inRulings('Jabba’s Palace locations', { 'TRM-168': { same: ['DEP-192'], ...permits } }),
]

const { holdsIn, refuse } = within(rules)

type Ignoring = TextInForce<AbilityOf<'ignores deployment restrictions'>>

/** Texts that lift restrictions for this card at this location: its own, in hand already, or those of cards on table. */
const liftedBy = (p: Position, card: CardId, location: CardId): readonly Ignoring[] =>
  textsAbout(p, card, 'ignores deployment restrictions').filter(
    ({ text, source, you }) => !text.to || matchesLocation(p, text.to, location, locationOf(p, source), you),
  )

/** Does the text of a Dagobah location let this card come to it, whatever keeps such cards away? (DEP-183) */
export const isLetIn = (p: Position, card: CardId, location: CardId): boolean =>
  liftedBy(p, card, location).some(({ text }) => text.only === 'Dagobah')

/** Does this card ignore location deployment restrictions here? */
export const ignoresEverything = (p: Position, card: CardId, location: CardId): boolean =>
  liftedBy(p, card, location).some(({ text }) => text.only === undefined)

const isSpy = (p: Position, card: CardId): boolean => isA(facts(p, card), 'spy')

/** An own active card at a location of which this is so. */
const ownAt = (p: Position, player: Player, location: CardId, is: typeof isSpy): CardId | undefined =>
  everythingAt(p, location).find((id) => cardOf(p, id).owner === player && is(p, id) && isActive(p, id))

/** The rule by which a character, vehicle or starship may come to a location at all; null if none lets it. */
export function entry(
  p: Position,
  player: Player,
  cards: readonly CardId[],
  location: CardId,
): string | null {
  if (siteFacts(p, location).icons[player] > 0) return 'DEP-004'
  if (hasPresence(p, player, location)) return 'DEP-005'
  const [card, rider] = cards
  if (card === undefined) return null
  if (isSpy(p, card)) return 'DEP-026'
  if (rider !== undefined && isSpy(p, rider)) return 'DEP-180'
  if (ownAt(p, player, location, isUndercover) !== undefined) return 'DEP-027'
  const lifted = liftedBy(p, card, location)
  if (lifted.some(({ text }) => text.only === 'presence')) return 'DEP-048'
  return lifted.some(({ text }) => text.only === undefined) ? 'DEP-044' : null
}

const closedPlanets = ['dagobah', 'ahch-to']

/** Does a card's own text say that it deploys on this planet? (DEP-184) */
const expresslyTo = (p: Position, card: CardId, row: string): boolean =>
  printedOf(p, card, 'deploys only').some(({ text: { where } }) =>
    [where, ...(where.anyOf ?? [])].some(({ planet = '' }) => plain(planet) === plain(row)),
  )

/** Planets to which nothing deploys unless its text says so. */
export function* closedPlanet(p: Position, card: CardId, location: CardId): Generator<Reason> {
  const row = planetOf(p, location)
  if (!closedPlanets.includes(plain(row))) return
  applies('DEP-184')
  if (expresslyTo(p, card, row) || ignoresEverything(p, card, location) || isLetIn(p, card, location)) return
  yield refusal(plain(row) === 'dagobah' ? 'DEP-029' : 'DEP-028', { card, to: location })
}

/** The energy shield keeps Dark's characters, vehicles and starships out; the rulings of 2001 know one exception. (DEP-185) */
function* shielded(p: Position, card: CardId, location: CardId): Generator<Reason> {
  const by = shieldOver(p, location)
  if (by === null || cardOf(p, card).owner !== 'dark') return
  const ignores = ignoresEverything(p, card, location)
  if (liftedBy(p, card, location).some(({ text }) => text.only === 'shield')) return
  if (ignores && !holdsIn(p, 'DEP-185')) return
  const details = { card, to: location, by }
  yield refusal('DEP-031', details)
  if (isSpy(p, card)) yield refuse('DEP-032', details)
  if (ignores) yield refuse('DEP-185', details)
}

/**
 * Weapons and devices come to Dagobah only on a card that is there, unless something says otherwise. The rulebook leaves it to
 * its special rules which of them are barred, there and on Ahch-To: the same, as players have it. (DEP-030, DEP-182)
 */
export function* closedToEquipment(p: Position, card: CardId, location: CardId): Generator<Reason> {
  const row = planetOf(p, location)
  if (!closedPlanets.includes(plain(row))) return
  if (expresslyTo(p, card, row) || ignoresEverything(p, card, location)) return
  yield refuse('DEP-030', { card, to: location })
  if (plain(row) === 'dagobah') yield refuse('DEP-182', { card, to: location })
}

/** What has to be so for deploying it at all. Ignoring location restrictions does not help. (DEP-043, DEP-046) */
export function* notYet(p: Position, card: CardId): Generator<Reason> {
  for (const { text, you } of printedOf(p, card, 'deploys only if')) {
    if (holds(p, text.if, card, you)) continue
    yield 'objective' in text.if
      ? refuse('DEP-043', { card, title: text.if.objective })
      : conditionUnmet({ card })
  }
}

/** What the card's own text, or another card's, says about where it deploys. */
export function* closedByText(
  p: Position,
  card: CardId,
  location: CardId | null,
  host: CardId | null = null,
): Generator<Reason> {
  const free = location !== null && ignoresEverything(p, card, location)
  for (const { text, you } of printedOf(p, card, 'deploys only')) {
    const boards = host !== null && text.orAboard !== undefined && matches(p, text.orAboard, host, you)
    const fine = boards || (location !== null && matchesLocation(p, text.where, location, null, you))
    if (!fine && !free) yield refusal('DEP-035', { card, to: location }, 'only')
  }
  for (const { text, source, you } of textsAbout(p, card, 'forbids deploy')) {
    const here = locationOf(p, source)
    if (text.to && (location === null || !matchesLocation(p, text.to, location, here, you))) continue
    if (facts(p, source).type === 'objective') {
      yield refusal('DEP-042', { card, by: source })
      if (text.restOfGame && (cardOf(p, source).flips ?? 0) > 0)
        yield refusal('KRN-146', { card, by: source })
      if (free) yield refusal('DEP-046', { card, by: source })
    } else if (!free) yield refusal('DEP-035', { card, to: location, by: source }, 'forbidden')
    else if (text.never) yield refusal('KRN-231', { card, to: location, by: source })
  }
}

/** All location deployment restrictions for a character, vehicle or starship. */
export function* locationRestrictions(
  p: Position,
  player: Player,
  cards: readonly CardId[],
  location: CardId,
  host: CardId | null = null,
): Generator<Reason> {
  const by = entry(p, player, cards, location)
  if (by !== null) applies(by)
  else {
    // Neither presence nor Force icons there: the reason, and what one might have counted on in vain.
    const details = { card: firstOf(cards), to: location }
    yield refusal('DEP-006', details)
    const { light, dark } = siteFacts(p, location).icons
    if (light + dark > 0) yield refusal('DEP-007', details)
    if (cards.some((one) => isA(facts(p, one), 'scout'))) yield refusal('TRM-342', details)
    const own = ownAt(p, player, location, isSpy)
    if (own !== undefined) yield refusal('DEP-066', { ...details, by: own })
  }
  const [first] = cards
  if (isObserved() && first !== undefined) {
    if (ignoresEverything(p, first, location)) applies('DEP-025', 'DEP-044')
    if (isShieldedFrom(p, player, location)) applies('DEP-185')
    if (isInPalace(p, location) && expresslyTo(p, first, 'tatooine')) applies('TRM-168')
  }
  for (const card of cards) {
    yield* closedPlanet(p, card, location)
    yield* shielded(p, card, location)
    yield* closedByText(p, card, location, host)
  }
}

/** Limits by the rules stay for a card that ignores those of locations, and it is told so. */
export function* byRules(
  p: Position,
  card: CardId,
  location: CardId,
  reasons: Iterable<Reason>,
): Generator<Reason> {
  const any = yield* passedOn(p, reasons)
  if (!any || !ignoresEverything(p, card, location)) return
  yield refusal('DEP-036', { card, to: location })
  yield refusal('DEP-045', { card, to: location })
}

/** Tatooine is named by no title of the Palace's sites. (TRM-168) */
const isInPalace = (p: Position, location: CardId): boolean =>
  isPartOf(p, location, 'Tatooine') && plain(facts(p, location).title).startsWith("jabba's palace:")
