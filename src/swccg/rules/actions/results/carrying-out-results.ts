/** What comes of a text: its parts one after the other, each an automatic action of its own. (Steps Of An Action - 3: Result) */

import type { Change } from '../../../../kernel/index.ts'
import type { Draw, Result } from '../../../abilities/action/action.ts'
import type { Ability, AbilityOf } from '../../../abilities/types.ts'
import { facts, placeOfText } from '../../../model/cards/pool.ts'
import { isOnTable } from '../../../model/table.ts'
import { holds } from '../../../model/texts/conditions.ts'
import { textAt } from '../../../model/texts/texts.ts'
import { type CardId, opponentOf, type Player, type Position } from '../../../model/types.ts'
import { destinyDraws } from '../../destiny/destiny-draws.ts'
import { aimsOfText } from '../../destiny/targeting-destiny.ts'
import { announceLeaving, leaveNow, watchesLeaving } from '../../leaving-table/about-to-leave.ts'
import {
  type BringAbout,
  type Results,
  type ResultsFrame,
  resultSteps,
} from '../../shared/actions/results.ts'
import type { TextUse } from '../../shared/actions/text-kind.ts'
import type { ProcedureOf } from '../../shared/procedure.ts'
import { permits, underHeading } from '../../shared/rulebook.ts'
import { measureOf, serves, totalOf, workingOf } from '../../values/amounts.ts'
import { choosable, spared, whom } from '../targeting/all-cards-all-characters.ts'
import { giveShare, isSharing, nextShare, playerChosen, seat } from './for-each.ts'

export const rules = [
  ...underHeading('Stacked Cards And Card State', { 'KRN-286': permits, 'KRN-287': permits }),
  ...underHeading('Even Number And Zero', { 'KRN-320': { same: ['TRM-142'], ...permits } }),
]

type Text = AbilityOf<'action'> | AbilityOf<'triggered'> | AbilityOf<'cancels card'>

/** The parts of a text; one that cancels a card has just that one. */
const partsOf = (text: Text): Result[] =>
  text.does === 'cancels card' ? [{ brings: 'cancel', what: 'target' }] : text.results

const textOf = (p: Position, { card, text }: ResultsFrame): Text => textAt(p, card, text)

/** Starts the result of a text that has been begun, or set off. */
export function startResults<A extends Ability>(change: Change<Position>, use: TextUse<A>): void {
  const { player, card, text, targets, to, answers, x = 0 } = use
  change.push({
    does: 'results',
    part: 0,
    player,
    card,
    text: placeOfText(change.now, card, text),
    targets: [...targets],
    to,
    answers,
    x,
    destiny: null,
    served: true,
    ...(use.pile ? { pile: use.pile } : {}),
  })
}

/** Compares the destiny of a text that has one drawn. (KRN-349) */
function compared(
  change: Change<Position>,
  frame: ResultsFrame,
  wanted: Draw,
): Pick<ResultsFrame, 'destiny' | 'served'> {
  const { player, card, targets } = frame
  const destiny = frame.drawn?.total ?? null
  const use = workingOf(change.now, frame)
  const { value, rules: measured } =
    wanted.than === undefined ? { value: null, rules: [] } : measureOf(use, wanted.than)
  const served = destiny !== null && serves(use, wanted, destiny)
  const total = destiny === null ? null : totalOf(use, wanted, destiny)
  const nought = value === null && total === 0 ? ['KRN-320'] : []
  change.log({
    say: served ? 'destiny serves' : 'destiny fails',
    with: { card, cards: targets, destiny: total, number: value },
    by: player,
    cites: [
      'KRN-349',
      ...(destiny === null ? ['KRN-352'] : []),
      ...(frame.drawn?.replaced && total !== destiny ? ['KRN-375'] : []),
      ...measured,
      ...nought,
    ],
  })
  return { destiny, served }
}

/** Is a destiny in this range? */
const isWithin = (destiny: number, { from, to, above, below }: NonNullable<Result['range']>): boolean =>
  (from === undefined || destiny >= from) &&
  (to === undefined || destiny <= to) &&
  (above === undefined || destiny > above) &&
  (below === undefined || destiny < below)

/** Does this part come about? */
function isDue(p: Position, { destiny, served, card, player }: ResultsFrame, part: Result): boolean {
  const wanted = part.on === 'zero' ? destiny === 0 : served === (part.on !== 'failure')
  if (!wanted) return false
  if (part.range && (destiny === null || !isWithin(destiny, part.range))) return false
  return part.if === undefined || holds(p, part.if, card, player)
}

/** The cards among which a player has to choose one for this part; null where there is nothing to choose. */
function choice(p: Position, frame: ResultsFrame, part: Result): { by: Player; cards: CardId[] } | null {
  if (part.brings !== 'loss' || typeof part.of !== 'object' || !('one' in part.of)) return null
  const cards = choosable(p, frame, part.of)
  return cards.length > 1 ? { by: seat(frame.player, part.of.by), cards } : null
}

/** Carries out the results of a text; each is brought about by the chapter that lends it. */
export function resultsProcedure(results: Results): ProcedureOf<'results'> {
  /** One part of the result: its chapter brings it about, on the cards that it concerns. */
  function bring(change: Change<Position>, frame: ResultsFrame, part: Result, chosen?: CardId[]) {
    const of = 'of' in part ? part.of : undefined
    const cards = chosen ?? (of === undefined ? [] : whom(change.now, frame, of, part.brings === 'loss'))
    const about = results[part.brings] as BringAbout<Result>
    about(change, frame, part, cards)
  }

  return {
    steps: resultSteps,

    run(change, frame) {
      const text = textOf(change.now, frame)
      // The destiny first; then part after part.
      if (frame.step === 'destiny') {
        const wanted = text.does === 'triggered' ? undefined : text.draw
        if (!wanted) return change.next()
        if (frame.drawn) return change.next(compared(change, frame, wanted))
        const weapon = facts(change.now, frame.card).type === 'weapon'
        const aims = aimsOfText(change.now, wanted.than, frame)
        return change.push(destinyDraws(frame.player, weapon ? 'weapon' : 'other', 1, { aims }))
      }
      const part = partsOf(text)[frame.part]
      if (!part) return change.pop()
      if (frame.shares && isSharing(part)) return nextShare(change, frame, part)
      if (!isDue(change.now, frame, part)) return change.stay({ part: frame.part + 1 })
      const untouched =
        part.brings !== 'loss' && 'of' in part ? spared({ ...frame, p: change.now }, part.of) : []
      if (untouched.length > 0)
        change.log({
          say: 'passed over',
          with: { card: frame.card, cards: untouched },
          by: frame.player,
          cites: ['KRN-210'],
        })
      if (isSharing(part) && part.whose === 'each') return change.stay({ shares: ['light', 'dark'] })
      const choosing = choice(change.now, frame, part)
      if (choosing) {
        return change.ask({
          by: choosing.by,
          kind: 'cards',
          why: 'choose a card to lose',
          with: { card: frame.card },
          cards: choosing.cards,
        })
      }
      if (part.brings === 'return' && !frame.told && watchesLeaving(change.now)) {
        const going = whom(change.now, frame, part.of).filter((card) => isOnTable(change.now, card))
        if (going.length > 0) {
          change.stay({ told: true })
          return announceLeaving(change, going, frame.player)
        }
      }
      if (frame.told) leaveNow(change)
      change.stay({ part: frame.part + 1, told: false })
      bring(change, frame, part)
    },

    answered(change, frame, answer) {
      const part = partsOf(textOf(change.now, frame))[frame.part]
      if (!part) return
      if ('option' in answer && isSharing(part)) {
        const first = playerChosen(answer.option)
        if (first === undefined) return
        change.stay({ shares: [opponentOf(first)] })
        const cites = ['KRN-141', 'KRN-113']
        change.log({ say: 'comes first', with: { from: first }, by: answer.by, cites })
        return giveShare(change, frame, part, first)
      }
      if (!('cards' in answer)) return
      change.stay({ part: frame.part + 1 })
      bring(change, frame, part, [...answer.cards])
    },
  }
}
