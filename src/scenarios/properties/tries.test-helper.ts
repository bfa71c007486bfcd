/** Whatever could be worth trying in a position, without a look at whether it makes sense. */

import { slotKinds } from '../../swccg/abilities/basics.ts'
import {
  type CardId,
  type DeployDestination,
  facts,
  type Intent,
  type IntentName,
  type IntentOf,
  intentNames,
  type Move,
  type Player,
  pileNames,
  players,
} from '../../swccg/index.ts'
import { isOnTable } from '../../swccg/model/table.ts'
import { textAt } from '../../swccg/model/texts/texts.ts'
import { kindOf as textKindOf, usable } from '../../swccg/rules/actions/initiating/initiating.ts'
import { kindOf } from '../../swccg/rules/deploy/deploying.ts'
import { kinds } from '../../swccg/rules/movement/all-moves.ts'
import type { SwGame } from './play.test-helper.ts'

type Tried<K extends IntentName> = Omit<IntentOf<K>, 'kind'>

const losses = ['hand', 'reserve', 'force', 'used'] as const

/** The moves that are worth judging. */
function* moves({ state: p }: SwGame, by: Player): Generator<Move> {
  for (const id of there(p)) for (const kind of kinds) yield* kind.attempts(p, by, id)
}

/** Every place that a card of the hand could be brought to, or that deploying knows for it. */
function* deployments({ state: p }: SwGame, by: Player): Generator<Tried<'deploy'>> {
  const all = there(p)
  for (const card of p.piles[by].hand) {
    const to: DeployDestination[] = [
      { table: true },
      ...p.layout.map((location) => ({ location })),
      ...all.map((on) => ({ on })),
      ...all
        .filter((one) => facts(p, one).capacity)
        .flatMap((aboard) => slotKinds.map((slot) => ({ aboard, slot }))),
      ...(kindOf(p, card)?.targets(p, by, card) ?? []),
    ]
    for (const target of to) yield { cards: [card], to: target }
    for (const other of p.piles[by].hand)
      if (other !== card && facts(p, card).capacity)
        for (const target of to.filter((one) => 'location' in one)) yield { cards: [card, other], to: target }
  }
}

/** What is tried of each kind. A kind that is missing here does not compile. */
const trying: { [K in IntentName]: (game: SwGame, by: Player) => Iterable<Tried<K>> } = {
  move: moves,
  deploy: deployments,
  play: uses,
  use: uses,
  *transfer({ state: p }) {
    for (const { id, where } of p.cards)
      if ('on' in where) for (const to of others(p, id)) yield { card: id, to }
  },
  replace: exchanges,
  convert: exchanges,
  *activate() {
    for (let count = 1; count < 20; count++) yield { count }
  },
  *draw() {
    for (let count = 1; count < 20; count++) yield { count }
  },
  drain: places,
  battle: places,
  *attack({ state: p }) {
    for (const creature of there(p).filter((one) => facts(p, one).type === 'creature')) {
      yield { creature }
      for (const one of others(p, creature)) {
        yield { creature, with: [one] }
        yield { creature, at: one }
      }
    }
  },
  *fire({ state: p }) {
    const armed = there(p).filter((one) => facts(p, one).type === 'weapon' || facts(p, one).abilities)
    for (const weapon of armed) {
      yield { weapon, at: [] }
      for (const at of others(p, weapon)) yield { weapon, at: [at] }
    }
  },
  *react(game, by) {
    for (const move of moves(game, by)) yield { move }
    for (const deploy of deployments(game, by)) yield { deploy }
  },
  forfeit: single,
  release: single,
  'break cover': single,
  *lose({ state: p }, by) {
    for (const from of losses) yield { from }
    for (const card of p.piles[by].hand) yield { from: 'hand', card }
  },
  *look() {
    for (const of of players) for (const place of pileNames) yield { of, place }
  },
  *count() {
    for (const of of players) for (const place of pileNames) yield { of, place }
  },
}

type Table = SwGame['state']

const there = (p: Table): CardId[] => p.cards.map(({ id }) => id).filter((id) => isOnTable(p, id))

/** The other cards on table, between which and this one something could be done. */
const others = (p: Table, card: CardId): CardId[] =>
  there(p).filter((one) => one !== card && facts(p, one).type !== 'location')

function* places({ state: p }: SwGame): Generator<{ location: CardId }> {
  for (const location of p.layout) yield { location }
}

function* single({ state: p }: SwGame): Generator<{ card: CardId }> {
  for (const card of there(p)) yield { card }
}

function* exchanges({ state: p }: SwGame, by: Player): Generator<Tried<'replace'>> {
  for (const card of there(p).filter((one) => facts(p, one).type === 'character'))
    for (const one of p.piles[by].hand) yield { card, by: one }
}

/** The texts of every card, with what they could be about. */
function* uses({ state: p, stack }: SwGame, by: Player): Generator<Tried<'use'>> {
  const moment = { frame: stack.at(-1), toAct: by }
  for (const { id: card } of p.cards) {
    for (const [n, index] of usable(p, card).entries()) {
      const text = textAt(p, card, index)
      const named = n > 0 ? { function: n + 1 } : {}
      yield { card, targets: [], ...named }
      for (const part of textKindOf(text)?.attempts(p, by, card, text, moment) ?? [])
        yield { card, targets: [], ...part, ...named }
    }
  }
}

/** Everything that could be tried by a player, of the given kinds. */
export function* tries(game: SwGame, by: Player, of: readonly IntentName[] = intentNames): Generator<Intent> {
  for (const kind of of) for (const tried of trying[kind](game, by)) yield { kind, ...tried } as Intent
}
