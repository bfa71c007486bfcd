/** Facts that a scenario expects after a step. */

import type { Game, LogLine } from '../../kernel/index.ts'
import {
  abilityAt,
  attritionAgainst,
  type CardId,
  cardOf,
  carrierOf,
  controls,
  defenseValueOf,
  drainUnderWay,
  emptySlots,
  facts,
  ferocityOf,
  forceIcons,
  forfeitOf,
  hasState,
  hiddenKey,
  hyperspeedOf,
  isOnTable,
  isPresentAt,
  isPresentWith,
  landspeedOf,
  lifeForceOf,
  locationOf,
  maneuverOf,
  numberOf,
  occupies,
  type PileName,
  type Player,
  type Position,
  parsecOf,
  powerOf,
  ruleOf,
  standingOf,
  swccg,
  totalInAttack,
  totalInBattle,
} from '../../swccg/index.ts'
import { partsDiffer } from './parts.ts'
import type { Fact } from './schema.ts'
import type { Names } from './set-up.ts'
import { cardNamed } from './steps.ts'

export interface Seen {
  game: Game<Position>
  names: Names
  /** What the step brought about. */
  log: readonly LogLine[]
  /** Rules that the step's refusal named. */
  refused: readonly string[]
  /** The last destiny that each player drew. */
  drawn: Partial<Record<string, number>>
}

/** Null if the fact holds; otherwise what is so instead. A fact that is not known yet says so. */
export function untrue(seen: Seen, fact: Fact): string | null {
  const found = look(seen, fact)
  if (fact.not) return found === null ? 'it is so' : null
  return found
}

/** A number that may be more, where the fact says so. */
const counts = (is: number | null, should: number, fact: object): string | null =>
  'least' in fact && is !== null && is > should ? null : differs(is, should)

const differs = (is: unknown, should: unknown): string | null =>
  is === should ? null : `it is ${String(is)}`

/** What can be under way, by the names of their frames. */
const underWay: Record<string, string> = { battle: 'battle', attack: 'attack', 'Force drain': 'drain' }

function look({ game, names, log, refused, drawn }: Seen, fact: Fact): string | null {
  const p = game.state
  const card = (name: string) => cardNamed(names, name)
  const title = (id: CardId | null) => (id === null ? 'nowhere' : facts(p, id).title)
  const place = (one: CardId | null, should: CardId) => (one === should ? null : `it is at ${title(one)}`)

  if ('at' in fact) {
    const mover = card(fact.at[0])
    const target = card(fact.at[1])
    return place(
      locationOf(p, mover),
      facts(p, target).type === 'location' ? target : (locationOf(p, target) as CardId),
    )
  }
  if ('aboard' in fact) {
    const { where } = cardOf(p, card(fact.aboard[0]))
    const [, ship, slot] = fact.aboard
    if (!('aboard' in where) || where.aboard !== card(ship))
      return `it is at ${title(carrierOf(p, card(fact.aboard[0])))}`
    return slot === undefined ? null : differs(where.slot, slot)
  }
  if ('on' in fact)
    return place(carrierOf(p, card(fact.on[0])) ?? onOf(p, card(fact.on[0])), card(fact.on[1]))
  if ('in' in fact) {
    const { where } = cardOf(p, card(fact.in[0]))
    return differs('in' in where ? where.in : 'played' in where ? 'played' : 'on table', fact.in[1])
  }
  for (const pile of ['force', 'reserve', 'used', 'lost', 'hand'] as const) {
    const counted = (fact as Record<string, unknown>)[pile] as [Player, number] | undefined
    if (counted) return counts(p.piles[counted[0]][pile as PileName].length, counted[1], fact)
  }
  if ('life' in fact) {
    return counts(lifeForceOf(p, fact.life[0]), fact.life[1], fact)
  }
  if ('stat' in fact) return differs(statOf(p, card(fact.stat[0]), fact.stat[1]), fact.stat[2])
  if ('ability' in fact) return differs(abilityAt(p, fact.ability[0], card(fact.ability[1])), fact.ability[2])
  if ('icons' in fact) return differs(forceIcons(p, fact.icons[0], card(fact.icons[1])), fact.icons[2])
  if ('free' in fact) {
    const empty = emptySlots(p, card(fact.free[0]), fact.free[1])
    return differs(empty === Number.POSITIVE_INFINITY ? 'unlimited' : empty, fact.free[2])
  }
  if ('attrition' in fact) {
    const [against, amount] = fact.attrition
    return differs(
      p.battle?.segment === 'damage'
        ? p.battle.owed[against].attrition
        : (attritionAgainst(p, against)?.total ?? null),
      amount,
    )
  }
  if ('damage' in fact) return differs(p.battle?.owed[fact.damage[0]].damage, fact.damage[1])
  if ('power' in fact) return counts(powerInBattle(p, fact.power[0]), fact.power[1], fact)
  if ('destiny' in fact) return differs(drawn[fact.destiny[0]], fact.destiny[1])
  if ('drain' in fact) return differs(drainUnderWay(p, game.stack), fact.drain)
  if ('under' in fact) {
    const under = game.stack.findLast(({ does }) => does in underWay)
    return differs(under ? underWay[under.does] : null, fact.under)
  }
  if ('hit' in fact) return hasState(p, card(fact.hit), 'hit') ? null : 'it is not hit'
  if ('state' in fact) return differs(stateOf(p, card(fact.state[0]), fact.state[1]), fact.state[2])
  if ('occupies' in fact)
    return differs(occupies(p, fact.occupies[0], card(fact.occupies[1])), fact.occupies[2])
  if ('controls' in fact)
    return differs(controls(p, fact.controls[0], card(fact.controls[1])), fact.controls[2])
  if ('present' in fact) {
    const [one, other] = [card(fact.present[0]), card(fact.present[1])]
    const isPlace = facts(p, other).type === 'location'
    return differs(isPlace ? isPresentAt(p, one, other) : isPresentWith(p, one, other), fact.present[2])
  }
  if ('presentOn' in fact) {
    const [one, other] = [card(fact.presentOn[0]), card(fact.presentOn[1])]
    return differs(isPresentAt(p, one, other), fact.presentOn[2])
  }
  if ('decision' in fact) {
    const { by, kind, why, among } = fact.decision
    const { decision } = game
    const lacking = among?.find((name) => !decision?.cards?.includes(card(name)))
    return (
      differs(decision?.by, by) ??
      (kind === undefined ? null : differs(decision?.kind, kind)) ??
      (why === undefined ? null : differs(decision?.why, why)) ??
      (lacking === undefined ? null : `${lacking} is not among the cards`)
    )
  }
  if ('turn' in fact) return differs(p.turn.player, fact.turn)
  if ('up' in fact) return differs((cardOf(p, card(fact.up[0])).flips ?? 0) % 2 === 0 ? 0 : 7, fact.up[1])
  if ('phase' in fact) return differs(p.turn.phase, fact.phase)
  if ('cited' in fact) {
    const cited = [...log.flatMap(({ cites }) => cites), ...refused].flatMap((id) => [
      id,
      ...(ruleOf(id)?.same ?? []),
    ])
    return cited.includes(fact.cited) ? null : `cited are ${cited.join(', ') || 'none'}`
  }
  if ('wins' in fact) return differs(p.battle?.winner ?? null, fact.wins)
  if ('table' in fact) return differs(isOnTable(p, card(fact.table[0])), fact.table[1])
  if ('winner' in fact) return differs(p.winner, fact.winner)
  if ('order' in fact) {
    const [player, pile, wanted] = fact.order
    const phrase = (cards: readonly CardId[]) => cards.map((one) => `${one}`).join(' ')
    return differs(phrase(p.piles[player][pile]), phrase(wanted.map(card)))
  }
  if ('logged' in fact) {
    const [say, count] = fact.logged
    return differs(log.filter((line) => line.say === say).length, count)
  }
  if ('parts' in fact) return partsDiffer(p, log, fact.parts, card)
  if ('sees' in fact) {
    const [player, name, should = true] = fact.sees
    return differs(swccg.redact(game, player).state.cards[card(name)]?.key !== hiddenKey, should)
  }
  if ('orbits' in fact) {
    const around = cardOf(p, card(fact.orbits[0])).orbits
    return differs(title(around), fact.orbits[1] === null ? 'nowhere' : title(card(fact.orbits[1])))
  }
  return `this fact is not known yet: ${Object.keys(fact)[0]}`
}

/** A player's total power in the fight under way: as it was compared, or as it stands so far. */
const powerInBattle = (p: Position, player: Player): number | null =>
  p.attack
    ? totalInAttack(p, player)
    : p.battle
      ? (p.battle.total?.[player] ?? totalInBattle(p, player).total)
      : null

function onOf(p: Position, card: CardId): CardId | null {
  const { where } = cardOf(p, card)
  return 'on' in where ? where.on : null
}

const standings: readonly string[] = ['active', 'supporting', 'unit of Force', 'out of play']

function stateOf(p: Position, card: CardId, state: string): boolean {
  if (standings.includes(state)) return standingOf(p, card) === state
  if (state === 'inactive' && standingOf(p, card) === 'inactive') return true
  if (state === 'moved') return cardOf(p, card).moved === p.turn.number
  const { where } = cardOf(p, card)
  if (state === 'imprisoned') return 'on' in where && where.as === 'imprisoned'
  if (state === 'captive' && 'on' in where && where.as === 'captive') return true
  return hasState(p, card, state)
}

function statOf(p: Position, card: CardId, name: string): number | null {
  const printed = facts(p, card)
  switch (name) {
    case 'landspeed':
      return landspeedOf(p, card)
    case 'hyperspeed':
      return hyperspeedOf(p, card)
    case 'power':
      return powerOf(p, card)
    case 'forfeit':
      return forfeitOf(p, card)
    case 'ferocity':
      return ferocityOf(p, card)
    case 'parsec':
      return printed.type === 'location' ? parsecOf(p, card) : null
    case 'defense value':
    case 'defenseValue':
      return defenseValueOf(p, card)
    case 'maneuver':
      return maneuverOf(p, card)
    case 'armor':
    case 'ability':
      return numberOf(p, card, name)?.value ?? null
    default:
      return ((printed as unknown as Record<string, unknown>)[name] as number | undefined) ?? null
  }
}
