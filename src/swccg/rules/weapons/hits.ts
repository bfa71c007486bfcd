/** What a successful shot brings about. */

import type { Change } from '../../../kernel/index.ts'
import type { Modifies } from '../../abilities/modifies/modifies.ts'
import type { Impact } from '../../abilities/weapon/weapon.ts'
import { facts, hasForfeit } from '../../model/cards/pool.ts'
import { cardsOn, hasState, isOnTable, setState } from '../../model/table.ts'
import { matches } from '../../model/texts/filters.ts'
import { unhittableBy } from '../../model/texts/targets.ts'
import type { CardId, Position } from '../../model/types.ts'
import { numberOf } from '../../model/values.ts'
import { putChanges } from '../actions/responses/durations.ts'
import { excludeByText } from '../battle/excluded-from-battle.ts'
import { capturing } from '../captives/capturing.ts'
import { leaving } from '../leaving-table/just-lost.ts'
import { changes, inRulings, permits, underHeading } from '../shared/rulebook.ts'
import { type FireAttempt, firerOf } from './firing/firing-attempt.ts'
import { isChosen } from './firing/firing-cost.ts'
import { rulesOfIon, starshipWeaponsOn } from './ion-weapons.ts'

declare module '../../model/under-way.ts' {
  interface Events {
    hit: { card: CardId; cards: CardId[]; weapon: CardId }
  }
}

export const rules = [
  ...underHeading('Weapons Segment - Firing Weapons', {
    'WPN-007': permits,
    'WPN-008': permits,
    'WPN-009': changes,
  }),
  ...inRulings('weapon - hit', { 'WPN-033': changes }),
]

/** Does this part of the result concern this target, and this firer? */
function concerns(attempt: FireAttempt, { of, by, x }: Impact, target: CardId): boolean {
  const { p, player, shot, text } = attempt
  const most = isChosen(text.price) && shot.x === text.price.upTo
  if (x && (x === 'most') !== most) return false
  if (of && !matches(p, of, target, player)) return false
  const firer = firerOf(attempt)
  return !by || (firer !== null && matches(p, by, firer, player))
}

/** All that the weapon does to one target, in the order in which its text says so. */
export function bringAbout(change: Change<Position>, attempt: FireAttempt, target: CardId): void {
  for (const impact of attempt.text.results)
    if (isOnTable(change.now, target) && concerns(attempt, impact, target))
      bring(change, attempt, impact, target)
}

function bring(change: Change<Position>, attempt: FireAttempt, impact: Impact, target: CardId): void {
  const { brings } = impact
  if (brings === 'hit') hit(change, attempt, target)
  else if (brings === 'loss') lose(change, attempt, [target], ['WPN-009'])
  else if (brings === 'capture') change.push(capturing([target], attempt.player, attempt.shot.weapon))
  else if (brings === 'reset') reset(change, attempt, target, impact)
  else if (brings === 'disarming') disarm(change, attempt, target)
  else if (brings === 'exclusion') {
    // Only what takes part can be excluded. (BAT-169)
    excludeByText(change, attempt.player, target, ['WPN-009'])
  } else {
    const weapons = starshipWeaponsOn(change.now, target)
    if (weapons.length > 0) lose(change, attempt, weapons, ['WPN-009', 'WPN-040'])
  }
}

/**
 * A card is 'hit': turned sideways until the damage segment. Without a battle it is lost at once; so is, in one, a card
 * that has no forfeit value and therefore could never be forfeited (the rules are silent on such a card: SIL-01). (WPN-007, WPN-033)
 */
function hit(change: Change<Position>, attempt: FireAttempt, target: CardId): void {
  const { player, shot } = attempt
  const p = change.now
  const cites = ['WPN-007']
  const spared = unhittableBy(p, target, shot.weapon)
  if (spared !== null) {
    change.log({
      say: 'cannot be hit',
      with: { card: target, by: spared, ship: shot.weapon },
      by: player,
      cites,
    })
    return
  }
  const forfeitable = hasForfeit(facts(p, target))
  const stays = p.attack ? p.attack.creature === target : p.battle != null && forfeitable
  if (attempt.occasion || !stays) {
    lose(change, attempt, [target], forfeitable || !p.battle ? ['WPN-033'] : ['WPN-007'])
    return
  }
  if (!hasState(p, target, 'hit')) setState(change, target, 'hit', true)
  change.log({ say: 'is hit', with: { card: target }, by: player, cites })
  change.window({
    is: 'hit',
    performer: player,
    card: target,
    cards: [target],
    by: firerOf(attempt),
    weapon: shot.weapon,
  })
}

function lose(
  change: Change<Position>,
  { player, shot }: FireAttempt,
  cards: readonly CardId[],
  cites: string[],
): void {
  change.push(leaving(cards, { performer: player, by: shot.weapon, cites }))
}

/** A number of the target's is this until the target leaves table, in battle or not. (KRN-149, WPN-039) */
function reset(
  change: Change<Position>,
  { player, shot, occasion }: FireAttempt,
  target: CardId,
  { what, to }: Extract<Impact, { brings: 'reset' }>,
): void {
  const p = change.now
  // A value that does not exist cannot be reset. (KRN-202)
  if (numberOf(p, target, what) === null) return
  const changes: Modifies[] = [{ does: 'modify', what, who: 'target', set: to }]
  const ion = rulesOfIon(p, shot.weapon)
  change.log({
    say: 'weapon changes',
    with: { card: shot.weapon, cards: [target] },
    by: player,
    cites: ['WPN-009', ...ion, ...(occasion ? ['WPN-032'] : [])],
  })
  putChanges(change, { source: shot.weapon, owner: player, changes, cards: [target] })
}

/** The weapons of the target may not be used for the rest of the battle. */
function disarm(change: Change<Position>, { player, shot }: FireAttempt, target: CardId): void {
  const p = change.now
  const own = facts(p, target).abilities?.some(({ does }) => does === 'fires') ? [target] : []
  const weapons = [...own, ...cardsOn(p, target).filter((card) => facts(p, card).type === 'weapon')]
  if (weapons.length === 0) return
  const ability = { does: 'cannot be fired', who: 'target' } as const
  const effect = { source: shot.weapon, ability, owner: player, on: weapons, until: 'end of battle' } as const
  change.put('lasting', [...p.lasting, effect])
  const cites = ['WPN-009']
  change.log({ say: 'weapons knocked away', with: { card: target, cards: weapons }, by: player, cites })
}

/** The weapon explodes: it is lost, and with it the card that has fired it. */
export function explode(change: Change<Position>, attempt: FireAttempt): void {
  const { shot } = attempt
  const firer = firerOf(attempt)
  const cards = [shot.weapon, ...(firer === null || firer === shot.weapon ? [] : [firer])]
  lose(change, attempt, cards, ['WPN-009'])
}
