/** How a deployment is carried out: paid, answered, put where it belongs, answered again. (Deploy) */

import type { Change } from '../../../kernel/index.ts'
import { cover, layDown } from '../../model/layout.ts'
import { isMobileSystem, siteFacts } from '../../model/locations.ts'
import { facts } from '../../model/pool.ts'
import { isOnTable, put, spendForce } from '../../model/table.ts'
import type { CardId, Player, Position } from '../../model/types.ts'
import type { FrameOf, LogLine } from '../../model/under-way.ts'
import { paySeparately, separateCost } from '../actions/separate-costs.ts'
import { lossOf } from '../force/losing-force.ts'
import type { Deployment, DeployTarget } from '../ground/intent.ts'
import type { ProcedureOf } from '../ground/procedure.ts'
import { attemptOf, type DeployAttempt, goalOf, textUnderWay } from './attempt.ts'
import { noteDeathStar } from './death-stars.ts'
import { kindOf, priceOfAll, rulesFor } from './deploying.ts'
import { spotFor } from './deploying-on-cards.ts'
import { slotOfRider } from './simultaneous-deployment.ts'
import { goesUndercover } from './undercover-spies.ts'
import { deployedKey, isLimited } from './uniqueness.ts'

declare module '../../model/under-way.ts' {
  interface Events {
    deploying: { card: CardId; cards: CardId[]; to: DeployTarget; react: boolean }
    deployed: { card: CardId; cards: CardId[]; to: DeployTarget }
  }
  interface Frames {
    deploy: { player: Player; deploy: Deployment; react: boolean }
  }
}

type DeployFrame = FrameOf<'deploy'>

const steps = { initiated: 0, arriving: 1, completed: 2, over: 3 } as const

/** The Force that has to be lost for deploying a card there. (KRN-133) */
const lossFor = (p: Position, player: Player, { cards, to }: Deployment): number =>
  spotFor(p, player, cards[0]!, to)?.loses ?? 0

/** Pays for a deployment that has been judged legal, and starts it. */
export function beginDeploy(change: Change<Position>, player: Player, deploy: Deployment): void {
  const p = change.now
  startDeploy(change, attemptOf(p, player, deploy, textUnderWay(change.stack.at(-1))), deploy)
}

/** The same for an attempt that is at hand. */
export function startDeploy(change: Change<Position>, attempt: DeployAttempt, deploy: Deployment): void {
  const { p, player } = attempt
  const price = priceOfAll(attempt)
  const cites = change.untold ? [] : rulesFor(attempt)
  const { to } = deploy
  const extra = separateCost(p, 'deploy', attempt.card, goalOf(p, to))
  paySeparately(change, player, attempt.card, extra, price.force)
  spendForce(change, player, price.force)
  const limited = deploy.cards.filter((card) => isLimited(p, card) && facts(p, card).type !== 'location')
  if (limited.length > 0) {
    change.put('used', [...change.now.used, ...limited.map((card) => deployedKey(p, player, card))])
  }
  for (const card of deploy.cards) put(change, card, { played: player })
  change.log({
    say: sayOf(to),
    with: { cards: deploy.cards, card: attempt.card, ...detailsOf(p, to), cost: price.force },
    by: player,
    cites,
  })
  const react = attempt.react != null
  const frame: DeployFrame = { does: 'deploy', step: steps.initiated, player, deploy, react }
  change.push(frame)
  const loss = lossFor(p, player, deploy)
  const by = attempt.card
  if (loss > 0)
    change.push(lossOf(player, loss, { performer: player, by, cost: 'initiation', cites: ['KRN-133'] }))
}

function sayOf(to: DeployTarget): LogLine['say'] {
  if ('table' in to) return 'deploy/table'
  return 'place' in to ? 'deploy/location' : 'deploy'
}

function detailsOf(p: Position, to: DeployTarget): Record<string, CardId | string | null> {
  if ('location' in to) return { to: to.location, ship: null, slot: null }
  if ('aboard' in to) return { to: null, ship: to.aboard, slot: to.slot ?? null }
  if ('on' in to) return { to: null, ship: to.on, slot: null }
  const name = 'place' in to ? to.system : undefined
  const system = name === undefined ? undefined : p.layout.find((one) => facts(p, one).title === name)
  return { to: null, ship: null, slot: null, system: system ?? null }
}

/** What a card is put on or aboard of has gone meanwhile. */
const isGone = (p: Position, to: DeployTarget): boolean => {
  const target = 'aboard' in to ? to.aboard : 'on' in to ? to.on : 'location' in to ? to.location : null
  return target !== null && !isOnTable(p, target)
}

export const deployProcedure: ProcedureOf<'deploy'> = {
  run(change, frame) {
    const { player, deploy } = frame
    const event = { performer: player, card: deploy.cards[0]!, cards: deploy.cards }
    if (frame.canceled && frame.step <= steps.arriving) return fail(change, frame)
    switch (frame.step) {
      case steps.initiated:
        change.next(steps.arriving)
        return change.window({ is: 'deploying', ...event, to: deploy.to, react: frame.react })
      case steps.arriving:
        if (isGone(change.now, deploy.to)) return fail(change, frame)
        change.next(steps.completed)
        return arrive(change, attemptOf(change.now, player, deploy))
      case steps.completed:
        change.next(steps.over)
        return change.window({ is: 'deployed', ...event, to: deploy.to })
      default:
        return change.pop()
    }
  },
}

/** Canceled, or its place gone: to the Lost Pile. The Force stays used. (DEP-011) */
function fail(change: Change<Position>, { player, deploy, react, canceled }: DeployFrame): void {
  change.pop()
  for (const card of deploy.cards) {
    if ('played' in change.now.cards[card]!.where) put(change, card, { in: 'lost' })
  }
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
    if ('on' in to) goesUndercover(change, attempt.player, card, to.on)
  }
  if (rider !== null && slot !== undefined) put(change, rider, { aboard: card, slot })
}

/** Into the row of locations, or over another version of itself. */
function layLocation(change: Change<Position>, card: CardId, to: DeployTarget): void {
  if ('location' in to) cover(change, to.location, card)
  if (!('place' in to)) return
  const { system } = to
  if (system !== undefined) change.patch('cards', card, { of: system })
  if (isMobileSystem(change.now, card)) {
    change.patch('cards', card, { parsec: siteFacts(change.now, card).parsec ?? 0 })
  }
  layDown(change, card, to.place)
}
