/** Personas, and how many cards of one may be on table. (Persona; personas; Multiple Personas Example) */

import type { Reason } from '../../../kernel/index.ts'
import { asList } from '../../../kernel/index.ts'
import { cardOf } from '../../model/cards/card-of.ts'
import { facts, keyed, once, plain, titlesOf } from '../../model/cards/pool.ts'
import { isStolen } from '../../model/stolen.ts'
import { allOnTable, cardsOn } from '../../model/table.ts'
import { textsOf } from '../../model/texts/texts.ts'
import type { CardFacts, CardId, Position } from '../../model/types.ts'

import { refusal } from '../shared/reasons.ts'
import { arOnly, changes, crdOnly, inRulings, permits, underHeading, within } from '../shared/rulebook.ts'

export const rules = [
  ...underHeading('Persona', {
    'DEP-072': permits,
    'DEP-073': { same: ['DEP-074', 'DEP-199', 'TRM-479'] },
    'DEP-075': {},
    'DEP-076': { ...arOnly, ...permits },
    'DEP-078': arOnly,
    'DEP-080': {},
    'DEP-082': arOnly,
    'DEP-083': changes,
    'DEP-097': {},
    'DEP-098': arOnly,
    'DEP-099': { ...arOnly, ...permits },
    'DEP-401': { ...arOnly, ...permits },
  }),
  ...inRulings('personas', { 'DEP-077': crdOnly }),
  ...underHeading('Multiple Personas Example', {
    'DEP-087': { ...arOnly, ...permits },
    'DEP-088': { ...arOnly, ...permits },
  }),
  ...inRulings('Palpatine and The Emperor', { 'TRM-302': {} }),
]

const { holdsIn, refuse } = within(rules)

export const withPersonas = ['character', 'vehicle', 'starship', 'weapon', 'device']

export interface Persona {
  name: string
  /** How the card comes to be of this persona. */
  by: 'card' | 'permanent pilot' | 'permanent weapon' | 'combined'
}

/** The unique personas on a card: its own, those of its permanent pilots and of its permanent weapon. */
export const personasOf = once((card): Persona[] => {
  const named = (by: Persona['by'], names: readonly string[] = []) =>
    names.map((name): Persona => ({ name: plain(name), by }))
  const own = card.unique === true || card.persona !== undefined
  const pilots = card.permanentPilots?.flatMap(({ name }) => name ?? [])
  return [
    ...named('card', own && withPersonas.includes(card.type) ? [card.persona ?? card.title] : []),
    ...named('permanent pilot', pilots),
    ...named('combined', card.combines),
    ...named('permanent weapon', asList(card.permanentWeapon)),
  ]
})

/** Does a card contain a persona, whatever its type? */
export const containsPersona = (card: CardFacts, name: string): boolean =>
  personasOf(card).some((persona) => persona.name === plain(name))

/** The unique persona that a card itself is, not one that it contains; undefined for cards that are not unique. */
export const personaOf = (card: CardFacts): string | undefined =>
  personasOf(card).find(({ by }) => by === 'card')?.name

/** The persona of the weapon that is part of a card. */
export const weaponOf = (card: CardFacts): string | undefined =>
  personasOf(card).find(({ by }) => by === 'permanent weapon')?.name

/** Does a card answer to one of these personas only because it contains it? (DEP-087) */
export const answersAsPart = (card: CardFacts, names: string | readonly string[] | undefined): boolean =>
  asList(names).some(
    (name) => containsPersona(card, name) && ![personaOf(card), plain(card.title)].includes(plain(name)),
  )

/** Does one of its permanent pilots answer to one of these personas? (DEP-088) */
export const answersAsPilot = (card: CardFacts, names: string | readonly string[] | undefined): boolean =>
  personasOf(card).some(
    ({ name, by }) => by === 'permanent pilot' && asList(names).some((one) => plain(one) === name),
  )

/** Two personas that people take for one: the senator and chancellor, and what he becomes. (TRM-302) */
const strangers: readonly (readonly string[])[] = [
  ['palpatine', 'senator palpatine'],
  ['emperor', 'the emperor', 'emperor palpatine'],
]

const strangerIn = (name: string | undefined): number =>
  name === undefined ? -1 : strangers.findIndex((names) => names.includes(plain(name)))

const areApart = (one: number, other: number): boolean => one >= 0 && other >= 0 && one !== other

/** Are these two cards of two personas that have nothing to do with each other, whatever their names say? (TRM-302) */
export const areStrangers = (one: CardFacts, other: CardFacts): boolean =>
  areApart(strangerIn(personaOf(one)), strangerIn(personaOf(other)))

/** Why the one does not stand for the other, or for the persona that it asks for. (TRM-302) */
export const noSuchPersona = ({ card, by }: { card: CardId; by: CardId }): Reason =>
  refusal('TRM-302', { card, by })

/** Is a card no version of a persona that is named, though one might think so? (TRM-302) */
export const isStrangerTo = (card: CardFacts, names: string | readonly string[] | undefined): boolean =>
  asList(names).some((name) => areApart(strangerIn(personaOf(card)), strangerIn(name)))

export interface Shared {
  mine: Persona
  theirs: Persona
}

/** The persona that two cards share, and how. */
export const shared = (one: CardFacts, other: CardFacts): Shared | null =>
  sharedAmong(personasOf(one), personasOf(other))

export function sharedAmong(ours: readonly Persona[], others: readonly Persona[]): Shared | null {
  for (const mine of ours) {
    const theirs = others.find(({ name }) => name === mine.name)
    if (theirs) return { mine, theirs }
  }
  return null
}

/** Has a card on it taken its permanent weapon away? */
const isDisarmed = (p: Position, card: CardId): boolean =>
  cardsOn(p, card).some((thing) =>
    textsOf(p, thing, 'cannot be fired').some(({ text }) => text.who === 'host'),
  )

/**
 * The personas for which a card on table counts. One that it contains counts whatever becomes of its text, but not a
 * permanent weapon that has been taken away; the unique permanent pilot of what has been stolen is gone anyway. (DEP-098,
 * DEP-099)
 */
export function personasThere(p: Position, card: CardId): readonly Persona[] {
  const printed = facts(p, card)
  const personas = personasOf(printed)
  if (!holdsIn(p, 'DEP-099') || personas.every(({ by }) => by === 'card')) return personas
  return isDisarmed(p, card) ? personas.filter(({ by }) => by !== 'permanent weapon') : personas
}

/** A card as its whole face says it, whatever has become of it; undefined for one that nobody knows. */
export function asPrinted(p: Position, card: CardId): CardFacts | undefined {
  const { key } = cardOf(p, card)
  return keyed(key) ?? p.defined[key]
}

/** Would it contain a persona of that card's, had it not lost its permanent pilot by being stolen? (DEP-099) */
function hasLostTo(p: Position, card: CardId, printed: CardFacts): boolean {
  if (!isStolen(p, card)) return false
  const whole = asPrinted(p, card)
  return whole !== undefined && shared(printed, whole) !== null && !shared(printed, facts(p, card))
}

/** The persona that a card shares with one on table, and how. */
export const sharedOnTable = (p: Position, one: CardFacts, other: CardId): Shared | null =>
  sharedAmong(personasOf(one), personasThere(p, other))

export const sameTitle = (one: CardFacts, other: CardFacts): boolean =>
  titlesOf(one).some((title) => titlesOf(other).includes(title))

/** Of an own card: its persona is on table already. (DEP-073, DEP-075, DEP-097) */
export function personaTaken(
  one: CardFacts,
  other: CardFacts,
  found: Shared | null,
  details: { card: CardId; by: CardId },
): Reason | null {
  if (!found) return null
  const { mine, theirs } = found
  if (mine.by === 'permanent weapon' || theirs.by === 'permanent weapon') return refusal('DEP-075', details)
  return sameTitle(one, other) || mine.by !== 'card' || theirs.by !== 'card'
    ? refusal('DEP-097', details)
    : refusal('DEP-073', details)
}

type Rivals = { card: CardId; by: CardId }

/** The Light Side has no second version of a captive. (DEP-078) */
export const captiveVersion = (details: Rivals): Reason => refuse('DEP-078', details)

/** What a card contains counts whatever becomes of its text. (DEP-098) */
export const idleVersion = (details: Rivals): Reason => refuse('DEP-098', details)

/** What has been stolen counts for both players. (DEP-080) */
export const stolenVersion = (details: Rivals): Reason => refusal('DEP-080', details)

/** The other player has the very card on table. (DEP-082) */
export const opponentsCopy = (details: Rivals): Reason => refuse('DEP-082', details)

/** The other player has the persona on table. (DEP-077) */
export const opponentsVersion = (details: Rivals): Reason => refuse('DEP-077', details)

/** Has a card on table lost this persona by being stolen? (DEP-099) */
export const isRobbedOf = (p: Position, printed: CardFacts): boolean =>
  holdsIn(p, 'DEP-099') && allOnTable(p).some((id) => hasLostTo(p, id, printed))
