/** Reacts: cards that move or deploy in answer to a battle or Force drain that the opponent has just initiated. */

import type { Change, Reason, Verdict } from '../../../kernel/index.ts'
import type { AbilityOf } from '../../abilities/types.ts'
import { isOnTable, locationOf } from '../../model/table.ts'
import { matches, matchesLocation } from '../../model/texts/filters.ts'
import { printedOf, type TextInForce, textsInForce } from '../../model/texts/texts.ts'
import type { CardId, Player, Position } from '../../model/types.ts'
import type { Event } from '../../model/under-way.ts'
import { notYourTurn } from '../shared/actions/answering.ts'
import type { Intent } from '../shared/actions/intent.ts'
import type { Moment } from '../shared/actions/moment.ts'
import { eventOf } from '../shared/actions/text-kind.ts'
import { refusal } from '../shared/reasons.ts'
import { changes, inRulings, permits, underHeading } from '../shared/rulebook.ts'

export const rules = [
  ...underHeading('Initiate The Battle', { 'BAT-023': permits, 'BAT-024': {}, 'BAT-028': permits }),
  ...inRulings('Reacts', {
    'TRM-203': {},
    'TRM-204': changes,
    'TRM-208': { same: ['DEP-206'], ...changes },
    'TRM-210': { same: ['MOV-202'], ...permits },
    'TRM-211': {},
    'TRM-212': {},
    'TRM-213': { same: ['DEP-204'], ...permits },
    'DEP-205': { same: ['TRM-214'], ...permits },
  }),
  ...underHeading('Movement - Regular', { 'MOV-010': permits }),
]

/** What there is to react to: a battle, or a Force drain, just initiated. */
export interface Opportunity {
  to: 'battle' | 'Force drain'
  at: CardId
  initiator: Player
}

const kinds = new Map<Event['is'], Opportunity['to']>([
  ['battle initiated', 'battle'],
  ['Force drain initiated', 'Force drain'],
])

/** The events that are reacted to. */
export const reactedTo = [...kinds.keys()]

export function opportunityOf(moment: Moment): Opportunity | null {
  const event = eventOf(moment)
  const to = event && kinds.get(event.is)
  return to ? { to, at: event.at!, initiator: event.performer } : null
}

/** A way to react, by such an attempt. */
export interface WayToReact<What> {
  judge(p: Position, by: Player, what: What, moment: Moment): Verdict<Intent>
  begin(change: Change<Position>, by: Player, what: What, chance: Opportunity): void
  legal(p: Position, by: Player, chance: Opportunity, moment: Moment): Iterable<What>
}

export type React = TextInForce<AbilityOf<'reacts'>>

/** The other card whose text lets these react, which the log names; null where it is their own. */
export const bringerOf = (cards: readonly CardId[], source: CardId | undefined): CardId | null =>
  source === undefined || cards.includes(source) ? null : source

/** The texts by which a card could react so: its own, in hand too where it deploys, or those of others of its player. */
export function reactTexts(
  p: Position,
  player: Player,
  card: CardId,
  how: AbilityOf<'reacts'>['how'],
  { to, at }: Pick<Opportunity, 'to' | 'at'>,
): React[] {
  const own = isOnTable(p, card) ? [] : printedOf(p, card, 'reacts').filter(({ text }) => text.who === 'self')
  const inForce = textsInForce(p, 'reacts').filter(
    ({ text, source, you }) =>
      you === player && (text.who === 'self' ? source === card : matches(p, text.who, card, you)),
  )
  return [...own, ...inForce].filter(({ text, source, you }) => {
    if (text.how !== how || (text.to !== undefined && text.to !== to)) return false
    return !text.at || matchesLocation(p, text.at, at, locationOf(p, source), you)
  })
}

/** Used once it has taken part in a react this turn. (TRM-211) */
export const reactedKey = (p: Position, card: CardId): string => `reacted:${card}:${p.turn.number}`

/** No text lets it react so. (TRM-212) */
export const noTextToReact = (card: CardId, { at }: Opportunity): Reason =>
  refusal('TRM-212', { card, at }, 'no text')

/** A react leads to the battle or Force drain, or away from there where the text says so. (TRM-203) */
export function* leadsElsewhere(
  card: CardId,
  { at }: Opportunity,
  goal: CardId | null,
  away = false,
): Generator<Reason> {
  if ((goal === at) === away) yield refusal('TRM-203', { card, at })
}

/** Why these cards cannot react now, whatever they would do; returns what of the opponent's there is to react to. */
export function* againstReacting(
  p: Position,
  player: Player,
  cards: readonly CardId[],
  moment: Moment,
): Generator<Reason, Opportunity | null> {
  const [card = -1] = cards
  const chance = opportunityOf(moment)
  const isOwn = chance?.initiator === player
  if (!chance) yield refusal('TRM-212', { card }, 'when')
  else if (isOwn) {
    if (chance.to === 'battle') yield refusal('BAT-024', { card })
    yield refusal('TRM-212', { card }, 'own')
  } else if (moment.toAct !== player) yield notYourTurn(moment.toAct)
  const spent = cards.filter((one) => p.used.includes(reactedKey(p, one)))
  if (spent.length > 0) yield refusal('TRM-211', { cards: spent })
  return isOwn ? null : chance
}
