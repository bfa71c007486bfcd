/** Playing Interrupts from hand and using texts of cards on table: what may be played or used, and on what. */

import { illegal, keysOf, type Reason, rememberAbout, type Verdict } from '../../../../kernel/index.ts'
import type { Ability, AbilityOf } from '../../../abilities/types.ts'
import { cardOf } from '../../../model/cards/card-of.ts'
import { isGrounded } from '../../../model/cards/landed-texts.ts'
import { copiedTexts, facts, isTextCopied, once, placeOfText, plain } from '../../../model/cards/pool.ts'
import { isActive, isOnTable, tableCards } from '../../../model/table.ts'
import { matches } from '../../../model/texts/filters.ts'
import {
  isCanceledWherePresent,
  isWritten,
  textAt,
  textCanceledBy,
  textsInForce,
  textsOf,
} from '../../../model/texts/texts.ts'
import { type CardId, opponentOf, type Player, type Position, type Slot } from '../../../model/types.ts'
import type { Event, FrameOf } from '../../../model/under-way.ts'
import { attacks } from '../../attacks/chapter.ts'
import { battle } from '../../battle/chapter.ts'
import { outOfItsMoment } from '../../battle/interrupts-in-battle.ts'
import { captives } from '../../captives/chapter.ts'
import { cardTypes } from '../../card-types/chapter.ts'
import { landedTextIdle } from '../../card-types/starships-and-vehicles/landed-starships.ts'
import { control } from '../../control/chapter.ts'
import { force } from '../../force/chapter.ts'
import { movement } from '../../movement/chapter.ts'
import { persona } from '../../persona/chapter.ts'
import { piles } from '../../piles/chapter.ts'
import { asIfFromHand, playFrom } from '../../piles/playing-from-a-pile.ts'
import {
  conditionUnmet,
  deployedNotPlayed,
  notAskedFor,
  notInitiated,
} from '../../shared/actions/action-initiation.ts'
import { inactive, noTextToUse, notInHand, notOnTable, notYours } from '../../shared/actions/answering.ts'
import type { CardUse, Intent } from '../../shared/actions/intent.ts'
import type { Moment } from '../../shared/actions/moment.ts'
import {
  asOf,
  eventOf,
  phaseOf,
  type TextKind,
  type TextUse,
  type UsePrice,
  unpaid,
} from '../../shared/actions/text-kind.ts'
import { type Lent, together } from '../../shared/chapter-type.ts'
import { observedIn } from '../../shared/observing.ts'
import { offTable } from '../../shared/on-table/inactive-supporting-and-on-table.ts'
import { inOrder } from '../../shared/order-of-reasons.ts'
import { nothingAgainst, passedOn, refusal } from '../../shared/reasons.ts'
import { changes, crdOnly, inRulings, permits, underHeading, within } from '../../shared/rulebook.ts'
import { stealing } from '../../stealing/chapter.ts'
import { terms } from '../../terms/chapter.ts'
import { weapons } from '../../weapons/chapter.ts'
import { action, rangeOfX } from '../by-text/text-action.ts'
import { waitsLikeJust } from '../responses/just-actions.ts'
import { hasAnswered, tooEarly } from '../responses/responses.ts'
import { separateCost, unpaidWith } from '../responses/separate-costs.ts'
import { answeredAlready } from '../responses/the-stack.ts'
import { cancelsCard } from '../results/canceling-cards.ts'
import { textCanceled } from '../results/canceling-game-text.ts'
import { moveAway } from '../results/moving-away-results.ts'
import { stop } from '../results/preventing.ts'
import { retargeting } from '../targeting/retargeting.ts'
import { lastingChange } from './lasting-texts.ts'
import { starterOf } from './mandatory-actions.ts'
import { usedUp } from './the-one-rule.ts'

export const rules = [
  ...underHeading('Empty Deck Or Pile', { 'KRN-030': permits }),
  ...underHeading('Drawing, Draw Phase, And End of Turn - Examples', { 'DRW-014': { same: ['DRW-038'] } }),
  // The rulebook counts for each player by himself. (DRW-014)
  ...inRulings('unique and restricted cards', { 'DEP-239': crdOnly }),
  ...underHeading('Actions - Example 1 - Deploying A Card', { 'KRN-177': changes }),
  ...underHeading('Inactive', { 'KRN-258': {} }),
  ...underHeading('Used Pile', { 'KRN-010': changes }),
  ...underHeading('Where Present', { 'CTL-042': {} }),
  ...underHeading('Mandatory Actions', { 'KRN-118': {} }),
  ...underHeading('Order Of Events In A Turn', { 'TRN-046': {}, 'TRN-047': {} }),
]

const { refuse } = within(rules)

export type How = 'play' | 'use'

/** The chapters below that lend kinds of text to cards, or results to texts. */
export const lenders = [
  movement,
  control,
  force,
  stealing,
  cardTypes,
  terms,
  piles,
  persona,
  battle,
  captives,
  attacks,
  weapons,
] as const

/** The kinds of text that are played or used, those that other chapters lend among them; the others stand in held-texts.ts. */
const usedTexts = {
  ...together(lenders, 'texts'),
  'move away': moveAway,
  'lasting change': lastingChange,
  stops: stop,
  action,
  'cancels card': cancelsCard,
  retargets: retargeting((text) => kindOf(text)),
} satisfies Lent

/** A word of texts that are played or used. */
export type UsedWord = keyof typeof usedTexts

const kinds: Lent = usedTexts

const kindNames = keysOf(usedTexts)

/** What is done with a text, or undefined where it just holds. */
export function kindOf(text: Ability): TextKind<Ability> | undefined {
  // What turns over by itself is not used.
  if (text.does === 'flips' && !text.may) return undefined
  return kinds[text.does]
}

/** Is it played or used? */
export const isUsed = (text: Ability): text is AbilityOf<UsedWord> => kindOf(text) !== undefined

/** What is done with a text that is used or played. */
export function kindUsed(text: Ability): TextKind<Ability> {
  const kind = kindOf(text)
  if (!kind) throw new Error(`nothing is done with '${text.does}'`)
  return kind
}

const usableOn = once(({ abilities = [] }): readonly Ability[] => abilities.filter((text) => kindOf(text)))

/** Their places, on a card that has no other side and no text of another. */
const placesOn = once((card): readonly number[] =>
  usableOn(card).map((text) => card.abilities!.indexOf(text)),
)

/** The texts of a card (of its side that is up) that can be played or used, in printed order, by their places among all. */
export function usable(p: Position, card: CardId): readonly number[] {
  const printed = facts(p, card)
  if (!printed.back && !isTextCopied(p)) return placesOn(printed)
  const copied = copiedTexts(p, card).filter((text) => kindOf(text))
  return [...usableOn(printed), ...copied].map((text) => placeOfText(p, card, text))
}

/** The function with which an Interrupt that is Used or Lost is that: its number, counted from 1. */
export function functionAs(p: Position, card: CardId, as: 'used' | 'lost'): number | undefined {
  const index = usable(p, card).findIndex((text) => asOf(textAt(p, card, text)) === as)
  return index < 0 ? undefined : index + 1
}

/** The text that is meant: the function that is named, or the first. */
export const meant = (p: Position, { card, function: which = 1 }: CardUse): number | undefined =>
  usable(p, card)[which - 1]

/** That text itself. */
function textMeant(p: Position, use: CardUse): Ability | undefined {
  const index = meant(p, use)
  return index === undefined ? undefined : textAt(p, use.card, index)
}

/** To which moment of a battle the text belongs, and why that is over or has never come. */
export function* besides(p: Position, player: Player, use: CardUse): Generator<Reason> {
  const text = textMeant(p, use)
  if (text?.does === 'action') yield* outOfItsMoment({ ...attemptOf(p, player, use, text, null), text })
}

/** Is it a text with the timing of this slot? */
export function belongsTo(p: Position, use: CardUse, slot: Slot): boolean {
  const text = textMeant(p, use)
  return text !== undefined && phaseOf(text) === slot
}

/** The text in use as it is tried: on what, and in answer to what. */
export const attemptOf = (
  p: Position,
  player: Player,
  { card, targets, to, pile }: CardUse,
  text: Ability,
  answers: Event | null,
): TextUse => ({ p, player, card, text, targets, to: to ?? null, answers, ...(pile ? { pile } : {}) })

/** Only once in a turn by each player, if the Interrupt is unique. (DRW-014) */
export const playedKey = (p: Position, player: Player, card: CardId) =>
  `played:${player}:${plain(facts(p, card).title)}:${p.turn.number}`

/** Is it a card that can be played, and where it can be played from? */
function* unplayable(p: Position, player: Player, { card }: CardUse, asked: Moment): Generator<Reason> {
  const from = playFrom(asked)
  const { where, owner } = cardOf(p, card)
  const { type, unique } = facts(p, card)
  if (!('in' in where) || where.in !== (from?.text.from ?? 'hand') || owner !== player)
    yield notInHand({ card })
  else if (from && !matches(p, from.text.which, card, player, from.source))
    yield notAskedFor({ card, by: from.source }, 'not meant')
  else if (type !== 'interrupt') yield deployedNotPlayed({ card })
  if (!unique) return
  if (p.used.includes(playedKey(p, player, card))) yield refusal('DRW-014', { card })
  if (p.used.includes(playedKey(p, opponentOf(player), card))) yield refuse('DEP-239', { card })
}

/** Is the card on table and active, and its text for this player to use? */
function* unusable(p: Position, player: Player, given: CardUse): Generator<Reason> {
  const { card } = given
  if (!isOnTable(p, card)) {
    yield notOnTable({ card })
    yield* offTable(p, card)
  } else if (!isActive(p, card)) {
    yield inactive({ card })
    yield refusal('KRN-258', { card })
  }
  // The text on your side of a location is yours, whoever's card that is.
  const text = textMeant(p, given)
  const starter = text ? starterOf(p, text) : null
  if ((starter ?? text?.side ?? cardOf(p, card).owner) === player) return
  yield notYours({ card })
  if (starter !== null) yield refusal('KRN-118', { card, by: starter })
}

/** Before the first turn nothing is begun that is done in turns; what happens may be responded to. (TRN-046, TRN-047) */
function* notYet({ turn }: Position, how: How, { frame }: Moment): Generator<Reason> {
  if (turn.number > 0 || frame?.does === 'window') return
  yield refusal('TRN-047')
  if (how === 'use') yield refusal('TRN-046')
}

function* reasonsAgainst(
  p: Position,
  player: Player,
  how: How,
  given: CardUse,
  asked: Moment,
): Generator<Reason> {
  const { card } = given
  const isPlay = how === 'play'
  const moment = isPlay ? asIfFromHand(asked) : asked
  const elsewhere = yield* passedOn(
    p,
    isPlay ? unplayable(p, player, given, asked) : unusable(p, player, given),
  )
  const index = meant(p, given)
  if (index === undefined) return yield noTextToUse({ card })
  if (elsewhere) return
  yield* notYet(p, how, moment)
  const text = textAt(p, card, index)
  const kind = kindUsed(text)
  const use = attemptOf(p, player, given, text, eventOf(moment))
  if (!isPlay) {
    if (!textsOf(p, card, text.does).some((found) => found.text === text)) yield* notInForce(use)
    if (hasAnswered(moment.frame, card, index)) yield answeredAlready(card)
    yield* usedUp(use, kind, moment)
  }
  yield* kind.judge(use, moment)
  for (const early of tooEarly(moment, player, card)) {
    yield early
    if (!isPlay) yield waitsLikeJust(card)
  }
  // What else is in the way does not make it any cheaper.
  const price = kind.price(use)
  yield* unpaid(p, player, card, price)
  // Of a price that the player chooses, the least there is has to be left when the separate cost is paid.
  const base = price === 'X' ? rangeOfX(use).least : (fixed(price)?.force ?? 0)
  if (isPlay) yield* unpaidWith(p, player, card, base, separateCost(p, 'play', card))
}

/** Why a text on table does not work now. (KRN-222, CTL-042, TRM-454) */
function* notInForce({ p, card, text }: TextUse): Generator<Reason> {
  yield notInitiated({ card }, 'not in force')
  const by = textCanceledBy(p, card)
  if (by !== null) {
    yield textCanceled(card, by)
    if (isCanceledWherePresent(p, card)) yield refusal('CTL-042', { card, by })
  } else if (isGrounded(p, card, text)) yield landedTextIdle(card)
  else if (text.while) yield conditionUnmet({ card })
}

/** A price that is known as the use is begun; null where a destiny draw or the player decides it. */
export const fixed = (price: UsePrice) => (typeof price === 'string' ? null : price)

/** May this player play this card, or use this text, so? */
export const judgeUse =
  (how: How) =>
  (p: Position, player: Player, use: CardUse, asked: Moment): Verdict<Intent> => {
    const reasons = inOrder(p, reasonsAgainst(p, player, how, use, asked))
    const moment = how === 'play' ? asIfFromHand(asked) : asked
    if (reasons.length > 0) return illegal(...reasons)
    const text = textAt(p, use.card, meant(p, use) as number)
    const kind = kindUsed(text)
    const attempt = attemptOf(p, player, use, text, eventOf(moment))
    const price = fixed(kind.price(attempt))
    return {
      legal: true,
      cost: price?.force ?? 0,
      ...(price ? {} : { open: true }),
      get parts() {
        return price?.parts ?? []
      },
      get rules() {
        return [...observedIn(() => kind.judge(attempt, moment)), ...(price?.rules ?? ['KRN-133'])]
      },
    }
  }

/** Everything that a player may play from hand now. */
export function* legalPlays(p: Position, player: Player, moment: Moment): Generator<Intent> {
  for (const card of p.piles[player][playFrom(moment)?.text.from ?? 'hand']) {
    // Nothing else is played. (TRM-426)
    if (facts(p, card).type === 'interrupt') yield* usesOf(p, player, 'play', card, moment)
  }
}

/** The kinds of text that stand on table and can be used: mostly few of all that there are. */
const kindsThere = rememberAbout([tableCards, 'lasting'], (p: Position) =>
  kindNames.filter((does) => isWritten(p, does)),
)

/** Every text on table that a player may use now. */
export function* legalUses(p: Position, player: Player, moment: Moment): Generator<Intent> {
  const sources = new Set<CardId>()
  for (const does of kindsThere(p))
    for (const { text, source, you } of textsInForce(p, does))
      if ((starterOf(p, text) ?? you) === player) sources.add(source)
  for (const card of sources) yield* usesOf(p, player, 'use', card, moment)
}

/** The uses of a text by which its player can do what it makes him do. */
export function* waysToFulfil(p: Position, duty: FrameOf<'duty'>): Generator<CardUse> {
  const player = duty.player
  for (const intent of usesOf(p, player, 'use', duty.card, { frame: duty, toAct: player }))
    if (intent.kind === 'use') yield intent
}

function* usesOf(p: Position, player: Player, how: How, card: CardId, moment: Moment): Generator<Intent> {
  const here = asIfFromHand(moment)
  for (const [n, index] of usable(p, card).entries()) {
    const text = textAt(p, card, index)
    const kind = kindUsed(text)
    for (const part of kind.attempts(p, player, card, text, here)) {
      const use: CardUse = { card, targets: [], ...part, ...(n > 0 ? { function: n + 1 } : {}) }
      if (!nothingAgainst(p, reasonsAgainst(p, player, how, use, moment))) continue
      yield { kind: how, ...use }
    }
  }
}
