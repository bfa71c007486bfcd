/** What is excluded from a battle, and until when. (Excluded From Battle) */

import type { Change } from '../../../kernel/index.ts'
import type { CardId, Player } from '../../abilities/basics.ts'
import { isParticipating, participants } from '../../model/fights/battle.ts'
import { battleNow } from '../../model/fights/battle-now.ts'
import { isWithin, setState, withCargo } from '../../model/table.ts'
import { bearsOn, textsInForce } from '../../model/texts/texts.ts'
import type { Battle, Position } from '../../model/types.ts'
import type { Triggered } from '../../model/under-way.ts'
import { isFlipAverted } from '../card-types/effects-and-others/objectives.ts'
import { optionId } from '../shared/actions/option.ts'
import type { ProcedureOf } from '../shared/procedure.ts'
import { arOnly, changes, crdOnly, inRulings, permits, underHeading, within } from '../shared/rulebook.ts'

export const rules = [
  ...underHeading('Excluded From Battle', {
    'BAT-158': changes,
    'BAT-160': permits,
    'BAT-161': { ...arOnly, ...changes },
    'BAT-162': changes,
    'BAT-164': changes,
    'BAT-166': permits,
    'BAT-167': { same: ['BAT-190'], ...changes },
    'BAT-170': { ...arOnly, ...permits },
    'BAT-171': permits,
    'BAT-172': { ...arOnly, ...permits },
    'BAT-173': permits,
  }),
  ...inRulings('Excluded From Battle', { 'BAT-192': { ...crdOnly, ...changes } }),
]

declare module '../../model/under-way.ts' {
  interface Events {
    excluded: { card: CardId; cards: CardId[]; at: CardId }
  }
  interface Frames {
    exclude: { card: CardId; by: Player }
  }
}

const { holdsIn } = within(rules)

/** The battle under way. */
export const under = (change: Change<Position>): Battle => battleNow(change.now)

/** Is this card kept from taking part in battles, by a text about itself or about what it is on? (BAT-154) */
export const isBarred = (p: Position, card: CardId): boolean => barsOn(p, card).length > 0

const barsOn = (p: Position, card: CardId) =>
  textsInForce(p, 'may not battle').filter((one) => bearsOn(p, one, one.text.who, card))

/** The cards among these that may battle: not barred and, unless that does not matter, not aboard what is barred. (BAT-154, BAT-155) */
export const free = (p: Position, cards: readonly CardId[], aboardToo = true): CardId[] => {
  const barred = cards.filter((card) => isBarred(p, card))
  return cards.filter(
    (card) => !barred.some((outer) => outer === card || (aboardToo && isWithin(p, card, outer))),
  )
}

/** What the start of a battle, or a bar that falls on a participant, excludes by itself. (BAT-158) */
export const exclusionsDue = (p: Position): Triggered[] =>
  participants(p).flatMap((card) => {
    const [bar] = barsOn(p, card)
    if (!bar) return []
    return [{ id: optionId('excluded', card), frame: { does: 'exclude', card, by: bar.you } }]
  })

export const excludeProcedure: ProcedureOf<'exclude'> = {
  run(change, { card, by }) {
    change.pop()
    // As the battle starts, it comes before anything optional.
    const first = change.now.battle?.segment === 'initiation' ? ['BAT-021'] : []
    exclude(change, by, card, ['BAT-158', 'BAT-154', ...first])
  },
}

/**
 * Takes a participant out of the battle. Under the rulebook it is inactive until the battle is over, and so is everything
 * aboard and on it; the rulings of 2001 bar the card alone. (BAT-160 to BAT-163, BAT-192)
 */
function exclude(change: Change<Position>, by: Player, card: CardId, cites: readonly string[]): void {
  const battle = under(change)
  const still = holdsIn(change.now, 'BAT-161') ? withCargo(change.now, card) : []
  const idle = still.slice(1)
  for (const one of still) setState(change, one, 'inactive', true)
  change.put('battle', { ...battle, excluded: [...battle.excluded, card], idle: [...battle.idle, ...still] })
  change.log({
    say: 'excluded',
    with: { card, cards: idle },
    by,
    cites: [
      ...cites,
      ...['BAT-160', 'BAT-161', 'BAT-162', 'BAT-173', 'BAT-192'],
      ...(idle.length > 0 ? ['BAT-172'] : []),
      ...(isFlipAverted(change.now) ? ['BAT-166'] : []),
    ],
  })
  change.window({ is: 'excluded', performer: by, card, cards: [card], at: battle.at })
}

/** Does a text keep this card from being excluded? From nothing else. (BAT-012, BAT-171) */
export const mayNotBeExcluded = (p: Position, card: CardId): boolean =>
  textsInForce(p, 'may not be excluded').some((one) => bearsOn(p, one, one.text.who, card))

/** What leaves a battle without being excluded: what prevents exclusion, or answers it, has nothing to do with it. (BAT-170) */
export const outWithoutExclusion = (p: Position, card: CardId): string[] =>
  isParticipating(p, card) ? ['BAT-170', ...(mayNotBeExcluded(p, card) ? ['BAT-171'] : [])] : []

/** A text or a weapon excludes a participant, unless that may not be excluded. */
export function excludeByText(
  change: Change<Position>,
  by: Player,
  card: CardId,
  cites: readonly string[],
): void {
  if (!participants(change.now).includes(card)) return
  if (mayNotBeExcluded(change.now, card)) change.log({ say: 'not excluded', with: { card }, by, cites: [] })
  else exclude(change, by, card, cites)
}

/** What was excluded is active again, all at once. (BAT-167) */
export function restoreExcluded(change: Change<Position>, { excluded, idle }: Battle): void {
  for (const one of idle) setState(change, one, 'inactive', false)
  if (excluded.length === 0) return
  change.log({ say: 'excluded no longer', with: { cards: excluded }, cites: ['BAT-167'] })
}
