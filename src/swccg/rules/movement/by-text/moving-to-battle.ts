/** A text that moves a card to the battle under way: by landspeed, free, and no 'react'. (Battle - Responses) */

import type { Change, Reason } from '../../../../kernel/index.ts'
import type { CardId, Player, Position } from '../../../model/types.ts'
import type { Moment } from '../../shared/actions/moment.ts'
import { applies } from '../../shared/observing.ts'
import { nothingAgainst } from '../../shared/reasons.ts'
import { permits, underHeading } from '../../shared/rulebook.ts'
import { reasonsAgainst } from '../general/movement.ts'
import { type Attempt, attemptOf, type MoveKind } from '../move.ts'
import { startMove } from '../movement-procedure.ts'
import { landspeed } from '../regular/landspeed.ts'

export const rules = underHeading('Battles - A Complex Example', { 'BAT-025': permits })

/** The regular move by landspeed as a text makes it: at its own time, and free. */
const asTold: MoveKind = {
  ...landspeed,
  byText: true,
  ownTime: () => [],
  price: () => ({ force: 'free', rules: [] }),
  *judge(attempt) {
    // Whoever started the battle cannot react, and brings cards in by other responses.
    if (attempt.p.battle?.initiator === attempt.player) applies('BAT-025')
    yield* landspeed.judge(attempt)
  },
}

const walkTo = (p: Position, player: Player, card: CardId, at: CardId): Attempt =>
  attemptOf(p, player, { using: 'landspeed', cards: [card], to: { location: at } })

/** Why a card cannot be moved to the battle. */
export function* cannotJoin(p: Position, player: Player, card: CardId, moment: Moment): Generator<Reason> {
  if (p.battle) yield* reasonsAgainst(walkTo(p, player, card, p.battle.at), asTold, moment)
}

/** Moves it there, if that is still possible. */
export function moveToBattle(change: Change<Position>, player: Player, card: CardId | undefined): void {
  const { battle } = change.now
  if (!battle || card === undefined) return
  const attempt = walkTo(change.now, player, card, battle.at)
  const moment = { frame: change.stack.at(-1), toAct: player }
  if (nothingAgainst(change.now, reasonsAgainst(attempt, asTold, moment))) startMove(change, asTold, attempt)
  else change.log({ say: 'not moved to battle', with: { card }, by: player, cites: [] })
}
