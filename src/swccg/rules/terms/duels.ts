/** A duel: both players add the power of their duelist to what destiny they draw; who has less is placed out of play. */

import type { Change } from '../../../kernel/index.ts'
import { cardOf } from '../../model/cards/card-of.ts'
import { isParticipating } from '../../model/fights/battle.ts'
import { isPresentWith } from '../../model/places/presence.ts'
import { isOnTable, put } from '../../model/table.ts'
import { matches } from '../../model/texts/filters.ts'
import { type CardId, opponentOf, type Player, type Position } from '../../model/types.ts'
import type { FrameOf } from '../../model/under-way.ts'
import { powerOf } from '../../model/values.ts'
import { destinyDraws } from '../destiny/destiny-draws.ts'
import { type Aims, noAims } from '../destiny/targeting-destiny.ts'
import { leaving } from '../leaving-table/just-lost.ts'
import type { BringAbout, Drawn, ResultOf } from '../shared/actions/results.ts'
import { isProtected } from '../shared/on-table/immune.ts'
import { type ProcedureOf, topmost } from '../shared/procedure.ts'
import { arOnly, changes, permits, underHeading } from '../shared/rulebook.ts'

declare module '../../model/under-way.ts' {
  interface Events {
    'duel lost': { card: CardId; cards: CardId[]; loser: Player }
  }
  interface Frames {
    duel: {
      /** How many of the two have drawn, or have nothing to draw. */
      drew: number
      /** The card that has started it. */
      by: CardId
      duelists: Duelist[]
      stake: 'out' | 'lost'
      drawn?: Drawn | null
      /** Who has lost it. */
      loser?: Duelist
      canceled?: boolean
    }
  }
}

export const rules = [
  ...underHeading('Battles - A Complex Example', { 'BAT-302': { ...arOnly, ...permits } }),
  ...underHeading('Implied Target Rule', { 'KRN-207': permits }),
  ...underHeading('Failed Destiny Draws', { 'KRN-353': changes }),
]

type Duel = ResultOf<'duel'>

interface Duelist {
  player: Player
  card: CardId
  draws: number
  /** What the text adds to its power. */
  more: number
  /** And to each of its destinies. */
  each: number
  /** Null: no draw of it has been completed. */
  destiny?: number | null
}

type DuelFrame = FrameOf<'duel'>

/** The opponent's cards that this one could duel with. */
export const rivalsOf = (
  p: Position,
  player: Player,
  duelist: CardId,
  { with: who }: Duel,
  card: CardId,
): CardId[] =>
  p.cards
    .map(({ id }) => id)
    .filter(
      (id) =>
        cardOf(p, id).owner !== player &&
        isPresentWith(p, id, duelist) &&
        matches(p, who, id, player) &&
        !isProtected({ p, card }, id),
    )

/** Starts a duel: of the card that is singled out with the first of its rivals. */
export const startDuel: BringAbout<Duel> = (change, { player, card, targets: [duelist] }, duel) => {
  if (duelist === undefined) return
  const p = change.now
  const [rival] = rivalsOf(p, player, duelist, duel, card)
  const { draws = { you: 0, opponent: 0 }, more, each, stake = 'out' } = duel
  const of = (one: CardId, who: Player, count: number): Duelist => ({
    player: who,
    card: one,
    draws: count,
    more: more && matches(p, more.for, one, player) ? more.add : 0,
    each: each && matches(p, each.for, one, player) ? each.add : 0,
  })
  const duelists = [
    of(duelist, player, draws.you),
    ...(rival === undefined ? [] : [of(rival, opponentOf(player), draws.opponent)]),
  ]
  change.push({ does: 'duel', drew: 0, by: card, duelists, stake })
}

const totalOf = (p: Position, { card, more, destiny }: Duelist): number =>
  (destiny ?? 0) + powerOf(p, card) + more

/**
 * Both totals stand: the loser is placed out of play. Equal totals make nobody lose. Who has drawn no destiny loses,
 * unless neither has. (KRN-352, KRN-353)
 */
function decide(change: Change<Position>, { duelists }: DuelFrame): void {
  const p = change.now
  const [first, second] = duelists
  if (!first || !second) return
  const [one, other] = [totalOf(p, first), totalOf(p, second)]
  const failed = duelists.filter(({ destiny }) => destiny === null)
  const lower = one === other ? [] : one < other ? [first] : [second]
  const [loser] = failed.length === 1 ? failed : failed.length === 2 ? [] : lower
  const of = (player: Player) => (first.player === player ? one : other)
  if (!loser) change.pop()
  change.log({
    say: loser ? 'duel lost' : 'duel drawn',
    with: { card: (loser ?? first).card, light: of('light'), dark: of('dark') },
    by: (loser ?? first).player,
    cites: [[], ['KRN-352'], ['KRN-353']][failed.length] ?? [],
  })
  if (!loser) return
  change.stay({ loser })
  const { card, player } = loser
  change.window({ is: 'duel lost', performer: first.player, card, cards: [card], loser: player })
}

/** What comes of it, if it has not been canceled meanwhile. */
function conclude(change: Change<Position>, { by, duelists, loser, canceled, stake }: DuelFrame): void {
  const [first] = duelists
  change.pop()
  if (!canceled && loser && first)
    change.push(leaving([loser.card], { performer: first.player, by, how: stake }))
}

/** Cancels the duel beneath. An Interrupt that has started it goes back to hand; where there is none, none does. (KRN-207) */
export const cancelDuel: BringAbout<ResultOf<'canceled duel'>> = (change, { player, card }) => {
  const duel = topmost(change.stack, 'duel')
  if (!duel) return
  const { by } = duel.frame
  const { where, owner } = cardOf(change.now, by)
  const played = 'played' in where
  change.alter(duel.depth, { canceled: true })
  if (played) put(change, by, { in: 'hand' })
  change.log({
    say: 'duel canceled',
    with: { card, cards: played ? [by] : [], owner },
    by: player,
    cites: ['KRN-214', ...(played ? [] : ['KRN-207'])],
  })
}

export const duelProcedure: ProcedureOf<'duel'> = {
  run(change, frame) {
    const { drew, duelists, drawn } = frame
    const p = change.now
    // Without one of the two there is no duel any more.
    if (frame.loser) return conclude(change, frame)
    if (duelists.length < 2 || duelists.some(({ card }) => !isOnTable(p, card))) return change.pop()
    if (drawn) {
      const known = duelists.map((one, at) => (at === drew - 1 ? { ...one, destiny: drawn.total } : one))
      return change.stay({ duelists: known, drawn: null })
    }
    const next = duelists[drew]
    if (!next) return decide(change, frame)
    if (drew === 0) {
      const fought = duelists.some(({ card }) => isParticipating(p, card))
      change.log({
        say: 'duel begins',
        with: { cards: duelists.map(({ card }) => card) },
        by: next.player,
        cites: fought ? ['BAT-302'] : [],
      })
    }
    change.stay({ drew: drew + 1 })
    // Both draw, and only whoever has started it targets anything with that. (KRN-195)
    const aims: Aims = drew === 0 ? { values: ['power'], at: duelists.map(({ card }) => card) } : noAims
    if (next.draws > 0) change.push(destinyDraws(next.player, 'duel', next.draws, { each: next.each, aims }))
  },
}
