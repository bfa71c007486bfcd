/** Playing a card straight from a pile: what is found there is played, and nothing found is shown. (Deploying/Playing From A Deck Or Pile) */

import { opponentOf } from '../../../model/types.ts'
import { letLook } from '../../piles/empty-deck-or-pile.ts'
import { lookingSteps } from '../../piles/playing-from-a-pile.ts'
import type { ProcedureOf } from '../../shared/procedure.ts'
import { legalPlays } from './initiating.ts'
import { beginUse } from './steps-of-an-action.ts'

/** Whoever looks plays what he can, or shows that there is nothing. (KRN-080, KRN-081, KRN-084) */
export const playByText: ProcedureOf<'play by text'> = {
  steps: lookingSteps,

  run(change, frame) {
    const { step, player, source, text } = frame
    const p = change.now
    if (step === 'over') return change.pop()
    const found = [...legalPlays(p, player, { frame, toAct: player })]
    const seen = p.piles[player][text.from]
    const details = { by: source, card: source, pile: text.from, owner: player, looking: true, seen }
    if (found.length === 0) {
      change.next()
      change.log({ say: 'nothing found', with: details, by: player, cites: ['KRN-081'] })
      return letLook(change, opponentOf(player), 'verify', seen, details)
    }
    const cards = [...new Set(found.flatMap((one) => (one.kind === 'play' ? one.card : [])))]
    change.ask({ by: player, kind: 'action', why: 'play by text', with: details, cards })
  },

  answered(change, frame, answer) {
    const { player, text } = frame
    if (!('act' in answer) || answer.act.kind !== 'play') return
    change.pop()
    const cites = ['KRN-080', 'KRN-084']
    const details = { card: answer.act.card, pile: text.from }
    change.log({ say: 'played from pile', with: details, by: player, cites })
    beginUse(change, player, 'play', answer.act, text.then)
  },
}
