/** Regular - Attack Runs and Bombing Runs: the movement part. What happens in the Trench and in the bombing comes later. */

import type { Reason } from '../../../kernel/index.ts'
import { isA } from '../../model/characteristics.ts'
import { isStarfighter, isStarship } from '../../model/crew.ts'
import {
  cloudsAt,
  isExterior,
  isSite,
  isSystem,
  related,
  rowNamed,
  siteFacts,
} from '../../model/locations.ts'
import { facts } from '../../model/pool.ts'
import { controls } from '../../model/presence.ts'
import { cardsOn, standsAt } from '../../model/table.ts'
import type { CardId, Destination, Position } from '../../model/types.ts'
import type { Move } from '../ground/intent.ts'
import { applies } from '../ground/observing.ts'
import { no } from '../ground/reasons.ts'
import { changes, permits, underHeading } from '../ground/rulebook.ts'
import { atAGlance } from './at-a-glance.ts'
import { type Attempt, type MoveKind, toLocation } from './move.ts'
import { noStarfighterFor } from './moves-like.ts'
import { time } from './moving.ts'

export const rules = [
  ...underHeading('Regular - Attack Runs', {
    'MOV-015': { same: ['TRM-218'] },
    'MOV-016': { same: ['TRM-219'] },
    'MOV-017': permits,
  }),
  ...underHeading('Regular - Bombing Runs', {
    'MOV-018': { same: ['TRM-220'] },
    'MOV-019': { same: ['TRM-221'], ...changes },
  }),
]

/** Does a card of this title lie on a location? */
const bears = (p: Position, location: CardId, title: string) =>
  cardsOn(p, location).some((card) => facts(p, card).title === title)

const isTrench = (p: Position, location: CardId | null): location is CardId =>
  location !== null && siteFacts(p, location).trench === true

/** The system of the Trench. */
const trenchSystem = (p: Position) => rowNamed(p, 'Death Star')?.system ?? null

/** Light enters with at most three starfighters, and all go back; Dark follows with at most three TIEs. */
const most = 3

const shipsAt = (p: Position, location: CardId) =>
  p.cards.filter(({ id }) => isStarship(p, id) && standsAt(p, id) === location)

/** The class of an attack run move depends on who makes it and which way: entering is regular for Light only. */
const isReturn = (p: Position, card: CardId) => isTrench(p, standsAt(p, card))

function attackRunKind(way: 'enter' | 'return or pursue'): MoveKind {
  const entering = way === 'enter'
  return {
    using: 'attack run',
    class: entering ? atAGlance.attackRunLight.class : atAGlance.attackRunDark.class,
    costRule: 'MOV-015',
    phases: ['move'],
    timeRule: 'MOV-012',
    everBy: isStarship,
    everWhere: isTrench,

    concerns(p, player, card, to) {
      const target = toLocation(to)
      if (!isStarship(p, card) || target === null) return false
      const lights = player === 'light' && !isReturn(p, card) && isTrench(p, target)
      return entering ? lights : !lights && (isTrench(p, target) || isReturn(p, card))
    },

    *attempts(p, player, card): Generator<Move> {
      if (!isStarship(p, card) || !p.layout.some((location) => isTrench(p, location))) return
      for (const location of p.layout) {
        const move: Move = { using: 'attack run', cards: [card], to: { location } }
        if (location !== standsAt(p, card) && this.concerns(p, player, card, move.to)) yield move
      }
    },

    /** Dark follows, and Light comes back, as parts of the run: in Light's move phase. */
    ownTime(attempt, moment) {
      return time(attempt, this, moment, 'light')
    },

    *judge({ p, player, move }: Attempt): Generator<Reason> {
      const to = toLocation(move.to)
      const system = trenchSystem(p)
      if (to === null) return yield no('MOV-015', {}, 'nowhere')
      const rule = entering ? 'MOV-015' : player === 'dark' && isTrench(p, to) ? 'MOV-016' : 'MOV-017'
      applies(rule)
      for (const card of move.cards) {
        const details = { card, to }
        if (isTrench(p, to)) {
          if (!bears(p, to, 'Attack Run')) yield no(rule, details, 'no run')
          if (standsAt(p, card) !== system) yield no(rule, details, 'system')
          if (!isStarfighter(p, card)) {
            if (facts(p, card).movesLike !== 'starfighter') yield no(rule, details, 'starfighter')
            yield* noStarfighterFor(p, card, to)
          }
          if (player === 'dark') {
            if (!isA(facts(p, card), 'TIE')) yield no(rule, details, 'TIE')
            if (!shipsAt(p, to).some(({ owner }) => owner === 'light')) yield no(rule, details, 'nobody')
          }
        } else if (to !== system || !isReturn(p, card)) yield no(rule, details)
      }
      const there = isTrench(p, to) ? shipsAt(p, to).filter(({ owner }) => owner === player).length : 0
      if (isTrench(p, to) && there + move.cards.length > most) {
        yield no(rule, { card: move.cards[0] ?? null, count: most }, 'too many')
      }
    },

    price: () => ({ force: 'free', rules: [] }),
  }
}

export const attackRun = attackRunKind('enter')
export const attackRunOther = attackRunKind('return or pursue')

const isBomber = (p: Position, card: CardId) => isStarfighter(p, card) && isA(facts(p, card), 'bomber')

const ends = (p: Position, card: CardId, to: Destination) => {
  const from = standsAt(p, card)
  const target = toLocation(to)
  const down = from !== null && isSystem(p, from)
  return { from, target, down, site: down ? target : from, system: down ? from : target }
}

export const bombingRun: MoveKind = {
  using: 'bombing run',
  class: atAGlance.bombingRunTo.class,
  costRule: 'MOV-018',
  // Down in the own move phase; back at the end of the own battle phase.
  phases: ['move'],
  phasesFor: ({ p, card, move }) => [ends(p, card, move.to).down ? 'move' : 'battle'],
  timeRule: 'MOV-012',
  timeRuleFor: ({ p, card, move }) => (ends(p, card, move.to).down ? 'MOV-012' : 'MOV-019'),
  everBy: isBomber,

  everNow: (p) =>
    ['move', 'battle'].includes(p.turn.phase) && p.layout.some((site) => bears(p, site, 'Bombing Run')),

  concerns(p, _player, card, to) {
    const { site, system } = ends(p, card, to)
    return (
      site !== null &&
      system !== null &&
      isBomber(p, card) &&
      isSite(p, site) &&
      bears(p, site, 'Bombing Run')
    )
  },

  *attempts(p, player, card): Generator<Move> {
    if (!isBomber(p, card)) return
    for (const location of p.layout) {
      const move: Move = { using: 'bombing run', cards: [card], to: { location } }
      if (location !== standsAt(p, card) && this.concerns(p, player, card, move.to)) yield move
    }
  },

  *judge({ p, player, move, card }: Attempt): Generator<Reason> {
    const { from, target, down, site, system } = ends(p, card, move.to)
    const rule = down ? 'MOV-018' : 'MOV-019'
    applies(rule)
    const details = { card, to: target, from }
    if (!isBomber(p, card)) return yield no(rule, details, 'bomber')
    if (site === null || system === null || !isSite(p, site) || !isSystem(p, system))
      return yield no(rule, details)
    if (!bears(p, site, 'Bombing Run')) yield no(rule, details, 'no run')
    if (!related(p, site, system)) yield no(rule, details, 'unrelated')
    if (!isExterior(p, site)) yield no(rule, details, 'interior')
    if (down && !controls(p, player, system)) yield no(rule, details, 'control')
  },

  price({ p, card, move }) {
    const { down, site } = ends(p, card, move.to)
    if (!down || site === null) return { force: 'free', rules: ['MOV-019'] }
    const { cost } = atAGlance.bombingRunTo
    const clouds = cloudsAt(p, site)
    return {
      force: cost + clouds,
      rules: ['MOV-018'],
      parts: [
        { by: 'MOV-018', does: 'is', n: cost, rule: 'MOV-018' },
        { by: 'MOV-083', does: 'add', n: clouds, rule: 'MOV-018' },
      ],
    }
  },
}
