/** How a card is played, or a text used: paid, answered, carried out, answered again; then an Interrupt goes to its pile. */

import { type Change, illegal } from '../../../../kernel/index.ts'
import { cardOf } from '../../../model/cards/card-of.ts'
import { facts, isCombo } from '../../../model/cards/pool.ts'
import { forceOf, isOnTable, put, spendForce } from '../../../model/table.ts'
import { holds } from '../../../model/texts/conditions.ts'
import { textAt } from '../../../model/texts/texts.ts'
import type { CardId, Player, Position } from '../../../model/types.ts'
import type { Event, FrameOf } from '../../../model/under-way.ts'
import { isSegment } from '../../battle/interrupts-in-battle.ts'
import { destinyDraws } from '../../destiny/destiny-draws.ts'
import { lossOf } from '../../force/losing-force.ts'
import { lookFor } from '../../piles/playing-from-a-pile.ts'
import { forceLacking } from '../../shared/actions/action-initiation.ts'
import type { CardUse } from '../../shared/actions/intent.ts'
import type { Drawn } from '../../shared/actions/results.ts'
import { asOf, eventOf, phaseOf, type TextUse, type UsePrice } from '../../shared/actions/text-kind.ts'
import { observedIn } from '../../shared/observing.ts'
import type { ChangeIn, ProcedureOf } from '../../shared/procedure.ts'
import { rangeOfX } from '../by-text/text-action.ts'
import { chanceOf, noteSource } from '../responses/responses.ts'
import { paySeparately, separateCost } from '../responses/separate-costs.ts'
import { attemptOf, fixed, type How, kindUsed, meant, playedKey, usable } from './initiating.ts'
import { isOncePerGame, usedBefore } from './the-one-rule.ts'
import { begunBy } from './timing.ts'

/** A text has been begun: on what, and in answer to what. */
interface Begun {
  card: CardId
  text: number
  cards: readonly CardId[]
  to: CardId | null
  answers: Event | null
}

const steps = ['price', 'responses', 'result', 'completed', 'over'] as const

declare module '../../../model/under-way.ts' {
  interface Events {
    playing: Begun
    using: Begun
    played: { card: CardId }
    used: { card: CardId }
  }
  interface Frames {
    card: {
      step: (typeof steps)[number]
      how: How
      player: Player
      card: CardId
      text: number
      targets: CardId[]
      to: CardId | null
      pile?: NonNullable<CardUse['pile']>
      answers: Event | null
      /** How it was initiated, while it has its result: too late to answer. (KRN-142) */
      resulting?: Event | null
      /** The Force that it has cost. */
      paid: number
      /** The destiny drawn for the price: what the draw has come to, and its number. */
      drawn?: Drawn
      destiny?: number
      /** The number chosen for the price. */
      x?: number
      /** Force still to be lost for it. */
      loss?: number
      /** Where it goes in any case when it is over. (KRN-090) */
      goes?: 'out'
    }
  }
}

type UseFrame = FrameOf<'card'>

/** A top-level action that names no moment of a battle, in the weapons segment of one. (KRN-190) */
const inWeaponsSegment = ({ p, text, answers }: TextUse): string[] =>
  p.battle?.segment === 'weapons' && answers === null && !isSegment(phaseOf(text)) ? ['KRN-190'] : []

/** The use as a frame: its responses come first, or its price, where that is yet to be found. */
const frameOf = (
  how: How,
  { player, card, to, answers, pile }: TextUse,
  text: number,
  targets: CardId[],
  price: Exclude<UsePrice, string> | null,
  goes: UseFrame['goes'],
): UseFrame => ({
  does: 'card',
  step: price && !price.loss ? 'responses' : 'price',
  how,
  player,
  card,
  text,
  targets,
  to,
  answers,
  paid: price?.force ?? 0,
  ...(pile ? { pile } : {}),
  ...(price?.loss ? { loss: price.loss } : {}),
  ...(goes ? { goes } : {}),
})

/** Starts what has been judged legal: pays what is fixed; a price drawn by destiny comes next. */
export function beginUse(
  change: Change<Position>,
  player: Player,
  how: How,
  given: CardUse,
  goes?: UseFrame['goes'],
): void {
  const p = change.now
  const { card } = given
  const moment = { frame: change.stack.at(-1), toAct: player }
  const answers = eventOf(moment)
  const index = meant(p, given) as number
  const text = textAt(p, card, index)
  const kind = kindUsed(text)
  const use = attemptOf(p, player, given, text, answers)
  const targets = [...kind.targets(use)]
  const price = fixed(kind.price(use))
  const force = price?.force ?? null
  // What was spent before this use; the position itself goes on with the change.
  const before = p.used
  const followed = observedIn(() => kind.judge(use, moment))
  change.put('used', [...before, ...keysOf(how, use, index)])
  if (how === 'play') paySeparately(change, player, card, separateCost(p, 'play', card), force ?? 0)
  if (force !== null) spendForce(change, player, force)
  if (how === 'play') put(change, card, { played: player })
  change.log({
    say: how === 'play' ? 'card played' : 'text used',
    with: { card, cards: targets, to: use.to, cost: force },
    by: player,
    cites: [
      ...(usable(p, card).length > 1 ? ['TRM-427'] : []),
      ...(isCombo(facts(p, card)) ? ['TRM-416'] : []),
      ...followed,
      ...chanceOf(p, change.stack, player, card),
      ...inWeaponsSegment(use),
      ...(how === 'play' ? playedBefore(use, before) : usedBefore(use, kind, before, timesKey(use, index))),
      ...(price ? ['KRN-132', ...price.rules] : ['KRN-133']),
      // A price that has come to nothing is paid from an empty Force Pile too.
      ...(force === 0 && isPriced(text) && forceOf(p, player) === 0 ? ['KRN-030'] : []),
      ...(how === 'play' ? ['KRN-256'] : []),
      ...(p.turn.number === 0 && answers?.is === 'deployed' ? ['TRN-029'] : []),
    ],
  })
  if (text.does === 'plays from') {
    lookFor(change, use, text)
    return
  }
  kind.begun?.(change, use)
  noteSource(change, { card, text: index, player, targets })
  change.push(frameOf(how, use, index, targets, price, goes))
}

/** Does it ask for Force at all, be it 0 in the end? */
const isPriced = (text: TextUse['text']): boolean => text.does === 'action' && (text.price ?? 0) !== 0

/** Says that a text has been used this turn, whether or not that spends it. (KRN-244) */
const timesKey = ({ p, card }: TextUse, index: number) => `used:${card}:${index}:${p.turn.number}`

/** What is noted of a use: that the card has been played, that an allowance is spent, that the text has been used. */
function keysOf(how: How, use: TextUse, index: number): string[] {
  const { p, player, card, text } = use
  const once = kindUsed(text).once?.(use)
  const keys = how === 'play' ? [playedKey(p, player, card), once] : [once, timesKey(use, index)]
  // Once per game: by which card, too.
  if (once !== undefined && isOncePerGame(text)) keys.push(`${once}:${card}`)
  return keys.filter((one) => one !== undefined)
}

/** That another copy of what is bound to its time has been played this turn. (KRN-245) */
const playedBefore = ({ p, player, card, text }: TextUse, before: readonly string[]): string[] =>
  phaseOf(text) !== undefined && before.includes(playedKey(p, player, card)) ? ['KRN-245'] : []

/** The use that a frame is about, in the position that there is by now. */
const attemptIn = (p: Position, frame: UseFrame): TextUse => ({
  ...frame,
  p,
  text: textAt(p, frame.card, frame.text),
})

/** What was begun goes on although its condition is met no longer. (KRN-124) */
const undisturbed = ({ p, text, card, player, targets }: TextUse): string[] => {
  const asked = text.while ?? (text.does === 'action' ? text.if : undefined)
  const unmet = asked !== undefined && !holds(p, asked, card, player)
  // What has been given up for it is gone by its own doing.
  const left = !('sacrifice' in text) && targets.some((target) => !isOnTable(p, target))
  return unmet || left ? ['KRN-124'] : []
}

/** What the destiny that was drawn makes it cost. */
function priceDrawn(p: Position, frame: UseFrame) {
  const use = attemptIn(p, frame)
  return kindUsed(use.text).priceAfter?.(use, frame.destiny ?? 0) ?? { force: 0, rules: [] }
}

/** Pays what the price has turned out to be; then it is answered. */
function pay(change: ChangeIn<'card'>, { player, card }: UseFrame, cost: number, cites: string[]): void {
  spendForce(change, player, cost)
  change.log({ say: 'price paid', with: { card, cost }, by: player, cites: ['KRN-132', ...cites] })
  change.goTo('responses', { paid: cost })
}

/** The card has done what it could: to the Used or Lost Pile, as its function says. (TRM-428, TRM-429) */
function discard(change: Change<Position>, frame: UseFrame, lost: boolean): void {
  const { how, player, card, goes } = frame
  const { where } = cardOf(change.now, card)
  if (how !== 'play') return
  // What has been taken away meanwhile stays where it is: a card that takes hold of it keeps it, wherever it was to go.
  if (!('played' in where)) {
    if (goes && 'on' in where && where.as === 'stacked')
      change.log({ say: 'stays stacked', with: { card, ship: where.on }, by: player, cites: ['KRN-091'] })
    return
  }
  if (goes) {
    put(change, card, { in: goes })
    const cites = ['KRN-090']
    change.log({ say: 'cards out of play', with: { cards: [card], others: [], by: card }, by: player, cites })
    return
  }
  // Of an Interrupt that is Used or Lost, the function says which.
  const as = asOf(textAt(change.now, card, frame.text)) ?? facts(change.now, card).subtype
  const pile = lost || as === 'lost' ? 'lost' : 'used'
  const canceled = frame.canceled ? ['KRN-217'] : []
  const cites = [
    pile === 'lost' && !lost ? 'TRM-428' : 'TRM-429',
    ...(pile === 'used' ? ['KRN-010'] : canceled),
  ]
  // Told of while both still see it.
  change.log({ say: `to ${pile} pile`, with: { card }, by: player, cites })
  put(change, card, { in: pile })
}

/** Asks for the number that is the price, or draws the destiny that is, and asks whether to pay it. */
function askPrice(change: ChangeIn<'card'>, frame: UseFrame) {
  const { player: by, card } = frame
  const use = attemptIn(change.now, frame)
  const have = forceOf(change.now, by)
  if (kindUsed(use.text).price(use) === 'X') {
    const { least: min, most: max } = rangeOfX(use)
    return change.ask({ by, kind: 'number', why: 'choose the price', with: { card, have }, min, max })
  }
  if (!frame.drawn) return change.push(destinyDraws(by, 'other', 1))
  const { total: destiny } = frame.drawn
  if (destiny === null) {
    change.pop()
    return discard(change, frame, true)
  }
  change.stay({ destiny })
  const { force } = priceDrawn(change.now, { ...frame, destiny })
  change.ask({
    by,
    kind: 'option',
    why: 'pay the price',
    with: { card, cost: force, have },
    options: ['pay', 'decline'],
  })
}

/** What would have canceled something else is canceled itself: that takes effect after all. (DRW-040) */
const wouldCancel = (text: TextUse['text']): boolean =>
  text.does === 'stops' ||
  text.does === 'cancels card' ||
  (text.does === 'action' && text.results.some(({ brings }) => brings === 'cancel'))

/** Taking a destiny card into hand in order to draw again is a result: canceled, it does not happen. (KRN-136) */
const takesDestiny = (text: TextUse['text']): boolean =>
  text.does === 'action' &&
  text.results.some((one) => one.brings === 'drawn card' && one.to === 'hand') &&
  text.results.some((one) => one.brings === 'canceled destiny' && one.again === true)

export const cardProcedure: ProcedureOf<'card'> = {
  steps,

  run(change, frame) {
    const { player, card, how } = frame
    if (frame.canceled) {
      change.pop()
      change.log({
        say: 'canceled',
        with: { card },
        by: player,
        cites: [
          ...['KRN-214', 'KRN-216', 'KRN-178', 'KRN-180'],
          ...(frame.paid ? ['KRN-215'] : []),
          // The draw that it would have replaced is made after all. (BAT-217)
          ...(frame.answers?.is === 'drawing destiny' ? ['BAT-217'] : []),
          ...(wouldCancel(textAt(change.now, card, frame.text)) ? ['DRW-040'] : []),
          ...(takesDestiny(textAt(change.now, card, frame.text)) ? ['KRN-136'] : []),
        ],
      })
      return discard(change, frame, true)
    }
    switch (frame.step) {
      case 'price':
        if (frame.loss === undefined) return askPrice(change, frame)
        change.next()
        return change.push(
          lossOf(player, frame.loss, { performer: player, by: card, cites: ['KRN-133'], cost: 'initiation' }),
        )
      case 'responses':
        change.next()
        return change.window(begunBy(frame))
      case 'result': {
        const use = attemptIn(change.now, frame)
        change.next({ resulting: begunBy(frame) })
        change.log({
          say: 'takes effect',
          with: { card },
          by: player,
          cites: ['KRN-098', ...(frame.asked ? ['KRN-175'] : []), ...undisturbed(use)],
        })
        return kindUsed(use.text).result(change, use)
      }
      case 'completed':
        change.next({ resulting: null })
        return change.window({ is: how === 'play' ? 'played' : 'used', performer: player, card })
      case 'over':
        change.pop()
        return discard(change, frame, false)
      default:
        frame.step satisfies never
    }
  },

  answered(change, frame, answer) {
    const { player, card } = frame
    if ('number' in answer) {
      pay(change, frame, answer.number, ['KRN-133'])
      return change.goTo('responses', { x: answer.number })
    }
    if (!('option' in answer)) return
    if (answer.option === 'decline') {
      change.pop()
      change.log({ say: 'price declined', with: { card }, by: player, cites: ['MOV-216'] })
      return discard(change, frame, true)
    }
    const { force, rules: cites } = priceDrawn(change.now, frame)
    pay(change, frame, force, ['MOV-216', ...cites])
  },

  refuses(p, frame, answer) {
    if (!('option' in answer) || answer.option !== 'pay') return null
    const { force } = priceDrawn(p, frame)
    const have = forceOf(p, frame.player)
    return force > have ? illegal(forceLacking({ card: frame.card, need: force, have })) : null
  },
}
