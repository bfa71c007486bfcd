/** The numbers that stand on a card's face, in their fixed places. */

import {
  type CardFacts,
  type CardId,
  type CardNumber,
  facts,
  numberOfCard,
  type Position,
  powerOf,
} from '../../views/index.ts'
import { destinyOf } from './words.ts'

export interface Shown {
  value: number | string
  /** Differs from what is printed. */
  changed: boolean
}

export type Second = 'ability' | 'maneuver' | 'armor'

export interface FaceNumbers {
  power?: Shown
  /** Ability, else maneuver or armor. */
  second?: Shown & { kind: Second }
  forfeit?: Shown
  deploy?: Shown
  destiny?: Shown
}

const seconds = ['ability', 'maneuver', 'armor'] as const

const plain = (value: number | string): Shown => ({ value, changed: false })

const printed = new WeakMap<CardFacts, FaceNumbers>()

/** As they are printed. */
export function printedNumbers(card: CardFacts): FaceNumbers {
  let found = printed.get(card)
  if (!found) {
    const kind = seconds.find((one) => card[one] !== undefined)
    const power = card.type === 'creature' ? card.ferocity : card.power
    found = {
      ...(power === undefined ? {} : { power: plain(power) }),
      ...(kind ? { second: { kind, ...plain(card[kind] ?? 0) } } : {}),
      ...(card.forfeit === undefined ? {} : { forfeit: plain(card.forfeit) }),
      ...(card.deploy === undefined ? {} : { deploy: plain(card.deploy) }),
      ...(card.destiny === undefined ? {} : { destiny: plain(destinyOf(card)) }),
    }
    printed.set(card, found)
  }
  return found
}

const known = new WeakMap<Position, Map<CardId, FaceNumbers>>()

/** As they stand now, worked out once a position. */
export function numbersNow(p: Position, card: CardId): FaceNumbers {
  const all = known.get(p) ?? new Map<CardId, FaceNumbers>()
  known.set(p, all)
  let found = all.get(card)
  if (!found) {
    found = countNow(p, card)
    all.set(card, found)
  }
  return found
}

function countNow(p: Position, card: CardId): FaceNumbers {
  const own = facts(p, card)
  const base = printedNumbers(own)
  const now = (shown: Shown | undefined, name: CardNumber): Shown | undefined => {
    const total = shown && numberOfCard(p, card, name)?.total
    return total === undefined || total === shown?.value ? shown : { value: total, changed: true }
  }
  const power = base.power && (own.type === 'creature' ? base.power.value : powerOf(p, card))
  const forfeit = now(base.forfeit, 'forfeit')
  const second = base.second && now(base.second, base.second.kind)
  const where = p.cards[card]?.where
  const inHand = where !== undefined && 'in' in where && where.in === 'hand'
  const deploy = inHand ? now(base.deploy, 'deploy') : base.deploy
  return {
    ...base,
    ...(power === undefined ? {} : { power: { value: power, changed: power !== base.power?.value } }),
    ...(forfeit ? { forfeit } : {}),
    ...(second && base.second ? { second: { ...second, kind: base.second.kind } } : {}),
    ...(deploy ? { deploy } : {}),
  }
}
