/** Two operatives of one title do not stay at one place: their player gives one of them up. (operative rules) */

import { firstOf, type Reason, rememberAbout } from '../../../../kernel/index.ts'
import { cardOf } from '../../../model/cards/card-of.ts'
import { facts, ofPrint, plain, titlesOf } from '../../../model/cards/pool.ts'
import { isOperative, isOperativeAtHome } from '../../../model/operatives.ts'
import { isOnTable, locationOf, tableCards } from '../../../model/table.ts'
import type { CardId, Player, Position } from '../../../model/types.ts'
import type { Triggered } from '../../../model/under-way.ts'
import { leaving } from '../../leaving-table/just-lost.ts'
import { optionId } from '../../shared/actions/option.ts'
import type { ProcedureOf } from '../../shared/procedure.ts'
import { alsoBy, refusal } from '../../shared/reasons.ts'
import { changes, inRulings } from '../../shared/rulebook.ts'

export const rules = [
  ...inRulings('operative rules', { 'DEP-197': { same: ['TRM-298'], ...changes } }),
  ...inRulings('operative rules', { 'DEP-196': { same: ['TRM-297'] }, 'TRM-296': {} }),
]

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
    frame: { does: 'one operative', player: cardOf(p, firstOf(cards)).owner, cards },
  }))

const steps = ['choice', 'over'] as const

declare module '../../../model/under-way.ts' {
  interface Frames {
    'one operative': { step: (typeof steps)[number]; player: Player; cards: CardId[] }
  }
}

/** Their player chooses one of them, missing or captive as it may be, and it is lost. (DEP-197) */
export const oneOperative: ProcedureOf<'one operative'> = {
  steps,

  run(change, { step, player, cards }) {
    if (step === 'over') return change.pop()
    change.ask({ by: player, kind: 'cards', why: 'one operative', with: {}, cards: cards })
  },

  answered(change, { player, cards }, answer) {
    const chosen = 'cards' in answer ? answer.cards[0] : undefined
    if (chosen === undefined) return
    const other = cards.find((card) => card !== chosen)!
    change.next()
    change.push(leaving([chosen], { performer: player, by: other, cites: ['DEP-197', 'TRM-296'] }))
  },
}

/** It is not the operative that a text asks for: the word is not in its title. (TRM-296) */
export const noOperative = (card: CardId, by: CardId): Reason => refusal('TRM-296', { card, by })

export const isOfSameTitle = (p: Position, one: CardId, other: CardId): boolean =>
  titlesOf(facts(p, one)).some((title) => titlesOf(facts(p, other)).includes(title))

/** The cards on table that are so by what is printed on them. */
export function onTable(isSo: (p: Position, card: CardId) => boolean): (p: Position) => readonly CardId[] {
  const all = rememberAbout(ofPrint, (p: Position) => p.cards.map(({ id }) => id).filter((id) => isSo(p, id)))
  return rememberAbout([tableCards], (p: Position) => all(p).filter((id) => isOnTable(p, id)))
}

/** The operatives on table, the missing and the captured among them. */
export const operatives = onTable((p, id) => isOperative(facts(p, id)))

/** Why an operative may not come to a location of its planet: a fellow of its player is there. (DEP-196) */
export function* besideFellow(p: Position, card: CardId, location: CardId): Generator<Reason> {
  if (!isOperativeAtHome(p, card, location)) return
  const { owner } = cardOf(p, card)
  const fellow = operatives(p).find(
    (id) =>
      id !== card &&
      cardOf(p, id).owner === owner &&
      locationOf(p, id) === location &&
      isOfSameTitle(p, id, card),
  )
  if (fellow !== undefined) yield alsoBy(refusal('DEP-196', { card, by: fellow, to: location }), 'TRM-296')
}
