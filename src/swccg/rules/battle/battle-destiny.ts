/** How many power, battle and attrition destinies a player may draw. (Advanced Rulebook, Counting Battle Destiny) */

import { isFighting, participants } from '../../model/battle.ts'
import { hasIdleAbility } from '../../model/battle-strength.ts'
import { inBattle } from '../../model/battle-texts.ts'
import { holds } from '../../model/conditions.ts'
import { matches, matchesLocation } from '../../model/filters.ts'
import { isOperativeAtHome } from '../../model/operatives.ts'
import { facts } from '../../model/pool.ts'
import { locationOf } from '../../model/table.ts'
import {
  type Battle,
  type BattleDestinyKind,
  opponentOf,
  type Player,
  type Position,
} from '../../model/types.ts'
import { crdOnly, inRulings, underHeading } from '../ground/rulebook.ts'
import { totalAbility } from '../values/battle-totals.ts'

export const rules = [
  ...underHeading('Draw Battle Destiny', {
    'BAT-045': {},
    'BAT-057': {},
    'BAT-069': {},
    'BAT-052': {},
    'BAT-053': {},
    'BAT-054': {},
    'BAT-055': {},
    'BAT-056': {},
    'BAT-046': {},
    'BAT-047': {},
    'BAT-048': {},
  }),
  ...underHeading('Counting Battle Destiny', {
    'BAT-135': {},
    'BAT-136': {},
    'BAT-138': { same: ['BAT-186'] },
    'BAT-141': {},
    'BAT-142': {},
    'BAT-143': {},
    'BAT-144': {},
    'BAT-147': {},
    'BAT-148': { same: ['BAT-185'] },
  }),
  ...inRulings('With', { 'BAT-195': crdOnly }),
  ...inRulings('operative rules', { 'BAT-199': { same: ['TRM-299'] } }),
  ...underHeading('Excluded From Battle', { 'BAT-165': {} }),
]

/** The ability that entitles to one battle destiny. (BAT-052) */
const threshold = 4

const whenCounted = { power: 'BAT-045', battle: 'BAT-057', attrition: 'BAT-069' } as const

/** Destinies that texts add by themselves now; copies of one card add only once. (BAT-143, BAT-147) */
function addedByTexts(p: Position, player: Player, kind: BattleDestinyKind): Count {
  const byTitle = new Map<string, number>()
  const rules: string[] = []
  for (const { text, source, you } of inBattle(p, 'adds destiny')) {
    if (you !== player || text.kind !== kind) continue
    const { title } = facts(p, source)
    rules.push(byTitle.has(title) ? 'BAT-147' : 'BAT-143', 'BAT-144', whenCounted[kind])
    rules.push(isFighting(p, source) ? 'BAT-046' : 'BAT-047')
    if (text.while && 'inBattleWith' in text.while) rules.push('BAT-175', 'BAT-195')
    byTitle.set(title, Math.max(byTitle.get(title) ?? 0, text.count))
  }
  return { count: [...byTitle.values()].reduce((sum, count) => sum + count, 0), rules }
}

/** Would a text add destinies if the card that it needs had not been excluded? (BAT-165) */
function isMissedByExclusion(p: Position, player: Player, kind: BattleDestinyKind): boolean {
  const { excluded } = p.battle as Battle
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

export interface Count {
  count: number
  /** How many there would be without a limit: a substituted one does not count toward that. (KRN-336) */
  due?: number
  limit?: number
  /** They rest on text that draws 'if unable to otherwise'. */
  unable?: boolean
  /** The rules by which it comes to that. */
  rules: string[]
}

/** How many destinies of a kind a player has, counted right before he draws the first. (BAT-148) */
export function countDestinies(p: Position, player: Player, kind: BattleDestinyKind): Count {
  const locked = p.battle?.added[player][kind] ?? 0
  const { count: automatic, rules: byTexts } = addedByTexts(p, player, kind)
  const rules = [...byTexts, ...(locked > 0 ? ['BAT-048'] : [])]
  if (p.battle && isMissedByExclusion(p, player, kind)) rules.push('BAT-165')
  if (kind !== 'battle') return { count: locked + automatic, rules }

  const { total: ability, changed } = totalAbility(p, player)
  const entitled = ability >= threshold
  const at = p.battle?.at
  if (at !== undefined && participants(p, player).some((card) => isOperativeAtHome(p, card, at)))
    rules.push('BAT-199')
  rules.push(entitled ? 'BAT-052' : 'BAT-056', 'BAT-054')
  if (changed) rules.push('KRN-312')
  if (ability >= 2 * threshold) rules.push('BAT-053')
  if (hasIdleAbility(p, player)) rules.push('BAT-055')
  const due = (entitled ? 1 : 0) + locked + automatic
  let count = due
  let limit: number | undefined
  for (const { text, source, you } of inBattle(p, 'limits battle destiny')) {
    const mine = text.whose === 'opponent' ? opponentOf(you) : you
    if (text.whose !== 'each' && mine !== player) continue
    const at = p.battle?.at ?? null
    if (text.where && (at === null || !matchesLocation(p, text.where, at, locationOf(p, source), you)))
      continue
    const allowed = text.ability !== undefined && ability < text.ability ? 0 : text.atMost
    if (allowed === undefined) continue
    limit = Math.min(limit ?? allowed, allowed)
    if (allowed >= count) continue
    count = allowed
    rules.push('BAT-141')
    if (text.ability !== undefined && hasIdleAbility(p, player)) rules.push('BAT-142')
  }
  const otherwise = inBattle(p, 'battle destiny if unable').filter(({ you }) => you === player)
  const unable = Math.max(0, ...otherwise.map(({ text }) => text.count))
  if (unable > count)
    return {
      count: unable,
      due: unable,
      limit: unable,
      unable: true,
      rules: [...rules, 'BAT-135', 'BAT-136', 'BAT-138', 'BAT-148'],
    }
  return { count, due, ...(limit === undefined ? {} : { limit }), rules: [...rules, 'BAT-148'] }
}
