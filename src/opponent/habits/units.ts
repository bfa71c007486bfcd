/**
 * Deploy in strength: to one place as much as it takes to drain there, to break a drain or to win the battle, and never alone
 * into a lost fight. Pilots go to ships that wait for one.
 */

import { firstOf, nth } from '../../kernel/index.ts'
import { type CardId, facts, forceOf, type Intent, type Position } from '../../swccg/index.ts'
import { type Unit, unitOf } from '../contribution.ts'
import { placeAt, withMore, worthAt } from '../judgement.ts'
import type { Reinforcement } from '../odds.ts'
import { forceForBattles } from '../plans.ts'
import { type Advice, doing, type Place, type Situation } from '../situation.ts'
import { because, type Why } from '../why.ts'
import { battleCost, wanted } from './battle.ts'

/** What a Force used is worth: it could have been saved or drawn. */
const perForce = 0.22
/** What a card does that is on table rather than in hand, whatever the place. */
const perPower = 0.12
/** So many of the best cards for a place are put together in every way, up to so many at once. */
const looksAt = 7
const atOnce = 4
/** A plan worth less is not begun. */
const least = 0.25

const before = 5

interface Plan {
  place: Place
  units: readonly Unit[]
  worth: number
}

/** What is begun is carried on: a place to which it has deployed this turn against the other player comes first by so much. */
const begun = 2

const title = (p: Position, card: CardId) => facts(p, card).title

/** Can both be done? One card comes once, one unique card once, and one ship takes one pilot of a plan. */
function together(p: Position, units: readonly Unit[], more: Unit): boolean {
  return units.every(
    ({ cards, aboard }) =>
      (aboard === null || aboard !== more.aboard) &&
      cards.every((card) =>
        more.cards.every(
          (other) => card !== other && (!facts(p, card).unique || title(p, card) !== title(p, other)),
        ),
      ),
  )
}

/** The Force that stays for what is to be done this turn, there and elsewhere, and in the other player's. */
function kept(s: Situation, { at, theirs }: Place): number {
  const { p, me } = s
  const costly = p.piles[me].hand.some((card) => facts(p, card).type === 'interrupt')
  return (
    forceForBattles(s, at) +
    (theirs.presence ? battleCost(s, at) : 0) +
    (costly && forceOf(p, me) > 6 ? 1 : 0)
  )
}

/** What so many units at a place are worth more than none. */
function gainOf(place: Place, units: readonly Unit[]): number {
  const sum = (of: 'power' | 'ability' | 'cost') => units.reduce((all, one) => all + one[of], 0)
  const [power, ability, cost] = [sum('power'), sum('ability'), sum('cost')]
  const { ours, theirs } = place
  const now = worthAt(place, ours, theirs, !theirs.presence)
  const then = worthAt(place, withMore(ours, power, ability), theirs, !theirs.presence)
  return then - now + perPower * (power + 0.5 * ability) - perForce * cost
}

/** The best set of these units for a place, as far as the Force suffices. */
function planFor(s: Situation, place: Place, units: readonly Unit[]): Plan | null {
  const budget = forceOf(s.p, s.me) - kept(s, place)
  const eager = ({ power, ability, cost }: Unit) => (power + 0.7 * ability) / (cost + 1)
  const best = units.toSorted((a, b) => eager(b) - eager(a)).slice(0, looksAt)
  let plan: Plan | null = null
  const extend = (chosen: readonly Unit[], from: number, cost: number) => {
    for (let i = from; i < best.length; i++) {
      const unit = nth(best, i)
      if (cost + unit.cost > budget || !together(s.p, chosen, unit)) continue
      const more = [...chosen, unit]
      const worth = gainOf(place, more)
      if (worth > (plan?.worth ?? least)) plan = { place, units: more, worth }
      if (more.length < atOnce) extend(more, i + 1, cost + unit.cost)
    }
  }
  extend([], 0, 0)
  return plan
}

/** Of several ways to bring a card to a place the one that adds most. */
function waysTo(units: readonly Unit[]): Unit[] {
  const best = new Map<string, Unit>()
  for (const unit of units) {
    const key = `${unit.cards.join()}/${unit.aboard ?? ''}`
    const known = best.get(key)
    if (!known || unit.power + unit.ability > known.power + known.ability) best.set(key, unit)
  }
  return [...best.values()]
}

const sumOf = (units: readonly Unit[], what: 'power' | 'ability'): number =>
  units.reduce((sum, one) => sum + one[what], 0)

const comingWith = (units: readonly Unit[]): Reinforcement => ({
  power: sumOf(units, 'power'),
  ability: sumOf(units, 'ability'),
  cards: units.flatMap(({ cards }) => cards),
})

/** What a card is deployed for. */
function reason(s: Situation, { place, units }: Plan): Why {
  const { at, theirs, ours, ourDrain, theirDrain } = place
  const card = firstOf(firstOf(units).cards)
  const aboard = firstOf(units).aboard
  if (aboard !== null && units.length === 1) return because('deploy on', { card, on: aboard })
  const battle = theirs.presence ? wanted(s, at, comingWith(units)) : null
  if (battle) return because('deploy to fight', { card, at, ours: battle.ours, theirs: battle.theirs })
  if (theirs.presence && theirDrain > 0)
    return because('deploy against drain', { card, at, count: theirDrain })
  if (ours.presence) return because('deploy to hold', { card, at })
  return ourDrain > 0
    ? because('deploy to drain', { card, at, count: ourDrain })
    : because('deploy to', { card, at })
}

export function* units(s: Situation, acts: readonly Intent[]): Generator<Advice> {
  const byPlace = new Map<CardId, Unit[]>()
  for (const act of acts) {
    const unit = unitOf(s, act)
    if (unit) byPlace.set(unit.at, [...(byPlace.get(unit.at) ?? []), unit])
  }
  for (const [at, found] of byPlace) {
    const plan = planFor(s, placeAt(s, at), waysTo(found))
    if (!plan) continue
    // Whoever gives presence, or draws destiny, comes first.
    const first = plan.units.toSorted((a, b) => b.power + b.ability - a.power - a.ability)
    const carriedOn = plan.place.theirs.presence && s.memory.deployed.includes(at) ? begun : 0
    yield doing(s, firstOf(first).act, before + plan.worth + carriedOn, reason(s, { ...plan, units: first }))
  }
}
