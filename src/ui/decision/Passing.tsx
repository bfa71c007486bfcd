/** What passing gives up, in the words of what would happen, and of what is left undone. */

import {
  type Game,
  type PassConsequences,
  type Position,
  passConsequences,
  type Speech,
} from '../../views/index.ts'
import { type T, useWords } from '../use.ts'

/** So many cards are named; the others are counted. */
const most = 4

function namesOf(t: T, speech: Speech, p: Position, cards: readonly number[]): string {
  const names = [...new Set(cards.map((card) => speech.name(p, card)))]
  const shown = names.slice(0, most).join(', ')
  const left = names.length - most
  return left > 0 ? t('passing.more', { cards: shown, count: left }) : shown
}

/** What is left undone, each kind of deed for itself. */
function undone(
  t: T,
  speech: Speech,
  p: Position,
  { rights, hidden, activate, draw }: PassConsequences,
): string[] {
  return [
    ...(activate > 0 ? [t('passing.activate', { count: activate })] : []),
    ...(draw > 0 ? [t('passing.draw', { count: draw })] : []),
    ...rights.map(({ does, cards }) => t(`passing.${does}`, { cards: namesOf(t, speech, p, cards) })),
    ...(hidden ? [t('passing.hidden')] : []),
  ]
}

/** The sentences that say it: '' where the decision may not be passed. */
function sayPassing(t: T, speech: Speech, game: Game<Position>, openly: boolean): readonly string[] {
  const { decision, state: p } = game
  if (!decision) return []
  const usual = speech.decision(p, decision).passing
  const found = passConsequences(game, openly)
  if (!found) return usual ? [usual] : []
  const { answers, owed } = found
  if (answers) {
    const what = speech.passing(p, answers.event, answers.numbers)
    const side = t(`sideOf.${decision.by}`)
    return [openly ? t('passing.comesFor', { side, what }) : t('passing.comes', { what })]
  }
  const left = undone(t, speech, p, found)
  return [
    ...(owed
      ? [t(`passing.${owed.damage > 0 ? 'keeps' : owed.attrition > 0 ? 'lapses' : 'paid'}`, owed)]
      : []),
    left.length > 0 ? t('passing.gives', { what: left.join(' · ') }) : t('passing.nothing'),
    usual,
  ].filter(Boolean)
}

/** @param openly nothing of a hand is named. */
export function Passing({ game, openly }: { game: Game<Position>; openly: boolean }) {
  const { t, speech } = useWords()
  const texts = sayPassing(t, speech, game, openly)
  return texts.length > 0 && <p className="small passing">{texts.join(' ')}</p>
}
