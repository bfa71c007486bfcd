/** Firing a weapon: may it be fired, at this target, and for how much? */

import type { Change, Reason } from '../../../../kernel/index.ts'
import { copiedBy, facts } from '../../../model/cards/pool.ts'
import { isUndercover } from '../../../model/crew.ts'
import { userOf } from '../../../model/equipment.ts'
import { isExcluded, isParticipating } from '../../../model/fights/battle.ts'
import { forceOf, isActive, isOnTable, locationOf, spendForce } from '../../../model/table.ts'
import { isMereLoad } from '../../../model/texts/filters.ts'
import { bearsOn, textCanceledBy, textsInForce } from '../../../model/texts/texts.ts'
import type { CardId, Player, Position } from '../../../model/types.ts'
import { hasAnswered, noteSource, tooEarly } from '../../actions/responses/responses.ts'
import { answeredAlready } from '../../actions/responses/the-stack.ts'
import { weaponGoneWithText, weaponNotCopied } from '../../card-types/characters/permanent-weapons.ts'
import { answersNothing, forceLacking, notInitiated } from '../../shared/actions/action-initiation.ts'
import { inactive, notOnTable, notYours, notYourTurn } from '../../shared/actions/answering.ts'
import type { Intent, Shot } from '../../shared/actions/intent.ts'
import { type IntentKind, verdictOf } from '../../shared/actions/intents.ts'
import type { Moment } from '../../shared/actions/moment.ts'
import { eventOf } from '../../shared/actions/text-kind.ts'
import { underWay } from '../../shared/actions/timing-windows.ts'
import { madeUpOf } from '../../shared/paying.ts'
import { nothingAgainst, refusal } from '../../shared/reasons.ts'
import { inRulings, permits, underHeading } from '../../shared/rulebook.ts'
import { stolenInVain } from '../../stealing/stealing.ts'
import { noBattleInRange, rangeRules } from '../long-range-weapons.ts'
import { badTarget, candidates, excludedFromFiring, notFiredSo, presentAtItsOwn } from '../weapon-targets.ts'
import { isDefending, outsideAttack, rulesOfShot } from '../weapons-in-attacks.ts'
import {
  attemptOf,
  type FireAttempt,
  firerOf,
  gunnersOf,
  isFromAfar,
  isShutIn,
  type Occasion,
  reachesFight,
  works,
} from './firing-attempt.ts'
import { firingCost, isChosen } from './firing-cost.ts'
import { noteUse, overused, usageRules } from './how-often.ts'
import { crewRules, unmanned } from './who-can-fire.ts'

export const rules = [
  ...underHeading('Weapons Segment - Firing Weapons', { 'WPN-002': permits, 'WPN-005': {} }),
  ...underHeading('Participating In A Battle', { 'BAT-152': permits }),
  ...inRulings('weapon - firing or swinging (using)', { 'WPN-013': permits, 'WPN-020': {}, 'WPN-023': {} }),
]

/** Is it this player's time to fire the weapon in a battle? */
function* time({ p, player, shot, text }: FireAttempt, moment: Moment): Generator<Reason> {
  const card = shot.weapon
  const { frame, toAct } = moment
  const event = eventOf(moment)
  if (text.answers) {
    if (event?.is !== text.answers || event.at !== locationOf(p, card))
      return yield answersNothing({ card }, 'battle')
    if (hasAnswered(frame, card, 0)) yield answeredAlready(card)
    else if (toAct !== player) yield notYourTurn(toAct)
    return yield* tooEarly(moment, player, card)
  }
  if (!p.battle && !p.attack) {
    yield refusal('WPN-023', { card }, 'no battle')
    if (text.range) yield noBattleInRange(card)
  } else if (frame?.does !== 'loop') {
    yield refusal('WPN-005', { card })
    yield underWay({ card })
  } else if (toAct !== player) yield notYourTurn(toAct)
}

/** Why the card is no weapon that this player could fire here. */
function* unusable(attempt: FireAttempt): Generator<Reason> {
  const { p, player, shot, bearer, occasion } = attempt
  const card = shot.weapon
  if (!isOnTable(p, card)) return yield notOnTable({ card })
  if (userOf(p, card) !== player) return yield notYours({ card })
  const out = bearer ?? card
  if (isExcluded(p, out)) return yield excludedFromFiring({ card: out }, 'weapon')
  const acts = isActive(p, out) || isDefending(p, out)
  if (!acts || !(isActive(p, card) || isDefending(p, card)))
    return yield inactive({ card: acts ? card : out })
  if (isMereLoad(p, card)) {
    yield refusal('WPN-020', { card, ship: out })
    return yield* stolenInVain(p, card, out)
  }
  if (!works(attempt)) {
    if (bearer === card && textCanceledBy(p, card) !== null) yield weaponGoneWithText(card)
    return yield notInitiated({ card }, 'not in force')
  }
  const barred = textsInForce(p, 'cannot be fired').some((found) => bearsOn(p, found, found.text.who, card))
  if (barred) yield notFiredSo({ card }, 'barred')
  if (!occasion && p.attack) return yield* outsideAttack(attempt)
  if (occasion || !p.battle || isParticipating(p, card) || reachesFight(attempt)) return
  yield refusal('WPN-023', { card, at: p.battle.at }, 'elsewhere')
  if (isShutIn(attempt)) yield* presentAtItsOwn(attempt)
}

/** Are all targets of one type? */
const areAlike = (p: Position, targets: readonly CardId[]): boolean =>
  new Set(targets.map((target) => facts(p, target).type)).size < 2

/** What stands in the way of a shot, its time left out. */
export function* reasonsAgainstShot(attempt: FireAttempt): Generator<Reason> {
  const { p, player, shot, text } = attempt
  const card = shot.weapon
  let bad = false
  for (const reason of unusable(attempt)) {
    yield reason
    bad = true
  }
  if (bad) return
  yield* unmanned(attempt)
  yield* overused(attempt)
  const most = text.upTo ?? 1
  if (shot.at.length === 0 || shot.at.length > most) yield notFiredSo({ card, count: most }, 'count')
  if (text.alike && !areAlike(p, shot.at)) yield notFiredSo({ card }, 'alike')
  for (const target of shot.at) yield* badTarget(attempt, target)
  const { x = 0 } = shot
  const { price } = text
  const mostX = isChosen(price) ? price.upTo : 0
  if (!Number.isInteger(x) || x < 0 || x > mostX) yield notFiredSo({ card, max: mostX }, 'x')
  const cost = firingCost(attempt)
  const [need, have] = [cost.total, forceOf(p, player)]
  if (need > have) yield madeUpOf(forceLacking({ card, need, have }), cost)
}

function* reasonsAgainst(p: Position, player: Player, shot: Shot, moment: Moment): Generator<Reason> {
  const attempt = attemptOf(p, player, shot, null)
  if (!attempt) {
    yield notFiredSo({ card: shot.weapon }, 'no weapon')
    const [armed] = copiedBy(p, shot.weapon).filter((one) => facts(p, one).permanentWeapon !== undefined)
    if (armed !== undefined) yield weaponNotCopied({ card: shot.weapon, by: armed })
    return
  }
  yield* time(attempt, moment)
  yield* reasonsAgainstShot(attempt)
}

const usual = ['WPN-006', 'WPN-023', 'WPN-024']

/** Every weapon that this player could fire, with the targets that it could be fired at. */
export function* shotsOf(p: Position, player: Player, occasion: Occasion | null): Generator<Shot> {
  for (const { source: weapon } of textsInForce(p, 'fires')) {
    const attempt = attemptOf(p, player, { weapon, at: [] }, occasion)
    if (!attempt || userOf(p, weapon) !== player) continue
    const targets = candidates(attempt)
    const { price } = attempt.text
    for (const target of targets) {
      yield { weapon, at: [target] }
      for (let x = 1; isChosen(price) && x <= price.upTo; x++) yield { weapon, at: [target], x }
    }
    if ((attempt.text.upTo ?? 1) < 2) continue
    for (const [i, one] of targets.entries())
      for (const other of targets.slice(i + 1))
        if (!attempt.text.alike || areAlike(p, [one, other])) yield { weapon, at: [one, other] }
  }
}

/** The shots that a player may make now in a battle. */
function* legalShots(p: Position, player: Player, moment: Moment): Generator<Intent> {
  if (!p.battle && !p.attack) return
  for (const fire of shotsOf(p, player, null))
    if (nothingAgainst(p, reasonsAgainst(p, player, fire, moment))) yield { kind: 'fire', ...fire }
}

export const firing: IntentKind<'fire'> = {
  judge(p, by, shot, moment) {
    const attempt = attemptOf(p, by, shot, null)
    return verdictOf(p, reasonsAgainst(p, by, shot, moment), attempt ? firingCost(attempt) : 0, usual)
  },
  begin(change, by, shot) {
    if (change.stack.at(-1)?.does === 'window')
      noteSource(change, { card: shot.weapon, text: 0, player: by, targets: [] })
    beginFiring(change, attemptOf(change.now, by, shot, null) as FireAttempt)
  },
  time: { phases: 'any', answers: ['battle initiated'] },
  legal: legalShots,
}

/** Pays for a shot that has been judged legal, and starts it. (WPN-023 to WPN-025) */
export function beginFiring(change: Change<Position>, attempt: FireAttempt): void {
  const { p, player, shot, occasion } = attempt
  const { total: cost } = firingCost(attempt)
  const firer = firerOf(attempt)
  const afar = shot.at.some((target) => isFromAfar(attempt, target))
  const swung = facts(p, shot.weapon).characteristics?.includes('lightsaber') ?? false
  change.log({
    say: 'weapon fired',
    with: { card: shot.weapon, ship: firer === shot.weapon ? null : firer, cards: shot.at, cost },
    by: player,
    cites: [
      ...usual,
      ...rulesOfOccasion(attempt),
      ...crewRules(attempt),
      ...usageRules(attempt),
      ...(afar ? ['WPN-027', ...rangeRules(attempt)] : []),
      ...(swung ? ['WPN-013'] : []),
      'KRN-132',
    ],
  })
  spendForce(change, player, cost)
  noteUse(change, attempt)
  const by = shot.by ?? (attempt.bearer === null ? gunnersOf(attempt)[0] : undefined)
  const manned = by === undefined ? shot : { ...shot, by }
  change.push({ does: 'fire', player, shot: manned, occasion })
}

/** The rules of firing outside the battle phase, in an attack or in a battle. */
function rulesOfOccasion(attempt: FireAttempt): string[] {
  const { p, shot, occasion } = attempt
  if (occasion) return ['WPN-028', ...(shot.at.some((target) => isUndercover(p, target)) ? ['WPN-029'] : [])]
  return p.attack ? ['WPN-005', ...rulesOfShot(attempt)] : ['WPN-004', 'WPN-005']
}
