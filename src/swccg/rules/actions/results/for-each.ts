/** Force that players lose or activate by a text, each his share. (Steps Of An Action - 3: Result) */

import type { Change } from '../../../../kernel/index.ts'
import type { Result } from '../../../abilities/action/action.ts'
import { counts } from '../../../abilities/amount/amount.ts'
import { opponentOf, type Player, type Position, players } from '../../../model/types.ts'
import { lossOf } from '../../force/losing-force.ts'
import { optionId } from '../../shared/actions/option.ts'
import type { ResultsFrame } from '../../shared/actions/results.ts'
import { changes, underHeading } from '../../shared/rulebook.ts'
import { amountOf, workingOf } from '../../values/amounts.ts'

export const rules = [
  ...underHeading('Steps Of An Action - 3: Result', { 'KRN-141': changes }),
  ...underHeading('Actions - For Each/For Every', { 'KRN-151': changes }),
]

/** Which player a text means. */
export const seat = (player: Player, whose: 'you' | 'opponent'): Player =>
  whose === 'you' ? player : opponentOf(player)

export type Sharing = Extract<Result, { brings: 'Force loss' | 'activation' }>

/** Force that one player loses or activates. */
export function giveShare(
  change: Change<Position>,
  frame: ResultsFrame,
  part: Sharing,
  player: Player,
): void {
  const { player: performer, card: by } = frame
  const count = amountOf(workingOf(change.now, frame), part.count)
  if (part.brings === 'activation') {
    const most = Math.min(count, change.now.piles[player].reserve.length)
    const may = part.may === true
    if (most > 0) change.push({ does: 'activate by text', player, count: most, may, by })
    return
  }
  const counted = counts(part.count)
  if (count > 0) {
    const cites = counted ? ['KRN-150'] : []
    const from = part.from ? { from: part.from } : {}
    change.push(lossOf(player, count, { performer, by, cites, ...from }))
  } else if (counted) {
    // With nothing to count there is nothing to lose, and nothing that could be changed. (KRN-151)
    change.log({ say: 'nothing counted', with: { card: by }, by: player, cites: ['KRN-151'] })
  }
}

/** The id by which a player is chosen, and the player who is chosen by it. */
const optionOf = (player: Player): string => optionId('player', player)
export const playerChosen = (option: string): Player | undefined =>
  players.find((player) => optionOf(player) === option)

/** Each player's share in turn; while there are two, the player whose turn it is chooses. (KRN-141) */
export function nextShare(change: Change<Position>, frame: ResultsFrame, part: Sharing) {
  const { shares, part: at } = frame
  const [first, second] = shares ?? []
  if (first === undefined) return change.stay({ part: at + 1, shares: null })
  if (second === undefined) {
    change.stay({ shares: [] })
    return giveShare(change, frame, part, first)
  }
  change.ask({
    by: change.now.turn.player,
    kind: 'option',
    why: 'which automatic action first',
    with: {},
    options: players.map(optionOf),
  })
}

export const isSharing = (part: Result): part is Sharing =>
  part.brings === 'Force loss' || part.brings === 'activation'
