/** Firing a weapon outside the battle phase, as the text of a card lets one do. */

import type { Change, Reason } from '../../../kernel/index.ts'
import type { FiresAWeapon } from '../../abilities/weapon.ts'
import { facts } from '../../model/pool.ts'
import type { CardId, Player, Position } from '../../model/types.ts'
import { notYourTurn } from '../ground/answering.ts'
import { notOneTarget, wrongPhase } from '../ground/initiation.ts'
import { underWay } from '../ground/no-time-for-it.ts'
import { applies } from '../ground/observing.ts'
import type { ProcedureOf } from '../ground/procedure.ts'
import { holding, no } from '../ground/reasons.ts'
import { changes, inRulings } from '../ground/rulebook.ts'
import type { TextKind, TextUse } from '../ground/text-kind.ts'
import { timeAt } from '../ground/time-of-turn.ts'
import { attemptOf, type FireAttempt, type Occasion } from './attempt.ts'
import { beginFiring, reasonsAgainstShot, shotsOf } from './firing.ts'
import { candidates, notFiredSo } from './targets.ts'

export const rules = [
  ...inRulings('weapon - firing outside of the battle phase', { 'WPN-032': changes }),
  ...inRulings('weapon – automated', { 'WPN-051': {} }),
]

type Use = TextUse<FiresAWeapon>

const occasionOf = ({ card, text }: Use): Occasion => ({ card, text })

/** The targets at which the weapon can be fired now. */
function targetsFor(p: Position, player: Player, weapon: CardId, occasion: Occasion): CardId[] {
  const attempt = attemptOf(p, player, { weapon, at: [] }, occasion)
  if (!attempt) return []
  return candidates(attempt).filter((target) => {
    const shot = attemptOf(p, player, { weapon, at: [target] }, occasion) as FireAttempt
    return holding(p, reasonsAgainstShot(shot)).next().done
  })
}

/** Only the weapon is named as the text is begun; its target is chosen as it is fired. */
export const fireByText: TextKind<FiresAWeapon> = {
  *judge(use, { frame, toAct }): Generator<Reason> {
    const { p, player, card, text, targets } = use
    if (frame?.does !== 'loop') yield underWay({ card })
    else if (toAct !== player) yield notYourTurn(toAct)
    if (p.turn.player !== player || timeAt(p, frame) !== text.phase)
      yield wrongPhase({ card, phase: text.phase })
    else applies('WPN-028')
    const [weapon] = targets
    if (weapon === undefined || targets.length > 1) return yield notOneTarget(card, targets)
    const attempt = attemptOf(p, player, { weapon, at: [] }, occasionOf(use))
    if (!attempt || attempt.text.answers) {
      yield notFiredSo({ card: weapon }, 'no weapon')
      if (facts(p, weapon).subtype === 'automated') yield no('WPN-051', { card: weapon })
      return
    }
    if (targetsFor(p, player, weapon, occasionOf(use)).length > 0) return
    const [likely] = candidates(attempt)
    const tried = likely === undefined ? attempt : { ...attempt, shot: { weapon, at: [likely] } }
    yield* reasonsAgainstShot(tried)
  },

  price: () => ({ force: 0, rules: [] }),

  *attempts(p, player, card, text, { frame }) {
    if (frame?.does !== 'loop' || timeAt(p, frame) !== text.phase) return
    const weapons = new Set([...shotsOf(p, player, { card, text })].map(({ weapon }) => weapon))
    for (const weapon of weapons) yield { targets: [weapon] }
  },

  targets: ({ targets }) => targets,

  result(change, use) {
    const { player, targets } = use
    change.push({ does: 'aim', step: 0, player, weapon: targets[0]!, occasion: occasionOf(use) })
  },
}

declare module '../../model/under-way.ts' {
  interface Frames {
    aim: { player: Player; weapon: CardId; occasion: Occasion }
  }
}

/** The target is chosen, and the weapon fired. */
export const aimProcedure: ProcedureOf<'aim'> = {
  run(change, frame) {
    const { player, weapon, occasion } = frame

    const cards = targetsFor(change.now, player, weapon, occasion)
    const [only] = cards
    if (cards.length > 1) {
      change.ask({
        by: player,
        kind: 'cards',
        why: 'aim',
        with: { card: weapon },
        mayPass: false,
        cards,
        min: 1,
        max: 1,
      })
      return
    }
    change.pop()
    if (only !== undefined) fire(change, player, weapon, only, occasion)
  },

  answered(change, frame, answer) {
    if (!('cards' in answer)) return
    change.pop()
    const { weapon, occasion } = frame
    fire(change, answer.by, weapon, answer.cards[0]!, occasion)
  },
}

const fire = (change: Change<Position>, player: Player, weapon: CardId, at: CardId, occasion: Occasion) =>
  beginFiring(change, attemptOf(change.now, player, { weapon, at: [at] }, occasion) as FireAttempt)
