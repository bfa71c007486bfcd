/** One place for every kind of intent: judging it, beginning it, listing what is legal, and who watches which event. */

import {
  type Change,
  type Event,
  type Frame,
  type Game,
  no,
  type Reason,
  type Verdict,
} from '../../kernel/index.ts'
import { facts } from '../model/pool.ts'
import { textsInForce } from '../model/texts.ts'
import type { Player, Position, Slot } from '../model/types.ts'
import { battleCost, beginBattle, reasonsAgainstBattle } from './battle/initiation.ts'
import { beginUse } from './carrying-out.ts'
import { allDeployments, judgeDeploy } from './deploy/judging.ts'
import { beginDeploy } from './deploy/procedure.ts'
import { beginTransfer, judgeTransfer, transfersOf } from './deploy/transfer.ts'
import { beginForceAction, forceAction, legalForceActions } from './force-actions.ts'
import type { Intent } from './intent.ts'
import { holding } from './movement/common.ts'
import { allOffers, judgeMove, momentOf } from './movement/offers.ts'
import { beginMove } from './movement/procedure.ts'
import { judgeUse, legalUses } from './playing.ts'
import { slotOf } from './slot.ts'
import { isStoppable } from './stopping.ts'
import { belongsTo, legalInSlot } from './turn-events.ts'

export function judge(game: Game<Position>, by: Player, intent: Intent): Verdict<Intent> {
  const p = game.state
  const moment = momentOf(game)
  const slot = slotOf(moment.frame)
  if (slot && !belongsTo(p, slot, intent)) return { legal: false, reasons: [...notNow(slot, intent)] }
  const ofForce = forceAction(p, by, intent, moment)
  if (ofForce) return ofForce
  if ('move' in intent) return judgeMove(game, by, intent.move)
  if ('play' in intent) return judgeUse(p, by, 'play', intent.play, moment)
  if ('use' in intent) return judgeUse(p, by, 'use', intent.use, moment)
  if ('deploy' in intent) return judgeDeploy(p, by, intent.deploy, moment)
  if ('transfer' in intent) return judgeTransfer(p, by, intent.transfer, moment)
  if (!('battle' in intent)) throw new Error(`nothing judges ${Object.keys(intent)[0]}`)
  const reasons = [...holding(p, reasonsAgainstBattle(p, by, intent.battle.location, moment))]
  if (reasons.length > 0) return { legal: false, reasons }
  return { legal: true, cost: battleCost, rules: ['BAT-002', 'BAT-003', 'BAT-018'] }
}

export function begin(change: Change<Position>, by: Player, intent: Intent): void {
  if ('move' in intent) beginMove(change, by, intent.move)
  else if ('play' in intent) beginUse(change, by, 'play', intent.play)
  else if ('use' in intent) beginUse(change, by, 'use', intent.use)
  else if ('deploy' in intent) beginDeploy(change, by, intent.deploy)
  else if ('transfer' in intent) beginTransfer(change, by, intent.transfer)
  else if ('battle' in intent) beginBattle(change, by, intent.battle.location)
  else beginForceAction(change, by, intent)
}

/**
 * Moves, deployments, cards, texts and actions with Force that a player may begin now.
 * Battles are listed when their segments are played.
 */
export function* legal(p: Position, stack: readonly Frame[], by: Player): Generator<Intent> {
  const moment = { frame: stack.at(-1), toAct: by }
  const slot = slotOf(moment.frame)
  if (slot) return yield* legalInSlot(p, slot, by)
  for (const offer of allOffers(p, stack, by, by)) yield offer.intent
  for (const offer of allDeployments(p, stack, by)) yield offer.intent
  yield* transfersOf(p, by, moment)
  yield* legalUses(p, by, moment)
  yield* legalForceActions(p, by, moment)
}

/** In a slot at the start or end of a turn nothing else is done. (TRN-070, DRW-017, DRW-025) */
function* notNow(slot: Slot, intent: Intent): Generator<Reason> {
  if (slot === 'start of turn') return yield no('TRN-070')
  yield no('DRW-025')
  if ('draw' in intent) yield no('DRW-017')
}

/** Does anything register for this event: a card on table, or one in a hand? */
export function isWatched(p: Position, event: Event): boolean {
  if (event.is === 'moved') return textsInForce(p, 'may follow').length > 0
  const hands = [...p.piles.light.hand, ...p.piles.dark.hand].flatMap(
    (card) => facts(p, card).abilities ?? [],
  )
  if (event.is === 'battle initiated') {
    return textsInForce(p, 'move away').length > 0 || hands.some(({ does }) => does === 'move away')
  }
  if (event.is === 'Force drain initiated') {
    const canceling = textsInForce(p, 'cancels Force drain').length > 0
    return canceling || hands.some(({ does }) => does === 'cancels Force drain')
  }
  return hands.some((text) => text.does === 'stops' && isStoppable(text.what, p, event))
}
