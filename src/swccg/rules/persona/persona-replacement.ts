/** Persona replacement: another version of one's own character takes its place. (Persona Replacement) */

import type { Change, Reason } from '../../../kernel/index.ts'
import type { Filter, LocationFilter } from '../../abilities/types.ts'
import { suits } from '../../model/capacity.ts'
import { cardOf } from '../../model/cards/card-of.ts'
import { facts, isCombination, plain } from '../../model/cards/pool.ts'
import { isCharacter, isUndercover } from '../../model/crew.ts'
import { isPartOf } from '../../model/places/locations.ts'
import { allOnTable, cardsOn, isOnTable, locationOf } from '../../model/table.ts'
import { matches, matchesLocation } from '../../model/texts/filters.ts'
import { isImmune } from '../../model/texts/targets.ts'
import { printedOf, textsInForce } from '../../model/texts/texts.ts'
import type { CardFacts, CardId, Player, Position } from '../../model/types.ts'
import { combinationStays } from '../card-types/effects-and-others/combo-cards.ts'
import { textUnderWay } from '../deploy/deployment-attempt.ts'
import { keeperOf } from '../deploy/locations.ts'
import { asksForMore } from '../deploy/on-cards/deploying-on-cards.ts'
import { areStrangers, containsPersona, noSuchPersona, personaOf, weaponOf } from '../deploy/personas.ts'
import { entry } from '../deploy/restrictions/deployment-restrictions.ts'
import { deployedKey, notReplaced } from '../deploy/unique-and-restricted-cards.ts'
import { keptOff } from '../movement/carrying/room-aboard.ts'
import { notInHand, notOnTable } from '../shared/actions/answering.ts'
import type { Exchange } from '../shared/actions/intent.ts'
import { type IntentKind, verdictOf } from '../shared/actions/intents.ts'
import type { Moment } from '../shared/actions/moment.ts'
import { wrongTime } from '../shared/actions/time-for-intents.ts'
import { underWay } from '../shared/actions/timing-windows.ts'
import { nothingAgainst, passedOn, refusal } from '../shared/reasons.ts'
import { arOnly, changes, crdOnly, inRulings, permits, underHeading, within } from '../shared/rulebook.ts'
import { exchangeTime, shortOf, takePlace } from './taking-the-place.ts'

declare module '../../model/under-way.ts' {
  interface Events {
    replaced: { card: CardId; cards: CardId[] }
  }
}

export const rules = [
  ...underHeading('Deploy Phase', { 'DEP-002': {} }),
  ...underHeading('Persona', { 'DEP-095': {} }),
  ...underHeading('Persona Replacement', {
    'DEP-100': {},
    'DEP-101': permits,
    'DEP-102': arOnly,
    'DEP-103': {},
    'DEP-105': changes,
    // The rulings of 2001 say nothing of slots; a card that a slot does not take cannot be in it all the same.
    'DEP-106': {},
    'DEP-107': {},
    'DEP-108': arOnly,
    'DEP-109': {},
    'DEP-110': arOnly,
    'DEP-112': permits,
    'DEP-113': permits,
    'DEP-114': changes,
    'DEP-115': { ...arOnly, ...changes },
    'DEP-118': { ...arOnly, ...changes },
    'DEP-120': { ...arOnly, ...changes },
    'DEP-121': changes,
    'DEP-122': { ...arOnly, ...permits },
    'DEP-123': {},
    'DEP-125': permits,
    'DEP-126': permits,
    'DEP-127': {},
    'DEP-128': permits,
    'DEP-129': permits,
    'DEP-130': permits,
  }),
  ...underHeading('Persona Replacement - Examples', { 'DEP-134': { ...arOnly, ...changes } }),
  ...underHeading('Persona Replacement - Non-unique Persona', { 'DEP-133': {} }),
  ...inRulings('persona replacement rule', {
    'DEP-111': { ...crdOnly, ...permits },
    'DEP-119': { ...crdOnly, ...changes },
  }),
]

const { holdsIn, refuse } = within(rules)

/** The icons of the sets that cards come from; (V) cards bear one too. */
const expansions = [
  'a new hope',
  'hoth',
  'dagobah',
  'cloud city',
  "jabba's palace",
  'special edition',
  'endor',
  'death star ii',
  'reflections ii',
  'reflections iii',
  'reflections 3',
  'tatooine',
  'coruscant',
  'theed palace',
  'premium',
]

const expansionsOf = ({ icons = [] }: CardFacts): string[] =>
  icons.map(plain).filter((icon) => expansions.includes(icon) || /^(virtual )?(set|block) \d+$/.test(icon))

/** Has one of them an expansion icon that the other lacks? (DEP-102) */
function differentSets(one: CardFacts, other: CardFacts): boolean {
  const [mine, others] = [expansionsOf(one), expansionsOf(other)]
  return mine.some((icon) => !others.includes(icon)) || others.some((icon) => !mine.includes(icon))
}

const sameTitle = (one: CardFacts, other: CardFacts) => plain(one.title) === plain(other.title)

/** Are they two versions of one unique persona? */
function* notVersions(p: Position, { card, by }: Exchange): Generator<Reason> {
  const [old, made] = [facts(p, card), facts(p, by)]
  const details = { card, by }
  if (!isCharacter(p, card) || !isCharacter(p, by)) return yield refusal('DEP-095', details)
  if (isCombination(old) || isCombination(made)) yield combinationStays(details)
  const persona = personaOf(old)
  if (persona === undefined || persona !== personaOf(made)) {
    yield refusal('DEP-133', details)
    if (areStrangers(old, made)) yield noSuchPersona(details)
  } else if (!sameTitle(old, made)) return
  // Another title makes another version; in the rulebook another expansion icon does too. (DEP-101, DEP-102, ED-46)
  else if (!holdsIn(p, 'DEP-102')) yield refusal('DEP-100', details, 'same title')
  else if (!differentSets(old, made)) yield refuse('DEP-102', details)
}

/** The card on table counts with all that changes it, the card in hand as printed. (DEP-107, DEP-123) */
function* tooWeak(p: Position, { card, by }: Exchange): Generator<Reason> {
  const old = facts(p, card)
  const short = shortOf(p, { card, by })
  for (const { what, have, need } of short) yield refusal('DEP-107', { card, by, have, need }, what)
  if (short.some(({ what, have }) => have >= (old[what] ?? 0))) yield refusal('DEP-123', { card, by })
}

/** Is the old card aboard what the new one says that it may deploy aboard of? */
function isAboardOf(p: Position, card: CardId, host: Filter | undefined, you: Player): boolean {
  return host !== undefined && matches(p, { isAboard: host }, card, you)
}

/** What the new card's own text, or that of others, has against its being there. (DEP-108 to DEP-113) */
function* restricted(p: Position, { card, by }: Exchange): Generator<Reason> {
  const here = locationOf(p, card)
  const details = { card: by, to: here }
  const meansHere = (where: LocationFilter | undefined, from: CardId | null, you: Player): boolean =>
    !where || (here !== null && matchesLocation(p, where, here, from, you))
  for (const { text, you } of printedOf(p, by, 'deploys only'))
    if (!meansHere(text.where, null, you) && !isAboardOf(p, card, text.orAboard, you))
      yield refusal('DEP-109', details)
  for (const { text, you } of printedOf(p, by, 'forbids deploy'))
    if (text.who === 'self' && meansHere(text.to, null, you)) yield refusal('DEP-109', details)
  for (const { text, source, you } of textsInForce(p, 'forbids deploy')) {
    if (text.who === 'self' || !matches(p, text.who, by, you)) continue
    // What is about places is a location restriction, unless an Objective says it.
    const said = !text.to || facts(p, source).type === 'objective'
    if (said && meansHere(text.to, locationOf(p, source), you))
      yield refuse('DEP-110', { card: by, by: source })
  }
  const weapon = weaponOf(facts(p, by))
  if (weapon === undefined) return
  const { owner } = cardOf(p, by)
  const other = allOnTable(p).find(
    (id) => id !== card && cardOf(p, id).owner === owner && containsPersona(facts(p, id), weapon),
  )
  if (other !== undefined) yield refuse('DEP-108', { card: by, by: other })
}

function* noRoom(p: Position, { card, by }: Exchange): Generator<Reason> {
  const { where } = cardOf(p, card)
  if (!('aboard' in where)) return
  if (!suits(p, by, where.slot)) yield refusal('DEP-106', { card: by, ship: where.aboard, slot: where.slot })
  if (!nothingAgainst(p, keptOff(p, by, where.aboard)))
    yield refusal('DEP-109', { card: by, to: locationOf(p, card) })
}

function* reasonsAgainst(p: Position, player: Player, exchange: Exchange, moment: Moment): Generator<Reason> {
  const { card, by } = exchange
  const byText = textUnderWay(moment.frame)
  if (byText) yield refusal('DEP-127', { card, by: byText.by })
  if (moment.frame?.does !== 'loop') yield underWay({ card })
  yield* wrongTime(exchangeTime, 'DEP-002', p, player, moment, { card })
  if (!p.piles[player].hand.includes(by)) yield notInHand({ card: by })
  if (!isOnTable(p, card)) return yield notOnTable({ card })
  if (cardOf(p, card).owner !== player) yield refusal('DEP-103', { card, by })
  yield* notReplaced(p, card, by)
  if (yield* passedOn(p, notVersions(p, exchange))) return
  yield* tooWeak(p, exchange)
  yield* restricted(p, exchange)
  yield* noRoom(p, exchange)
}

/** The rules that a replacement follows. */
function citesOf(p: Position, { card, by }: Exchange): string[] {
  const [old, made] = [facts(p, card), facts(p, by)]
  const { where } = cardOf(p, card)
  const deployed = p.used.includes(deployedKey(p, cardOf(p, card).owner, card))
  return [
    'DEP-002',
    'DEP-100',
    sameTitle(old, made) ? 'DEP-102' : 'DEP-101',
    'DEP-107',
    'DEP-125',
    'DEP-129',
    ...(printedOf(p, by, 'deploys only').length > 0 ? ['DEP-109'] : []),
    'DEP-120',
    ...('aboard' in where ? ['DEP-105'] : []),
    ...(deployed ? ['DEP-126'] : []),
  ]
}

/** What would keep the new card from being deployed there, and does not keep it from this. (DEP-111 to DEP-113) */
function inSpiteOf(p: Position, player: Player, { card, by }: Exchange): string[] {
  const here = locationOf(p, card)
  if (here === null) return []
  const others = textsInForce(p, 'forbids deploy').some(
    ({ text, you }) => text.who !== 'self' && matches(p, text.who, by, you),
  )
  const persona = personaOf(facts(p, by)) ?? ''
  const isOut = p.piles[player].out.some((id) => containsPersona(facts(p, id), persona))
  return [
    ...(entry(p, player, [by], here) === null ? ['DEP-112'] : []),
    ...(isPartOf(p, here, 'Dagobah') ? ['DEP-113'] : []),
    ...(others ? ['DEP-111'] : []),
    ...(isOut ? ['DEP-128'] : []),
    ...(keeperOf(p, card) === null ? [] : ['DEP-136']),
  ]
}

/** Makes the replacement. It is no deployment: nothing can be done in answer to one. (DEP-125, DEP-129) */
function begin(change: Change<Position>, player: Player, exchange: Exchange): void {
  const p = change.now
  const { card, by } = exchange
  const cites = citesOf(p, exchange)
  const lasting = p.lasting.filter(({ source, on = [source] }) => on.includes(card))
  const silenced = lasting.some(({ ability }) => ability.does === 'cancels game text')
  const covert = isUndercover(p, card)
  const open = inSpiteOf(p, player, exchange)
  const lost = takePlace(change, exchange)
  const kept = cardsOn(change.now, by)
  change.log({
    say: 'replaced',
    with: { card, by, cards: lost, things: kept },
    by: player,
    cites: [
      ...cites,
      ...(kept.length > 0 ? ['DEP-114'] : []),
      ...(lost.length > 0 ? ['DEP-118', 'DEP-119'] : []),
      ...(kept.some((thing) => asksForMore(change.now, thing)) ? ['DEP-115'] : []),
      ...(lasting.length > 0 ? ['DEP-121'] : []),
      ...(lasting.some(({ source }) => isImmune(change.now, by, source)) ? ['DEP-122'] : []),
      ...(silenced ? ['DEP-134'] : []),
      ...(covert ? ['DEP-130'] : []),
      ...(covert && !isUndercover(change.now, by) ? ['TRM-393'] : []),
      ...open,
    ],
  })
  change.window({ is: 'replaced', performer: player, card: by, cards: [by] })
}

/** A player replaces a character of his by another version of it in hand. */
export const replacing: IntentKind<'replace'> = {
  judge: (p, by, exchange, moment) =>
    verdictOf(p, reasonsAgainst(p, by, exchange, moment), 0, () => citesOf(p, exchange)),
  begin,
  time: exchangeTime,
  *legal(p, player, moment) {
    for (const by of p.piles[player].hand) {
      const persona = isCharacter(p, by) ? personaOf(facts(p, by)) : undefined
      if (persona === undefined) continue
      for (const card of allOnTable(p)) {
        if (cardOf(p, card).owner !== player || personaOf(facts(p, card)) !== persona) continue
        const replace = { card, by }
        if (nothingAgainst(p, reasonsAgainst(p, player, replace, moment)))
          yield { kind: 'replace', ...replace }
      }
    }
  },
}
