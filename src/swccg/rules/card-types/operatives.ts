/** Two operatives of one title do not stay at one place: their player gives one of them up. (operative rules) */

import { firstOf } from '../../../kernel/index.ts'
import { cardOf } from '../../model/cards/card-of.ts'
import { facts, plain } from '../../model/cards/pool.ts'
import { isOperativeAtHome } from '../../model/operatives.ts'
import { locationOf } from '../../model/table.ts'
import type { CardId, Player, Position } from '../../model/types.ts'
import type { Triggered } from '../../model/under-way.ts'
import { leaving } from '../leaving-table/just-lost.ts'
import { optionId } from '../shared/actions/option.ts'
import { operatives } from '../shared/on-table/copies-and-operatives.ts'
import type { ProcedureOf } from '../shared/procedure.ts'
import { changes, inRulings } from '../shared/rulebook.ts'

export const rules = inRulings('operative rules', { 'DEP-197': { same: ['TRM-298'], ...changes } })

/** The operatives of one player and one title that are at one location of their planet, by that location. */
function crowds(p: Position): CardId[][] {
  if (operatives(p).length < 2) return []
  const found = new Map<string, CardId[]>()
  for (const card of operatives(p)) {
    const at = locationOf(p, card)
    if (at === null || !isOperativeAtHome(p, card, at)) continue
    const key = `${cardOf(p, card).owner}:${plain(facts(p, card).title)}:${at}`
    found.set(key, [...(found.get(key) ?? []), card])
  }
  return [...found.values()].filter((cards) => cards.length > 1)
}

/** What is due at once where they have met, however that came about. */
export const operativesDue = (p: Position): Triggered[] =>
  crowds(p).map((cards) => ({
    id: optionId('operatives', firstOf(cards), cards.length),
    frame: { does: 'one operative', step: 0, player: cardOf(p, firstOf(cards)).owner, cards },
  }))

declare module '../../model/under-way.ts' {
  interface Frames {
    'one operative': { player: Player; cards: CardId[] }
  }
}

/** Their player chooses one of them, missing or captive as it may be, and it is lost. (DEP-197) */
export const oneOperative: ProcedureOf<'one operative'> = {
  run(change, { step, player, cards }) {
    if (step > 0) return change.pop()
    change.ask({ by: player, kind: 'cards', why: 'one operative', with: {}, cards: cards })
  },

  answered(change, { player, cards }, answer) {
    const chosen = 'cards' in answer ? answer.cards[0] : undefined
    if (chosen === undefined) return
    const other = cards.find((card) => card !== chosen)!
    change.next(1)
    change.push(leaving([chosen], { performer: player, by: other, cites: ['DEP-197', 'TRM-296'] }))
  },
}
