/** Deploying as a react: to the battle or drain, by all the rules of deploying but its phase. (DEP-204, TRM-213) */

import { illegal, type Reason } from '../../../kernel/index.ts'
import { carrierOf, isOnTable } from '../../model/table.ts'
import type { CardId, Player, Position } from '../../model/types.ts'
import { attempts, priceOfAll, reasonsAgainst, rulesFor } from '../deploy/deploying.ts'
import { attemptOf, type DeployAttempt, goalOf } from '../deploy/deployment-attempt.ts'
import { startDeploy } from '../deploy/deployment-procedure.ts'
import type { Deployment } from '../shared/actions/intent.ts'
import type { Moment } from '../shared/actions/moment.ts'
import { inOrder } from '../shared/order-of-reasons.ts'
import { nothingAgainst } from '../shared/reasons.ts'
import {
  againstReacting,
  bringerOf,
  leadsElsewhere,
  noTextToReact,
  type Opportunity,
  opportunityOf,
  reactedKey,
  reactTexts,
  type WayToReact,
} from './react.ts'

/** The attempt by the text that lets this card deploy as a react; null where none does. */
function attemptBy(
  p: Position,
  player: Player,
  deploy: Deployment,
  chance: Opportunity,
): DeployAttempt | null {
  const [card] = deploy.cards
  const text = card === undefined ? undefined : reactTexts(p, player, card, 'deploy', chance)[0]
  if (!text) return null
  const react = { by: text.source, add: text.text.add ?? 0, free: text.text.free === true }
  return { ...attemptOf(p, player, deploy), react }
}

function* reasons(p: Position, player: Player, deploy: Deployment, moment: Moment): Generator<Reason> {
  const [card = -1] = deploy.cards
  const chance = yield* againstReacting(p, player, deploy.cards, moment)
  if (!chance) return
  const attempt = attemptBy(p, player, deploy, chance)
  if (!attempt) return yield noTextToReact(card, chance)
  yield* leadsElsewhere(card, chance, goalOf(p, deploy.to))
  yield* reasonsAgainst(attempt, moment)
}

/** Has a card on table, or what carries it, come as a react this turn? */
function hasCome(p: Position, card: CardId): boolean {
  for (let here: CardId | null = card; here !== null && isOnTable(p, here); here = carrierOf(p, here))
    if (p.used.includes(reactedKey(p, here))) return true
  return false
}

export const byDeploying: WayToReact<Deployment> = {
  judge(p, player, deploy, moment) {
    const found = inOrder(p, reasons(p, player, deploy, moment))
    if (found.length > 0) return illegal(...found)
    const attempt = attemptBy(p, player, deploy, opportunityOf(moment) as Opportunity) as DeployAttempt
    const { force, parts = [] } = priceOfAll(attempt)
    return { legal: true, cost: force, parts, rules: rulesFor(attempt) }
  },

  begin(change, player, deploy, chance) {
    const attempt = attemptBy(change.now, player, deploy, chance) as DeployAttempt
    const keys = deploy.cards.map((card) => reactedKey(change.now, card))
    change.put('used', [...change.now.used, ...keys])
    const cites = ['BAT-023', 'TRM-208', 'TRM-211', 'TRM-212', 'TRM-213']
    const source = attempt.react?.by ?? -1
    // A text of a card that came in as a react itself. (BAT-028)
    if (source !== attempt.card && hasCome(change.now, source)) cites.push('BAT-028')
    change.log({
      say: 'reacts',
      with: { cards: deploy.cards, by: bringerOf(deploy.cards, source), at: chance.at, others: [] },
      by: player,
      cites,
    })
    startDeploy(change, { ...attemptOf(change.now, player, deploy), react: attempt.react ?? null }, deploy)
  },

  *legal(p, player, chance, moment) {
    for (const card of p.piles[player].hand) {
      if (reactTexts(p, player, card, 'deploy', chance).length === 0) continue
      for (const part of ['first', 'rider'] as const) {
        for (const deploy of attempts(p, player, card, part)) {
          if (goalOf(p, deploy.to) !== chance.at) continue
          if (nothingAgainst(p, reasons(p, player, deploy, moment))) yield deploy
        }
      }
    }
  },
}
