/** Firing a weapon outside the battle phase, as the text of a card lets one do. */

import type { Reason } from '../../../../kernel/index.ts'
import { firstOf } from '../../../../kernel/index.ts'
import type { FiresAWeapon } from '../../../abilities/weapon/weapon.ts'
import { facts } from '../../../model/cards/pool.ts'
import type { CardId, Player } from '../../../model/types.ts'
import { notOneTarget, wrongPhase } from '../../shared/actions/action-initiation.ts'
import { notYourTurn } from '../../shared/actions/answering.ts'
import type { TextKind } from '../../shared/actions/text-kind.ts'
import { timeAt } from '../../shared/actions/time-of-turn.ts'
import { underWay } from '../../shared/actions/timing-windows.ts'
import { applies } from '../../shared/observing.ts'
import { protectedFrom } from '../../shared/on-table/immune.ts'
import type { ProcedureOf } from '../../shared/procedure.ts'
import { nothingAgainst } from '../../shared/reasons.ts'
import { changes, inRulings } from '../../shared/rulebook.ts'
import { firesByItself } from '../automated-weapons.ts'
import { candidates, notFiredSo } from '../weapon-targets.ts'
import { beginFiring, reasonsAgainstShot, shotsOf } from './firing.ts'
import { attemptOf, type FireAttempt, type Occasion } from './firing-attempt.ts'

export const rules = [...inRulings('weapon - firing outside of the battle phase', { 'WPN-032': changes })]

/** The same weapon, aimed at this target. */
const aimedAt = (attempt: FireAttempt, target: CardId): FireAttempt => ({
  ...attempt,
  shot: { ...attempt.shot, at: [target] },
})

/** The targets at which the weapon can be fired now. */
const targetsFor = (attempt: FireAttempt): CardId[] =>
  candidates(attempt).filter((target) =>
    nothingAgainst(attempt.p, reasonsAgainstShot(aimedAt(attempt, target))),
  )

/** Only the weapon is named as the text is begun; its target is chosen as it is fired. */
export const fireByText: TextKind<FiresAWeapon> = {
  *judge({ p, player, card, text, targets }, { frame, toAct }): Generator<Reason> {
    if (frame?.does !== 'loop') yield underWay({ card })
    else if (toAct !== player) yield notYourTurn(toAct)
    if (p.turn.player !== player || timeAt(p, frame) !== text.phase)
      yield wrongPhase(p, player, { card, phase: text.phase })
    else applies('WPN-028')
    const [weapon] = targets
    if (weapon === undefined || targets.length > 1) return yield notOneTarget(card, targets)
    yield* protectedFrom({ p, card }, weapon)
    const attempt = attemptOf(p, player, { weapon, at: [] }, { card, text })
    if (!attempt || attempt.text.answers) {
      yield notFiredSo({ card: weapon }, 'no weapon')
      if (facts(p, weapon).subtype === 'automated') yield firesByItself(weapon)
      return
    }
    if (targetsFor(attempt).length > 0) return
    const [likely] = candidates(attempt)
    yield* reasonsAgainstShot(likely === undefined ? attempt : aimedAt(attempt, likely))
  },

  price: () => ({ force: 0, rules: [] }),

  *attempts(p, player, card, text, { frame }) {
    if (frame?.does !== 'loop' || timeAt(p, frame) !== text.phase) return
    const weapons = new Set([...shotsOf(p, player, { card, text })].map(({ weapon }) => weapon))
    for (const weapon of weapons) yield { targets: [weapon] }
  },

  targets: ({ targets }) => targets,

  result(change, { player, card, text, targets }) {
    change.push({ does: 'aim', player, weapon: firstOf(targets), occasion: { card, text } })
  },
}

declare module '../../../model/under-way.ts' {
  interface Frames {
    aim: { player: Player; weapon: CardId; occasion: Occasion }
  }
}

/** The target is chosen, and the weapon fired. */
export const aimProcedure: ProcedureOf<'aim'> = {
  run(change, { player, weapon, occasion }) {
    const attempt = attemptOf(change.now, player, { weapon, at: [] }, occasion) as FireAttempt
    const cards = targetsFor(attempt)
    const [only] = cards
    if (cards.length > 1)
      return change.ask({ by: player, kind: 'cards', why: 'aim', with: { card: weapon }, cards })
    change.pop()
    if (only !== undefined) beginFiring(change, aimedAt(attempt, only))
  },

  answered(change, { weapon, occasion }, answer) {
    if (!('cards' in answer)) return
    change.pop()
    const shot = { weapon, at: [firstOf(answer.cards)] }
    beginFiring(change, attemptOf(change.now, answer.by, shot, occasion) as FireAttempt)
  },
}
