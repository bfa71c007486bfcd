/** What holds in every battle, whoever plays what. Each watch looks at one step of a game after another. */

import { cardOf } from '../../model/cards/card-of.ts'
import { facts, hasForfeit } from '../../model/cards/pool.ts'
import { hasState } from '../../model/table.ts'
import { type Position, players } from '../../model/types.ts'
import { isLonely } from './participating-in-battle.ts'

/** Throws when it does not hold; answers whether there was something to look at in this step. */
type Watch = (before: Position, after: Position, asks: string | undefined) => boolean

/** What was 'hit' in a battle has left table when that is over. (BAT-007, BAT-097, BAT-109) */
const hitsLeave: Watch = (before, after) => {
  if (!before.battle || after.battle) return false
  const left = before.battle.joined.filter((card) => {
    const onTable = !('in' in cardOf(after, card).where)
    return onTable && hasState(after, card, 'hit') && hasForfeit(facts(after, card))
  })
  if (left.length > 0) throw new Error(`'hit' and still on table after the battle: ${left}`)
  return true
}

/** There is no second battle at a location in a turn. (BAT-009) */
function onceATurn(): Watch {
  const fought = new Set<string>()
  return (before, { battle, turn }) => {
    if (!battle || before.battle) return false
    const once = `turn ${turn.number}, location ${battle.at}`
    if (fought.has(once)) throw new Error(`a second battle: ${once}`)
    fought.add(once)
    return true
  }
}

/** Neither attrition nor battle damage is ever below 0. (BAT-081, BAT-119) */
const neverNegative: Watch = (_before, { battle }) => {
  if (!battle) return false
  const owed = players.flatMap((player) => [battle.owed[player].attrition, battle.owed[player].damage])
  const counted = players.flatMap((player) => [battle.attrition[player] ?? 0, battle.total?.[player] ?? 0])
  if ([...owed, ...counted].some((sum) => sum < 0)) throw new Error(`below 0 in a battle: ${owed}, ${counted}`)
  return owed.some((sum) => sum > 0)
}

/**
 * A battle in which a side has lost all presence is over, up to the naming of the winner: as soon as what has left table lies
 * in its pile. (BAT-004, BAT-005)
 */
const overWhenLonely: Watch = (before, after, asks) => {
  const isLeaving = asks === 'order in pile'
  if (after.battle?.total === null && isLonely(after) && !isLeaving) throw new Error('a battle goes on in which a side has no presence')
  return before.battle?.total === null && !after.battle
}

/** Fresh watches for one game. */
export const battleWatches = () => ({ hitsLeave, onceATurn: onceATurn(), neverNegative, overWhenLonely })
