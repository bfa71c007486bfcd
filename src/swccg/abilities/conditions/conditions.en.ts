/** When a text works, in English. */

import { at as atPlace, described, isBorne, sayFilter, sayLocation, several } from '../filters/filters.en.ts'
import type { Condition, Filter, LocationFilter, LocationsHeld } from '../filters/filters.ts'
import { list } from '../grammar.en.ts'

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

/** Who is to be present is so with the card whose text it is; on a location, there. */
export type Where = 'card' | 'place'

/** What must be so, as a clause: 'you control this location'. */
export function clause(met: Condition, whose: Where = 'place'): string {
  if ('not' in met) return denial(met.not, whose)
  if ('all' in met) return together(met.all.map((one) => clause(one, whose)))
  if ('any' in met) return list(shared(met.any.map((one) => clause(one, whose))), 'or')
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
  if ('piloting' in met) return steering(met.piloting)
  if ('held' in met) return held(met)
  if ('cardAt' in met) return `${sayFilter(met.cardAt, 'one')} is ${located(met)}`
  if ('begunWith' in met) return begun[met.begunWith][0]
  if ('phase' in met) return `it is ${phaseOf(met)}`
  if ('isWith' in met) return `it is with ${sayFilter(met.isWith, 'one')}`
  if ('itself' in met) return itself(met.itself, false)
  if ('emptyHere' in met) return 'no card is stacked here'
  if ('segment' in met) return `a battle is in its ${met.segment} segment`
  if ('yourTurn' in met) return met.yourTurn ? 'it is your turn' : 'it is the opponent’s turn'
  if ('opponentHandAtMost' in met) return `the opponent has ${met.opponentHandAtMost} cards or fewer in hand`
  if ('lifeForceBelow' in met) return `your Life Force is below ${met.lifeForceBelow}`
  if ('captive' in met)
    return isNamed(met.captive) && !met.captive.captive
      ? `${sayFilter(met.captive, 'one')} is held captive`
      : `there is ${sayFilter({ captive: 'any', ...met.captive }, 'one')}`
  if ('inPlay' in met) {
    const { atLeast = 1, inPlay: who } = met
    const { inBattle, ...one } = who
    if (inBattle && atLeast === 1 && isNamed(one)) return `${sayFilter(one, 'one')} is in the battle`
    const { onPlanet, ...somebody } = who
    if (onPlanet && atLeast === 1) return `${sayFilter(somebody, 'one')} is on ${onPlanet}`
    const there = who.at || who.inBattle
    if (atLeast === 1)
      return there ? `there is ${sayFilter(who, 'one')}` : `${sayFilter(who, 'one')} is on table`
    return there ? `there are ${several(who, atLeast)}` : `${several(who, atLeast)} are on table`
  }
  if ('battle' in met) return fighting(met.battle)
  const [who, where] = company(met, whose)
  return met.atLeast === 1
    ? `${sayFilter(who, 'one')} is ${where}`
    : `${several(who, met.atLeast)} are ${where}`
}

/** Transport vehicles are driven. (TRM-120) */
const steering = (what: Filter): string =>
  `${what.subtype === 'transport' ? 'driving' : 'piloting'}${Object.keys(what).length === 0 ? '' : ` ${sayFilter(what, 'one')}`}`

const located = ({ where, present }: Extract<Condition, { cardAt: Filter }>): string =>
  `${present ? 'present ' : ''}at ${place(where)}`

/** Who has to be there, and how. */
const company = (
  met: Extract<Condition, { cardsThere: Filter } | { cardsPresent: Filter }>,
  whose: Where,
): [who: Filter, where: string] =>
  'cardsThere' in met
    ? [met.cardsThere, 'there']
    : [met.cardsPresent, whose === 'card' ? 'present with it' : 'present']

/** Clauses of one and the same card say 'it is' once; after one about others a battle is 'under way'. */
const shared = ([first = '', ...more]: readonly string[]): string[] => [
  first,
  ...more.map((one) => {
    if (one.startsWith('in a battle') && !/^(it is|in|piloting|driving)\b/.test(first))
      return `${one.slice('in '.length)} is under way`
    return first.startsWith('it is ') && !first.startsWith('it is not ') && /^it is (?!not )/.test(one)
      ? one.replace(/^it is /, '')
      : one
  }),
]

const together = (clauses: readonly string[]): string => list(shared(clauses), 'and')

function fighting({ by, at }: Extract<Condition, { battle: unknown }>['battle']): string {
  const initiator = by ? ` that ${by === 'you' ? 'you' : 'the opponent'} initiated` : ''
  return `in a battle${initiator}${at ? ` ${atPlace(at)}` : ''}`
}

const phaseOf = ({ phase, turn }: Extract<Condition, { phase: string }>): string =>
  `${turn === 'yours' ? 'your' : turn ? 'the opponent’s' : 'any'} ${phase} phase`

/** What a card is: where, if that is all. */
function itself(what: Filter, not: boolean): string {
  const is = not ? 'it is not' : 'it is'
  if (what.anyOf && Object.keys(what).length === 1)
    return `${is} ${list(
      what.anyOf.map((one) => bare(one)),
      'or',
    )}`
  return `${is} ${bare(what)}`
}

/** What is said of the card, without the word 'card'. */
const bare = (what: Filter): string =>
  what.at && Object.keys(what).length === 1
    ? `at ${place(what.at)}`
    : sayFilter(what, 'one').replace(/^a card (that is )?/, '')

/** 'none of your Imperials', 'no Imperial', 'Vader is not'. */
function nobody(who: Filter, is: string): string {
  if (isNamed(who)) return `${sayFilter(who, 'one')} is not ${is}`
  return who.owner
    ? `none of ${sayFilter(who)} is ${is}`
    : `no ${sayFilter(who, 'one').replace(/^an? /, '')} is ${is}`
}

const isNamed = ({ title, persona }: Filter): boolean => title !== undefined || persona !== undefined

/** 'Vader is neither present at the battle nor at a site next to it': of one and the same card. */
function neither(texts: readonly string[]): string {
  const [subject = ''] = /^.+? is not /.exec(texts[0] ?? '') ?? []
  if (texts.length < 2 || !subject || !texts.every((one) => one.startsWith(subject)))
    return list(texts, 'and')
  return `${subject.replace(/not $/, 'neither ')}${texts.map((one) => one.slice(subject.length)).join(' nor ')}`
}

/** That something is not so. */
function denial(met: Condition, whose: Where): string {
  if ('not' in met) return clause(met.not, whose)
  if ('all' in met)
    return list(
      met.all.map((one) => denial(one, whose)),
      'or',
    )
  if ('any' in met) return neither(met.any.map((one) => denial(one, whose)))
  if ('youControl' in met) return `you do not control ${place(met.youControl)}`
  if ('youOccupy' in met) return `you do not occupy ${place(met.youOccupy)}`
  if ('opponentControls' in met) return `the opponent does not control ${place(met.opponentControls)}`
  if ('objective' in met) return `${met.objective} is not on table`
  if ('onTable' in met) return `${met.onTable} is not on table`
  if ('allAbility' in met) return `not all your ability on table is provided by ${sayFilter(met.allAbility)}`
  if ('outnumberedIn' in met)
    return `the opponent does not have more ${described(met.outnumberedIn, 'many')} on table than you`
  if ('opponentHandAtLeast' in met)
    return `the opponent has fewer than ${met.opponentHandAtLeast} cards in hand`
  if ('aboard' in met) return nobody(met.aboard, isBorne(met.aboard) ? 'on it' : 'aboard')
  if ('inBattleWith' in met) return `not in battle with ${sayFilter(met.inBattleWith, 'one')}`
  if ('piloting' in met) return `not ${steering(met.piloting)}`
  if ('held' in met) return held(met, true)
  if ('cardAt' in met) return nobody(met.cardAt, located(met))
  if ('begunWith' in met) return begun[met.begunWith][1]
  if ('phase' in met) return `it is not ${phaseOf(met)}`
  if ('isWith' in met) return `it is not with ${sayFilter(met.isWith, 'one')}`
  if ('itself' in met) return itself(met.itself, true)
  if ('emptyHere' in met) return 'a card is stacked here'
  if ('segment' in met) return `no battle is in its ${met.segment} segment`
  if ('yourTurn' in met) return clause({ yourTurn: !met.yourTurn })
  if ('opponentHandAtMost' in met) return `the opponent has more than ${met.opponentHandAtMost} cards in hand`
  if ('lifeForceBelow' in met) return `your Life Force is ${met.lifeForceBelow} or more`
  if ('captive' in met)
    return `there is no ${sayFilter({ captive: 'any', ...met.captive }, 'one').replace(/^an? /, '')}`
  if ('battle' in met) return `not ${fighting(met.battle)}`
  if ('inPlay' in met) {
    const { atLeast = 1, inPlay: who } = met
    const there = who.at || who.inBattle
    if (atLeast > 1)
      return `there are fewer than ${atLeast} ${who.owner ? 'of ' : ''}${sayFilter(who)}${there ? '' : ' on table'}`
    const { onPlanet, ...somebody } = who
    if (onPlanet && !there) return nobody(somebody, `on ${onPlanet}`)
    if (!there) return nobody(who, 'on table')
    const { inBattle, ...one } = who
    if (inBattle && isNamed(one)) return nobody(one, 'in the battle')
    return who.owner || isNamed(who)
      ? `there is none of ${sayFilter(who)}`
      : `there is no ${sayFilter(who, 'one').replace(/^an? /, '')}`
  }
  const [who, where] = company(met, whose)
  return met.atLeast === 1
    ? nobody(who, where)
    : `fewer than ${met.atLeast} ${who.owner ? 'of ' : ''}${sayFilter(who)} are ${where}`
}

/** While a text works: ' while you control this location'; nothing for a text that always does. */
export function condition(met: Condition | undefined, whose: Where = 'place'): string {
  if (!met) return ''
  const parts = 'all' in met ? met.all : [met]
  const barring = parts.flatMap((one) => ('not' in one && isPlain(one.not) ? one.not : []))
  const other = parts.filter((one) => !('not' in one && isPlain(one.not)))
  const so = other.length > 0 ? ` while ${together(other.map((one) => clause(one, whose)))}` : ''
  const unless =
    barring.length > 0
      ? `${so ? ', ' : ' '}unless ${list(
          barring.map((one) => clause(one, whose)),
          'or',
        )}`
      : ''
  return so + unless
}

/** What is told with 'unless' rather than with 'while … not'. */
const isPlain = (met: Condition): boolean =>
  'cardsPresent' in met || 'cardsThere' in met || 'inPlay' in met || 'youOccupy' in met || 'youControl' in met
