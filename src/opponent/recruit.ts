/**
 * The opponent for a first game: it plays what it can, drains where it can, fights where it is the stronger one, and never
 * runs. It plays no Interrupts and moves nothing, so whoever learns is seldom surprised.
 */

import {
  facts,
  forfeitOf,
  type Intent,
  isLocation,
  locationOf,
  numberAt,
  powerOf,
  swccg,
} from '../swccg/index.ts'
import { cardIn, countIn, deploymentIn, goalOf, placeIn, shotIn } from './acts.ts'
import { idleForce } from './habits/draw.ts'
import { taken } from './random.ts'
import { type Advice, bestOf, type Situation } from './situation.ts'
import { because, type Why } from './why.ts'

/** A hand of this size is large enough. */
const fullHand = 7

export function recruit(s: Situation): Advice {
  const { view, me: by, decision } = s
  const pass: Advice = { answer: { by, pass: true }, worth: 0, why: because('nothing worth it', {}) }
  if (decision.kind !== 'action' && decision.kind !== 'response') return answering(s) ?? pass
  const advice: Advice[] = []
  for (const act of swccg.legal(view.state, view.stack, by)) {
    const found = opinionOf(s, act)
    if (found || !decision.mayPass)
      advice.push({ answer: { by, act }, ...(found ?? { worth: -1, why: because('best of these', {}) }) })
  }
  return bestOf(decision.mayPass ? [pass, ...advice] : advice) ?? pass
}

type Opinion = Pick<Advice, 'worth' | 'why'>

/** What it thinks of an act; null of what it never does by itself. */
function opinionOf({ p, me, they }: Situation, act: Intent): Opinion | null {
  const count = countIn(act)
  switch (act.kind) {
    case 'activate':
      return { worth: count, why: because('activate', { count }) }
    case 'draw': {
      const wanted = Math.max(fullHand - p.piles[me].hand.length, idleForce({ p, me }))
      return count <= wanted ? { worth: count, why: because('draw', { count }) } : null
    }
    case 'drain': {
      const at = placeIn(act)!
      const amount = numberAt(p, me, at, 'drain')?.total ?? 0
      return amount > 0 ? { worth: amount, why: because('drain', { at, count: amount }) } : null
    }
    case 'battle': {
      const at = placeIn(act)!
      const [ours, theirs] = [me, they].map((side) => numberAt(p, side, at, 'power')?.total ?? 0) as [
        number,
        number,
      ]
      return ours > theirs
        ? { worth: ours - theirs, why: because('battle', { at, ours, theirs, loss: 0, gain: ours - theirs }) }
        : null
    }
    case 'deploy':
      return deploying({ p, me, they } as Situation, act)
    case 'fire': {
      const { weapon, at } = shotIn(act)!
      const [on] = at
      return on === undefined
        ? null
        : { worth: 1 + powerOf(p, on), why: because('use on', { card: weapon, on }) }
    }
    case 'forfeit': {
      const card = cardIn(act)!
      return { worth: -(forfeitOf(p, card) ?? 0), why: because('forfeit', { card }) }
    }
    case 'lose':
      return { worth: -3, why: because('pay from pile', {}) }
    default:
      return null
  }
}

/** Locations first; then whatever is strongest, where the other player has most Force icons. */
function deploying({ p, they }: Situation, act: Intent): Opinion | null {
  const { cards, to } = deploymentIn(act)!
  const card = cards[0]!
  const { type, power = 0 } = facts(p, card)
  if (isLocation(p, card)) return { worth: 50, why: because('lay location', { card }) }
  const on = goalOf(to)
  if (type === 'effect' || type === 'weapon' || type === 'device' || on === null)
    return { worth: 1, why: on === null ? because('deploy here', { card }) : deployedOn(s(p, on), card, on) }
  const at = locationOf(p, on)
  const icons = at === null ? 0 : (numberAt(p, they, at, 'icons')?.total ?? 0)
  return { worth: 5 + power + icons, why: deployedOn(s(p, on), card, on) }
}

const s = (p: Situation['p'], on: number) => isLocation(p, on)

const deployedOn = (isPlace: boolean, card: number, on: number): Why =>
  isPlace ? because('deploy to', { card, at: on }) : because('deploy on', { card, on })

/** Answers what is no act. */
function answering(s: Situation): Advice | null {
  const { view, me: by, decision, roll, p } = s
  const { options = [], cards = [], why } = decision
  if (options.includes('draw'))
    return { answer: { by, option: 'draw' }, worth: 1, why: because('draw destiny', {}) }
  if (why === 'lose Force') {
    // From the Used Pile as long as there is one, and from its hand last.
    const lots = [p.piles[by].used, p.piles[by].reserve, p.piles[by].force, p.piles[by].hand]
    const card = lots.flatMap((pile) => cards.filter((one) => pile.includes(one)))[0] ?? cards[0]
    if (card !== undefined)
      return { answer: { by, cards: [card] }, worth: 0, why: because('pay from pile', {}) }
  }
  const answer = taken(view, decision, roll)
  return answer && { answer, worth: 0, why: because('at random', {}) }
}
