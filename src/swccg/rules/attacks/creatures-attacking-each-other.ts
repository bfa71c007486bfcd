/** Creatures that meet attack each other at once. (Attacks - Creatures Attacking Each Other) */

import type { Change, FrameShape } from '../../../kernel/index.ts'
import { rememberAbout } from '../../../kernel/index.ts'
import { creatures } from '../../model/attack.ts'
import { wouldFight } from '../../model/creatures.ts'
import { facts } from '../../model/pool.ts'
import { placeOf } from '../../model/presence.ts'
import { isOnTable, tableCards } from '../../model/table.ts'
import { printedOf } from '../../model/texts.ts'
import type { CardId, Position } from '../../model/types.ts'
import type { Event, Triggered } from '../../model/under-way.ts'
import { ferocityOf } from '../../model/values.ts'
import { destinyDraws } from '../destiny/destiny-draws.ts'
import { optionId } from '../ground/option.ts'
import type { ProcedureOf } from '../ground/procedure.ts'
import type { Drawn } from '../ground/result-of-an-action.ts'
import { changes, underHeading } from '../ground/rulebook.ts'
import { leaving } from '../leaving-table/just-lost.ts'
import { eat } from './defeated.ts'
import { pick } from './random-choice.ts'

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
    .map((at) => {
      const frame: FightFrame = { does: 'creatures fight', step: 0, at, pair: null, ferocity: [] }
      return { id: optionId('creatures', at), frame }
    })

interface FightFrame extends FrameShape {
  does: 'creatures fight'
  at: CardId
  /** The two who fight now. */
  pair: CardId[] | null
  /** Their ferocity, as far as it has been counted. */
  ferocity: number[]
  drawn?: Drawn | null
  /** How many pairs have fought. */
  fought?: number
}

declare module '../../model/under-way.ts' {
  interface Frames {
    'creatures fight': FightFrame
  }
}

/** Pair by pair, until no two would attack each other. (ATK-071, ATK-074) */
export const creaturesFight: ProcedureOf<'creatures fight'> = {
  run(change, frame) {
    const { at, pair, ferocity, drawn, fought = 0 } = frame
    const p = change.now
    if (pair === null) {
      const pairs = pairsDue(p).get(at) ?? []
      if (pairs.length === 0) {
        change.put(
          'meetings',
          (p.meetings ?? []).filter((place) => place !== at),
        )
        return change.pop()
      }
      if (!p.meetings?.includes(at)) change.put('meetings', [...(p.meetings ?? []), at])
      return change.next(0, { pair: pickPair(change, pairs), ferocity: [] })
    }
    const next = pair[ferocity.length]
    if (next === undefined) {
      change.next(0, { pair: null, ferocity: [], fought: fought + 1 })
      return compare(change, pair as unknown as Pair, ferocity, { at, fought })
    }
    const { ferocityDestinies = 0 } = facts(p, next)
    if (ferocityDestinies > 0 && !drawn)
      return change.push(destinyDraws(p.cards[next]!.owner, 'ferocity', ferocityDestinies))
    const value = ferocityOf(p, next, drawn?.total ?? 0)
    change.log({
      say: 'ferocity',
      with: { card: next, count: value },
      by: p.cards[next]!.owner,
      cites: ['ATK-030', ...(drawn ? ['ATK-031'] : [])],
    })
    change.next(0, { ferocity: [...ferocity, value], drawn: null })
  },
}

/** Two of them at random. */
function pickPair(change: Change<Position>, pairs: readonly Pair[]): CardId[] {
  const one = pick(change, [...new Set(pairs.flat())])
  const other = pick(
    change,
    pairs.filter((pair) => pair.includes(one)).map(([a, b]) => (a === one ? b : a)),
  )
  return [one, other]
}

/** The one with less ferocity is eaten; of two equals both are lost. (ATK-070, ATK-072, ATK-073) */
function compare(
  change: Change<Position>,
  [one, other]: Pair,
  [first = 0, second = 0]: readonly number[],
  { at, fought }: { at: CardId; fought: number },
) {
  const p = change.now
  const several = (pairsDue(p).get(at)?.length ?? 0) > 1
  const cites = [
    'ATK-022',
    'ATK-070',
    'ATK-084',
    ...(several ? ['ATK-071'] : []),
    ...(fought > 0 ? ['ATK-074'] : []),
  ]
  change.log({
    say: 'creatures attack each other',
    with: { cards: [one, other], at, attackers: first, defenders: second },
    by: p.turn.player,
    cites: cites,
  })
  if (first !== second) {
    const [loser, winner, strength] = first < second ? [one, other, first] : [other, one, second]
    return eat(change, loser, winner, ['ATK-072'], strength)
  }
  change.log({
    say: 'both creatures lost',
    with: { cards: [one, other] },
    by: p.turn.player,
    cites: ['ATK-073'],
  })
  change.push(leaving([one, other], { performer: p.turn.player, by: one }))
}

/** 'For remainder of game': what a creature says on being deployed stays when it is gone. ('makes selective') */
export function lastingSpecies(p: Position, event: Event): Triggered[] {
  if (event.is !== 'deployed') return []
  const card = event.card!
  const texts = isOnTable(p, card) ? printedOf(p, card, 'makes selective') : []
  return texts.length === 0
    ? []
    : [{ id: optionId('selective', card), frame: { does: 'make selective', step: 0, card } }]
}

declare module '../../model/under-way.ts' {
  interface Frames {
    'make selective': { card: CardId }
  }
}

export const makeSelective: ProcedureOf<'make selective'> = {
  run(change, { card: given }) {
    const card = given
    const { owner } = change.now.cards[card]!
    const texts = printedOf(change.now, card, 'makes selective').map(({ text: ability }) => ({
      source: card,
      ability,
      owner,
    }))
    change.put('lasting', [...change.now.lasting, ...texts])
    change.log({ say: 'lasting change', with: { card }, by: owner, cites: ['KRN-145'] })
    change.pop()
  },
}
