/** When a text works, in English. */

import { at as atPlace, described, isBorne, list, sayFilter, sayLocation } from './filters.en.ts'
import type { Condition, Filter, LocationFilter, LocationsHeld } from './filters.ts'

const place = (where: LocationFilter): string => (where.here ? 'this location' : sayLocation(where))

const begun = {
  Objective: ['you began with an Objective', 'you did not begin with an Objective'],
  battleground: ['you have deployed a battleground', 'you have deployed no battleground'],
  system: ['your starting location was a system', 'your starting location was no system'],
} as const

function held(
  { held: how, by, where, atLeast, with: cards, withAtLeast = 1 }: LocationsHeld,
  no = false,
): string {
  const who = by ? 'the opponent' : 'you'
  const verb = how === 'controlled' ? 'control' : 'occupy'
  const verbs = by ? (how === 'controlled' ? 'controls' : 'occupies') : verb
  const company = !cards
    ? ''
    : withAtLeast === 1
      ? ` with ${sayFilter(cards, 'one')} there`
      : ` with ${withAtLeast} ${cards.owner ? 'of ' : ''}${sayFilter(cards)} at each`
  const many = sayLocation(where, 'many')
  if (atLeast === 1)
    return no ? `${who} ${verbs} no ${many}${company}` : `${who} ${verbs} ${place(where)}${company}`
  return no
    ? `${who} ${verbs} fewer than ${atLeast} ${many}${company}`
    : `${who} ${verbs} at least ${atLeast} ${many}${company}`
}

/** What must be so, as a clause: 'you control this location'. */
export function clause(met: Condition): string {
  if ('not' in met) return denial(met.not)
  if ('all' in met) return list(met.all.map(clause), 'and')
  if ('any' in met) return list(met.any.map(clause), 'or')
  if ('youControl' in met) return `you control ${place(met.youControl)}`
  if ('youOccupy' in met) return `you occupy ${place(met.youOccupy)}`
  if ('opponentControls' in met) return `the opponent controls ${place(met.opponentControls)}`
  if ('objective' in met) return `${met.objective} is on table`
  if ('onTable' in met) return `${met.onTable} is on table`
  if ('allAbility' in met) return `all your ability on table is provided by ${sayFilter(met.allAbility)}`
  if ('outnumberedIn' in met)
    return `the opponent has more ${described(met.outnumberedIn, 'many')} on table than you`
  if ('opponentHandAtLeast' in met) return `the opponent has ${met.opponentHandAtLeast} or more cards in hand`
  if ('aboard' in met) return `${sayFilter(met.aboard, 'one')} is ${isBorne(met.aboard) ? 'on it' : 'aboard'}`
  if ('inBattleWith' in met) return `in battle with ${sayFilter(met.inBattleWith, 'one')}`
  if ('piloting' in met) return `piloting ${sayFilter(met.piloting, 'one')}`
  if ('held' in met) return held(met)
  if ('cardAt' in met) return `${sayFilter(met.cardAt, 'one')} is at ${place(met.where)}`
  if ('begunWith' in met) return begun[met.begunWith][0]
  if ('phase' in met) return `it is ${phaseOf(met)}`
  if ('isWith' in met) return `it is with ${sayFilter(met.isWith, 'one')}`
  if ('itself' in met) return itself(met.itself, false)
  if ('emptyHere' in met) return 'no card is stacked here'
  if ('segment' in met) return `a battle is in its ${met.segment} segment`
  if ('yourTurn' in met) return met.yourTurn ? 'it is your turn' : 'it is the opponent’s turn'
  if ('opponentHandAtMost' in met) return `the opponent has ${met.opponentHandAtMost} cards or fewer in hand`
  if ('lifeForceBelow' in met) return `your Life Force is below ${met.lifeForceBelow}`
  if ('captive' in met) return `there is ${sayFilter({ captive: 'any', ...met.captive }, 'one')}`
  if ('inPlay' in met) {
    const { atLeast = 1 } = met
    if (met.inPlay.at || met.inPlay.inBattle)
      return atLeast === 1
        ? `there is ${sayFilter(met.inPlay, 'one')}`
        : `there are ${atLeast} ${met.inPlay.owner ? 'of ' : ''}${sayFilter(met.inPlay)}`
    return atLeast === 1
      ? `${sayFilter(met.inPlay, 'one')} is on table`
      : `${atLeast} ${met.inPlay.owner ? 'of ' : ''}${sayFilter(met.inPlay)} are on table`
  }
  if ('battle' in met) return fighting(met.battle)
  const [who, where] = 'cardsThere' in met ? [met.cardsThere, 'there'] : [met.cardsPresent, 'present']
  return met.atLeast === 1
    ? `${sayFilter(who, 'one')} is ${where}`
    : `${met.atLeast} of ${sayFilter(who)} are ${where}`
}

function fighting({ by, at }: Extract<Condition, { battle: unknown }>['battle']): string {
  const initiator = by ? ` that ${by === 'you' ? 'you' : 'the opponent'} initiated` : ''
  return `in a battle${initiator}${at ? ` ${atPlace(at)}` : ''}`
}

const phaseOf = ({ phase, turn }: Extract<Condition, { phase: string }>): string =>
  `${turn === 'yours' ? 'your' : turn ? 'the opponent’s' : 'any'} ${phase} phase`

/** What a card is: where, if that is all. */
function itself(what: Filter, not: boolean): string {
  const is = not ? 'it is not' : 'it is'
  const bare = Object.keys(what).length === 1
  return what.at && bare
    ? `${is} at ${place(what.at)}`
    : `${is} ${sayFilter(what, 'one').replace(/^a card (that is )?/, '')}`
}

/** That something is not so. */
function denial(met: Condition): string {
  if ('objective' in met) return `${met.objective} is not on table`
  if ('onTable' in met) return `${met.onTable} is not on table`
  if ('held' in met) return held(met, true)
  if ('cardAt' in met)
    return 'title' in met.cardAt
      ? `${sayFilter(met.cardAt, 'one')} is not at ${place(met.where)}`
      : `none of ${sayFilter(met.cardAt)} is at ${place(met.where)}`
  if ('begunWith' in met) return begun[met.begunWith][1]
  if ('phase' in met) return `it is not ${phaseOf(met)}`
  if ('itself' in met) return itself(met.itself, true)
  return `it is not so that ${clause(met)}`
}

/** While a text works: ' while you control this location'; nothing for a text that always does. */
export function condition(met: Condition | undefined): string {
  if (!met) return ''
  return 'isWith' in met ? ` with ${sayFilter(met.isWith, 'one')}` : ` while ${clause(met)}`
}
