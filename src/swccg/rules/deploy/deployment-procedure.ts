/** How a deployment is carried out: paid, answered, put where it belongs, answered again. (Deploy) */

import type { Change } from '../../../kernel/index.ts'
import { firstOf } from '../../../kernel/index.ts'
import { cardOf } from '../../model/cards/card-of.ts'
import { facts } from '../../model/cards/pool.ts'
import { cover, layDown } from '../../model/places/layout.ts'
import { isMobileSystem, siteFacts } from '../../model/places/locations.ts'
import { isOnTable, put, spendForce } from '../../model/table.ts'
import type { CardId, DeployDestination, Player, Position } from '../../model/types.ts'
import type { FrameOf, LogLine } from '../../model/under-way.ts'
import { paySeparately, separateCost } from '../actions/responses/separate-costs.ts'
import { lossOf } from '../force/losing-force.ts'
import type { Deployment } from '../shared/actions/intent.ts'
import type { ProcedureOf } from '../shared/procedure.ts'
import { kindOf, priceOfAll, rulesFor } from './deploying.ts'
import { attemptOf, type DeployAttempt, goalOf, hostIn, textUnderWay } from './deployment-attempt.ts'
import { spotFor } from './on-cards/deploying-on-cards.ts'
import { noteDeathStar } from './restrictions/death-stars.ts'
import { goesUndercover } from './special/going-undercover.ts'
import { slotOfRider } from './special/simultaneous-deployment.ts'
import { deployedKey, isLimited } from './unique-and-restricted-cards.ts'

const steps = ['initiation', 'arriving', 'completed', 'over'] as const

declare module '../../model/under-way.ts' {
  interface Events {
    deploying: { card: CardId; cards: CardId[]; to: DeployDestination; react: boolean }
    deployed: { card: CardId; cards: CardId[]; to: DeployDestination }
  }
  interface Frames {
    deploy: { step: (typeof steps)[number]; player: Player; deploy: Deployment; react: boolean }
  }
}

/** Pays for a deployment that has been judged legal, and starts it. */
export function beginDeploy(change: Change<Position>, player: Player, deploy: Deployment): void {
  const p = change.now
  startDeploy(change, attemptOf(p, player, deploy, textUnderWay(change.stack.at(-1))), deploy)
}

/** The same for an attempt that is at hand. */
export function startDeploy(change: Change<Position>, attempt: DeployAttempt, deploy: Deployment): void {
  const { p, player, card, to } = attempt
  const { force } = priceOfAll(attempt)
  const cites = change.untold ? [] : rulesFor(attempt)
  paySeparately(change, player, card, separateCost(p, 'deploy', card, goalOf(p, to)), force)
  spendForce(change, player, force)
  const limited = deploy.cards.filter((one) => isLimited(p, one) && facts(p, one).type !== 'location')
  if (limited.length > 0)
    change.put('used', [...change.now.used, ...limited.map((one) => deployedKey(p, player, one))])
  for (const one of deploy.cards) put(change, one, { played: player })
  change.log({
    say: sayOf(to),
    with: { cards: deploy.cards, card, ...detailsOf(p, to), cost: force },
    by: player,
    cites,
  })
  change.push({ does: 'deploy', player, deploy, react: attempt.react != null })
  const loss = spotFor(p, player, card, to)?.loses ?? 0
  if (loss > 0)
    change.push(lossOf(player, loss, { performer: player, by: card, cost: 'initiation', cites: ['KRN-133'] }))
}

function sayOf(to: DeployDestination): LogLine['say'] {
  if ('table' in to) return 'deploy/table'
  return 'place' in to ? 'deploy/location' : 'deploy'
}

function detailsOf(p: Position, to: DeployDestination): Record<string, CardId | string | null> {
  if ('location' in to) return { to: to.location, ship: null, slot: null }
  if ('aboard' in to) return { to: null, ship: to.aboard, slot: to.slot ?? null }
  if ('on' in to) return { to: null, ship: to.on, slot: null }
  const system = 'place' in to ? p.layout.find((one) => facts(p, one).title === to.system) : null
  return { to: null, ship: null, slot: null, system: system ?? null }
}

/** What a card is put on or aboard of has gone meanwhile. */
const isGone = (p: Position, to: DeployDestination): boolean => {
  const target = 'location' in to ? to.location : hostIn(to)
  return target !== null && !isOnTable(p, target)
}

export const deployProcedure: ProcedureOf<'deploy'> = {
  steps,
  run(change, frame) {
    const { step, player, deploy } = frame
    const event = { performer: player, card: firstOf(deploy.cards), cards: deploy.cards }
    if (frame.canceled && (step === 'initiation' || step === 'arriving')) return fail(change, frame)
    switch (step) {
      case 'initiation':
        change.next()
        return change.window({ is: 'deploying', ...event, to: deploy.to, react: frame.react })
      case 'arriving':
        if (isGone(change.now, deploy.to)) return fail(change, frame)
        change.next()
        return arrive(change, attemptOf(change.now, player, deploy))
      case 'completed':
        change.next()
        return change.window({ is: 'deployed', ...event, to: deploy.to })
      case 'over':
        return change.pop()
      default:
        step satisfies never
    }
  },
}

/** Canceled, or its place gone: to the Lost Pile. The Force stays used. (DEP-011) */
function fail(change: Change<Position>, { player, deploy, react, canceled }: FrameOf<'deploy'>): void {
  change.pop()
  for (const card of deploy.cards)
    if ('played' in cardOf(change.now, card).where) put(change, card, { in: 'lost' })
  change.log({
    say: 'deployment fails',
    with: { cards: deploy.cards },
    by: player,
    // It comes off the stack without having been done: nothing answers that. (KRN-180)
    // Another react by the same text goes on.
    cites: [
      'DEP-011',
      'KRN-214',
      ...(canceled ? ['KRN-180'] : []),
      ...(react && canceled ? ['DEP-205'] : []),
    ],
  })
}

function arrive(change: Change<Position>, attempt: DeployAttempt): void {
  const { p, card, rider, to } = attempt
  const slot = slotOfRider(attempt)
  if (facts(p, card).type === 'location') {
    noteDeathStar(change, attempt.player, card)
    layLocation(change, card, to)
  } else {
    const where = kindOf(p, card)?.where(attempt)
    if (where) put(change, card, where)
    if (attempt.aims.length > 0) change.patch('cards', card, { aims: [...attempt.aims] })
    if ('on' in to) goesUndercover(change, attempt.player, card, to.on)
  }
  if (rider !== null && slot !== undefined) put(change, rider, { aboard: card, slot })
}

/** Into the row of locations, or over another version of itself. */
function layLocation(change: Change<Position>, card: CardId, to: DeployDestination): void {
  if ('location' in to) cover(change, to.location, card)
  if (!('place' in to)) return
  const { system } = to
  if (system !== undefined) change.patch('cards', card, { of: system })
  if (isMobileSystem(change.now, card))
    change.patch('cards', card, { parsec: siteFacts(change.now, card).parsec ?? 0 })
  layDown(change, card, to.place)
}
