/** Parasites: attaching, what they do to their hosts, and letting go. (Attacks - Parasites Attacking; creature - attaching) */

import type { Change } from '../../../../kernel/index.ts'
import { firstOf } from '../../../../kernel/index.ts'
import { cardOf } from '../../../model/cards/card-of.ts'
import { isCreature } from '../../../model/crew.ts'
import { hostOf, parasitesOn } from '../../../model/fights/attack.ts'
import { isInHabitat } from '../../../model/places/habitat.ts'
import { adjacentSites } from '../../../model/places/locations.ts'
import { isActive, isOnTable, locationOf, put, setState } from '../../../model/table.ts'
import { cannotMove, textsInForce, textsOf } from '../../../model/texts/texts.ts'
import { type CardId, opponentOf, type Position } from '../../../model/types.ts'
import type { Triggered } from '../../../model/under-way.ts'
import { abilityOf, hyperspeedOf, powerOf } from '../../../model/values.ts'
import { destinyDraws } from '../../destiny/destiny-draws.ts'
import { leavesTable } from '../../leaving-table/leaving-table.ts'
import { optionId } from '../../shared/actions/option.ts'
import type { Drawn } from '../../shared/actions/results.ts'
import type { ProcedureOf } from '../../shared/procedure.ts'
import { changes, permits, underHeading } from '../../shared/rulebook.ts'
import { pick } from '../random-choice.ts'
import { optionAt, relocate } from './carried-off.ts'

declare module '../../../model/under-way.ts' {
  interface Events {
    attached: { card: CardId; ship: CardId }
    squeezed: { card: CardId; ship: CardId }
  }
  interface Frames {
    'carry host off': { card: CardId; upTo: number; farthest: boolean }
    'let go': { host: CardId }
    squeeze: { card: CardId; drawn?: Drawn }
  }
}

export const rules = underHeading('Attacks - Parasites Attacking', { 'ATK-067': changes, 'ATK-069': permits })

/** The parasite attaches to what it has defeated, with the result that its text gives. (ATK-067) */
export function attach(change: Change<Position>, parasite: CardId, host: CardId): void {
  const p = change.now
  const { owner } = cardOf(p, parasite)
  const taken = parasitesOn(p, host).length > 0 || (isCreature(p, host) && hostOf(p, host) !== null)
  put(change, parasite, { on: host, as: 'attached' })
  change.log({
    say: 'attaches',
    with: { card: parasite, ship: host },
    by: owner,
    cites: ['ATK-067', ...(taken ? ['ATK-065'] : [])],
  })
  const [carries] = textsOf(change.now, parasite, 'carries host off')
  if (carries) {
    const { upTo, farthest = false } = carries.text
    change.push({ does: 'carry host off', card: parasite, upTo, farthest })
  }
  change.window({ is: 'attached', performer: owner, card: parasite, ship: host })
}

/** It lets go of its host: at its location, or lost where it cannot live. */
export function detach(change: Change<Position>, parasite: CardId): void {
  const { owner } = cardOf(change.now, parasite)
  const at = locationOf(change.now, parasite)
  if (at === null) return
  put(change, parasite, { at, side: owner })
  // What it has done to its host ends with that.
  const left = change.now.lasting.filter(
    ({ source, ability }) => source !== parasite || !('who' in ability && ability.who === 'host'),
  )
  if (left.length < change.now.lasting.length) change.put('lasting', left)
  change.log({ say: 'detaches', with: { card: parasite, at }, by: owner, cites: [] })
  if (isInHabitat(change.now, parasite, at)) return
  change.log({
    say: 'lost outside its habitat',
    with: { card: parasite, at },
    by: owner,
    cites: ['ATK-100', 'MOV-007'],
  })
  leavesTable(change, parasite, { is: 'lost', performer: owner })
}

/** The sites that are no more than so many steps away, the site itself first; or those that are as many away as there are. */
function sitesWithin(p: Position, site: CardId, steps: number, farthest: boolean): CardId[] {
  const found = [site]
  let edge = [site]
  for (let i = 0; i < steps; i++) {
    const next = edge.flatMap((one) => adjacentSites(p, one)).filter((one) => !found.includes(one))
    if (next.length === 0) break
    edge = next
    found.push(...edge)
  }
  return [...new Set(farthest ? edge : found)]
}

/** The card that a parasite is attached to while it is on table itself; null if none. */
const hostOnTable = (p: Position, parasite: CardId): CardId | null =>
  isOnTable(p, parasite) ? hostOf(p, parasite) : null

/** Takes its host along, as far as the opponent of the host's owner says, and lets go of it there. ('carries host off') */
export const carryOff: ProcedureOf<'carry host off'> = {
  run(change, { card, upTo, farthest }) {
    const host = hostOnTable(change.now, card)
    const here = locationOf(change.now, card)
    const free = host !== null && isActive(change.now, host) && !cannotMove(change.now, host)
    if (host === null || here === null || !free) {
      change.pop()
      return host === null ? undefined : detach(change, card)
    }
    const by = opponentOf(cardOf(change.now, host).owner)
    const sites = sitesWithin(change.now, here, upTo, farthest)
    if (sites.length === 1) return carryTo(change, card, firstOf(sites))
    change.ask({
      by,
      kind: 'option',
      why: 'carry host off',
      with: { card: host, by: card },
      options: sites.map(optionAt),
    })
  },

  answered(change, { card }, answer) {
    if (!('option' in answer)) return
    const to = change.now.layout.find((at) => optionAt(at) === answer.option)
    if (to !== undefined) carryTo(change, card, to)
  },
}

/** There it lets go. */
function carryTo(change: Change<Position>, card: CardId, to: CardId): void {
  const host = hostOf(change.now, card)!
  change.pop()
  if (to !== locationOf(change.now, host)) relocate(change, host, to, card, ['ATK-067'])
  detach(change, card)
}

/** The parasites with such a text, each with its host. */
const attached = (p: Position, does: 'lets go of spent host' | 'squeezes host') =>
  textsInForce(p, does).flatMap(({ source: card }) => {
    const host = hostOf(p, card)
    return host === null ? [] : [{ card, host }]
  })

/** Parasites of which one must let go of its host now, and those that eat theirs. */
export function parasitesDue(p: Position): Triggered[] {
  const due: Triggered[] = []
  for (const host of new Set(attached(p, 'lets go of spent host').map((one) => one.host))) {
    // It has neither power nor hyperspeed left.
    const spent = isOnTable(p, host) && powerOf(p, host) < 1 && (hyperspeedOf(p, host) ?? 0) < 1
    const id = optionId('detach', host, parasitesOn(p, host).length)
    if (spent) due.push({ id, frame: { does: 'let go', host } })
  }
  for (const { card, host } of attached(p, 'squeezes host'))
    if (powerOf(p, host) === 0) due.push({ id: optionId('eaten', card), frame: { does: 'eat host', card } })
  return due
}

/** One of the parasites on a spent host lets go, at random; it does not attach again this turn. ('lets go of spent host') */
export const letGo: ProcedureOf<'let go'> = {
  run(change, { host }) {
    change.pop()
    const able = parasitesOn(change.now, host).filter(
      (card) => textsOf(change.now, card, 'lets go of spent host').length > 0,
    )
    if (able.length === 0) return
    const card = pick(change, able)
    setState(change, card, 'attacked', true)
    detach(change, card)
  },
}

/** What parasites do to their hosts at the end of each move phase, active or not. */
export const squeezesDue = (p: Position): Triggered[] =>
  attached(p, 'squeezes host').map(({ card }) => ({
    id: optionId('squeeze', card),
    frame: { does: 'squeeze', card },
  }))

/** A destiny above the host's ability takes 1 off its power while the parasite is attached. ('squeezes host') */
export const squeeze: ProcedureOf<'squeeze'> = {
  run(change, { card, drawn }) {
    const host = hostOnTable(change.now, card)
    if (host === null) return change.pop()
    const { owner } = cardOf(change.now, card)
    if (!drawn) return change.push(destinyDraws(owner, 'other', 1))
    change.pop()
    const tightens = drawn.total !== null && drawn.total > abilityOf(change.now, host)
    if (tightens) {
      const ability = { does: 'modify', what: 'power', who: 'host', add: -1, cumulative: true } as const
      change.put('lasting', [...change.now.lasting, { source: card, ability, owner }])
    }
    change.log({
      say: tightens ? 'squeezes its host' : 'does not squeeze its host',
      with: { card, ship: host },
      by: owner,
      cites: ['ATK-067', ...(isActive(change.now, host) ? [] : ['ATK-069'])],
    })
    change.window({ is: 'squeezed', performer: owner, card, ship: host })
  },
}
