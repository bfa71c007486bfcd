/** Maintenance costs: at the end of its owner's turn a card is paid for, or goes. */

import type { AbilityOf } from '../../abilities/types.ts'
import { forceOf, isOnTable, put, spendForce, withCargo } from '../../model/table.ts'
import { textsOf } from '../../model/texts/texts.ts'
import type { CardId, Player, Position } from '../../model/types.ts'
import { lossOf } from '../force/losing-force.ts'
import { letCaptivesGo } from '../leaving-table/leaving-table.ts'
import type { ProcedureOf } from '../shared/procedure.ts'
import { changes, underHeading } from '../shared/rulebook.ts'

export const rules = [
  ...underHeading('Mandatory Actions', { 'KRN-121': changes }),
  ...underHeading('Drawing, Draw Phase, And End of Turn - Examples', {
    'DRW-033': changes,
    'DRW-034': changes,
    'DRW-035': changes,
  }),
]

const textOf = (p: Position, card: CardId): AbilityOf<'maintenance'> | undefined =>
  textsOf(p, card, 'maintenance')[0]?.text

/** What its owner can do about it: keep it, put it in the Used Pile, or place it out of play. (DRW-034) */
function choices(p: Position, player: Player, { keep, toUsed }: AbilityOf<'maintenance'>): string[] {
  const { reserve, force, used, hand } = p.piles[player]
  const losable = reserve.length + force.length + used.length + hand.length
  return [
    ...(forceOf(p, player) >= keep ? ['maintain'] : []),
    ...(toUsed !== undefined && losable >= toUsed ? ['to used'] : []),
    'out of play',
  ]
}

const steps = ['choice', 'over'] as const

declare module '../../model/under-way.ts' {
  interface Frames {
    maintain: { step: (typeof steps)[number]; card: CardId; player: Player }
  }
}

export const maintenanceProcedure: ProcedureOf<'maintain'> = {
  steps,

  run(change, { step, card, player }) {
    const text = textOf(change.now, card)
    if (step === 'over' || !text || !isOnTable(change.now, card)) return change.pop()
    change.ask({
      by: player,
      kind: 'option',
      why: 'maintain',
      with: { card },
      options: choices(change.now, player, text),
    })
  },

  answered(change, { card, player }, answer) {
    const text = textOf(change.now, card)
    if (!('option' in answer) || !text) return
    change.next()
    const kept = answer.option === 'maintain'
    change.log({
      say: kept ? 'maintained' : 'not maintained',
      with: { card, cost: kept ? text.keep : null },
      by: player,
      cites: ['DRW-033', 'DRW-034', 'DRW-035', 'KRN-121'],
    })
    if (kept) return spendForce(change, player, text.keep)
    const isUsed = answer.option === 'to used'
    letCaptivesGo(change, card)
    // What is on it is lost.
    for (const one of withCargo(change.now, card).slice(1)) put(change, one, { in: 'lost' })
    put(change, card, { in: isUsed ? 'used' : 'out' })
    if (isUsed && text.toUsed)
      change.push(
        lossOf(player, text.toUsed, { performer: player, by: card, cost: 'maintenance', cites: [] }),
      )
  },
}
