/** Move to where there is something to drain or to win, all together; away from what would be beaten next turn. */

import { firstOf } from '../../kernel/index.ts'
import {
  type CardId,
  facts,
  type Intent,
  isCrewed,
  isLocation,
  isSite,
  locationOf,
  type Position,
  powerOf,
  withCargo,
} from '../../swccg/index.ts'
import { moveIn } from '../acts.ts'
import { addedByPilot, fullAbility } from '../contribution.ts'
import { placeAt, withMore, worthAt } from '../judgement.ts'
import { type Advice, doing, type Situation } from '../situation.ts'
import { because, type Why } from '../why.ts'

const perForce = 0.3
const least = 0.6

interface Going {
  act: Intent
  cards: readonly CardId[]
  from: CardId
  to: CardId
  power: number
  ability: number
  /** What is left of both where they arrive: a starship that lands can do nothing there, one that takes off can again. */
  arrives: { power: number; ability: number }
}

function arriving(p: Position, card: CardId, to: CardId, power: number, ability: number): Going['arrives'] {
  const own = facts(p, card)
  if (own.type !== 'starship') return { power, ability }
  if (isSite(p, to)) return { power: 0, ability: 0 }
  return isCrewed(p, card) ? { power: Math.max(power, own.power ?? 0), ability } : { power, ability: 0 }
}

function goingOf(p: Position, act: Intent): Going | null {
  const move = moveIn(act)
  if (!move || !('location' in move.to) || move.using === 'dock') return null
  const [first] = move.cards
  const from = first === undefined ? null : locationOf(p, first)
  const { location: to } = move.to
  if (from === null || from === to || !isLocation(p, to)) return null
  const all = move.cards.flatMap((card) => withCargo(p, card))
  const power = move.cards.reduce((sum, card) => sum + powerOf(p, card), 0)
  const ability = all.reduce((sum, card) => sum + fullAbility(p, card), 0)
  const arrives = arriving(p, first!, to, power, ability)
  return { act, cards: move.cards, from, to, power, ability, arrives }
}

/** What it is worth that all these go: what they leave counts as well as what they reach. */
function gainOf(s: Situation, from: CardId, to: CardId, going: readonly Going[]): number {
  const [here, there] = [placeAt(s, from), placeAt(s, to)]
  const power = going.reduce((sum, one) => sum + one.power, 0)
  const ability = going.reduce((sum, one) => sum + one.ability, 0)
  const left = worthAt(here, withMore(here.ours, -power, -ability), here.theirs, true)
  const more = (what: 'power' | 'ability') => going.reduce((sum, { arrives }) => sum + arrives[what], 0)
  const reached = worthAt(there, withMore(there.ours, more('power'), more('ability')), there.theirs, true)
  return (
    left +
    reached -
    worthAt(here, here.ours, here.theirs, true) -
    worthAt(there, there.ours, there.theirs, true)
  )
}

function reason(s: Situation, { cards, from, to }: Going): Why {
  const card = firstOf(cards)
  const [here, there] = [placeAt(s, from), placeAt(s, to)]
  if (here.theirs.presence && here.theirs.power > here.ours.power) return because('retreat', { card, at: to })
  if (there.theirs.presence) return because('move against', { card, at: to })
  return there.ourDrain > 0
    ? because('move to drain', { card, at: to, count: there.ourDrain })
    : because('move', { card, at: to })
}

/** A pilot takes the controls of what stands idle. */
function* manning(s: Situation, acts: readonly Intent[]): Generator<Advice> {
  const { p } = s
  for (const act of acts) {
    const move = moveIn(act)
    if (move?.using !== 'embark' || !('aboard' in move.to)) continue
    const { aboard, slot } = move.to
    if ((slot !== 'pilot' && slot !== 'driver') || isCrewed(p, aboard)) continue
    const card = firstOf(move.cards)
    const worth = (facts(p, aboard).power ?? 0) + addedByPilot(facts(p, card)) - powerOf(p, card)
    if (worth > 0) yield doing(s, act, 1 + worth, because('take the controls', { card, on: aboard }))
  }
}

export function* move(s: Situation, acts: readonly Intent[]): Generator<Advice> {
  yield* manning(s, acts)
  const ways = new Map<string, Going[]>()
  for (const act of acts) {
    const going = goingOf(s.p, act)
    if (!going) continue
    const key = `${going.from}/${going.to}`
    ways.set(key, [...(ways.get(key) ?? []), going])
  }
  for (const all of ways.values()) {
    const { from, to } = firstOf(all)
    const each = [...new Map(all.map((one) => [one.cards.join(), one])).values()]
    const singles = each.filter(({ cards }) => cards.length === 1)
    const choices = [...each.map((one) => [one]), ...(singles.length > 1 ? [singles] : [])]
    for (const going of choices) {
      const worth = gainOf(s, from, to, going) - perForce * going.length
      const first = firstOf(going.toSorted((a, b) => b.power + b.ability - a.power - a.ability))
      if (worth > least) yield doing(s, first.act, worth, reason(s, first))
    }
  }
}
