/**
 * Converting: a character whose text allows it changes the player it works for; the opponent puts in his own version of the
 * persona. (Persona - Converting Characters)
 */

import type { Change, Reason, Verdict } from '../../../kernel/index.ts'
import { isCharacter } from '../../model/crew.ts'
import { matches, matchesLocation } from '../../model/filters.ts'
import { facts } from '../../model/pool.ts'
import { placeOf } from '../../model/presence.ts'
import { allOnTable, cardsOn, isActive, isOnTable, locationOf } from '../../model/table.ts'
import { bearsOn, textsInForce, textsOf } from '../../model/texts.ts'
import type { CardId, Player, Position } from '../../model/types.ts'
import { abilityOf, powerOf } from '../../model/values.ts'
import { suitsCard } from '../deploy/deploying-on-cards.ts'
import { noteConversion, personaOf } from '../deploy/uniqueness.ts'
import { inactive, notInHand, notOnTable } from '../ground/answering.ts'
import type { Exchange, Intent } from '../ground/intent.ts'
import { verdictOf } from '../ground/intents.ts'
import type { Moment } from '../ground/moment.ts'
import { underWay } from '../ground/no-time-for-it.ts'
import { no } from '../ground/reasons.ts'
import { arOnly, changes, crdOnly, inRulings, permits, underHeading, within } from '../ground/rulebook.ts'
import { type Time, wrongTime } from '../ground/time.ts'
import { letCaptivesGo } from '../leaving-table/leaving-table.ts'
import { takePlace } from './taking-the-place.ts'

declare module '../../model/under-way.ts' {
  interface Events {
    converted: { card: CardId; cards: CardId[] }
  }
}

export const rules = [
  ...underHeading('Persona - Converting Characters', {
    'DEP-135': {},
    'DEP-136': arOnly,
    'DEP-139': {},
    'DEP-140': changes,
    'DEP-141': changes,
    'DEP-142': changes,
    'DEP-144': { ...arOnly, ...permits },
  }),
  ...underHeading('Converting Characters - Examples', {
    'DEP-402': {},
    'DEP-403': { ...arOnly, ...permits },
  }),
  // In the rulings of 2001 the comparison of persona replacement holds here too. (ED-48)
  ...inRulings('persona replacement rule', { 'DEP-104': crdOnly }),
]

const { refuse } = within(rules)

/** Characters are converted in a deploy phase of one's own. (DEP-139) */
export const conversionTime: Time = { phases: ['deploy'], ownTurn: true }

function* notNow(p: Position, player: Player, card: CardId, moment: Moment): Generator<Reason> {
  if (moment.frame?.does !== 'loop') yield underWay({ card })
  yield* wrongTime(conversionTime, 'DEP-139', p, player, moment, { card })
}

/** Is the character where its text lets the opponent convert it? */
function isOpen(p: Position, card: CardId, by: CardId): boolean {
  const here = locationOf(p, card)
  const present = placeOf(p, card)
  return textsOf(p, card, 'may be converted').some(
    ({ text, you }) =>
      matches(p, text.by, by, you) &&
      here !== null &&
      (!text.presentAt || (present === here && matchesLocation(p, text.presentAt, here, here, you))),
  )
}

function* reasonsAgainst(
  p: Position,
  player: Player,
  { card, by }: Exchange,
  moment: Moment,
): Generator<Reason> {
  yield* notNow(p, player, card, moment)
  const { where, owner } = p.cards[by]!
  if (owner !== player || !('in' in where) || where.in !== 'hand') yield notInHand({ card: by })
  if (!isOnTable(p, card)) return yield notOnTable({ card })
  if (!isActive(p, card)) yield inactive({ card })
  const persona = personaOf(facts(p, card))
  const versions = isCharacter(p, by) && persona !== undefined && persona === personaOf(facts(p, by))
  if (!versions || p.cards[card]!.owner === player || (facts(p, card).abilities ?? []).every(isOther))
    return yield no('DEP-135', { card, by })
  if (!isOpen(p, card, by)) yield no('DEP-402', { card, by })
  const keeper = textsInForce(p, 'prevents conversion').find((one) => bearsOn(p, one, one.text.who, card))
  if (keeper) yield refuse('DEP-136', { card, by: keeper.source })
  const { power = 0, ability = 0 } = facts(p, by)
  const [needPower, needAbility] = [powerOf(p, card), abilityOf(p, card)]
  if (power < needPower) yield refuse('DEP-104', { card, by, have: power, need: needPower }, 'power')
  if (ability < needAbility)
    yield refuse('DEP-104', { card, by, have: ability, need: needAbility }, 'ability')
}

const isOther = ({ does }: { does: string }): boolean => does !== 'may be converted'

/** May this player convert that character by putting this one in? */
export const judgeConversion = (
  p: Position,
  player: Player,
  exchange: Exchange,
  moment: Moment,
): Verdict<Intent> =>
  verdictOf(p, reasonsAgainst(p, player, exchange, moment), 0, ['DEP-135', 'DEP-139', 'DEP-144', 'DEP-104'])

/** Every conversion that a player may make now. */
export function* legalConversions(p: Position, player: Player, moment: Moment): Generator<Intent> {
  for (const card of allOnTable(p)) {
    if (p.cards[card]!.owner === player || !isCharacter(p, card)) continue
    if ((facts(p, card).abilities ?? []).every(isOther)) continue
    for (const by of p.piles[player].hand) {
      const convert = { card, by }
      if (judgeConversion(p, player, convert, moment).legal) yield { kind: 'convert', ...convert }
    }
  }
}

/**
 * Makes the conversion: what could be deployed on the new character goes over, and works for its player from then on; the
 * rest goes to its owner's Lost Pile with the original, which is not just lost. (DEP-139 to DEP-142)
 */
export function beginConversion(change: Change<Position>, player: Player, exchange: Exchange): void {
  const { card, by } = exchange
  letCaptivesGo(change, card)
  const p = change.now
  const weaker = (facts(p, by).power ?? 0) < powerOf(p, card)
  noteConversion(change, p.cards[card]!.owner, card)
  const lost = takePlace(change, card, by, (thing) => suitsCard(p, thing, by))
  for (const thing of cardsOn(change.now, by)) change.patch('cards', thing, { owner: player })
  change.log({
    say: 'character converted',
    with: { card, by, cards: lost },
    by: player,
    cites: [
      'DEP-135',
      'DEP-139',
      'DEP-141',
      'DEP-144',
      'DEP-104',
      ...(cardsOn(change.now, by).length > 0 ? ['DEP-142'] : []),
      ...(lost.length > 0 ? ['DEP-140'] : []),
      ...(weaker ? ['DEP-403'] : []),
    ],
  })
  change.window({ is: 'converted', performer: player, card: by, cards: [by] })
}
