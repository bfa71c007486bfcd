/** Crossing over: a character card changes sides, and in the rulebook its very identity. (Persona - Crossing Over) */

import type { Change } from '../../../kernel/index.ts'
import { cardOf } from '../../model/cards/card-of.ts'
import { isA } from '../../model/cards/characteristics.ts'
import { skywalker } from '../../model/cards/faces.ts'
import { facts } from '../../model/cards/pool.ts'
import { cardsOn, put } from '../../model/table.ts'
import { type CardId, opponentOf, type Position } from '../../model/types.ts'
import { suitsCard } from '../deploy/on-cards/deploying-on-cards.ts'
import { personaOf } from '../deploy/personas.ts'
import { arOnly, changes, crdOnly, inRulings, permits, underHeading, within } from '../shared/rulebook.ts'
import { changeSides } from './converting-by-text.ts'

declare module '../../model/under-way.ts' {
  interface Events {
    'crossed over': { card: CardId; cards: CardId[] }
  }
}

export const rules = [
  ...underHeading('Persona - Crossing Over', {
    'DEP-145': { same: ['TRM-101'], ...permits },
    'DEP-146': permits,
    'DEP-147': changes,
    'DEP-148': changes,
    'DEP-149': { ...arOnly, ...changes },
    'DEP-151': { ...arOnly, ...changes },
    'DEP-152': { ...arOnly, ...changes },
    'DEP-153': { ...arOnly, ...changes },
    'DEP-154': { ...arOnly, ...changes },
    'DEP-155': { same: ['TRM-102'], ...permits },
    'DEP-156': { ...arOnly, ...changes },
    'DEP-157': { same: ['TRM-406'], ...changes },
    'DEP-158': changes,
    'DEP-161': { ...arOnly, ...changes },
    'DEP-164': { ...arOnly, ...permits },
  }),
  ...underHeading('Crossing Over Example', { 'DEP-162': { ...arOnly, ...changes } }),
  ...inRulings('crossing over', { 'DEP-150': { ...crdOnly, ...changes } }),
]

const { holdsIn } = within(rules)

/**
 * The card is put on the other side of its location and is the other player's from now on, wherever it goes. What is on it
 * stays if it fits the character that it now is; the rest goes to the Lost Pile of the player who had it. (DEP-145 to DEP-161)
 */
export function crossOver(change: Change<Position>, card: CardId): void {
  const before = change.now
  const { owner, crossed } = cardOf(before, card)
  const player = opponentOf(owner)
  const old = facts(before, card)
  changeSides(change, player, card)
  // Whoever crosses back is who he was.
  const as = holdsIn(before, 'DEP-151') ? 'renamed' : 'same name'
  change.patch('cards', card, { owner: player, crossed: !crossed && as })
  const made = facts(change.now, card)
  const things = cardsOn(change.now, card)
  const lost = things.filter((thing) => !suitsCard(change.now, thing, card))
  for (const thing of lost) put(change, thing, { in: 'lost' })
  const kept = things.filter((thing) => !lost.includes(thing))
  for (const thing of kept) change.patch('cards', thing, { owner: player })
  const persona = personaOf(old)
  const others = change.now.cards.some(
    ({ id }) => id !== card && persona !== undefined && personaOf(facts(change.now, id)) === persona,
  )
  // Whatever the title was, what the lore says stays. (DEP-164)
  const traits = old.characteristics?.some((one) => one !== skywalker && made.characteristics?.includes(one))
  const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)
  change.log({
    say: 'crossed over',
    with: { card, cards: lost },
    by: player,
    cites: [
      'DEP-145',
      'DEP-146',
      'DEP-147',
      'DEP-148',
      ...(others ? ['DEP-158'] : []),
      ...(same(old.subtype, made.subtype) ? [] : ['DEP-149', 'DEP-150']),
      ...(old.title === made.title ? [] : ['DEP-151', 'DEP-152']),
      ...(same(old.abilities, made.abilities) ? [] : ['DEP-153']),
      ...(isA(old, skywalker) === isA(made, skywalker) ? [] : ['DEP-156']),
      ...(isA(old, 'Jedi') === isA(made, 'Jedi') ? [] : ['DEP-157']),
      ...(old.permanentWeapon === made.permanentWeapon ? [] : ['DEP-154']),
      // In the rulings of 2001 it keeps its name, and he keeps it.
      ...(made.permanentWeapon === undefined ? [] : ['DEP-155']),
      ...(old.title !== made.title && traits ? ['DEP-164'] : []),
      ...(lost.length > 0 ? ['DEP-161'] : []),
      ...(kept.length > 0 ? ['DEP-162'] : []),
    ],
  })
  change.window({ is: 'crossed over', performer: player, card, cards: [card] })
}
