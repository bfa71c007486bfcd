/** The words of games that are looked through again, and of one's own mistakes: they come with what says them. */

import { useTranslation } from 'react-i18next'
import { addPart } from '../../i18n/index.ts'
import { review } from '../../i18n/review/all.ts'
import {
  type Answer,
  type Game,
  type Intent,
  type Player,
  type Position,
  placeTitle,
  swccg,
} from '../../views/index.ts'
import { type T, useWords } from '../use.ts'

addPart('review', review)

/** Says a phrase of reviews. */
export const useReviewWords = () => useTranslation('review').t

type Speech = ReturnType<typeof useWords>['speech']

/** What it costs, as far as that can be told. */
function costOf(view: Game<Position>, by: Player, act: Intent): number {
  const verdict = swccg.judge(view, by, act)
  return verdict.legal ? verdict.cost : 0
}

function sayAct(
  say: ReturnType<typeof useReviewWords>,
  t: T,
  speech: Speech,
  view: Game<Position>,
  by: Player,
  act: Intent,
): string {
  const p = view.state
  switch (act.kind) {
    case 'drain':
    case 'battle':
      return say(`answer.${act.kind}`, { place: placeTitle(p, act.location) })
    case 'activate':
    case 'draw':
      return say(`answer.${act.kind}`, { count: act.count })
    case 'forfeit':
      return say('answer.forfeit', { card: speech.name(p, act.card) })
    case 'lose':
      return act.from === 'hand'
        ? say('answer.loseCard', { card: act.card === undefined ? '' : speech.name(p, act.card) })
        : say('answer.loseFrom', { pile: t(`pile.${act.from}`) })
    case 'move':
      return speech.offerLong(p, {
        intent: act,
        using: act.using,
        class: 'unlimited',
        cost: costOf(view, by, act),
        to: act.to,
      })
    case 'deploy':
      return speech.deedLong(p, { intent: act, to: act.to, cost: costOf(view, by, act) })
    default:
      return speech.deedLong(p, { intent: act, to: { table: true }, cost: costOf(view, by, act) })
  }
}

/** Says an answer as a noun or a heading: 'Force drain at Yavin 4'. @param view what the one who answers sees. */
export function useSayAnswer(): (view: Game<Position>, answer: Answer<Intent>) => string {
  const say = useReviewWords()
  const { t, speech } = useWords()
  return (view, answer) =>
    'act' in answer
      ? sayAct(say, t, speech, view, answer.by as Player, answer.act)
      : say('pass' in answer ? 'answer.pass' : 'answer.other')
}
