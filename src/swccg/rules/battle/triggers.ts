/** What the start of a battle, winning and losing trigger by themselves. */

import type { Event, Triggered } from '../../../kernel/index.ts'
import type { BattleMoment } from '../../abilities/force-texts.ts'
import { inBattle } from '../../model/battle-texts.ts'
import { opponentOf, type Position } from '../../model/types.ts'
import { lossOf } from '../force-loss.ts'
import { underHeading } from '../rulebook.ts'
import { citing } from '../text-kind.ts'
import { isMomentOf } from './during.ts'
import { exclusionsDue } from './participation.ts'

export const rules = [
  ...underHeading('Initiate The Battle', { 'BAT-021': {} }),
  ...underHeading('Power Segment', { 'BAT-086': {} }),
]

const moments: readonly string[] = ['battle initiated', 'battle won', 'battle lost'] satisfies BattleMoment[]

/** Losses of Force at a moment of the battle; all of it before any optional response. (BAT-021, BAT-086) */
function lossesDue(p: Position, event: Event): Triggered[] {
  return inBattle(p, 'loses Force').flatMap(({ text, source, you }) => {
    if (!moments.includes(text.when) || !isMomentOf(text.when as BattleMoment, you, event)) return []
    const losers =
      text.whose === 'each' ? [you, opponentOf(you)] : text.whose === 'opponent' ? [opponentOf(you)] : [you]
    const cites = citing(p, [event.is === 'battle initiated' ? 'BAT-021' : 'BAT-086', 'KRN-108'])
    return losers.map((player) => ({
      id: `loses:${source}:${player}`,
      frame: lossOf(player, text.count, { performer: you, by: source, cites }),
    }))
  })
}

/** What an event in a battle triggers; cards that may not battle are excluded as soon as they take part. */
export const battleTriggers = (p: Position, event: Event): Triggered[] =>
  p.battle ? [...lossesDue(p, event), ...exclusionsDue(p)] : []
