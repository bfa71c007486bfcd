/** The way back: an answer as the step of a scenario that would give it. */

import type { Answer, Game } from '../../kernel/index.ts'
import { firstOf } from '../../kernel/index.ts'
import {
  type CardId,
  type CardUse,
  type Deployment,
  facts,
  type Intent,
  type IntentName,
  type IntentOf,
  type Move,
  type MoveDestination,
  type Position,
  plain,
} from '../../swccg/index.ts'
import { movedBy } from './schema/moves.ts'
import type { dos } from './schema/steps.ts'
import type { Do } from './schema.ts'
import type { Names } from './set-up.ts'

type Written = Record<string, unknown>
/** What a step does: it is known by one of the words that the format has. */
type WrittenDo = Written & { [Word in keyof typeof dos]: Record<Word, unknown> }[keyof typeof dos]
type Name = (card: CardId) => string

/** The name that a step knows each card by: its alias, or its title where it has none. */
function naming(p: Position, names: Names): Name {
  const aliases = new Map<CardId, string>()
  // The plain form of a title, by which it is looked up, is nobody's alias.
  for (const [name, card] of Object.entries(names))
    if (!aliases.has(card) && name !== plain(facts(p, card).title)) aliases.set(card, name)
  return (card) => aliases.get(card) ?? facts(p, card).title
}

const slotPart = (slot: string | undefined): Written => (slot === undefined ? {} : { slot })

/** One name by itself, several as a list. */
const some = (cards: readonly CardId[], name: Name): unknown =>
  cards.length === 1 ? name(firstOf(cards)) : cards.map(name)

function goal(to: MoveDestination, name: Name): Written {
  if ('location' in to) return { to: name(to.location) }
  if ('aboard' in to) return { to: name(to.aboard), ...slotPart(to.slot) }
  return { to: { parsec: to.parsec, orbits: to.orbits === null ? null : name(to.orbits) } }
}

function writeMove(move: Move, name: Name): WrittenDo {
  const { using, cards, to, via, crossings = [], transfer, by } = move
  const first = firstOf(cards)
  const aboard = 'aboard' in to ? to.aboard : null
  const slot = 'aboard' in to ? to.slot : undefined
  const word = movedBy[using]
  switch (word) {
    case 'embark':
      return { embark: name(first), on: name(aboard!), ...slotPart(slot) }
    case 'disembark':
      return { disembark: name(first), ...goal(to, name) }
    case 'shift':
      return { shift: name(first), slot }
    case 'dock': {
      const crossing = crossings.map(({ card, to: ship, slot: seat }) => ({
        card: name(card),
        to: name(ship),
        ...slotPart(seat),
      }))
      return { dock: cards.map(name), transfer: crossing }
    }
    case 'transferCaptive':
      return {
        transferCaptive: name(first),
        kind: transfer,
        ...(by === undefined ? {} : { with: name(by) }),
      }
    case 'move':
    case null:
      return {
        move: some(cards, name),
        using,
        ...goal(to, name),
        ...(via ? { via: via.map(name) } : {}),
      }
  }
}

function writeDeployment(p: Position, { cards, to, slot, aims }: Deployment, name: Name): WrittenDo {
  const deploy = some(cards, name)
  const targets = aims ? { targets: aims.map(name) } : {}
  if ('table' in to) return { deploy, to: 'table', ...targets }
  if ('location' in to) return { deploy, to: name(to.location), ...slotPart(slot), ...targets }
  // Of two cards the slot is that of the one that is carried.
  if ('aboard' in to) return { deploy, to: name(to.aboard), ...slotPart(cards.length > 1 ? slot : to.slot) }
  if ('on' in to) return { deploy, to: name(to.on), ...targets }
  const [left, right] = [p.layout[to.place - 1], p.layout[to.place]]
  const beside =
    right !== undefined
      ? { next: name(right), side: 'left' }
      : left === undefined
        ? {}
        : { next: name(left), side: 'right' }
  return { deploy, to: 'table', ...beside }
}

const writeUse = ({ targets, to, function: which, pile }: CardUse, name: Name): Written => {
  const about = [...targets, ...(to === undefined ? [] : [to])].map(name)
  return {
    ...(which === undefined ? {} : { function: which }),
    ...(about.length > 0 ? { targets: about } : {}),
    ...(pile ? { pile: [pile.of, pile.place] } : {}),
  }
}

/** What each kind of act is as a step. */
const writers: { [K in IntentName]: (act: IntentOf<K>, name: Name, p: Position) => WrittenDo } = {
  move: writeMove,
  deploy: (act, name, p) => writeDeployment(p, act, name),
  play: (act, name) => ({ play: name(act.card), ...writeUse(act, name) }),
  use: (act, name) => ({ use: name(act.card), ...writeUse(act, name) }),
  react: (act, name, p) => {
    if ('deploy' in act) return { ...writeDeployment(p, act.deploy, name), as: 'react' }
    const { move, boarding = [], leaving = [] } = act
    return {
      react: name(firstOf(move.cards)),
      ...goal(move.to, name),
      using: move.using,
      ...(boarding.length > 0 ? { boarding: boarding.map(name) } : {}),
      ...(leaving.length > 0 ? { leaving: leaving.map(name) } : {}),
    }
  },
  fire: ({ weapon, at, by, x }, name) => {
    const firer = by === undefined ? {} : { by: name(by) }
    return { fire: name(weapon), ...firer, at: some(at, name), ...(x ? { x } : {}) }
  },
  transfer: (act, name) => ({ transfer: name(act.card), to: name(act.to) }),
  replace: (act, name) => ({ replace: name(act.card), with: name(act.by) }),
  convert: (act, name) => ({ convert: name(act.card), with: name(act.by) }),
  activate: ({ count }) => ({ activate: count }),
  draw: ({ count }) => ({ draw: count }),
  drain: ({ location }, name) => ({ drain: name(location) }),
  battle: ({ location }, name) => ({ battle: name(location) }),
  forfeit: ({ card }, name) => ({ forfeit: name(card) }),
  'break cover': ({ card }, name) => ({ breakCover: name(card) }),
  release: ({ card }, name) => ({ release: name(card) }),
  count: ({ of, place }) => ({ count: [of, place] }),
  look: (act, name) => ({ look: 'card' in act ? name(act.card) : [act.of, act.place] }),
  lose: ({ from, card }, name) => ({ lose: { from, ...(card === undefined ? {} : { card: name(card) }) } }),
  attack: ({ creature, with: company, side, at }, name) => ({
    attack: name(creature),
    ...(side ? { at: side } : at === undefined ? {} : { at: name(at) }),
    ...(company ? { with: company.map(name) } : {}),
  }),
}

function writeAct(p: Position, act: Intent, name: Name): Written {
  const write = writers[act.kind] as (act: Intent, name: Name, p: Position) => Written
  return write(act, name, p)
}

/** The answer as what a step does (scenario.md): aliases where cards have them, titles where not. */
export function writeStep({ state }: Game<Position>, names: Names, given: Answer<Intent>): Do {
  const name = naming(state, names)
  const writers = (): Written => {
    if ('act' in given) return writeAct(state, given.act, name)
    if ('pass' in given) return { pass: true }
    if ('number' in given) return { choose: given.number }
    if ('option' in given) return { choose: given.option }
    const cards = 'cards' in given ? given.cards : given.order
    return { choose: cards.map(name) }
  }
  return writers() as unknown as Do
}
