/** How a shot goes: it is answered, weapon destiny is drawn, and what comes of it happens; then the next of several. */

import type { Change } from '../../../../kernel/index.ts'
import { firstOf } from '../../../../kernel/index.ts'
import { forceOf, isOnTable, spendForce } from '../../../model/table.ts'
import { type CardId, opponentOf, type Player, type Position } from '../../../model/types.ts'
import type { FrameOf } from '../../../model/under-way.ts'
import { powerOf } from '../../../model/values.ts'
import { isSettled } from '../../attacks/attack-over.ts'
import { isOverEarly } from '../../battle/participating-in-battle.ts'
import { destinyDraws } from '../../destiny/destiny-draws.ts'
import { aimsOfShot, noAims } from '../../destiny/targeting-destiny.ts'
import type { Shot } from '../../shared/actions/intent.ts'
import type { BringAbout, Drawn, ResultOf } from '../../shared/actions/results.ts'
import { type ProcedureOf, topmost } from '../../shared/procedure.ts'
import { nothingAgainst } from '../../shared/reasons.ts'
import { changes, inRulings, permits, underHeading } from '../../shared/rulebook.ts'
import { valueToBeat } from '../defense-value.ts'
import { bringAbout, explode } from '../hits.ts'
import { addedFor, addedToEach, badTarget, candidates } from '../weapon-targets.ts'
import { attemptOf, type FireAttempt, firerOf, isWithinReach, type Occasion } from './firing-attempt.ts'
import { isCostChanged, repeatCost } from './firing-cost.ts'

export const rules = [
  ...inRulings('weapon - firing or swinging (using)', { 'WPN-025': changes }),
  ...inRulings('weapon - fire repeatedly', { 'WPN-031': permits, 'WPN-056': {}, 'WPN-057': permits }),
  ...underHeading('Drawing Destiny', { 'KRN-332': { same: ['BAT-212'], ...permits } }),
]

const steps = [
  'responses',
  'about to draw destiny',
  'destiny',
  'opposing destiny',
  'result',
  'completed',
  'next shot',
] as const

declare module '../../../model/under-way.ts' {
  interface Events {
    firing: { card: CardId; cards: CardId[] }
    fired: { card: CardId; cards: CardId[] }
  }
  interface Frames {
    /** A weapon that is being fired. */
    fire: {
      step: (typeof steps)[number]
      player: Player
      shot: Shot
      occasion: Occasion | null
      /** The destinies just drawn; and those of the player who fires, while the opponent's are drawn. */
      drawn?: Drawn | null
      own?: Drawn | null
      /** What responses add to each destiny of this shot, and of all that are still to come. */
      each?: number
      always?: number
      /** What they add to the total of this shot. */
      total?: number
    }
  }
}

type FireFrame = FrameOf<'fire'>

const attemptIn = (p: Position, { player, shot, occasion }: FireFrame): FireAttempt =>
  attemptOf(p, player, shot, occasion) as FireAttempt

export const fireProcedure: ProcedureOf<'fire'> = {
  steps,

  run(change, frame) {
    const { player, shot } = frame
    if (frame.canceled) return cancel(change, frame)
    const event = { performer: player, card: shot.weapon, cards: shot.at }
    switch (frame.step) {
      case 'responses':
        change.next()
        return change.window({ is: 'firing', ...event })
      // What is done just before the draw is over before it. (KRN-160)
      case 'about to draw destiny':
        change.next()
        return change.window({ is: 'about to draw destiny', ...event, kind: 'weapon', shot })
      case 'destiny': {
        const attempt = attemptIn(change.now, frame)
        change.goTo(attempt.text.contest ? 'opposing destiny' : 'result', { own: null })
        return change.push(
          destinyDraws(player, 'weapon', attempt.text.destiny, {
            shot,
            aims: aimsOfShot(change.now, attempt.text, shot.at, player),
            each: addedToEach(attempt) + (frame.each ?? 0) + (frame.always ?? 0),
            plus: addedFor(attempt) + (frame.total ?? 0),
          }),
        )
      }
      case 'opposing destiny':
        change.next({ own: frame.drawn ?? null })
        return change.push(destinyDraws(opponentOf(player), 'other', 1, { aims: noAims }))
      case 'result':
        change.next()
        return resolve(change, frame)
      case 'completed':
        change.next()
        return change.window({ is: 'fired', ...event })
      case 'next shot':
        return again(change, frame)
      default:
        frame.step satisfies never
    }
  },

  /** Another shot of a weapon that fires repeatedly, at this target, or none. */
  answered(change, frame, answer) {
    if (!('cards' in answer)) return change.pop()
    const shot = { ...frame.shot, at: [firstOf(answer.cards)] }
    const attempt = attemptIn(change.now, { ...frame, shot })
    const cost = repeatCost(attempt)
    spendForce(change, frame.player, cost)
    change.log({
      say: 'weapon fired again',
      with: { card: shot.weapon, cards: shot.at, cost },
      by: frame.player,
      cites: [
        ...['WPN-056', 'WPN-057', 'KRN-132'],
        ...(isCostChanged(attempt) ? ['WPN-058'] : []),
        ...(frame.occasion ? ['WPN-031'] : []),
      ],
    })
    change.goTo('responses', { shot, drawn: null, each: 0, total: 0 })
  },
}

/** Each destiny that is drawn for the shot under way will be so much more, or less; or their total. */
export const changeShot: BringAbout<ResultOf<'change of shot'>> = (change, { player, card }, part) => {
  const { each = 0, total = 0, repeats } = part
  const shot = topmost(change.stack, 'fire')
  if (!shot) return
  const { depth, frame } = shot
  const local = repeats ? 'always' : 'each'
  change.alter(depth, { [local]: (frame[local] ?? 0) + each, total: (frame.total ?? 0) + total })
  change.log({ say: 'shot changed', with: { card, count: each + total }, by: player, cites: [] })
}

function cancel(change: Change<Position>, { player, shot }: FireFrame): void {
  change.pop()
  const cites = ['KRN-214', 'KRN-215', 'KRN-216']
  change.log({ say: 'shot canceled', with: { card: shot.weapon }, by: player, cites })
}

/** The total weapon destiny is compared, and what the weapon does happens. (WPN-025) */
function resolve(change: Change<Position>, frame: FireFrame): void {
  const attempt = attemptIn(change.now, frame)
  const { player, shot, text } = attempt
  const { values } = (frame.own ?? frame.drawn) as Drawn
  const compared = shot.at.map((target) => valueToBeat(attempt, target))
  const [total, need] = totalsOf(attempt, frame, compared)
  const success = total !== null && (need === null || total > need)
  change.log({
    say: total === null ? 'no weapon destiny' : success ? 'shot succeeds' : 'shot fails',
    with: { card: shot.weapon, cards: shot.at, destiny: total, need: need ?? 0 },
    by: player,
    cites: [
      'WPN-025',
      'KRN-332',
      ...compared.flatMap(({ rules: because }) => (total === null || text.contest ? [] : because)),
      'KRN-349',
      ...(total === null || need === null ? ['KRN-352'] : []),
    ],
  })
  if (success) for (const target of shot.at) bringAbout(change, attempt, target)
  if (text.explodesAtZero && values[0] === 0) explode(change, attempt)
}

/** What is compared: the total weapon destiny with the targets' values; in a contest both add the power of their cards. */
function totalsOf(
  attempt: FireAttempt,
  { own, drawn }: FireFrame,
  compared: readonly { value: number }[],
): [number | null, number | null] {
  const { p, shot } = attempt
  const { total } = drawn as Drawn
  if (!attempt.text.contest) return [total, compared.reduce((sum, { value }) => sum + value, 0)]
  const firer = firerOf(attempt)
  const mine = (own as Drawn).total
  const theirs = shot.at.reduce((sum, target) => sum + powerOf(p, target), total ?? 0)
  // Whose draw has failed loses; if both have, nothing comes of it. (KRN-352, KRN-353)
  if (mine === null) return [null, theirs]
  return [mine + (firer === null ? 0 : powerOf(p, firer)), total === null ? null : theirs]
}

/** The targets at which the weapon could be fired once more. */
const furtherTargets = (attempt: FireAttempt): CardId[] =>
  candidates(attempt).filter(
    (target) => isWithinReach(attempt, target) && nothingAgainst(attempt.p, badTarget(attempt, target)),
  )

/** A weapon that fires repeatedly may go on; it does so now or not at all. (WPN-056) */
function again(change: Change<Position>, frame: FireFrame) {
  const attempt = attemptIn(change.now, frame)
  const { p, player, shot, text } = attempt
  const cost = repeatCost(attempt)
  const able = text.repeats !== undefined && isOnTable(p, shot.weapon) && forceOf(p, player) >= cost
  const cards = able && !isOverEarly(p) && !isSettled(p) ? furtherTargets(attempt) : []
  if (cards.length === 0) return change.pop()
  change.ask({
    by: player,
    kind: 'cards',
    why: 'fire again',
    with: { card: shot.weapon, cost },
    mayPass: true,
    cards,
  })
}
