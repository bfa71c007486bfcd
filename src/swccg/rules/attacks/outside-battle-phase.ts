/** Texts that have a creature attack outside the battle phase. (Attacks - Attacking Outside Of Battle Phase) */

import type { Reason } from '../../../kernel/index.ts'
import type { AbilityOf } from '../../abilities/types.ts'
import { isCreature } from '../../model/crew.ts'
import { cardsAt, isOnTable, locationOf } from '../../model/table.ts'
import { matches } from '../../model/texts/filters.ts'
import type { CardId, Player, Position } from '../../model/types.ts'
import {
  noTarget,
  notATarget,
  tooManyTargets,
  unfitTarget,
  wrongPhase,
} from '../shared/actions/action-initiation.ts'
import { notYourTurn } from '../shared/actions/answering.ts'
import { about, notMeant } from '../shared/actions/mismatched.ts'
import type { TextKind } from '../shared/actions/text-kind.ts'
import { timeAt } from '../shared/actions/time-of-turn.ts'
import { noFightNow, underWay } from '../shared/actions/timing-windows.ts'
import { applies } from '../shared/observing.ts'
import { protectedFrom } from '../shared/on-table/immune.ts'
import { permits, underHeading } from '../shared/rulebook.ts'
import { beginCreaturesAttack, reasonsAgainstPrey } from './attack-initiation.ts'
import { targetsOf } from './attack-targets.ts'

export const rules = underHeading('Attacks - Attacking Outside Of Battle Phase', { 'ATK-033': permits })

type Causes = AbilityOf<'causes attack'>

/** The creature at the location of the text that it is about. */
function creatureOf(p: Position, card: CardId, { creature }: Causes, you: Player): CardId | undefined {
  const at = locationOf(p, card)
  if (at === null) return undefined
  return cardsAt(p, at).find((one) => isCreature(p, one) && matches(p, creature, one, you))
}

export const causedAttack: TextKind<Causes> = {
  *judge({ p, player, card, text, targets }, { frame, toAct }): Generator<Reason> {
    if (frame?.does !== 'loop') yield underWay({ card })
    else if (toAct !== player) yield notYourTurn(toAct)
    yield* noFightNow(p, { card })
    if (p.turn.player !== player || timeAt(p, frame) !== text.phase)
      yield wrongPhase(p, player, { card, phase: text.phase })
    else applies('ATK-033')
    const creature = creatureOf(p, card, text, player)
    const [target] = targets
    if (creature === undefined || target === undefined) return yield noTarget({ card })
    if (targets.length > 1) return yield tooManyTargets({ card, count: 1 })
    if (!isOnTable(p, target)) return yield notATarget({ card: target, by: card })
    if (!matches(p, text.target, target, player)) {
      const lack = notMeant(p, text.target, target, player)
      return yield lack ? unfitTarget(about(p, target, card), lack) : notATarget({ card: target, by: card })
    }
    for (const one of [creature, target]) yield* protectedFrom({ p, card }, one)
    yield* reasonsAgainstPrey(p, creature, target)
  },

  price: () => ({ force: 0, rules: [] }),

  *attempts(p, player, card, text, { frame }) {
    const creature = creatureOf(p, card, text, player)
    if (creature === undefined || frame?.does !== 'loop' || timeAt(p, frame) !== text.phase) return
    for (const target of targetsOf(p, creature))
      if (matches(p, text.target, target, player)) yield { targets: [target] }
  },

  targets: ({ targets }) => targets,

  result(change, { p, player, card, text, targets }) {
    const creature = creatureOf(p, card, text, player)
    const [target] = targets
    if (creature === undefined || target === undefined || !targetsOf(p, creature).includes(target)) return
    beginCreaturesAttack(change, creature, { target, uncounted: true, cites: ['ATK-033'] })
  },

  once: ({ p, card }) => `causes attack:${card}:${p.turn.number}`,
}
