/** The texts in force: which abilities of which cards work at this moment. */

import { type Aspect, remember, rememberAbout } from '../../../kernel/index.ts'
import type { Bearer } from '../../abilities/filters/filters.ts'
import type { Modifies } from '../../abilities/modifies/modifies.ts'
import type { Ability, AbilityOf, Filter } from '../../abilities/types.ts'
import { isAskingAbility } from '../ability-now.ts'
import { cardOf } from '../cards/card-of.ts'
import { isGrounded } from '../cards/landed-texts.ts'
import { allTextsOf, copiedTexts, facts, isTextCopied, once } from '../cards/pool.ts'
import { isStowed } from '../crew.ts'
import { shipsAround } from '../places/prepositions.ts'
import { isPresentAt } from '../places/presence.ts'
import {
  allActive,
  allOnTable,
  cardsOn,
  carrierOf,
  hasState,
  isActive,
  isOnTable,
  locationOf,
  tableCards,
} from '../table.ts'
import { type CardFacts, type CardId, opponentOf, type Player, type Position } from '../types.ts'
import { holds, isFleeting } from './conditions.ts'
import { isMereLoad, matches, matchesLocation } from './filters.ts'

/** An ability of a card on table, and the player whose text it is. */
export interface TextInForce<A extends Ability = Ability> {
  text: A
  source: CardId
  you: Player
  /** The cards that an action has put it on. */
  on?: readonly CardId[]
  /** The card whose action has put it there. */
  by?: CardId
  /** When it was put there. */
  since?: number
}

const noTexts: readonly never[] = []

interface Texts {
  byWord: Map<string, TextInForce[]>
  byCard: TextInForce[][]
}

/** Everything that stands on active cards, or has been put there for a while. */
const written = rememberAbout([tableCards, 'lasting'], (p: Position): Texts => {
  const found: TextInForce[] = []
  const copying = isTextCopied(p)
  for (const id of allOnTable(p)) {
    if (!isActive(p, id) && !hasState(p, id, 'defending')) continue
    const { owner } = cardOf(p, id)
    for (const text of facts(p, id).abilities ?? []) found.push({ text, source: id, you: text.side ?? owner })
    if (copying) for (const text of copiedTexts(p, id)) found.push({ text, source: id, you: owner })
  }
  for (const { source, ability, owner, on, since } of p.lasting) {
    // The game remembers when it ends, and that goes on. (KRN-268)
    if (isSuspended(p, source)) continue
    found.push({
      text: ability,
      // What has been put on a card speaks of that card as itself.
      source: 'who' in ability && ability.who === 'self' ? (on?.[0] ?? source) : source,
      you: owner,
      by: source,
      ...(on ? { on } : {}),
      ...(since === undefined ? {} : { since }),
    })
  }
  return indexed(found)
})

/** Does a text of this kind stand there, whether it works at this moment or not? */
export const isWritten = (p: Position, does: Ability['does']): boolean => written(p).byWord.has(does)

/** Is it suspended, so that not even what it has put in force before applies? (KRN-268) */
const isSuspended = (p: Position, card: CardId): boolean =>
  hasState(p, card, 'suspended') && isOnTable(p, card)

/** Is it suspended at the place where that other card is, though not everywhere? */
export function isSuspendedFor(p: Position, source: CardId, card: CardId): boolean {
  const found = written(p).byWord.get('suspends') as TextInForce<AbilityOf<'suspends'>>[] | undefined
  if (!found) return false
  return found.some((one) => {
    const { text, source: by, you } = one
    if (!text.where || text.who === 'self' || !matches(p, text.who, source, you, by)) return false
    if (!works(p, one)) return false
    const at = locationOf(p, card)
    return at !== null && matchesLocation(p, text.where, at, locationOf(p, by), you)
  })
}

/**
 * The cards whose game text is canceled, each with the card that does it, in the order of their coming. (KRN-222) Where a
 * condition looks elsewhere than at the table, into hands or piles, it is worked out each time.
 */
export function canceledTexts(p: Position): ReadonlyMap<CardId, CardId> {
  const how = cancelers(p)
  if (how === 'none') return noneCanceled
  return how === 'fleeting' || isAskingAbility() ? canceledNow(p) : canceledSteadily(p)
}

/** What the conditions of texts follow from that are not fleeting. */
const onTheTable: readonly Aspect<Position>[] = [
  tableCards,
  'lasting',
  'layout',
  'turn',
  'battle',
  'starting',
]

const noneCanceled: ReadonlyMap<CardId, CardId> = new Map()

/** Is there a text that cancels others, and one whose condition looks into hands or piles? */
const cancelers = rememberAbout([tableCards, 'lasting'], (p: Position): 'none' | 'steady' | 'fleeting' => {
  const { byWord } = written(p)
  if (!byWord.has('cancels game text')) return 'none'
  const isAnyFleeting = [...byWord.values()].some((found) => found.some(({ text }) => isFleeting(text.while)))
  return isAnyFleeting ? 'fleeting' : 'steady'
})

const canceledNow = remember(cancelTexts)
const canceledSteadily = rememberAbout(onTheTable, cancelTexts)

function cancelTexts(p: Position): ReadonlyMap<CardId, CardId> {
  const canceled = new Map<CardId, CardId>()
  for (const found of written(p).byWord.get('cancels game text') ?? []) {
    if (!found.on && canceled.has(found.source)) continue
    if (!works(p, found)) continue
    const { text } = found as TextInForce<AbilityOf<'cancels game text'>>
    for (const id of allActive(p)) {
      if (canceled.has(id) || !bearsOn(p, found, text.who, id)) continue
      if (text.wherePresent && !isThere(p, id, found.source)) continue
      if (keeperOfText(p, id) === null) canceled.set(id, found.source)
    }
  }
  return canceled
}

/** The card that keeps the game text of this one from being canceled, or null. (KRN-220) */
export function keeperOfText(p: Position, card: CardId): CardId | null {
  const keepers = (written(p).byWord.get('game text may not be canceled') ?? []) as TextInForce<
    AbilityOf<'game text may not be canceled'>
  >[]
  return keepers.find((one) => works(p, one) && bearsOn(p, one, one.text.who, card))?.source ?? null
}

/** The card that cancels the game text of this one, or null. */
export const textCanceledBy = (p: Position, card: CardId): CardId | null => canceledTexts(p).get(card) ?? null

/** Is it a text 'where present' that cancels the game text of this card? (CTL-042) */
export const isCanceledWherePresent = (p: Position, card: CardId): boolean => {
  const by = textCanceledBy(p, card)
  const texts = (written(p).byWord.get('cancels game text') ?? []) as TextInForce<
    AbilityOf<'cancels game text'>
  >[]
  return texts.some(({ text, source }) => source === by && text.wherePresent && isThere(p, card, source))
}

/** 'Where present': this card is present at the location, and the other at it. (CTL-042) */
const isThere = (p: Position, card: CardId, source: CardId): boolean => {
  const at = locationOf(p, source)
  return card !== source && at !== null && isPresentAt(p, source, at) && locationOf(p, card) === at
}

/** Does it pilot that card? One who drives a transport does not. (TRM-122) */
function isPilotOf(p: Position, card: CardId, source: CardId): boolean {
  const { where } = cardOf(p, source)
  return 'aboard' in where && where.aboard === card && where.slot === 'pilot' && !isStowed(p, card)
}

/** Does it drive that card? */
function isDriverOf(p: Position, card: CardId, source: CardId): boolean {
  const { where } = cardOf(p, source)
  return 'aboard' in where && where.aboard === card && where.slot === 'driver' && !isStowed(p, card)
}

/** Whom does a text mean: by a filter, or the card itself, what it is on, or what it has been put on? */
export function bearsOn(
  p: Position,
  { source, you, on, by = source }: Pick<TextInForce, 'source' | 'you' | 'on' | 'by'>,
  who: Bearer,
  card: CardId,
): boolean {
  if (isSuspendedFor(p, by, card)) return false
  if (who === 'self') return source === card
  if (who === 'host') return carrierOf(p, source) === card
  if (who === 'ship') return shipsAround(p, source).includes(card)
  if (who === 'target') return on?.includes(card) ?? false
  if (who === 'piloted') return isPilotOf(p, card, source)
  if (who === 'driven') return isDriverOf(p, card, source)
  if (who === 'piloted by host') {
    const host = carrierOf(p, source)
    return host !== null && isPilotOf(p, card, host)
  }
  return matches(p, who, card, you, source)
}

/** What is left where the game text of cards is canceled: what has been put on cards for a while stays. (KRN-145) */
const uncanceled = remember((p: Position): Texts => {
  const canceled = canceledTexts(p)
  const put = new Set(p.lasting.map(({ ability }) => ability))
  const left = [...written(p).byWord.values()].flat()
  return indexed(left.filter((one) => put.has(one.text) || !canceled.has(one.source)))
})

/** What is in force: what is written, without the texts of cards whose game text is canceled. */
const texts = (p: Position): Texts => (canceledTexts(p).size === 0 ? written(p) : uncanceled(p))

function indexed(found: readonly TextInForce[]): Texts {
  const byWord = new Map<string, TextInForce[]>()
  const byCard: TextInForce[][] = []
  const add = (found: TextInForce) => {
    const list = byWord.get(found.text.does)
    if (list) list.push(found)
    else byWord.set(found.text.does, [found])
    const ofCard = byCard[found.source]
    if (ofCard) ofCard.push(found)
    else byCard[found.source] = [found]
  }
  for (const text of found) add(text)
  return { byWord, byCard }
}

/** Texts whose conditions are met, worked out once for a table as they are asked for; fleeting conditions are left open. */
const steadily = rememberAbout(
  onTheTable,
  (_p: Position) => new Map<string, { texts: readonly TextInForce[]; fleeting: boolean }>(),
)

/** Could a text change the ability of some card, whether it works at this moment or not? */
export const isAbilityChanged = rememberAbout([tableCards, 'lasting'], (p: Position) =>
  (written(p).byWord.get('modify') ?? noTexts).some(
    ({ text }) => text.does === 'modify' && text.what === 'ability',
  ),
)

/** The texts in force that change abilities. They are worked out each time: what they follow from is judged as printed. */
export const textsOnAbility = (p: Position): readonly TextInForce<Modifies>[] =>
  ((texts(p).byWord.get('modify') ?? noTexts) as TextInForce<Modifies>[]).filter(
    (one) => one.text.what === 'ability' && works(p, one),
  )

/** All texts of one kind in force on table, conditions included. */
export function textsInForce<D extends Ability['does']>(
  p: Position,
  does: D,
): readonly TextInForce<AbilityOf<D>>[] {
  const all = written(p).byWord.get(does)
  // Mostly no card on table bears such a text at all.
  if (!all) return noTexts
  // What holds depends on more than the table where text is canceled: it is worked out each time.
  if (canceledTexts(p).size > 0)
    return working(p, uncanceled(p).byWord.get(does) ?? noTexts) as TextInForce<AbilityOf<D>>[]
  const known = steadily(p)
  let found = known.get(does)
  if (!found) {
    found = { texts: all.filter((one) => isFleeting(one.text.while) || works(p, one)), fleeting: false }
    found.fleeting = found.texts.some((one) => isFleeting(one.text.while))
    if (!isAskingAbility()) known.set(does, found)
  }
  return (found.fleeting ? working(p, found.texts) : found.texts) as TextInForce<AbilityOf<D>>[]
}

const working = (p: Position, found: readonly TextInForce[]): TextInForce[] =>
  found.filter((text) => works(p, text))

/** The texts of one kind on one card. */
export function textsOf<D extends Ability['does']>(
  p: Position,
  card: CardId,
  does: D,
): readonly TextInForce<AbilityOf<D>>[] {
  if (!written(p).byCard[card]?.some(({ text }) => text.does === does)) return noTexts
  return textsInForce(p, does).filter(({ source }) => source === card)
}

/** The texts of a card by their kind. */
const byKind = once(({ abilities = [] }) => {
  const found = new Map<Ability['does'], Ability[]>()
  for (const text of abilities) found.set(text.does, [...(found.get(text.does) ?? []), text])
  return found
})

/** The texts of one kind that a card bears, whether they work or not. */
const printedTexts = <D extends Ability['does']>(card: CardFacts, does: D): readonly AbilityOf<D>[] =>
  card.abilities ? ((byKind(card).get(does) as AbilityOf<D>[] | undefined) ?? noTexts) : noTexts

/** The texts of one kind that are printed on a card, wherever it is: in hand too, where only its deploying can matter. */
export function printedOf<D extends Ability['does']>(
  p: Position,
  card: CardId,
  does: D,
): readonly TextInForce<AbilityOf<D>>[] {
  const printed = printedTexts(facts(p, card), does)
  if (printed.length === 0 || textCanceledBy(p, card) !== null) return noTexts
  const { owner } = cardOf(p, card)
  const found = printed.map((text) => ({ text, source: card, you: owner }))
  return found.filter(({ text }) => !text.while || holds(p, text.while, card, owner))
}

/** A text that says whom it is about. */
type About = Extract<Ability, { who?: unknown }>
type AboutCards = Extract<Ability, { who: Filter | 'self' }>['does']

/** Texts about a card in hand, worked out as they are asked for: by kind, then by card. */
const workingInHand = remember((_p: Position) => new Map<string, TextInForce[][]>())

/** The texts of one kind that are about a card in hand: its own about itself, and those in force that mean it. */
export function textsAbout<D extends AboutCards>(
  p: Position,
  card: CardId,
  does: D,
): readonly TextInForce<AbilityOf<D>>[] {
  const known = workingInHand(p)
  let byCard = known.get(does)
  if (!byCard) {
    byCard = []
    known.set(does, byCard)
  }
  let found = byCard[card]
  if (!found) {
    const own = printedOf<AboutCards>(p, card, does).filter(({ text }) => (text as About).who === 'self')
    const others = textsInForce<AboutCards>(p, does).filter(({ text, you, source }) => {
      const { who } = text as About
      return typeof who === 'object' && matches(p, who, card, you, source)
    })
    found = [...own, ...others]
    byCard[card] = found
  }
  return found as unknown as readonly TextInForce<AbilityOf<D>>[]
}

/**
 * The text that keeps a card from moving, its own, that of a card on it, or one that bears on such cards; null if nothing does. All wordings mean
 * the same. (MOV-147, MOV-150)
 */
export function immobilizing(p: Position, card: CardId): TextInForce<AbilityOf<'cannot move'>> | null {
  const [own] = textsOf(p, card, 'cannot move').filter(({ text }) => text.who === undefined)
  if (own) return own
  for (const thing of cardsOn(p, card)) {
    const [put] = textsOf(p, thing, 'cannot move').filter(({ text }) => text.who === 'host')
    if (put) return put
  }
  const afar = textsInForce(p, 'cannot move').find(
    ({ text: { who }, source, you, on }) =>
      on?.includes(card) || (typeof who === 'object' && matches(p, who, card, you, source)),
  )
  return afar ?? null
}

export const cannotMove = (p: Position, card: CardId): boolean => immobilizing(p, card) !== null

function works(p: Position, { text, source, you, on }: TextInForce): boolean {
  if (text.while && !holds(p, text.while, source, you)) return false
  if (!on && (isMereLoad(p, source) || isGrounded(p, source, text))) return false
  return text.side === undefined || text.does === 'cancels opponent text here' || !isCanceled(p, source, you)
}

/** Has the opponent's side of this location canceled the text of this side? */
function isCanceled(p: Position, location: CardId, you: Player): boolean {
  const others = written(p).byCard[location] ?? []
  return others.some(
    (one) => one.text.does === 'cancels opponent text here' && one.you === opponentOf(you) && works(p, one),
  )
}

/** The text of a card at a place among all its texts. */
export const textAt = <A extends Ability>(p: Position, card: CardId, index: number): A =>
  allTextsOf(p, card)[index] as A
