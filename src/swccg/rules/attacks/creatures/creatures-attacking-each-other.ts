/** Creatures that meet attack each other at once. (Attacks - Creatures Attacking Each Other) */

import { type Change, rememberAbout } from '../../../../kernel/index.ts'
import { wouldFight } from '../../../model/creatures.ts'
import { creatures } from '../../../model/fights/attack.ts'
import { placeOf } from '../../../model/places/presence.ts'
import { isOnTable, tableCards } from '../../../model/table.ts'
import { printedOf } from '../../../model/texts/texts.ts'
import type { CardId, Position } from '../../../model/types.ts'
import type { Event, Triggered } from '../../../model/under-way.ts'
import { leaving } from '../../leaving-table/just-lost.ts'
import { optionId } from '../../shared/actions/option.ts'
import type { Drawn } from '../../shared/actions/results.ts'
import type { ProcedureOf } from '../../shared/procedure.ts'
import { changes, underHeading } from '../../shared/rulebook.ts'
import { countFerocity } from '../ferocity.ts'
import { pick } from '../random-choice.ts'
import { eat } from './defeated.ts'

export const rules = [
  ...underHeading('Attacks', { 'ATK-022': changes }),
  ...underHeading('Attacks - Creatures Attacking Each Other', {
    'ATK-070': changes,
    'ATK-071': changes,
    'ATK-072': changes,
    'ATK-073': changes,
    'ATK-074': changes,
  }),
]

type Pair = readonly [CardId, CardId]

/** All pairs of creatures that are present together and would fight, by where they are. */
const pairsDue = rememberAbout([tableCards, 'lasting', 'layout'], (p: Position): Map<CardId, Pair[]> => {
  const found = new Map<CardId, Pair[]>()
  for (const [i, one] of creatures(p).entries()) {
    const place = placeOf(p, one)
    if (place === null) continue
    for (const other of creatures(p).slice(i + 1)) {
      if (placeOf(p, other) !== place || !wouldFight(p, one, other)) continue
      found.set(place, [...(found.get(place) ?? []), [one, other]])
    }
  }
  return found
})

/** Creatures that have met must attack each other now. (ATK-022) */
export const fightsDue = (p: Position): Triggered[] =>
  [...pairsDue(p).keys()]
    .filter((at) => !p.meetings?.includes(at))
    .map((at) => ({
      id: optionId('creatures', at),
      frame: { does: 'creatures fight', at, pair: null, ferocity: [] },
    }))

declare module '../../../model/under-way.ts' {
  interface Frames {
    'creatures fight': {
      at: CardId
      /** The two who fight now. */
      pair: Pair | null
      /** Their ferocity, as far as it has been counted. */
      ferocity: number[]
      drawn?: Drawn | null
      /** How many pairs have fought. */
      fought?: number
    }
    'make selective': { card: CardId }
  }
}

/** Pair by pair, until no two would attack each other. (ATK-071, ATK-074) */
export const creaturesFight: ProcedureOf<'creatures fight'> = {
  run(change, frame) {
    const { at, pair, ferocity, drawn, fought = 0 } = frame
    if (pair === null) {
      const { meetings = [] } = change.now
      const pairs = pairsDue(change.now).get(at) ?? []
      const elsewhere = meetings.filter((place) => place !== at)
      if (pairs.length === 0) {
        change.put('meetings', elsewhere)
        return change.pop()
      }
      if (elsewhere.length === meetings.length) change.put('meetings', [...meetings, at])
      return change.stay({ pair: pickPair(change, pairs), ferocity: [] })
    }
    const next = pair[ferocity.length]
    if (next === undefined) {
      change.stay({ pair: null, ferocity: [], fought: fought + 1 })
      return compare(change, pair, ferocity, { at, fought })
    }
    const value = countFerocity(change, next, drawn)
    if (value !== null) change.stay({ ferocity: [...ferocity, value], drawn: null })
  },
}

/** Two of them at random. */
function pickPair(change: Change<Position>, pairs: readonly Pair[]): Pair {
  const one = pick(change, [...new Set(pairs.flat())])
  const others = pairs.filter((pair) => pair.includes(one)).map(([a, b]) => (a === one ? b : a))
  return [one, pick(change, others)]
}

/** The one with less ferocity is eaten; of two equals both are lost. (ATK-070, ATK-072, ATK-073) */
function compare(
  change: Change<Position>,
  [one, other]: Pair,
  [first = 0, second = 0]: readonly number[],
  { at, fought }: { at: CardId; fought: number },
) {
  const several = (pairsDue(change.now).get(at)?.length ?? 0) > 1
  const { player: performer } = change.now.turn
  const cards = [one, other]
  change.log({
    say: 'creatures attack each other',
    with: { cards, at, attackers: first, defenders: second },
    by: performer,
    cites: [
      ...['ATK-022', 'ATK-070', 'ATK-084'],
      ...(several ? ['ATK-071'] : []),
      ...(fought > 0 ? ['ATK-074'] : []),
    ],
  })
  if (first !== second) {
    const [loser, winner, strength] = first < second ? [one, other, first] : [other, one, second]
    return eat(change, loser, winner, ['ATK-072'], strength)
  }
  change.log({ say: 'both creatures lost', with: { cards }, by: performer, cites: ['ATK-073'] })
  change.push(leaving(cards, { performer, by: one }))
}

/** 'For remainder of game': what a creature says on being deployed stays when it is gone. ('makes selective') */
export function lastingSpecies(p: Position, event: Event): Triggered[] {
  if (event.is !== 'deployed') return []
  const card = event.card
  const texts = isOnTable(p, card) ? printedOf(p, card, 'makes selective') : []
  return texts.length === 0
    ? []
    : [{ id: optionId('selective', card), frame: { does: 'make selective', card } }]
}

export const makeSelective: ProcedureOf<'make selective'> = {
  run(change, { card }) {
    const { lasting, cards } = change.now
    const { owner } = cards[card]!
    const texts = printedOf(change.now, card, 'makes selective')
    const lasts = texts.map(({ text: ability }) => ({ source: card, ability, owner }))
    change.put('lasting', [...lasting, ...lasts])
    change.log({ say: 'lasting change', with: { card }, by: owner, cites: ['KRN-145'] })
    change.pop()
  },
}
