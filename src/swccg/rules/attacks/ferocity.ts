/** The power segment of an attack: ferocity, one destiny, and the totals. (Attacks - Ferocity And Defense Value) */

import type { Change } from '../../../kernel/index.ts'
import { firstOf } from '../../../kernel/index.ts'
import type { Ability } from '../../abilities/types.ts'
import { cardOf } from '../../model/cards/card-of.ts'
import { facts } from '../../model/cards/pool.ts'
import {
  abilityInAttack,
  creatureTotal,
  opponentsOfCreature,
  opposingTotal,
} from '../../model/fights/attack.ts'
import { locationOf } from '../../model/table.ts'
import { textsInForce } from '../../model/texts/texts.ts'
import type { CardId, Player, Position } from '../../model/types.ts'
import { ferocityOf } from '../../model/values.ts'
import { destinyDraws } from '../destiny/destiny-draws.ts'
import type { Drawn } from '../shared/actions/results.ts'
import { arOnly, changes, crdOnly, inRulings, permits, underHeading, within } from '../shared/rulebook.ts'
import { type AttackFrame, under } from './attack-under-way.ts'

export const rules = [
  ...underHeading('Attacks', {
    'ATK-009': permits,
    'ATK-010': changes,
    'ATK-011': { same: ['ATK-083'], ...permits },
    'ATK-012': permits,
    'ATK-014': changes,
  }),
  ...underHeading('Attacks - Ferocity And Defense Value', {
    'ATK-030': changes,
    'ATK-031': changes,
    'ATK-032': permits,
  }),
  ...underHeading('Attacks - The Steps Of An Attack', {
    'ATK-045': { ...arOnly, ...changes },
    'ATK-046': changes,
  }),
  ...underHeading('Attacks - Creatures Being Attacked', {
    'ATK-051': changes,
    'ATK-052': changes,
    'ATK-054': permits,
  }),
  ...underHeading('Attacks - Non-Parasite Creatures Attacking', { 'ATK-058': changes, 'ATK-060': permits }),
  ...underHeading('Attacks - Parasites Attacking', { 'ATK-066': { ...arOnly, ...changes } }),
  ...inRulings('creature - attaching', { 'ATK-092': { ...crdOnly, ...changes } }),
  ...inRulings('creature — creatures being attacked', {
    'ATK-090': { ...crdOnly, ...changes },
    'ATK-091': { ...crdOnly, ...changes },
  }),
]

const { holdsIn } = within(rules)

/** The ability that entitles to one destiny. (ATK-009) */
const threshold = 4

/** A parasite that gets so far has won: attaching is its way of attacking, whatever its ferocity. (ATK-066, ATK-092) */
const winsByItself = (p: Position): boolean => p.attack?.kind === 'by parasite'

/** Is the destiny drawn first that the ferocity of a creature depends on? (ATK-031) */
export function awaitsFerocity(change: Change<Position>, creature: CardId, drawn?: Drawn | null): boolean {
  const { ferocityDestinies = 0 } = facts(change.now, creature)
  if (ferocityDestinies === 0 || drawn) return false
  change.push(destinyDraws(cardOf(change.now, creature).owner, 'ferocity', ferocityDestinies))
  return true
}

/** Counts the ferocity of a creature; null while destiny is drawn for it. (ATK-030, ATK-031) */
export function countFerocity(change: Change<Position>, creature: CardId, drawn?: Drawn | null) {
  if (awaitsFerocity(change, creature, drawn)) return null
  const count = ferocityOf(change.now, creature, drawn?.total ?? 0)
  change.log({
    say: 'ferocity',
    with: { card: creature, count },
    by: cardOf(change.now, creature).owner,
    cites: ['ATK-030', ...(drawn ? ['ATK-031'] : [])],
  })
  return count
}

/** The ferocity is counted: anew in each attack. */
export function drawFerocity(change: Change<Position>, { drawn }: AttackFrame) {
  if (winsByItself(change.now)) return change.next()
  const attack = under(change)
  const ferocity = countFerocity(change, attack.creature, drawn)
  if (ferocity === null) return
  change.put('attack', { ...attack, ferocity })
  change.next({ drawn: null })
}

/** What texts there say of battle destinies is not said of this one. (ATK-011, ATK-012, ATK-014) */
function notOfBattle(p: Position): string[] {
  const there = <D extends Ability['does']>(does: D) =>
    textsInForce(p, does).filter(({ source }) => locationOf(p, source) === p.attack?.at)
  return [
    ...(there('battle destiny if unable').length > 0 ? ['ATK-011'] : []),
    ...(there('adds destiny').length > 0 ? ['ATK-011', 'ATK-012', 'ATK-014'] : []),
    ...(there('limits battle destiny').length > 0 ? ['ATK-012'] : []),
    ...(there('changes destiny').some(({ text }) => text.kind === 'battle') ? ['ATK-012'] : []),
  ]
}

/** One destiny for 4 or more ability: by the rulebook it may be declined. (ATK-009, ATK-091) */
export function drawDestiny(change: Change<Position>, { drawn }: AttackFrame) {
  const p = change.now
  const { kind, initiator, others } = under(change)
  // Whose cards the creature has against it: those of whoever attacks it, or of its target's owner.
  const player = kind === 'on creature' ? initiator : cardOf(p, firstOf(others)).owner
  if (winsByItself(p)) return change.next()
  if (drawn) {
    change.put('attack', { ...under(change), destiny: drawn.total })
    return change.next({ drawn: null })
  }
  const ability = abilityInAttack(p)
  if (ability < threshold) {
    const cites = ['ATK-009', ...notOfBattle(p)]
    change.log({ say: 'no attack destiny', with: { ability }, by: player, cites })
    return change.next()
  }
  if (holdsIn(p, 'ATK-091')) return change.push(destinyDraws(player, 'attack', 1))
  change.ask({
    by: player,
    kind: 'option',
    why: 'attack destiny',
    with: { ability },
    options: ['draw', 'decline'],
  })
}

/** Whoever may draw it has chosen. */
export function answerDestiny(change: Change<Position>, player: Player, option: string) {
  if (option === 'draw') return change.push(destinyDraws(player, 'attack', 1))
  change.log({ say: 'declines attack destiny', with: {}, by: player, cites: ['ATK-009'] })
  change.next()
}

/** Only a greater total defeats the defender. (ATK-046, ATK-052, ATK-058) */
export function compare(change: Change<Position>) {
  const p = change.now
  const attack = under(change)
  const { kind, creature, destiny, initiator } = attack
  if (winsByItself(p)) {
    change.put('attack', { ...attack, defeated: true })
    return change.log({
      say: 'parasite wins',
      with: { card: creature, cards: opponentsOfCreature(p) },
      by: initiator,
      cites: ['ATK-066', 'ATK-092'],
    })
  }
  const onCreature = kind === 'on creature'
  const totals = [creatureTotal(p), opposingTotal(p)]
  const [attacker = 0, defender = 0] = onCreature ? totals.toReversed() : totals
  const defeated = attacker > defender
  change.put('attack', { ...attack, total: { attacker, defender }, defeated })
  change.log({
    say: defeated ? 'defender defeated' : 'defender not defeated',
    with: {
      attackers: attacker,
      defenders: defender,
      cards: onCreature ? [creature] : opponentsOfCreature(p),
    },
    by: initiator,
    cites: [
      ...['ATK-046', 'ATK-030'],
      ...(onCreature ? ['ATK-051', 'ATK-052', 'ATK-032', 'ATK-090'] : ['ATK-058']),
      ...(defeated ? [] : onCreature ? ['ATK-054'] : ['ATK-060']),
      ...(destiny === null ? [] : ['ATK-009', 'ATK-010', 'ATK-091', ...notOfBattle(p)]),
    ],
  })
}
