/** The power segment of an attack: ferocity, one destiny, and the totals. (Attacks - Ferocity And Defense Value) */

import type { Answer, Change } from '../../../kernel/index.ts'
import type { Ability } from '../../abilities/types.ts'
import { abilityInAttack, creatureTotal, opponentsOfCreature, opposingTotal } from '../../model/attack.ts'
import { facts } from '../../model/pool.ts'
import { locationOf } from '../../model/table.ts'
import { textsInForce } from '../../model/texts.ts'
import type { Attack, Player, Position } from '../../model/types.ts'
import { ferocityOf } from '../../model/values.ts'
import { destinyDraws } from '../destiny/destiny-draws.ts'
import type { Intent } from '../ground/intent.ts'
import { arOnly, changes, crdOnly, inRulings, permits, underHeading, within } from '../ground/rulebook.ts'
import type { AttackFrame } from './attack-under-way.ts'

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

const under = (change: Change<Position>): Attack => change.now.attack!

/** A parasite that gets so far has won: attaching is its way of attacking, whatever its ferocity. (ATK-066, ATK-092) */
const winsByItself = (p: Position): boolean => p.attack?.kind === 'by parasite'

/** The ferocity is counted, and drawn where it depends on destiny: anew in each attack. (ATK-031) */
export function drawFerocity(change: Change<Position>, { drawn }: AttackFrame, then: number) {
  const attack = under(change)
  const { owner } = change.now.cards[attack.creature]!
  const { ferocityDestinies = 0 } = facts(change.now, attack.creature)
  if (winsByItself(change.now)) return change.next(then)
  if (ferocityDestinies > 0 && !drawn) return change.push(destinyDraws(owner, 'ferocity', ferocityDestinies))
  const ferocity = ferocityOf(change.now, attack.creature, drawn?.total ?? 0)
  change.put('attack', { ...attack, ferocity })
  change.log({
    say: 'ferocity',
    with: { card: attack.creature, count: ferocity },
    by: owner,
    cites: ['ATK-030', ...(drawn ? ['ATK-031'] : [])],
  })
  change.next(then, { drawn: null })
}

/** Whose cards the creature has against it: those of whoever attacks it, or of its target's owner. */
function opponentOfCreature(p: Position): Player {
  const { kind, initiator, others } = p.attack!
  return kind === 'on creature' ? initiator : p.cards[others[0]!]!.owner
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
export function drawDestiny(change: Change<Position>, { drawn }: AttackFrame, then: number) {
  const p = change.now
  const player = opponentOfCreature(p)
  if (winsByItself(p)) return change.next(then)
  if (drawn) {
    change.put('attack', { ...under(change), destiny: drawn.total })
    return change.next(then, { drawn: null })
  }
  const ability = abilityInAttack(p)
  if (ability < threshold) {
    const cites = ['ATK-009', ...notOfBattle(p)]
    change.log({ say: 'no attack destiny', with: { ability }, by: player, cites })
    return change.next(then)
  }
  if (holdsIn(p, 'ATK-091')) return change.push(destinyDraws(player, 'attack', 1))
  change.ask({
    by: player,
    kind: 'option',
    why: 'attack destiny',
    with: { ability },
    mayPass: false,
    options: ['draw', 'decline'],
  })
}

export function answerDestiny(
  change: Change<Position>,
  { by: player, option }: Extract<Answer<Intent, Player>, { option: string }>,
  then: number,
) {
  if (option === 'draw') return change.push(destinyDraws(player, 'attack', 1))
  const cites = ['ATK-009']
  change.log({ say: 'declines attack destiny', with: {}, by: player, cites })
  change.next(then)
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
  const [own, others] = [creatureTotal(p), opposingTotal(p)]
  const onCreature = kind === 'on creature'
  const total = onCreature ? { attacker: others, defender: own } : { attacker: own, defender: others }
  const defeated = total.attacker > total.defender
  change.put('attack', { ...attack, total, defeated })
  const drew = destiny === null ? [] : ['ATK-009', 'ATK-010', 'ATK-091', ...notOfBattle(p)]
  change.log({
    say: defeated ? 'defender defeated' : 'defender not defeated',
    with: {
      attackers: total.attacker,
      defenders: total.defender,
      cards: onCreature ? [creature] : opponentsOfCreature(p),
    },
    by: initiator,
    cites: [
      ...['ATK-046', 'ATK-030'],
      ...(onCreature ? ['ATK-051', 'ATK-052', 'ATK-032', 'ATK-090'] : ['ATK-058']),
      ...(defeated ? [] : onCreature ? ['ATK-054'] : ['ATK-060']),
      ...drew,
    ],
  })
}
