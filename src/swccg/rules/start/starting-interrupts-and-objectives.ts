/** The text by which an Objective, a Starting Interrupt or a Starting Effect begins the game, part by part. */

import type { Change } from '../../../kernel/index.ts'
import { firstOf } from '../../../kernel/index.ts'
import type { Filter } from '../../abilities/types.ts'
import { cardOf } from '../../model/cards/card-of.ts'
import { facts } from '../../model/cards/pool.ts'
import { uncover } from '../../model/places/layout.ts'
import { put } from '../../model/table.ts'
import { holds } from '../../model/texts/conditions.ts'
import { matches, matchesLocation } from '../../model/texts/filters.ts'
import type { CardId, Player, Position } from '../../model/types.ts'
import type { FrameOf } from '../../model/under-way.ts'
import { deployByTextFrame } from '../deploy/special/deploying-by-text.ts'
import type { ProcedureOf } from '../shared/procedure.ts'
import { changes, inRulings, permits, underHeading } from '../shared/rulebook.ts'
import type { Due } from './choosing-starting-cards.ts'
import { startTextOf } from './starting-cards.ts'

export const rules = [
  ...inRulings('Interrupt - Starting', { 'DEP-228': changes }),
  ...underHeading('Starting The Game - Example 1', { 'TRN-041': permits }),
  ...underHeading('Starting The Game - General Rules', {
    'TRN-028': { same: ['DEP-227', 'TRM-431'], ...permits },
  }),
  ...underHeading('Starting Interrupts And Objectives - Mandatory Actions', {
    'TRN-035': changes,
    'TRN-036': { same: ['DEP-234', 'TRM-289'], ...changes },
    'TRN-037': changes,
  }),
]

declare module '../../model/under-way.ts' {
  interface Frames {
    'starting text': {
      /** The part whose turn it is: its place among those of the text. */
      part: number
      player: Player
      card: CardId
      /** What it has brought about so far: cards deployed or taken, in their order. */
      did: readonly CardId[]
      /** A mandatory part of it could not be performed. */
      failed?: boolean
    }
    'take at start': { player: Player; by: CardId; what: Filter; left: number; may: boolean }
  }
}

type StartingFrame = FrameOf<'starting text'>

/** The text of a card that has been revealed is carried out. */
export const startingText: ProcedureOf<'starting text'> = {
  run(change, frame) {
    const { player, card, part: at } = frame
    const text = startTextOf(facts(change.now, card))
    if (!text || frame.failed) return undo(change, frame)
    if (at === 0 && text.while && !holds(change.now, text.while, card, player)) return undo(change, frame)
    const part = text.parts[at]
    if (!part) return finish(change, frame)
    change.stay({ part: at + 1 })
    const { count = 1, may = false, after } = part
    const last = frame.did.at(-1)
    if (after && (last === undefined || !matches(change.now, after, last, player))) return
    if (part.take) change.push({ does: 'take at start', player, by: card, what: part.take, left: count, may })
    else if (part.deploy) {
      const where = part.to ? { to: part.to } : {}
      const how = { from: 'reserve', free: true, start: true, may, left: count } as const
      change.push(deployByTextFrame(player, { by: card, what: part.deploy, ...where, ...how }))
    }
  },
}

/** What a player has deployed counts as it was then, whatever is laid over it afterwards. (TRN-041) */
function noteBattleground(change: Change<Position>, player: Player, did: readonly CardId[]): void {
  const p = change.now
  const found = did.some(
    (one) => p.layout.includes(one) && matchesLocation(p, { battleground: true }, one, null, player),
  )
  if (found)
    change.put('starting', { ...p.starting, [player]: { ...p.starting?.[player], battleground: true } })
}

/** The card has done everything: an Interrupt goes where its text says. */
function finish(change: Change<Position>, { player, card, did }: StartingFrame): void {
  change.pop()
  noteBattleground(change, player, did)
  const text = startTextOf(facts(change.now, card))
  const opening = change.stack.at(-1) as { draws?: object; due?: readonly Due[] } | undefined
  if (text?.draws !== undefined) change.alter(0, { draws: { ...opening?.draws, [player]: text.draws } })
  if (text?.first) change.alter(0, { first: text.first })
  if (!('played' in cardOf(change.now, card).where)) return
  const pile = text?.placed ?? 'lost'
  put(change, card, { in: pile })
  // The other player's Starting Interrupt comes only now: he has seen what this one has brought. (DEP-228)
  const next = opening?.due?.some(({ player: other }) => other !== player) ? ['DEP-228'] : []
  change.log({ say: `to ${pile} pile`, with: { card }, by: player, cites: ['TRN-028', ...next] })
}

/**
 * A mandatory part cannot be performed: the card is illegal, and everything that it did is undone. An Objective goes out of
 * play, an Interrupt back into the Reserve Deck. (TRN-035 to TRN-037)
 */
function undo(change: Change<Position>, { player, card, did }: StartingFrame): void {
  change.pop()
  for (const one of did.toReversed()) {
    if ('layout' in cardOf(change.now, one).where) uncover(change, one)
    put(change, one, { in: 'reserve' })
  }
  const isObjective = facts(change.now, card).type === 'objective'
  put(change, card, { in: isObjective ? 'out' : 'reserve' })
  if (isObjective) {
    const { objective: _, ...begun } = change.now.starting?.[player] ?? {}
    change.put('starting', { ...change.now.starting, [player]: begun })
  }
  change.log({
    say: isObjective ? 'illegal Objective' : 'illegal Interrupt',
    with: { card, cards: did },
    by: player,
    cites: ['TRN-035', isObjective ? 'TRN-036' : 'TRN-037'],
  })
}

/** Cards that a starting card takes into hand. */
export const takeAtStart: ProcedureOf<'take at start'> = {
  run(change, frame) {
    const { player, by, what, left, may } = frame
    const cards = change.now.piles[player].reserve.filter((card) => matches(change.now, what, card, player))
    if (left === 0 || cards.length === 0) {
      change.pop()
      if (left > 0 && !may) change.alter(0, { failed: true })
      return
    }
    const keys = new Set(cards.map((card) => cardOf(change.now, card).key))
    if (keys.size === 1 && !may) return take(change, frame, firstOf(cards))
    change.ask({
      by: player,
      kind: 'cards',
      why: 'take at start',
      with: { looking: true, by },
      mayPass: may,
      cards,
    })
  },

  answered(change, frame, answer) {
    return 'cards' in answer ? take(change, frame, firstOf(answer.cards)) : change.pop()
  },
}

function take(change: Change<Position>, { player, left, by }: FrameOf<'take at start'>, card: CardId): void {
  put(change, card, { in: 'hand' })
  change.stay({ left: left - 1 })
  // The starting card beneath is told what has been done for it.
  const beneath = change.stack.at(-2) as StartingFrame
  change.alter(1, { did: [...beneath.did, card] })
  change.log({
    say: 'takes into hand',
    with: { card, by },
    by: player,
    cites: ['TRN-028', 'TRN-033', 'TRN-035'],
  })
}
