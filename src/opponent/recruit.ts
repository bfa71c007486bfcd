/**
 * The opponent for a first game: it plays what it can, drains where it can, fights where it is the stronger one, and never
 * runs. It plays no Interrupts and moves nothing, so whoever learns is seldom surprised.
 */

import { firstOf } from '../kernel/index.ts'
import {
  type CardId,
  facts,
  forfeitOf,
  type Intent,
  type IntentName,
  type IntentOf,
  isLocation,
  locationOf,
  numberAt,
  type Player,
  type Position,
  powerOf,
  swccg,
} from '../swccg/index.ts'
import { goalOf } from './acts.ts'
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

/** What it thinks of an act of some kind; null of one that it never does by itself. */
type Judging<K extends IntentName> = (s: Situation, act: IntentOf<K>) => Opinion | null

const activate: Judging<'activate'> = (_s, { count }) => ({
  worth: count,
  why: because('activate', { count }),
})

const draw: Judging<'draw'> = ({ p, me }, { count }) => {
  const wanted = Math.max(fullHand - p.piles[me].hand.length, idleForce({ p, me }))
  return count <= wanted ? { worth: count, why: because('draw', { count }) } : null
}

const drain: Judging<'drain'> = ({ p, me }, { location: at }) => {
  const amount = numberAt(p, me, at, 'drain')?.total ?? 0
  return amount > 0 ? { worth: amount, why: because('drain', { at, count: amount }) } : null
}

const battle: Judging<'battle'> = ({ p, me, they }, { location: at }) => {
  const power = (side: Player) => numberAt(p, side, at, 'power')?.total ?? 0
  const [ours, theirs] = [power(me), power(they)]
  const gain = ours - theirs
  return gain > 0 ? { worth: gain, why: because('battle', { at, ours, theirs, loss: 0, gain }) } : null
}

const fire: Judging<'fire'> = ({ p }, { weapon, at: [on] }) =>
  on === undefined ? null : { worth: 1 + powerOf(p, on), why: because('use on', { card: weapon, on }) }

const forfeit: Judging<'forfeit'> = ({ p }, { card }) => ({
  worth: -(forfeitOf(p, card) ?? 0),
  why: because('forfeit', { card }),
})

const lose: Judging<'lose'> = () => ({ worth: -3, why: because('pay from pile', {}) })

/** Locations first; then whatever is strongest, where the other player has most Force icons. */
const deploy: Judging<'deploy'> = ({ p, they }, { cards, to }) => {
  const card = firstOf(cards)
  const { type, power = 0 } = facts(p, card)
  if (isLocation(p, card)) return { worth: 50, why: because('lay location', { card }) }
  const on = goalOf(to)
  if (type === 'effect' || type === 'weapon' || type === 'device' || on === null)
    return { worth: 1, why: on === null ? because('deploy here', { card }) : deployedOn(p, card, on) }
  const at = locationOf(p, on)
  const icons = at === null ? 0 : (numberAt(p, they, at, 'icons')?.total ?? 0)
  return { worth: 5 + power + icons, why: deployedOn(p, card, on) }
}

const deployedOn = (p: Position, card: CardId, on: CardId): Why =>
  isLocation(p, on) ? because('deploy to', { card, at: on }) : because('deploy on', { card, on })

/** What it thinks of acts, by their kind; null: it never does them by itself. */
const judgings: { readonly [K in IntentName]: Judging<K> | null } = {
  activate,
  draw,
  drain,
  battle,
  deploy,
  fire,
  forfeit,
  lose,
  move: null,
  play: null,
  use: null,
  attack: null,
  transfer: null,
  replace: null,
  convert: null,
  react: null,
  'break cover': null,
  release: null,
  count: null,
  look: null,
}

function opinionOf(s: Situation, act: Intent): Opinion | null {
  const judging = judgings[act.kind] as Judging<IntentName> | null
  return judging?.(s, act) ?? null
}

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
