/** Play an Interrupt, or use a text, for what it does best and not because it can: what it brings against what it costs. */

import {
  type Ability,
  type AbilityOf,
  cardOf,
  facts,
  type Intent,
  isOnTable,
  isUsed,
  meant,
  type UsedWord,
} from '../../swccg/index.ts'
import { playIn, spelled } from '../acts.ts'
import { type ActHabit, doing, type Situation } from '../situation.ts'
import { isVain } from '../vain.ts'
import { because, type Why } from '../why.ts'
import { isEventOfTheirs, purposes, worthOfResult } from './results.ts'

const perForce = 0.35
/** A card that goes to the Lost Pile is a unit of Life Force; one that goes to the Used Pile comes back some day. */
const perLost = 1
const perUsed = 0.5
/** As likely as not a destiny serves. */
const perDraw = 0.5
const least = 0.35

type Action = Extract<Ability, { does: 'action' }>

/** What playing the card itself costs. */
function spent(s: Situation, act: Intent, text: Ability): number {
  if (act.kind !== 'play') return 0
  const { subtype = '' } = facts(s.p, act.card)
  const as = ('as' in text && text.as) || subtype
  const crowd = s.p.piles[s.me].hand.length > 8 ? 0.7 : 1
  return (as.includes('lost') ? perLost : perUsed) * crowd
}

function priceOf({ price, loss = 0, sacrifice }: Action): number {
  const force = typeof price === 'number' ? price : price === undefined ? 0 : 2
  return perForce * force + loss + (sacrifice ? 2 : 0)
}

/** What an action with its results is worth, its price taken off. */
function worthOfAction(s: Situation, act: Intent, text: Action): number {
  const use = playIn(act)!
  if (isVain(s, use.card, text)) return -1
  const brought = text.results
    .filter(({ on }) => on === undefined)
    .reduce((sum, result) => sum + worthOfResult(s, result, use), 0)
  const chance = text.draw && text.draw.is !== 'any' ? perDraw : 1
  const answered = text.answers?.is === 'drawing destiny' && isEventOfTheirs(s) === true ? 0 : 1
  return brought * chance * answered - priceOf(text)
}

/** What a text is worth that is no such action. */
function worthOfOther(s: Situation, act: Intent, text: AbilityOf<Exclude<UsedWord, 'action'>>): number {
  const use = playIn(act)!
  const theirs = isEventOfTheirs(s)
  switch (text.does) {
    case 'cancels card':
    case 'stops': {
      // It answers what the other player does, or is aimed at something of his.
      if (theirs !== null) return theirs ? 2.4 : -5
      const [target] = use.targets
      return target !== undefined && cardOf(s.p, target).owner === s.they ? 2 : -5
    }
    case 'retargets':
      return theirs ? 1.2 : -1
    case 'lasting change':
      return 0.3
    case 'fires a weapon':
      return 0.8
    case 'flips':
    case 'cancels Force drain':
    case 'relocate':
    case 'plays from':
    case 'causes attack':
    case 'move away':
      return 0
  }
}

/** What it is played or used for, as far as that can be told in a word. */
function whyPlayed(s: Situation, act: Intent, text: Ability): Why {
  const use = playIn(act)!
  const { card } = use
  const [on] = use.targets
  const results = text.does === 'action' ? text.results : []
  // The result that is worth most is what it is for.
  const [best] = results
    .map((result) => ({ result, worth: worthOfResult(s, result, use) }))
    .sort((one, other) => other.worth - one.worth)
  if (isEventOfTheirs(s) === true) return because('answer with', { card })
  const purpose = best && purposes[best.result.brings]
  if (purpose) return because(purpose, { card })
  if (on !== undefined && isOnTable(s.p, on))
    return because(cardOf(s.p, on).owner === s.they ? 'weaken' : 'strengthen', { card, on })
  if (s.p.battle) return because('help in battle', { card })
  const how = act.kind === 'play' ? 'play' : 'use'
  return on === undefined ? because(how, { card }) : because(`${how} on`, { card, on })
}

export const texts: ActHabit = function* (s, acts) {
  for (const act of acts) {
    const use = playIn(act)!
    // What has been done once this turn is seldom better the second time, and never ends.
    if ((s.memory.done[spelled(act)] ?? 0) > 0) continue
    const place = meant(s.p, use)
    const text = place === undefined ? undefined : facts(s.p, use.card).abilities?.[place]
    if (!text || !isUsed(text)) continue
    const good = text.does === 'action' ? worthOfAction(s, act, text) : worthOfOther(s, act, text)
    const worth = good - spent(s, act, text)
    if (worth < least) continue
    yield doing(s, act, worth, whyPlayed(s, act, text))
  }
}
