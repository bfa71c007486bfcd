/** Regular - Attack Runs and Bombing Runs: the movement part. What happens in the Trench and in the bombing comes later. */

import type { Reason } from '../../../kernel/index.ts'
import { cardOf } from '../../model/cards/card-of.ts'
import { isA } from '../../model/cards/characteristics.ts'
import { facts } from '../../model/cards/pool.ts'
import { isSquadron, isStarfighter, isStarship } from '../../model/crew.ts'
import {
  cloudsAt,
  isDockingBay,
  isExterior,
  isSite,
  isSystem,
  related,
  rowNamed,
  siteFacts,
  systemOf,
} from '../../model/places/locations.ts'
import { controls } from '../../model/places/presence.ts'
import { cardsAt, cardsOn, standsAt } from '../../model/table.ts'
import type { CardId, Player, Position } from '../../model/types.ts'
import type { Move } from '../shared/actions/intent.ts'
import { applies } from '../shared/observing.ts'
import { alsoBy, nothingAgainst, refusal } from '../shared/reasons.ts'
import { changes, permits, underHeading } from '../shared/rulebook.ts'
import { atAGlance } from './at-a-glance.ts'
import { noStarfighterFor, onlyMovesLikeStarfighter } from './by-text/moves-like.ts'
import { time } from './general/movement.ts'
import { type Attempt, attemptOf, type MoveKind } from './move.ts'
import { throughClouds } from './movement-cost.ts'

export const rules = [
  ...underHeading('Regular - Attack Runs', {
    'MOV-015': { same: ['TRM-218'] },
    'MOV-016': { same: ['TRM-219'] },
    'MOV-017': permits,
  }),
  ...underHeading('Regular - Bombing Runs', {
    'MOV-018': { same: ['TRM-220'] },
    'MOV-019': { same: ['TRM-221'], ...changes },
    'TRM-222': changes,
  }),
]

/** Does a card of this title lie on a location? */
const bears = (p: Position, location: CardId, title: string) =>
  cardsOn(p, location).some((card) => facts(p, card).title === title)

const isTrench = (p: Position, location: CardId | null): location is CardId =>
  location !== null && siteFacts(p, location).trench === true

/** Light enters with at most three starfighters, and all go back; Dark follows with at most three TIEs. */
const most = 3

/** A squadron is three of its ships. (TRM-460) */
const shipsIn = (p: Position, cards: readonly CardId[]): number =>
  cards.reduce((sum, card) => sum + (isSquadron(p, card) ? 3 : 1), 0)

/** How many starships of a player are at a location. */
const countShips = (p: Position, location: CardId, player: Player) =>
  shipsIn(
    p,
    cardsAt(p, location).filter((card) => cardOf(p, card).owner === player && isStarship(p, card)),
  )

/** Light's run asks for starfighters, and a squadron is none; Dark follows with TIEs, which a squadron of them is. (TRM-461) */
const mayEnter = (p: Position, player: Player, card: CardId): boolean =>
  isStarfighter(p, card) || (player === 'dark' && isSquadron(p, card) && isA(facts(p, card), 'TIE'))

/** The moves of a kind to each location that it could lead to. */
function* anywhere(kind: MoveKind, p: Position, player: Player, card: CardId): Generator<Move> {
  for (const location of p.layout) {
    const move: Move = { using: kind.using, cards: [card], to: { location } }
    const attempt = attemptOf(p, player, move)
    if (location !== attempt.from && kind.concerns(attempt)) yield move
  }
}

/** The class of an attack run move depends on who makes it and which way: entering is regular for Light only. */
function attackRunKind(way: 'enter' | 'return or pursue'): MoveKind<'attack run'> {
  const entering = way === 'enter'
  return {
    using: 'attack run',
    class: entering ? atAGlance.attackRunLight.class : atAGlance.attackRunDark.class,
    everBy: isStarship,
    everWhere: isTrench,

    concerns({ p, player, card, from, to }) {
      if (!isStarship(p, card) || to === null) return false
      const lights = player === 'light' && !isTrench(p, from) && isTrench(p, to)
      return entering ? lights : !lights && (isTrench(p, to) || isTrench(p, from))
    },

    together: () => true,

    *attempts(p, player, card): Generator<Move> {
      if (!isStarship(p, card) || !p.layout.some((location) => isTrench(p, location))) return
      yield* anywhere(this, p, player, card)
    },

    /** Dark follows, and Light comes back, as parts of the run: in Light's move phase. */
    ownTime(attempt, moment) {
      return time(attempt, this, moment, 'light')
    },

    *judge({ p, player, move, to }: Attempt): Generator<Reason> {
      const system = rowNamed(p, 'Death Star')?.system ?? null
      if (to === null) return yield refusal('MOV-015', {}, 'nowhere')
      const rule = entering ? 'MOV-015' : player === 'dark' && isTrench(p, to) ? 'MOV-016' : 'MOV-017'
      applies(rule)
      for (const card of move.cards) {
        const details = { card, to }
        if (isTrench(p, to)) {
          if (!bears(p, to, 'Attack Run')) yield refusal(rule, details, 'no run')
          if (standsAt(p, card) !== system) yield refusal(rule, details, 'system')
          if (!mayEnter(p, player, card)) {
            const like = onlyMovesLikeStarfighter(p, card)
            const reason = like ? noStarfighterFor(card, to) : refusal(rule, details, 'starfighter')
            yield isSquadron(p, card) ? alsoBy(reason, 'TRM-461') : reason
          }
          if (player === 'dark') {
            if (isSquadron(p, card)) applies('TRM-460')
            if (!isA(facts(p, card), 'TIE')) yield refusal(rule, details, 'TIE')
            if (countShips(p, to, 'light') === 0) yield refusal(rule, details, 'nobody')
          }
        } else if (to !== system || !isTrench(p, standsAt(p, card))) yield refusal(rule, details)
      }
      if (isTrench(p, to) && countShips(p, to, player) + shipsIn(p, move.cards) > most)
        yield refusal(rule, { card: move.cards[0] ?? null, count: most }, 'too many')
    },

    price: () => ({ force: 'free', rules: [] }),
  }
}

export const attackRun = attackRunKind('enter')
export const attackRunOther = attackRunKind('return or pursue')

const isBomber = (p: Position, card: CardId) => isStarfighter(p, card) && isA(facts(p, card), 'bomber')

/** Down goes who is at a system. */
const isDown = ({ p, from }: Attempt) => from !== null && isSystem(p, from)

const endsOf = (attempt: Attempt) => {
  const { from, to } = attempt
  return isDown(attempt) ? { site: to, system: from } : { site: from, system: to }
}

export const bombingRun: MoveKind<'bombing run'> = {
  using: 'bombing run',
  class: atAGlance.bombingRunTo.class,
  // Down in the own move phase; back at the end of the own battle phase.
  phasesFor: (attempt) => [isDown(attempt) ? 'move' : 'battle'],
  timeRuleFor: (attempt) => (isDown(attempt) ? 'MOV-012' : 'MOV-019'),
  everBy: isBomber,

  everNow: (p) =>
    ['move', 'battle'].includes(p.turn.phase) && p.layout.some((site) => bears(p, site, 'Bombing Run')),

  concerns(attempt) {
    const { p, card } = attempt
    const { site, system } = endsOf(attempt)
    if (site === null || system === null || !isBomber(p, card)) return false
    return isSite(p, site) && bears(p, site, 'Bombing Run')
  },

  *attempts(p, player, card): Generator<Move> {
    if (isBomber(p, card)) yield* anywhere(this, p, player, card)
  },

  *judge(attempt): Generator<Reason> {
    const { p, player, card, from, to } = attempt
    const down = isDown(attempt)
    const { site, system } = endsOf(attempt)
    const rule = down ? 'MOV-018' : 'MOV-019'
    applies(rule)
    const details = { card, to, from }
    if (!isBomber(p, card)) return yield alsoBy(refusal(rule, details, 'bomber'), 'TRM-033')
    applies('TRM-033')
    if (site === null || system === null || !isSite(p, site) || !isSystem(p, system))
      return yield refusal(rule, details)
    if (!bears(p, site, 'Bombing Run')) yield refusal(rule, details, 'no run')
    if (!related(p, site, system)) yield refusal(rule, details, 'unrelated')
    if (!isExterior(p, site)) yield refusal(rule, details, 'interior')
    if (down && !controls(p, player, system)) yield refusal(rule, details, 'control')
  },

  price(attempt) {
    const { p, to: site } = attempt
    if (!isDown(attempt) || site === null) return { force: 'free', rules: ['MOV-019'] }
    return throughClouds(atAGlance.bombingRunTo.cost, cloudsAt(p, site), 'MOV-018')
  },
}

/** Is it a bomber at the site of a Bombing Run, and not landed there? */
export function isOnRun(p: Position, card: CardId): boolean {
  const at = standsAt(p, card)
  if (at === null || !isBomber(p, card) || !isSite(p, at)) return false
  if (cardOf(p, card).movedBy === bombingRun.using) return true
  return bears(p, at, 'Bombing Run') && !isDockingBay(p, at)
}

/** The way back to the system, if nothing of the rules speaks against it. */
export function wayHome(p: Position, player: Player, card: CardId): Move | null {
  const at = standsAt(p, card)
  const location = at === null ? null : systemOf(p, at)
  if (location === null) return null
  const move: Move = { using: bombingRun.using, cards: [card], to: { location } }
  return nothingAgainst(p, bombingRun.judge(attemptOf(p, player, move))) ? move : null
}
