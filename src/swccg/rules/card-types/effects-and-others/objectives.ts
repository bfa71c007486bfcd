/** Objectives turn over, and back: as soon as the condition holds, or when their player likes. (Objective) */

import type { Change, Reason } from '../../../../kernel/index.ts'
import { names } from '../../../abilities/naming.ts'
import type { AbilityOf } from '../../../abilities/types.ts'
import { cardOf } from '../../../model/cards/card-of.ts'
import { facts } from '../../../model/cards/pool.ts'
import { asIfIncluded } from '../../../model/fights/battle.ts'
import { holds } from '../../../model/texts/conditions.ts'
import { textsInForce } from '../../../model/texts/texts.ts'
import type { CardId, Position } from '../../../model/types.ts'
import type { Triggered } from '../../../model/under-way.ts'
import { notSo } from '../../shared/actions/action-initiation.ts'
import { notYourTurn } from '../../shared/actions/answering.ts'
import { optionId } from '../../shared/actions/option.ts'
import type { TextKind } from '../../shared/actions/text-kind.ts'
import { underWay } from '../../shared/actions/timing-windows.ts'
import type { ProcedureOf } from '../../shared/procedure.ts'
import { changes, inRulings, permits } from '../../shared/rulebook.ts'

declare module '../../../model/under-way.ts' {
  interface Events {
    flipped: { card: CardId; cards: CardId[] }
  }
  interface Frames {
    flip: { card: CardId }
  }
}

export const rules = inRulings('Objective', { 'TRM-435': permits, 'TRM-436': changes, 'TRM-437': permits })

/** The texts of the side that is up by which it turns over. */
const flipTextsOf = (p: Position, card: CardId): AbilityOf<'flips'>[] =>
  (facts(p, card).abilities ?? []).filter((text) => text.does === 'flips')

/** Would its other side turn it back at once? Then it stays as it is: it could turn for ever. */
function staysEitherWay(p: Position, card: CardId): boolean {
  const { owner, flips = 0 } = cardOf(p, card)
  const there = { ...p, cards: p.cards.with(card, { ...cardOf(p, card), flips: flips + 1 }) }
  return flipTextsOf(there, card).some((text) => !text.may && holds(there, text.if, card, owner))
}

/** Objectives that turn over now, by themselves. (TRM-436) */
export const flipsDue = (p: Position): Triggered[] => flipsIn(asIfIncluded(p))

/** Does the exclusion of cards from the battle leave an Objective as it is that would turn over for their absence? (BAT-166) */
export const isFlipAverted = (p: Position): boolean => flipsIn(p).length > flipsDue(p).length

function flipsIn(p: Position): Triggered[] {
  return textsInForce(p, 'flips')
    .filter(({ text, source, you }) => !text.may && holds(p, text.if, source, you))
    .filter(({ source }) => !staysEitherWay(p, source))
    .map(({ source }) => ({
      id: optionId('flips', source, cardOf(p, source).flips ?? 0),
      frame: { does: 'flip', card: source },
    }))
}

/** Turns an Objective over. Only the side that is up is in play, and what holds for the remainder of the game. */
function flip(change: Change<Position>, card: CardId): void {
  const { owner, flips = 0 } = cardOf(change.now, card)
  // The text that turns it over may speak of battlegrounds: they come and go with icons. (TRN-059)
  const asked = flipTextsOf(change.now, card).some((text) => names(text.if, 'battleground'))
  change.patch('cards', card, { flips: flips + 1 })
  const kept = (facts(change.now, card).abilities ?? []).some(({ restOfGame }) => restOfGame)
  change.log({
    say: 'flipped',
    with: { card, number: flips % 2 === 0 ? 7 : 0 },
    by: owner,
    cites: ['TRM-436', 'TRM-437', ...(kept ? ['TRM-435'] : []), ...(asked ? ['TRN-059'] : [])],
  })
  change.window({ is: 'flipped', performer: owner, card, cards: [card] })
}

export const flipProcedure: ProcedureOf<'flip'> = {
  run(change, { card }) {
    change.pop()
    flip(change, card)
  },
}

/** Turning an Objective over 'any time after' something has come about. */
export const flipping: TextKind<AbilityOf<'flips'>> = {
  *judge({ p, player, card, text }, { frame, toAct }): Generator<Reason> {
    if (frame?.does !== 'loop') yield underWay({ card })
    else if (toAct !== player) yield notYourTurn(toAct)
    if (!holds(p, text.if, card, player)) yield notSo({ card })
  },

  price: () => ({ force: 0, rules: [] }),

  *attempts(p, player, card, text, { frame }) {
    if (frame?.does === 'loop' && holds(p, text.if, card, player)) yield { targets: [] }
  },

  targets: () => [],
  result: (change, { card }) => flip(change, card),
}
