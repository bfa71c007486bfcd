/** How many copies and versions of a card may be on table. (Persona; unique and restricted cards) */

import { type Change, type Reason, rememberAbout } from '../../../kernel/index.ts'
import { cardOf } from '../../model/cards/card-of.ts'
import { facts, isCombo, once, plain, titlesOf } from '../../model/cards/pool.ts'
import { isStolen } from '../../model/stolen.ts'
import { allOnTable, allSupporting, hasState, isActive, isOnTable, tableCards } from '../../model/table.ts'
import { textCanceledBy } from '../../model/texts/texts.ts'
import type { CardFacts, CardId, Player, Position } from '../../model/types.ts'
import { sharesTitle } from '../card-types/effects-and-others/combo-cards.ts'
import { applies, isObserved } from '../shared/observing.ts'
import { nothingAgainst, refusal } from '../shared/reasons.ts'
import { arOnly, inRulings, permits, underHeading, within } from '../shared/rulebook.ts'
import {
  areStrangers,
  asPrinted,
  captiveVersion,
  idleVersion,
  isRobbedOf,
  opponentsCopy,
  opponentsVersion,
  personaOf,
  personasOf,
  personasThere,
  personaTaken,
  sameTitle,
  shared,
  sharedAmong,
  sharedOnTable,
  stolenVersion,
  withPersonas,
} from './personas.ts'

export const rules = [
  ...underHeading('Persona - Converting Characters', { 'DEP-143': { ...arOnly, ...permits } }),
  ...underHeading('Persona - Crossing Over', { 'DEP-159': arOnly }),
  ...underHeading('Out of Play', { 'KRN-280': {}, 'KRN-281': {} }),
  ...inRulings('unique and restricted cards', {
    'DEP-235': {},
    'DEP-236': {},
    'DEP-237': permits,
    'DEP-238': {},
  }),
  ...inRulings('alternate image cards', { 'TRM-017': {} }),
  ...inRulings('missing', { 'DEP-193': { same: ['KRN-260'] } }),
]

const { refuse } = within(rules)

const namesOf = once((card): readonly string[] => [
  ...new Set([...titlesOf(card), ...personasOf(card).map(({ name }) => name)]),
])

/** The cards on table by the titles and personas that they bear. */
const bearers = rememberAbout([tableCards], (p: Position) => {
  const found = new Map<string, CardId[]>()
  for (const id of allOnTable(p)) {
    if ('under' in cardOf(p, id).where) continue
    for (const name of namesOf(facts(p, id))) {
      const cards = found.get(name)
      if (cards) cards.push(id)
      else found.set(name, [id])
    }
  }
  return found
})

const byNumber = (one: CardId, other: CardId) => one - other

/** The other cards on table that share a title or a persona with this one, in the order of their numbers. */
function namesakes(p: Position, card: CardId): CardId[] {
  const all = namesOf(facts(p, card)).flatMap((name) => bearers(p).get(name) ?? [])
  return [...new Set(all)].filter((other) => other !== card).sort(byNumber)
}

/** A player's other cards on table that contain a persona of this card's. (DEP-083) */
export const versionsOf = (p: Position, player: Player, card: CardId): CardId[] =>
  namesakes(p, card).filter(
    (other) =>
      cardOf(p, other).owner === player && sharedAmong(personasThere(p, card), personasThere(p, other)),
  )

/** The characters that have crossed over, wherever they are now. */
const crossedOver = rememberAbout(['cards.crossed'], (p: Position) =>
  p.cards.flatMap(({ id, crossed }) => (crossed ? [id] : [])),
)

/** How many copies may be on table; no limit for cards without dots. */
const limitOf = ({ unique, limit }: CardFacts): number => (unique ? 1 : (limit ?? Number.POSITIVE_INFINITY))

/** Set aside, a card counts all the same, and so does what is on it: neither is replaced. (DEP-193) */
export function* notReplaced(p: Position, card: CardId, by: CardId): Generator<Reason> {
  if (!isActive(p, card)) yield refusal('DEP-193', { card, by }, 'replaced')
}

/** The player has the unique card on table already. (DEP-235) */
export function* hasItAlready(p: Position, player: Player, card: CardId, by: CardId): Generator<Reason> {
  if (cardOf(p, by).owner === player) yield refusal('DEP-235', { card, by })
}

function* against(p: Position, player: Player, card: CardId, other: CardId): Generator<Reason> {
  const [one, two] = [facts(p, card), facts(p, other)]
  const mine = cardOf(p, other).owner === player
  const details = { card, by: other }
  const copy = sameTitle(one, two)
  const common = sharedOnTable(p, one, other)
  if (mine) {
    const same = limitOf(one) === 1 && one.key === two.key
    const taken = same ? refusal('DEP-235', details) : personaTaken(one, two, common, details)
    if (taken) yield taken
    else if (limitOf(one) === 1 && copy) yield refusal('DEP-235', details)
    else return
    if (player === 'light' && hasState(p, other, 'captive') && common) yield captiveVersion(details)
    const idle = textCanceledBy(p, other) !== null || hasState(p, other, 'suspended')
    if (common && common.theirs.by !== 'card' && idle) yield idleVersion(details)
    if (one.title !== two.title && plain(one.title) === plain(two.title)) yield refusal('TRM-017', details)
    if (isCombo(one) || isCombo(two)) yield sharesTitle(details)
  } else if (isStolen(p, other) && two.type !== 'character' && withPersonas.includes(two.type) && common) {
    yield stolenVersion(details)
  } else if (one.unique && copy) {
    yield refusal('DEP-238', details)
    if (common) yield opponentsCopy(details)
    if (common) yield opponentsVersion(details)
  } else {
    if (common) yield opponentsVersion(details)
    if (common && player === 'light' && hasState(p, other, 'captive')) yield captiveVersion(details)
    return
  }
  if (!isActive(p, other)) yield refusal('DEP-193', details)
}

/** What the number of copies and versions on table, and deployed this turn, has against deploying a card. */
export function* tooMany(p: Position, player: Player, card: CardId): Generator<Reason> {
  const printed = facts(p, card)
  const limit = limitOf(printed)
  if (limit === Number.POSITIVE_INFINITY && personasOf(printed).length === 0) return
  const staysOut = ['character', 'vehicle', 'starship'].includes(printed.type)
  let copies = 0
  const others = new Set([...crossedOver(p), ...p.piles[player].out, ...namesakes(p, card)])
  for (const id of [...others].sort(byNumber)) {
    const { where, owner, crossed } = cardOf(p, id)
    if (id === card || 'under' in where) continue
    if (crossed && isPersonaOf(printed, asPrinted(p, id))) yield refuse('DEP-159', { card, by: id })
    if ('in' in where && where.in === 'out') {
      const found = owner === player && staysOut ? shared(printed, facts(p, id)) : null
      if (!found) continue
      yield refusal('KRN-280', { card, by: id })
      if (found.mine.by !== 'card' || found.theirs.by !== 'card') yield refusal('KRN-281', { card, by: id })
      continue
    }
    if (!isOnTable(p, id)) continue
    if (limit > 1 && sameTitle(printed, facts(p, id))) copies += 1
    yield* against(p, player, card, id)
  }
  if (limit > 1 && copies >= limit) yield refusal('DEP-235', { card, count: limit }, 'limit')
  const spent = deployedKey(p, player, card)
  if (p.used.filter((key) => key === spent).length >= limit) yield refusal('DEP-236', { card, count: limit })
  besideOthers(p, player, card)
  if (isObserved() && allOnTable(p).some((id) => areStrangers(printed, facts(p, id)))) applies('TRM-302')
}

/**
 * Is no card of this title deployed now, whether one is found or not: unique or restricted, and on table as often as may be, or
 * out of play? A copy that the player has anywhere tells of its persona too. (KRN-093)
 */
export function isBarred(p: Position, player: Player, title: string): boolean {
  const named = p.cards.filter(({ id }) => titlesOf(facts(p, id)).includes(plain(title)))
  const copy = named.find(({ owner, where }) => owner === player && 'in' in where && where.in !== 'out')
  if (copy) return isLimited(p, copy.id) && !nothingAgainst(p, tooMany(p, player, copy.id))
  return named.some(({ id, owner }) => owner === player && facts(p, id).unique === true)
}

/** Does a card contain the persona that the character itself was? Its weapon is another. */
const isPersonaOf = (one: CardFacts, character: CardFacts | undefined): boolean =>
  character !== undefined && shared(one, character)?.theirs.by === 'card'

/** Counts a deployment of a card with dots, by its title. (DEP-236, DEP-237) */
export const deployedKey = (p: Position, player: Player, card: CardId): string =>
  `deployed:${player}:${plain(facts(p, card).title)}:${p.turn.number}`

export const isLimited = (p: Position, card: CardId): boolean =>
  limitOf(facts(p, card)) !== Number.POSITIVE_INFINITY

const convertedKey = (player: Player, persona: string): string => `converted:${player}:${persona}`

/** Notes that a player has lost this character to a conversion. (DEP-143) */
export const noteConversion = (change: Change<Position>, player: Player, card: CardId): void => {
  const persona = personaOf(facts(change.now, card))
  if (persona !== undefined) change.put('used', [...change.now.used, convertedKey(player, persona)])
}

/** Says which rules let a version come though there is another: on the opponent's side, lost, captive, or deployed before. */
function besideOthers(p: Position, player: Player, card: CardId): void {
  const printed = facts(p, card)
  if (!isObserved() || !isLimited(p, card)) return
  const versions = namesakes(p, card).filter((id) => shared(printed, facts(p, id)))
  if (versions.some((id) => cardOf(p, id).owner !== player)) applies('DEP-072', 'DEP-076')
  const persona = personaOf(printed)
  if (persona !== undefined && p.used.includes(convertedKey(player, persona))) applies('DEP-143')
  const released = versions.some((id) => !sharedOnTable(p, printed, id))
  if (released || isRobbedOf(p, printed)) applies('DEP-099')
  if (player === 'dark' && versions.some((id) => hasState(p, id, 'captive'))) applies('DEP-401')
  // A supporting copy or version is not on table. (KRN-277)
  const beside = allSupporting(p).some(
    (id) => sameTitle(printed, facts(p, id)) || shared(printed, facts(p, id)) !== null,
  )
  if (beside) applies('KRN-277', 'TRM-146', 'TRM-421')
  // Another version of the card was deployed this turn, and is gone again.
  const before = p.cards.some(
    ({ id, owner, where }) =>
      owner === player &&
      id !== card &&
      'in' in where &&
      p.used.includes(deployedKey(p, player, id)) &&
      !sameTitle(facts(p, id), printed) &&
      shared(printed, facts(p, id)),
  )
  if (before) applies('DEP-237')
}
