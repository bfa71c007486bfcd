/** Moves that come by themselves as a phase ends, where their player has not made them: out of Death Star II, home from a Bombing Run. (Mandatory Actions) */

import { cardOf } from '../../../model/cards/card-of.ts'
import { isCrewed, isStarfighter } from '../../../model/crew.ts'
import { isActive, isOnTable } from '../../../model/table.ts'
import { cannotMove } from '../../../model/texts/texts.ts'
import type { CardId, Position } from '../../../model/types.ts'
import type { Triggered } from '../../../model/under-way.ts'
import { leaving } from '../../leaving-table/just-lost.ts'
import type { Move } from '../../shared/actions/intent.ts'
import { optionId } from '../../shared/actions/option.ts'
import type { ProcedureOf } from '../../shared/procedure.ts'
import { kindOf } from '../all-moves.ts'
import { isOnRun, wayHome } from '../attack-runs-and-bombing-runs.ts'
import { attemptOf } from '../move.ts'
import { startMove } from '../movement-procedure.ts'
import { wayBack } from '../regular/sector-movement.ts'

/** Dark's starfighters that are to turn back as its move phase ends, because they have not: those that can move. (TRM-226) */
function turningBack(p: Position): Triggered[] {
  if (p.turn.player !== 'dark' || p.turn.phase !== 'move') return []
  return p.cards.flatMap(({ id, owner, moved }): Triggered[] => {
    if (owner !== 'dark' || moved === p.turn.number || !isStarfighter(p, id) || !isActive(p, id)) return []
    const move = isCrewed(p, id) && !cannotMove(p, id) ? wayBack(p, id) : null
    return move ? [{ id: optionId('turns back', id), frame: { does: 'turn back', move } }] : []
  })
}

/** Bombers that fly home as their player's battle phase ends; one that cannot crashes. (MOV-019, TRM-222) */
function flyingHome(p: Position): Triggered[] {
  const { player, phase, number } = p.turn
  if (phase !== 'battle') return []
  return p.cards.flatMap(({ id, owner, moved }): Triggered[] => {
    if (owner !== player || moved === number || !isOnTable(p, id) || !isOnRun(p, id)) return []
    const move = isCrewed(p, id) && isActive(p, id) && !cannotMove(p, id) ? wayHome(p, player, id) : null
    const frame: Triggered['frame'] = move ? { does: 'turn back', move } : { does: 'crash', card: id }
    return [{ id: optionId(move ? 'turns back' : 'crashes', id), frame }]
  })
}

/** Everything that is due so. */
export const movesDue = (p: Position): Triggered[] => [...turningBack(p), ...flyingHome(p)]

declare module '../../../model/under-way.ts' {
  interface Frames {
    'turn back': { move: Move }
    crash: { card: CardId }
  }
}

/** What its player has left undone comes by itself. (KRN-119) */
export const turnBack: ProcedureOf<'turn back'> = {
  run(change, { move }) {
    change.pop()
    const [card] = move.cards
    if (card === undefined || !isActive(change.now, card)) return
    const attempt = attemptOf(change.now, cardOf(change.now, card).owner, move)
    startMove(change, kindOf(attempt), attempt)
  },
}

/** It crashes and is lost. */
export const crash: ProcedureOf<'crash'> = {
  run(change, { card }) {
    change.pop()
    if (!isOnTable(change.now, card)) return
    const { owner } = cardOf(change.now, card)
    change.log({ say: 'crashes', with: { card }, by: owner, cites: ['TRM-222'] })
    change.push(leaving([card], { performer: owner, by: card, cites: ['TRM-222'] }))
  },
}
