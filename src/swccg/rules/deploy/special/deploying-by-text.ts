/** Cards that a text deploys from a deck or pile: searched for, chosen with their place, and deployed one after the other. */

import type { Change } from '../../../../kernel/index.ts'
import { firstOf } from '../../../../kernel/index.ts'
import { cardOf } from '../../../model/cards/card-of.ts'
import { plain } from '../../../model/cards/pool.ts'
import { rowOf } from '../../../model/places/locations.ts'
import { put } from '../../../model/table.ts'
import { matches } from '../../../model/texts/filters.ts'
import type { CardId, DeployDestination, Player, Position } from '../../../model/types.ts'
import type { FrameOf } from '../../../model/under-way.ts'
import type { Deployment } from '../../shared/actions/intent.ts'
import type { ProcedureOf } from '../../shared/procedure.ts'
import { changes, underHeading } from '../../shared/rulebook.ts'
import { legalDeployments } from '../deploying.ts'
import type { ByText } from '../deployment-attempt.ts'
import { beginDeploy } from '../deployment-procedure.ts'
import { isKeptOff } from '../locations.ts'

export const rules = underHeading('Step A - Playing starting cards', { 'TRN-015': changes })

declare module '../../../model/under-way.ts' {
  interface Frames {
    'deploy by text': { player: Player; byText: ByText }
  }
}

type ByTextFrame = FrameOf<'deploy by text'>

/** Cards that a text deploys, one after the other. */
export const deployByTextFrame = (player: Player, byText: ByText): ByTextFrame => ({
  does: 'deploy by text',
  player,
  byText,
})

/** Every deployment that the text allows now. */
const open = (p: Position, frame: ByTextFrame): Deployment[] =>
  [...legalDeployments(p, frame.player, { frame, toAct: frame.player })].flatMap((intent) =>
    intent.kind === 'deploy' ? intent : [],
  )

/** To the left or to the right of a single location of its row is the same for a location, seen from the other side. */
function placeOf(p: Position, card: CardId, to: DeployDestination): unknown {
  if (!('place' in to)) return to
  const row = plain(to.system ?? rowOf(p, card))
  const others = p.layout.filter((location) => plain(rowOf(p, location)) === row)
  return others.length > 1 ? to : row
}

/** What tells a deployment from others: copies of one card that would go to the same place are one choice. */
function faceOf(p: Position, { cards, to }: Deployment): string {
  const card = firstOf(cards)
  return JSON.stringify([cardOf(p, card).key, placeOf(p, card, to)])
}

/** He who searches sees all cards there; he who has revealed some, those. */
const seen = (p: Position, { player, byText: { from, only } }: ByTextFrame): readonly CardId[] =>
  only?.filter((card) => p.revealed?.includes(card)) ?? p.piles[player][from]

export const deployByText: ProcedureOf<'deploy by text'> = {
  run(change, frame) {
    const { player, byText } = frame
    const found = byText.left > 0 ? open(change.now, frame) : []
    if (found.length === 0) {
      if (placeInstead(change, frame)) return
      change.pop()
      if (byText.left > 0 && !byText.may) change.alter(0, { failed: true })
      return
    }
    const [only, ...others] = new Map(found.map((one) => [faceOf(change.now, one), one])).values()
    if (only && others.length === 0 && !byText.may) return deploy(change, frame, only)
    change.ask({
      by: player,
      kind: 'action',
      why: 'deploy by text',
      with: {
        by: byText.by,
        pile: byText.from,
        looking: true,
        ...(byText.start ? {} : { seen: seen(change.now, frame) }),
      },
      mayPass: byText.may,
      cards: [...new Set(found.map(({ cards }) => firstOf(cards)))],
    })
  },

  answered(change, frame, answer) {
    if ('pass' in answer) return change.pop()
    if ('act' in answer && answer.act.kind === 'deploy') deploy(change, frame, answer.act)
  },
}

/**
 * A starting card deploys a location whose version on table may not be converted: the copy is placed out of play, and counts
 * as deployed. (TRN-015)
 */
function placeInstead(change: Change<Position>, { player, byText }: ByTextFrame): boolean {
  const p = change.now
  if (!byText.start || byText.left === 0) return false
  const card = p.piles[player][byText.from].find(
    (one) => matches(p, byText.what, one, player) && isKeptOff(p, player, one),
  )
  if (card === undefined) return false
  put(change, card, { in: 'out' })
  change.log({ say: 'not converted', with: { card }, by: player, cites: ['TRN-015'] })
  change.stay({ byText: { ...byText, left: byText.left - 1 } })
  return true
}

/** Begins a deployment, and notes for the card whose text it is what has been done. */
function deploy(change: Change<Position>, { player, byText }: ByTextFrame, deployment: Deployment): void {
  const beneath = change.stack.at(-2)
  if (beneath?.does === 'starting text') change.alter(1, { did: [...beneath.did, ...deployment.cards] })
  beginDeploy(change, player, deployment)
  // The deployment lies on top: this text goes on once it is done.
  change.alter(1, { byText: { ...byText, left: byText.left - 1 } })
}
