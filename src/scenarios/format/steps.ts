/** What a step tries, as an intent or an answer in the game at hand. */

import type { Answer, Game } from '../../kernel/index.ts'
import { firstOf, nth } from '../../kernel/index.ts'
import {
  type AttackAttempt,
  type CardId,
  type CardUse,
  type Crossing,
  cardOf,
  carrierOf,
  facts,
  functionAs,
  type Intent,
  idsOf,
  intendedMove,
  intendedReact,
  isMobileSystem,
  isUndercoverCard,
  kindNamed,
  locationOf,
  type Move,
  type MoveDestination,
  type PileName,
  type Player,
  type Position,
  parsecOf,
  plain,
  renamedOption,
  type Shot,
  type SlotKind,
  swccg,
} from '../../swccg/index.ts'
import { deploymentOf } from './deploying.ts'
import type { Do, DoOf } from './schema.ts'
import type { Names } from './set-up.ts'

/** What a step does: an intent to be judged, an answer to the pending decision, or nothing, because nothing is asked or known yet. */
export type Tried =
  | { intent: Intent }
  | { answer: Answer<Intent> }
  | { begun: true }
  | { unasked: string }
  | { unknown: string }

/** A step speaks of a card that the position has not laid anywhere. */
export class NotLaid extends Error {}

export function cardNamed(names: Names, name: string): CardId {
  const card = names[name] ?? names[plain(name)]
  if (card === undefined) throw new NotLaid(`nothing on the table is called "${name}"`)
  return card
}

/** What this step means in this game. */
export function triedBy(game: Game<Position>, names: Names, by: Player, todo: Do): Tried {
  const p = game.state
  const card = (name: string) => cardNamed(names, name)
  const slotPart = (slot: SlotKind | undefined) => (slot === undefined ? {} : { slot })

  if ('move' in todo) return { intent: { kind: 'move', ...moveOf(p, names, by, todo) } }
  if ('embark' in todo) {
    const to = { aboard: card(todo.on), ...slotPart(todo.slot) }
    return { intent: { kind: 'move', using: 'embark', cards: [card(todo.embark)], to } }
  }
  if ('disembark' in todo)
    return { intent: { kind: 'move', ...disembarking(p, card(todo.disembark), todo.to, card) } }
  if ('shift' in todo) {
    const mover = card(todo.shift)
    const aboard = carrierOf(p, mover) ?? mover
    return { intent: { kind: 'move', using: 'shift', cards: [mover], to: { aboard, slot: todo.slot } } }
  }
  if ('dock' in todo) {
    const ships = todo.dock.map(card)
    const crossings = todo.transfer.map(
      (one): Crossing => ({ card: card(one.card), to: card(one.to), ...slotPart(one.slot) }),
    )
    return {
      intent: { kind: 'move', using: 'dock', cards: ships, to: { aboard: nth(ships, 1) }, crossings },
    }
  }
  if ('transferCaptive' in todo) {
    const captive = card(todo.transferCaptive)
    const escort = todo.with === undefined ? carrierOf(p, captive) : card(todo.with)
    const to: MoveDestination =
      todo.kind === 'deliver' || todo.kind === 'leave'
        ? { location: locationOf(p, captive) ?? captive }
        : { aboard: escort ?? captive }
    const move: Move = { using: 'prisoner transfer', cards: [captive], to, transfer: todo.kind }
    return { intent: { kind: 'move', ...(escort === null ? move : { ...move, by: escort }) } }
  }
  if ('play' in todo) return { intent: { kind: 'play', ...cardUse(p, names, todo.play, todo) } }
  if ('use' in todo) {
    // The text of a card that keeps a spy undercover is that his cover may be broken.
    const { where } = cardOf(p, card(todo.use))
    if ('on' in where && isUndercoverCard(p, card(todo.use)))
      return { intent: { kind: 'break cover', card: where.on } }
    return { intent: { kind: 'use', ...cardUse(p, names, todo.use, todo) } }
  }
  if ('deploy' in todo) {
    if (todo.as !== undefined)
      return { intent: { kind: 'react', deploy: deploymentOf(game, by, card, todo) } }
    return { intent: { kind: 'deploy', ...deploymentOf(game, by, card, todo) } }
  }
  if ('transfer' in todo)
    return { intent: { kind: 'transfer', card: card(todo.transfer), to: card(todo.to) } }
  if ('replace' in todo) return { intent: { kind: 'replace', card: card(todo.replace), by: card(todo.with) } }
  if ('convert' in todo) return { intent: { kind: 'convert', card: card(todo.convert), by: card(todo.with) } }
  if ('attack' in todo) return { intent: { kind: 'attack', ...attackOf(names, todo) } }
  if ('battle' in todo) return { intent: { kind: 'battle', location: card(todo.battle) } }
  if ('activate' in todo) return { intent: { kind: 'activate', count: todo.activate } }
  if ('draw' in todo) return { intent: { kind: 'draw', count: todo.draw } }
  if ('drain' in todo) return { intent: { kind: 'drain', location: card(todo.drain) } }
  if ('react' in todo) return reactOf(game, by, card(todo.react), todo, card)
  if ('fire' in todo) return { intent: { kind: 'fire', ...shotOf(p, names, todo) } }
  if ('forfeit' in todo) return { intent: { kind: 'forfeit', card: card(todo.forfeit) } }
  if ('battleDestiny' in todo) return { answer: { by, option: todo.battleDestiny ? 'draw' : 'decline' } }
  if ('lose' in todo) {
    const lost = lostFrom(p, names, by, todo.lose)
    // What a result takes is asked for; what pays battle damage is an action.
    if (game.decision?.why === 'lose Force' || !p.battle) return { answer: { by, cards: [lost] } }
    const { from } = todo.lose
    return { intent: { kind: 'lose', ...(from === 'hand' ? { from, card: lost } : { from }) } }
  }
  if ('seize' in todo || 'imprison' in todo || 'escape' in todo || 'release' in todo)
    return captivity(game, names, by, todo)
  if ('breakCover' in todo) return { intent: { kind: 'break cover', card: card(todo.breakCover) } }
  if ('begin' in todo || 'read' in todo) return { begun: true }
  if ('count' in todo) return { intent: { kind: 'count', of: todo.count[0], place: todo.count[1] } }
  if ('look' in todo) {
    const { look } = todo
    return {
      intent: {
        kind: 'look',
        ...(typeof look === 'string' ? { card: card(look) } : { of: look[0], place: look[1] }),
      },
    }
  }
  if ('pass' in todo) return { answer: { by, pass: true } }
  if ('choose' in todo) return chosen(game, names, by, todo.choose)
  // Searching is part of what a text does, and the runner advances by itself.
  const rest: DoOf<'search'> | DoOf<'advance'> = todo
  return { unknown: Object.keys(rest)[0] ?? 'nothing' }
}

/** A shot: `by` matters only where nobody bears the weapon. */
function shotOf(p: Position, names: Names, todo: DoOf<'fire'>): Shot {
  const weapon = cardNamed(names, todo.fire)
  const at = (typeof todo.at === 'string' ? [todo.at] : todo.at).map((name) => cardNamed(names, name))
  const by = todo.by === undefined ? null : cardNamed(names, todo.by)
  const gunner = by === null || by === weapon || carrierOf(p, weapon) === by ? {} : { by }
  return { weapon, at, ...gunner, ...(todo.x ? { x: todo.x } : {}) }
}

/** What becomes of a captured character, or of a released captive, or that an unattended one is set free. */
function captivity(
  game: Game<Position>,
  names: Names,
  by: Player,
  todo: DoOf<'seize'> | DoOf<'imprison'> | DoOf<'escape'> | DoOf<'release'>,
): Tried {
  const { decision } = game
  const [kind, name = ''] = firstOf(Object.entries(todo))
  const card = cardNamed(names, name)
  const asked = decision?.kind === 'option' && decision.with.card === card
  if (!asked)
    return kind === 'release'
      ? { intent: { kind: 'release', card } }
      : { unasked: `nothing is asked about ${name}` }
  const keeper = 'seize' in todo && todo.escort !== undefined ? cardNamed(names, todo.escort) : ''
  const goal = 'release' in todo && todo.to === 'used' ? 'to Used Pile' : 'to site:'
  const wanted = kind === 'release' ? goal : kind === 'escape' ? kind : `${kind}:${keeper}`
  const option = decision.options?.find(
    (one) => one === wanted || (wanted.endsWith(':') && one.startsWith(wanted)),
  )
  return { answer: { by, option: option ?? wanted } }
}

/** The card that a unit of lost Force is: one in hand, or the top one of a pile. */
function lostFrom(p: Position, names: Names, by: Player, { from, card }: DoOf<'lose'>['lose']): CardId {
  return card === undefined ? (p.piles[by][from][0] ?? -1) : cardNamed(names, card)
}

/** A card played or a text used: the cards that it is about first, the location that it names last. */
function cardUse(
  p: Position,
  names: Names,
  name: string,
  {
    targets = [],
    function: named,
    as,
    pile,
  }: {
    targets?: string[] | undefined
    function?: number | undefined
    as?: 'used' | 'lost' | undefined
    pile?: [Player, PileName] | undefined
  },
): CardUse {
  const about = targets.map((target) => cardNamed(names, target))
  const last = about.at(-1)
  const to = last !== undefined && facts(p, last).type === 'location' ? last : undefined
  const which = named ?? (as ? functionAs(p, cardNamed(names, name), as) : undefined)
  return {
    card: cardNamed(names, name),
    targets: to === undefined ? about : about.slice(0, -1),
    ...(to === undefined ? {} : { to }),
    ...(which === undefined ? {} : { function: which }),
    ...(pile === undefined ? {} : { pile: { of: pile[0], place: pile[1] } }),
  }
}

/** An attack by a creature or on one; `at` names its location, or a card or side that the creature is to attack. */
function attackOf(names: Names, { attack, at, with: by }: DoOf<'attack'>): AttackAttempt {
  const creature = cardNamed(names, attack)
  const company = by ? { with: by.map((name) => cardNamed(names, name)) } : {}
  if (at === undefined) return { creature, ...company }
  if (names[at] === undefined && (at === 'light' || at === 'dark')) return { creature, ...company, side: at }
  return { creature, ...company, at: cardNamed(names, at) }
}

function moveOf(p: Position, names: Names, by: Player, todo: DoOf<'move'>): Move {
  const cards = (typeof todo.move === 'string' ? [todo.move] : todo.move).map((name) =>
    cardNamed(names, name),
  )
  const leader = firstOf(cards)
  const mobile = facts(p, leader).type === 'location' && isMobileSystem(p, leader)
  const using = mobile && todo.using === 'hyperspeed' ? 'mobile system' : todo.using
  const to = destinationOf(p, names, todo, mobile)
  const meant = intendedMove(kindNamed(using), p, by, leader, to)
  const via = todo.via?.map((name) => cardNamed(names, name))
  return { ...meant, using, cards, ...(via ? { via } : {}) }
}

function destinationOf(p: Position, names: Names, todo: DoOf<'move'>, mobile: boolean): MoveDestination {
  if (typeof todo.to !== 'string') {
    const { parsec, orbits = null } = todo.to
    return { parsec, orbits: orbits === null ? null : cardNamed(names, orbits) }
  }
  const target = cardNamed(names, todo.to)
  const isPlace = facts(p, target).type === 'location'
  if (mobile && isPlace) return { parsec: parsecOf(p, target) ?? 0, orbits: target }
  if (isPlace) return { location: target }
  return todo.slot === undefined ? { aboard: target } : { aboard: target, slot: todo.slot }
}

/** Off what it is aboard: to the place outside, or from the hold to the bridge of the carrying ship. */
function disembarking(
  p: Position,
  mover: CardId,
  to: string | undefined,
  card: (name: string) => CardId,
): Move {
  const carrier = carrierOf(p, mover)
  const target = to === undefined ? null : card(to)
  if (target !== null && facts(p, target).type !== 'location') {
    return { using: 'embark', cards: [mover], to: { aboard: target } }
  }
  // Whoever is aboard nothing would leave it for where he is.
  const outside = locationOf(p, carrier ?? mover)
  return { using: 'disembark', cards: [mover], to: { location: target ?? outside ?? mover } }
}

/** The move by which a card reacts: a legal one, or the one that bringing it there would be. */
function reactOf(
  game: Game<Position>,
  by: Player,
  mover: CardId,
  { to, using, boarding = [], leaving = [] }: DoOf<'react'>,
  card: (name: string) => CardId,
): Tried {
  const more = {
    ...(boarding.length > 0 ? { boarding: boarding.map(card) } : {}),
    ...(leaving.length > 0 ? { leaving: leaving.map(card) } : {}),
  }
  const { stack, state } = game
  const event = stack.findLast((frame) => frame.does === 'window')?.event as { at?: CardId } | undefined
  const goal = to === undefined ? (event?.at ?? mover) : card(to)
  for (const intent of swccg.legal(state, stack, by)) {
    if (intent.kind !== 'react' || !('move' in intent) || intent.move.cards[0] !== mover) continue
    const { move } = intent
    const end = 'location' in move.to ? move.to.location : 'aboard' in move.to ? move.to.aboard : null
    const meant = end === goal && (!using || move.using === using)
    if (meant) return { intent: { kind: 'react', move, ...more } }
  }
  const place: MoveDestination =
    facts(state, goal).type === 'location' ? { location: goal } : { aboard: goal }
  const { move } = intendedReact(state, by, mover, place)
  return { intent: { kind: 'react', move: using ? { ...move, using } : move, ...more } }
}

/** An option whose id holds cards may be told with their aliases: 'ends:assault'. */
const optionNamed = (names: Names, option: string): string =>
  renamedOption(option, (part) => names[part] ?? part)

/** Answers the pending decision by alias, title, number, yes, no, pay, or option id. */
function chosen(game: Game<Position>, names: Names, by: Player, choice: unknown): Tried {
  const { decision } = game
  const wanted = Array.isArray(choice) ? choice : [choice]
  switch (decision?.kind) {
    case 'number':
      return { answer: { by, number: Number(choice) } }
    case 'option':
      return { answer: { by, option: optionNamed(names, String(choice)) } }
    case 'cards':
      return { answer: { by, cards: wanted.map((name) => cardNamed(names, String(name))) } }
    case 'order':
      return { answer: { by, order: wanted.map((name) => cardNamed(names, String(name))) } }
    default:
      return { unasked: 'nothing is to be chosen' }
  }
}

/** Is this the sort of thing that answers something: following, or what the rules allow while a window is open? */
export function isResponse(game: Game<Position>, by: Player, tried: Tried): boolean {
  if (!('intent' in tried)) return false
  const { intent } = tried
  if (intent.kind === 'react') return true
  if (intent.kind === 'move') return intent.using === 'follow'
  return !(intent.kind === 'battle' || intent.kind === 'attack') && swccg.judge(game, by, intent).legal
}

/** A card or text that is to be refused is tried while a window is open if it is refused there for that reason. */
export function isRefusedHere(
  game: Game<Position>,
  by: Player,
  tried: Tried,
  illegal: readonly string[] | boolean | undefined,
): boolean {
  if (!Array.isArray(illegal) || !('intent' in tried) || tried.intent.kind === 'move') return false
  const verdict = swccg.judge(game, by, tried.intent)
  if (verdict.legal) return false
  const reasons = verdict.reasons.flatMap(idsOf)
  return illegal.some((id) => reasons.includes(id))
}
