/** How many power, battle and attrition destinies a player may draw. (Advanced Rulebook, Counting Battle Destiny) */

import type { Part } from '../../../../kernel/index.ts'
import { pilotsAbility } from '../../../model/ability-now.ts'
import { facts } from '../../../model/cards/pool.ts'
import { isStarship, isStowed } from '../../../model/crew.ts'
import { isFighting, participants } from '../../../model/fights/battle.ts'
import { battleNow } from '../../../model/fights/battle-now.ts'
import { hasIdleAbility } from '../../../model/fights/battle-strength.ts'
import { inBattle } from '../../../model/fights/battle-texts.ts'
import { isOperativeAtHome } from '../../../model/operatives.ts'
import { locationOf } from '../../../model/table.ts'
import { type Amount, amountOf, bearerOf, rulesOf, sumOf } from '../../../model/texts/amounts.ts'
import { holds } from '../../../model/texts/conditions.ts'
import { matches, matchesLocation } from '../../../model/texts/filters.ts'
import {
  type AddedDestinies,
  type BattleDestinyKind,
  opponentOf,
  type Player,
  type Position,
} from '../../../model/types.ts'
import { changes, crdOnly, inRulings, permits, underHeading, within } from '../../shared/rulebook.ts'
import { totalAbility } from '../../values/battle-totals.ts'

export const rules = [
  ...underHeading('Draw Battle Destiny', {
    'BAT-045': changes,
    'BAT-057': changes,
    'BAT-069': changes,
    'BAT-052': changes,
    'BAT-053': changes,
    'BAT-054': changes,
    'BAT-055': { same: ['TRM-136'], ...changes },
    'BAT-056': changes,
    'BAT-046': changes,
    'BAT-047': permits,
    'BAT-048': changes,
  }),
  ...underHeading('Counting Battle Destiny', {
    'BAT-135': changes,
    'BAT-136': changes,
    'BAT-138': { same: ['BAT-186'], ...changes },
    'BAT-141': changes,
    'BAT-142': changes,
    'BAT-143': changes,
    'BAT-144': changes,
    'BAT-147': changes,
    'BAT-148': changes,
  }),
  ...inRulings('battle destiny — draws one battle destiny if not able to otherwise', {
    'BAT-185': { ...crdOnly, ...changes },
  }),
  ...inRulings('With', { 'BAT-195': { ...crdOnly, ...changes } }),
  ...inRulings('operative rules', { 'BAT-199': { same: ['TRM-299'], ...changes } }),
  ...underHeading('Excluded From Battle', { 'BAT-165': changes }),
]

const { holdsIn } = within(rules)

/** The ability that entitles to one battle destiny. (BAT-052) */
const threshold = 4

const whenCounted = { power: 'BAT-045', battle: 'BAT-057', attrition: 'BAT-069' } as const

/** Destinies that texts add by themselves now, and those that actions have added for good; copies only once. (BAT-143, BAT-147) */
function addedDestinies(p: Position, player: Player, kind: BattleDestinyKind): Count & Amount {
  const found = inBattle(p, 'adds destiny').filter(({ text, you }) => you === player && text.kind === kind)
  const rules = found.flatMap(({ text, source }) => [
    ...['BAT-143', 'BAT-144', whenCounted[kind]],
    isFighting(p, source) ? 'BAT-046' : 'BAT-047',
    ...(text.while && 'inBattleWith' in text.while ? ['BAT-175', 'BAT-195'] : []),
  ])
  const { counted, copies } = lockedIn(p, player, kind)
  const since = Number.POSITIVE_INFINITY
  const more = counted.map(({ by, count: add }) => ({ by, add, since, rule: 'BAT-048' }))
  const byText = { rule: 'BAT-143', more }
  const amount = amountOf(p, nothing, found, ({ text }) => ({ add: text.count }), byText)
  const vain = copies.map(({ by, count: n }): Part => ({ by, does: 'add', n, rule: 'BAT-147', vain: true }))
  const parts = [...amount.parts.map(ofCount), ...vain]
  return { count: amount.total, total: amount.total, parts, rules: [...rules, ...rulesOf(parts)] }
}

/** That copies do not add up has an entry of its own for the number of destinies. (BAT-147) */
const ofCount = (part: Part): Part => (part.rule === 'KRN-292' ? { ...part, rule: 'BAT-147' } : part)

const nothing = sumOf([])

/** What actions have added, each text of a title once. (BAT-048, BAT-147) */
function lockedIn(p: Position, player: Player, kind: BattleDestinyKind) {
  const all = (p.battle?.added ?? []).filter((one) => one.player === player && one.kind === kind)
  const isFirst = ({ by, sentence }: AddedDestinies, index: number) =>
    all.findIndex(
      (other) => other.sentence === sentence && facts(p, other.by).title === facts(p, by).title,
    ) === index
  return { counted: all.filter(isFirst), copies: all.filter((one, index) => !isFirst(one, index)) }
}

/** Would a text add destinies if the card that it needs had not been excluded? (BAT-165) */
function isMissedByExclusion(p: Position, player: Player, kind: BattleDestinyKind): boolean {
  const { excluded } = battleNow(p)
  if (excluded.length === 0) return false
  return participants(p, player).some((card) =>
    facts(p, card).abilities?.some((text) => {
      if (text.does !== 'adds destiny' || text.kind !== kind || !text.while) return false
      if (!('inBattleWith' in text.while) || holds(p, text.while, card, player)) return false
      const wanted = text.while.inBattleWith
      return excluded.some((one) => one !== card && matches(p, wanted, one, player, card))
    }),
  )
}

/** Has he a ship that is landed, whose permanent pilot's ability does not count? (TRM-455) */
const hasLandedPilot = (p: Position, player: Player): boolean =>
  participants(p, player).some(
    (card) => isStarship(p, card) && isStowed(p, card) && pilotsAbility(facts(p, card)) > 0,
  )

export interface Count {
  count: number
  /** How many there would be without a limit: a substituted one does not count toward that. (KRN-336) */
  due?: number
  /** The limit that there is; and whether they rest on text that draws 'if unable to otherwise'. */
  bounds?: { limit: number; unable?: boolean }
  /** What the number is made of. */
  parts: readonly Part[]
  /** The rules by which it comes to that. */
  rules: string[]
}

/** How many destinies of a kind a player has, counted right before he draws the first. (BAT-148) */
export function countDestinies(p: Position, player: Player, kind: BattleDestinyKind): Count {
  const { count: added, parts, rules: byTexts } = addedDestinies(p, player, kind)
  const rules = [...byTexts]
  if (p.battle && isMissedByExclusion(p, player, kind)) rules.push('BAT-165')
  if (kind !== 'battle') return { count: added, parts, rules }

  const { total: ability, changed } = totalAbility(p, player)
  const entitled = ability >= threshold
  const at = p.battle?.at ?? null
  if (at !== null && participants(p, player).some((card) => isOperativeAtHome(p, card, at)))
    rules.push('BAT-199')
  rules.push(entitled ? 'BAT-052' : 'BAT-056', 'BAT-054')
  if (changed) rules.push('KRN-312')
  if (ability >= 2 * threshold) rules.push('BAT-053')
  if (hasIdleAbility(p, player)) rules.push('BAT-055')
  if (hasLandedPilot(p, player)) rules.push('TRM-455')
  const due = (entitled ? 1 : 0) + added
  const made = [...parts]
  if (entitled) made.unshift({ by: 'BAT-052', does: 'add', n: 1, rule: 'BAT-052' })
  let count = due
  let limit: number | undefined
  for (const one of inBattle(p, 'limits battle destiny')) {
    const { text, source, you } = one
    const mine = text.whose === 'opponent' ? opponentOf(you) : you
    if (text.whose !== 'each' && mine !== player) continue
    if (text.where && (at === null || !matchesLocation(p, text.where, at, locationOf(p, source), you)))
      continue
    const allowed = text.ability !== undefined && ability < text.ability ? 0 : text.atMost
    if (allowed === undefined) continue
    limit = Math.min(limit ?? allowed, allowed)
    if (allowed >= count) continue
    count = allowed
    made.push({ by: bearerOf(one), does: 'at most', n: allowed, rule: 'BAT-141' })
    rules.push('BAT-141')
    if (text.ability !== undefined && hasIdleAbility(p, player)) rules.push('BAT-142')
  }
  const otherwise = inBattle(p, 'battle destiny if unable').filter(({ you }) => you === player)
  const unable = Math.max(0, ...otherwise.map(({ text }) => text.count))
  const giver = otherwise.find(({ text }) => text.count === unable)
  // In the rulings of 2001 such a text serves only whoever has no other draw at all. (BAT-185, ED-33)
  const alone = holdsIn(p, 'BAT-185')
  if (giver && unable > count && (count === 0 || !alone))
    return {
      count: unable,
      due: unable,
      bounds: { limit: unable, unable: true },
      parts: [{ by: bearerOf(giver), does: 'is', n: unable, rule: 'BAT-135' }],
      rules: [...rules, 'BAT-135', 'BAT-136', 'BAT-138', 'BAT-148', ...(alone ? ['BAT-185'] : [])],
    }
  const bounds = limit === undefined ? {} : { bounds: { limit } }
  return { count, due, ...bounds, parts: made, rules: [...rules, 'BAT-148'] }
}
