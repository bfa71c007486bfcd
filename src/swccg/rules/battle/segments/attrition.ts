/** Attrition: what the opponent's battle destiny makes against a player. (Attrition) */

import type { Reason } from '../../../../kernel/index.ts'
import type { CardId } from '../../../abilities/basics.ts'
import { type Amount, baseOf } from '../../../model/texts/amounts.ts'
import { opponentOf, type Player, type Position } from '../../../model/types.ts'
import { refusal } from '../../shared/reasons.ts'
import { changes, permits, underHeading } from '../../shared/rulebook.ts'
import { changed, changesOf, drawnStep } from '../../values/battle-totals.ts'

export const rules = [
  ...underHeading('Attrition', {
    'BAT-064': changes,
    'BAT-065': {},
    'BAT-066': changes,
    'BAT-081': changes,
    'BAT-082': changes,
    'BAT-083': changes,
  }),
  ...underHeading('Satisfying Attrition', {
    'BAT-111': changes,
    'BAT-112': {},
    'BAT-114': changes,
    'BAT-115': changes,
    'BAT-116': changes,
    'BAT-117': changes,
    'BAT-118': permits,
  }),
]

/** This player has drawn no battle destiny. (BAT-065) */
export function* noneDrawn(p: Position, by: Player, card: CardId): Generator<Reason> {
  if (p.battle && p.battle.destiny[by].battle === null) yield refusal('BAT-065', { card, by }, 'none drawn')
}

/** The attrition against a player; null where his opponent has no total battle destiny. (BAT-064, BAT-065, BAT-081) */
export function attritionAgainst(p: Position, player: Player): Amount | null {
  const opponent = opponentOf(player)
  const drawn = p.battle?.destiny[opponent]
  if (!drawn || drawn.battle === null) return null
  return changed(
    p,
    baseOf(drawn.battle, 'BAT-064', 'BAT-064'),
    changesOf(p, player, 'attrition'),
    ({ by }) => (by === undefined ? 'BAT-082' : 'BAT-083'),
    drawnStep(p, opponent, 'attrition', 'BAT-067'),
  )
}
