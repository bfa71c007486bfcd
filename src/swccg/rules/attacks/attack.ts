/** An attack from its start to its end, segment by segment. (Attacks - The Steps Of An Attack) */

import { type Change, firstOf, loopFrame } from '../../../kernel/index.ts'
import { hasState, isActive, setState, withCargo } from '../../model/table.ts'
import type { CardId, Position, Segment } from '../../model/types.ts'
import type { Event } from '../../model/under-way.ts'
import type { ChangeIn, ProcedureOf } from '../shared/procedure.ts'
import { arOnly, changes, crdOnly, inRulings, permits, underHeading, within } from '../shared/rulebook.ts'
import { attacksInAnyTurn } from './attack-initiation.ts'
import { isSettled } from './attack-over.ts'
import { citesOfTarget, sidesWithTargets, targetsOf } from './attack-targets.ts'
import { type AttackFrame, attackSteps, under } from './attack-under-way.ts'
import { answerFate, fateOfDefeated } from './creatures/defeated.ts'
import { cancel, endEarly, finish, loseHits } from './end-of-attack.ts'
import { answerDestiny, compare, drawDestiny, drawFerocity } from './ferocity.ts'
import { pick } from './random-choice.ts'

declare module '../../model/under-way.ts' {
  interface Events {
    'attack initiated': { cards: readonly CardId[]; prey: readonly CardId[]; at: CardId }
  }
}

export const rules = [
  ...underHeading('Attacks', { 'ATK-001': permits, 'ATK-004': changes, 'ATK-020': permits }),
  ...underHeading('Attacks - The Steps Of An Attack', {
    'ATK-005': { ...arOnly, ...permits },
    'ATK-038': changes,
    'ATK-039': changes,
  }),
  ...underHeading('Attacks - Creatures Attacking', { 'ATK-201': { ...arOnly, ...permits } }),
  ...inRulings('creature — attacks', { 'ATK-084': { ...crdOnly, ...permits } }),
]

const { holdsIn } = within(rules)

/** While these are still to come, an attack can end before its time. */
const fighting: readonly AttackFrame['step'][] = [
  'weapons segment',
  'power segment',
  'ferocity',
  'destiny',
  'totals',
]

/** A segment begins. */
function open(change: Change<Position>, segment: Segment, cites: readonly string[]): void {
  change.put('attack', { ...under(change), segment })
  const { initiator, at } = under(change)
  change.log({ say: 'segment of attack', with: { segment, at }, by: initiator, cites: ['ATK-004', ...cites] })
}

export const attackProcedure: ProcedureOf<'attack'> = {
  steps: attackSteps,

  run(change, frame) {
    const { step } = frame
    const { initiator, creature, kind, others } = under(change)
    if (frame.canceled) {
      // What is 'hit' is lost all the same.
      change.goTo('hits', { early: true, canceled: false })
      return cancel(change)
    }
    if (fighting.includes(step) && isSettled(change.now)) {
      change.goTo('hits', { early: true })
      return endEarly(change)
    }
    switch (step) {
      case 'target':
        return kind === 'on creature' ? change.next() : chooseTarget(change, frame)
      case 'responses':
        change.next()
        return change.window(initiated(change.now))
      case 'weapons segment':
        change.next()
        // Weapons are fired in every attack by the rulebook; in the rulings of 2001 only at a creature that is attacked. (ED-38)
        if (!holdsIn(change.now, 'ATK-005') && kind !== 'on creature') return
        open(change, 'weapons', ['ATK-005', 'ATK-088', 'ATK-039'])
        return change.push(loopFrame('weapons segment', initiator))
      case 'power segment':
        change.next()
        return open(change, 'power', hasState(change.now, creature, 'hit') ? ['ATK-045'] : [])
      case 'ferocity':
        return drawFerocity(change, frame)
      case 'destiny':
        return drawDestiny(change, frame)
      case 'totals':
        change.next()
        return compare(change)
      case 'damage segment':
        open(change, 'damage', others.some((card) => hasState(change.now, card, 'hit')) ? ['ATK-006'] : [])
        change.next()
        return under(change).defeated ? fateOfDefeated(change) : undefined
      case 'hits':
        change.next()
        return loseHits(change)
      case 'over':
        return finish(change, frame.early !== true)
      default:
        step satisfies never
    }
  },

  answered(change, frame, answer) {
    const { step } = frame
    if (!('option' in answer)) return
    if (step === 'target') change.stay({ side: answer.option === 'light' ? 'light' : 'dark', chosen: true })
    else if (step === 'destiny') answerDestiny(change, answer.by, answer.option)
    else answerFate(change, answer.option)
  },
}

/** The creature's player names a side that has a potential target, and chance picks the target. (ATK-035, ATK-036) */
function chooseTarget(change: ChangeIn<'attack'>, { side, target, cites, chosen }: AttackFrame) {
  const { creature, at, initiator } = under(change)
  const sides = sidesWithTargets(change.now, creature)
  if (target === null && (sides.length === 0 || (side !== null && !sides.includes(side)))) {
    // What it could attack is gone meanwhile.
    return finish(change, false)
  }
  if (target === null && side === null && sides.length > 1) {
    return change.ask({
      by: initiator,
      kind: 'option',
      why: 'side to attack',
      with: { card: creature },
      options: sides,
    })
  }
  const found = target ?? pick(change, targetsOf(change.now, creature, side ?? firstOf(sides)))
  change.log({
    say: 'creature attacks',
    with: { card: creature, cards: [found], at },
    by: initiator,
    cites: [
      ...cites,
      ...(targetsOf(change.now, creature).length > 1 ? ['ATK-037'] : []),
      ...citesOfTarget(change.now, creature, found, chosen === true),
      ...(attacksInAnyTurn(change.now) ? ['ATK-077'] : ['ATK-024']),
    ],
  })
  // A target that is not active may use its weapons, devices and text as if it were. (ATK-020)
  if (!isActive(change.now, found))
    for (const card of withCargo(change.now, found)) setState(change, card, 'defending', true)
  change.put('attack', { ...under(change), others: [found] })
  change.next()
}

/** The event that opens an attack: `cards` attack, `prey` is attacked. */
function initiated(p: Position): Event {
  const { kind, initiator, creature, others, at } = p.attack!
  const [cards, prey] = kind === 'on creature' ? [others, [creature]] : [[creature], others]
  return { is: 'attack initiated', performer: initiator, cards, prey, at }
}
