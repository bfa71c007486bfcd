/** Whom a part of a result concerns. (All Cards/All Characters) */

import type { Whom } from '../../../abilities/action/action.ts'
import type { Ability } from '../../../abilities/types.ts'
import { isThere, prisonOf } from '../../../model/captives.ts'
import { cardOf } from '../../../model/cards/card-of.ts'
import { facts } from '../../../model/cards/pool.ts'
import { isParticipating } from '../../../model/fights/battle.ts'
import { isPresentAt } from '../../../model/places/presence.ts'
import { allActive, allOnTable, carrierOf, isActive, locationOf } from '../../../model/table.ts'
import { matches, matchesLocation } from '../../../model/texts/filters.ts'
import type { CardId, Position } from '../../../model/types.ts'
import { destinyOf } from '../../../model/values.ts'
import { mayNotBeExcluded } from '../../battle/excluded-from-battle.ts'
import { leaving } from '../../leaving-table/just-lost.ts'
import type { BringAbout, ResultOf, ResultsFrame } from '../../shared/actions/results.ts'
import { isProtected } from '../../shared/on-table/immune.ts'
import { changes, permits, underHeading } from '../../shared/rulebook.ts'
import type { Aim } from './targeting.ts'

export const rules = underHeading('All Cards/All Characters', {
  'CTL-059': { same: ['KRN-261', 'TRM-008', 'TRM-009', 'TRM-011'], ...changes },
  'CTL-060': { same: ['TRM-064'], ...permits },
  'CTL-061': changes,
  'CTL-062': {},
  'CTL-063': permits,
})

/** All cards of a kind. */
type All = Extract<Whom, { all: unknown }>

/** What the rules on 'all cards' leave out: only these leave table. (CTL-061) */
const sweepable = ['character', 'vehicle', 'starship', 'weapon', 'device']

/** Whom a part concerns. Nothing keeps a card from being lost where all cards are. (CTL-062) */
export function whom(p: Position, frame: ResultsFrame, of: Whom, sweeping = false): CardId[] {
  const { targets, answers, card, player } = frame
  if (of === 'target') return targets
  if (of === 'self') return [card]
  // The cards of a card that is being played are its targets.
  if (of === 'it' && targets.length === 0 && answers?.is === 'playing') return [answers.card]
  if (of === 'it') return targets.length > 0 ? targets : (answers?.cards ?? []).slice(0, 1)
  if ('target' in of) return targets.filter((one) => matches(p, of.target, one, player, card))
  if ('bearerOf' in of) {
    const [target] = targets
    const bearer = target === undefined ? null : bearerOfTarget(p, target)
    return bearer === null || !matches(p, of.who, bearer, player, card) ? [] : [bearer]
  }
  if ('one' in of) return choosable(p, frame, of)
  const aim = { p, player, card }
  // It passes over those that are protected from it. (KRN-210)
  const all = swept(aim, of, frame).filter((one) => sweeping || !isProtected(aim, one))
  return of.others ? all.filter((one) => !targets.includes(one)) : all
}

/** What bears a weapon or the like; who has a permanent weapon bears it himself. Who is aboard something is not borne by it. */
function bearerOfTarget(p: Position, target: CardId): CardId | null {
  if (facts(p, target).permanentWeapon !== undefined) return target
  return 'on' in cardOf(p, target).where ? carrierOf(p, target) : null
}

/** All cards of a kind, at a place or anywhere. */
export function swept(
  { p, player, card }: Aim,
  of: All,
  { to, destiny }: Pick<ResultsFrame, 'to' | 'destiny'> = { to: null, destiny: null },
): CardId[] {
  const here = locationOf(p, card)
  return allOnTable(p).filter((id) => {
    const at = locationOf(p, id)
    if ('under' in cardOf(p, id).where || !matches(p, of.all, id, player, card)) return false
    const place = to ?? (of.at ? at : null)
    if (of.present && place !== null && !isThere(p, id, place)) return false
    if (of.drawn && destiny !== null && destinyOf(p, id) !== destiny) return false
    return !of.at || (at !== null && id !== at && matchesLocation(p, of.at, at, here, player))
  })
}

/** Is it an effect on all cards of a kind? What it draws is open to whatever answers a draw. (CTL-063) */
export const isOnAll = (text: Ability): boolean =>
  text.does === 'action' && text.results.some((part) => part.brings === 'loss' && isAll(part.of))

/** Does a part concern all cards of a kind? */
export const isAll = (of: Whom | undefined): of is All => typeof of === 'object' && 'all' in of

/** Which of them, all of whom the text is about, it passes over. (KRN-210) */
export const spared = (aim: Aim & Pick<ResultsFrame, 'to' | 'destiny'>, of: Whom | undefined): CardId[] =>
  isAll(of) ? swept(aim, of, aim).filter((one) => isProtected(aim, one)) : []

/** Of which cards a player chooses one: those present at the place that is targeted, or anywhere. */
export const choosable = (
  p: Position,
  { to, player, card }: ResultsFrame,
  of: Extract<Whom, { one: unknown }>,
): CardId[] =>
  allActive(p).filter(
    (id) =>
      matches(p, of.one, id, player, card) &&
      (to === null || isPresentAt(p, id, to)) &&
      !isProtected({ p, card }, id),
  )

/** Cards are lost: the rules on 'all cards' leave some of them out. (CTL-059, CTL-060, CTL-061) */
export const loseCards: BringAbout<ResultOf<'loss'>> = (change, { player, card }, { of }, cards) => {
  const p = change.now
  const all = isAll(of)
  const open = all ? cards.filter((one) => prisonOf(p, one) === null) : cards
  const left = all ? open.filter((one) => sweepable.includes(facts(p, one).type)) : cards
  if (left.length === 0) return
  const kept = [
    ...(left.length < open.length ? ['CTL-061'] : []),
    ...(open.length < cards.length ? ['CTL-060'] : []),
  ]
  const caught = all && left.some((one) => isProtected({ p, card }, one)) ? ['CTL-062'] : []
  const idle = all && left.some((one) => !isActive(p, one)) ? ['CTL-059'] : []
  const fighting = left.filter((one) => isParticipating(p, one))
  const spare = fighting.some((one) => mayNotBeExcluded(p, one)) ? ['BAT-171'] : []
  const fought = fighting.length > 0 ? ['BAT-105', ...spare] : []
  const cites = [...kept, ...idle, ...caught, ...fought]
  change.push(leaving(left, { performer: player, by: card, cites }))
}
