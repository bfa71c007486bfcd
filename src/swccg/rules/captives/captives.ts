/** What texts do with captives and stolen cards, as parts of their results. */

import type { Change, Reason } from '../../../kernel/index.ts'
import { firstOf } from '../../../kernel/index.ts'
import type { Result } from '../../abilities/action/action.ts'
import type { Custody } from '../../abilities/captive/captive.ts'
import { escortOf } from '../../model/captives.ts'
import { isPresentWith } from '../../model/places/presence.ts'
import { hasState, isOnTable, put, setState } from '../../model/table.ts'
import type { CardId, Player, Position } from '../../model/types.ts'
import type { FrameOf } from '../../model/under-way.ts'
import { freeEscorts } from '../movement/carrying/escorting.ts'
import { nobodyToTakeOver } from '../movement/unlimited/prisoner-transfers.ts'
import type { Results } from '../shared/actions/results.ts'
import { nobodyToSteal } from '../shared/on-table/taking-over.ts'
import type { ProcedureOf } from '../shared/procedure.ts'
import { refusal } from '../shared/reasons.ts'
import { inRulings } from '../shared/rulebook.ts'
import { notStealable, onlyCarried, stealing, thievesFor } from '../stealing/stealing.ts'
import { capturing, notCapturable } from './capturing.ts'
import { releasing } from './releasing.ts'

declare module '../../model/under-way.ts' {
  interface Events {
    frozen: { card: CardId; cards: CardId[] }
  }
  interface Frames {
    'new escort': { captive: CardId; performer: Player; by: CardId }
  }
}

export const rules = inRulings('captives – frozen', { 'TRM-059': {} })

/** How such parts are brought about: for whom they concern, one after the other. Theft has a chapter of its own. */
export const custody = {
  capture: (change, { player, card }, _part, cards) => change.push(capturing(cards, player, card)),
  release: (change, { player, card }, _part, cards) => change.push(releasing(cards, player, card)),
  freezing(change, { player, card }, _part, cards) {
    for (const captive of cards) freeze(change, player, card, captive)
  },
  'new escort'(change, { player, card }, _part, cards) {
    for (const captive of cards) change.push({ does: 'new escort', captive, performer: player, by: card })
  },
} satisfies Pick<Results, Exclude<Custody['brings'], 'theft'>>

/** A captive is frozen, and the card that did it lies on it from now on. */
function freeze(change: Change<Position>, player: Player, by: CardId, captive: CardId): void {
  if (!isOnTable(change.now, captive)) return
  setState(change, captive, 'frozen', true)
  if (isOnTable(change.now, by)) put(change, by, { on: captive, as: 'attached' })
  change.log({ say: 'frozen', with: { card: captive, by }, by: player, cites: [] })
  change.window({ is: 'frozen', performer: player, card: captive, cards: [captive], by })
}

/** Those present with the escort of a captive who could have it in their custody. */
const successors = (p: Position, captive: CardId): CardId[] => {
  const escort = escortOf(p, captive)
  return escort === null
    ? []
    : freeEscorts(p, captive).filter((one) => one !== escort && isPresentWith(p, one, escort))
}

/** Why a text cannot do with this target what it would. */
export function* badForCustody(
  p: Position,
  player: Player,
  card: CardId,
  results: readonly Result[],
  target: CardId,
): Generator<Reason> {
  if (!isOnTable(p, target)) return
  for (const part of results) {
    if (!('of' in part) || (part.of !== 'target' && part.of !== 'it')) continue
    if (part.brings === 'capture') yield* notCapturable(p, player, target, card)
    if (part.brings === 'freezing' && hasState(p, target, 'frozen'))
      yield refusal('TRM-059', { card: target, by: card })
    if (part.brings === 'theft') {
      yield* notStealable(p, player, target)
      if (thievesFor(p, stealing([target], player, card, part.by), target).length === 0)
        yield nobodyToSteal({ card: target, by: card })
    }
    if (part.brings === 'new escort') yield* nobodyToTakeOver(successors(p, target), target, card)
  }
  const removes = results.some(({ brings }) =>
    ['theft', 'loss', 'return', 'placing', 'cancel'].includes(brings),
  )
  if (!removes) yield* onlyCarried(p, target, card)
}

/** A card allows what escorts cannot do by themselves: handing a captive to another one. (TRM-051) */
export const newEscortProcedure: ProcedureOf<'new escort'> = {
  run(change, frame) {
    const { captive, performer } = frame
    const cards = successors(change.now, captive)
    const [only] = cards
    if (only === undefined) return change.pop()
    if (cards.length === 1) return handOver(change, frame, only)
    change.ask({ by: performer, kind: 'cards', why: 'choose the escort', with: { card: captive }, cards })
  },

  answered(change, frame, answer) {
    if ('cards' in answer) handOver(change, frame, firstOf(answer.cards))
  },
}

function handOver(
  change: Change<Position>,
  { captive, performer, by }: FrameOf<'new escort'>,
  escort: CardId,
): void {
  change.pop()
  put(change, captive, { on: escort, as: 'captive' })
  change.log({
    say: 'handed over',
    with: { card: captive, ship: escort, by },
    by: performer,
    cites: ['TRM-051', 'TRM-049'],
  })
}
