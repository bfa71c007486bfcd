/** What texts about moving say, in English. */

import type { MoveName } from '../basics.ts'
import type { CardFacts } from '../card-facts.ts'
import { at, described, sayFilter, sayLocation } from '../filters/filters.en.ts'
import type { LocationFilter } from '../filters/filters.ts'
import { list, upperFirst } from '../grammar.en.ts'
import type { Phrases } from '../phrases.ts'
import type { Ability } from '../types.ts'
import type { MovementText } from './movement.ts'

function route(from: LocationFilter | undefined, to: LocationFilter | undefined): string {
  const start = from && Object.keys(from).length > 0 ? ` from ${sayLocation(from)}` : ''
  if (!to) return start
  return to.here && start === '' ? ` ${sayLocation(to)}` : `${start} to ${sayLocation(to)}`
}

const nouns: Record<MoveName, string> = {
  landspeed: 'landspeed',
  hyperspeed: 'hyperspeed',
  'docking bay transit': 'docking bay transit',
  landing: 'landing',
  'taking off': 'taking off',
  'sector movement': 'sector movement',
  shuttling: 'shuttling',
  'location text': 'location text',
  'starship site': 'going to or from a starship site',
  'vehicle site': 'going to or from a vehicle site',
  'mobile system': 'hyperspeed of a mobile system',
  orbit: 'moving between a Death Star and the system that it orbits',
  follow: 'following',
  'attack run': 'Attack Run',
  'bombing run': 'Bombing Run',
  'death star ii sector': 'moving in Death Star II sectors',
  embark: 'embarking',
  disembark: 'disembarking',
  shift: 'changing slots',
  dock: 'docking',
  'prisoner transfer': 'prisoner transfer',
  relocation: 'relocation',
}

const using = (kinds: readonly MoveName[] | undefined): string =>
  kinds
    ? ` by ${list(
        kinds.map((kind) => nouns[kind]),
        'or',
      )}`
    : ''

const force = (cost: number | 'free'): string => (cost === 'free' ? 'free' : `for ${cost} Force`)

const moreForce = (add: number): string => `${Math.abs(add)} Force ${add < 0 ? 'less' : 'more'}`

function forbids(text: Extract<Ability, { does: 'forbids move' }>, condition: string): string {
  const who = text.who === 'self' ? 'This card' : upperFirst(sayFilter(text.who))
  if (text.never)
    return `${who} never moves${route(text.from, text.to)}${text.carried ? ', even carried' : ''}${using(text.using)}${condition}.`
  const start = text.exceptFrom ? ` except from ${sayLocation(text.exceptFrom)}` : ''
  return `${who} may not move${route(text.from, text.to)}${start}${using(text.using)}${condition}.`
}

function moveCost(text: Extract<Ability, { does: 'move cost' }>, condition: string): string {
  const way = `${route(text.from, text.to)}${using(text.using)}`
  const who = text.who === 'self' ? 'this card' : sayFilter(text.who)
  if (text.free) return `Moving ${who}${way} is free${condition}.`
  const many = text.addForEach
    ? ` for each other ${described(text.addForEach, 'one')} present with this card`
    : ''
  return `Moving ${who}${way} costs ${moreForce(text.add ?? 1)}${many}${condition}.`
}

function moveBetween(text: Extract<Ability, { does: 'move between' }>, condition: string): string {
  const who = sayFilter({ owner: 'you', ...text.who })
  const card = text.orCard ? ` or the card ${text.orCard}` : ''
  const back = text.bothWays ? ', or the other way' : ''
  const cost = text.cost === undefined ? '' : `, ${force(text.cost)}`
  const when = text.while ? `${upperFirst(condition.trim())}, in` : 'In'
  return `${when} your ${text.phase} phase ${who} may move${route(text.from, text.to)}${card}${back}${cost}.`
}

function relocates(text: Extract<Ability, { does: 'relocate' }>, condition: string): string {
  const many = text.upTo === 'any' ? 'any number of' : text.upTo === 1 ? 'one of' : `up to ${text.upTo} of`
  const price =
    text.price === 'destiny'
      ? 'as much Force as a destiny draw says, or place this card in the Lost Pile'
      : text.price === 'free' || text.price === 0
        ? ''
        : text.price
  const when = text.phase ? `In your ${text.phase} phase, relocate` : 'Relocate'
  const cost = price === '' ? ', free' : ` for ${price}${typeof price === 'number' ? ' Force' : ''}`
  const free = text.freeTo ? `, or free${route(undefined, text.freeTo)}` : ''
  const regular = text.regular ? ', as its regular move' : ''
  return `${when} ${many} ${sayFilter(text.who)}${route(text.from, text.to)}${cost}${free}${regular}${condition}${text.notInBattle ? ', except during battle' : ''}.`
}

function movesAway(text: Extract<Ability, { does: 'move away' }>, condition: string): string {
  const moment =
    text.when === 'after weapons segment'
      ? 'Just after the weapons segment of a battle'
      : text.when === 'battle initiated'
        ? `When ${text.by ? 'the opponent has' : 'someone has'} just initiated a battle`
        : 'At any time'
  const where = text.at ? ` ${at(text.at)}` : ''
  const many =
    text.upTo === 'all'
      ? 'all'
      : text.upTo === 'any'
        ? 'any number'
        : text.upTo === 1
          ? 'one'
          : `up to ${text.upTo}`
  const below = text.abilityBelowNumberOf
    ? `, of ability below the number of ${sayFilter(text.abilityBelowNumberOf)} present,`
    : ''
  const must = text.whose === 'opponent' ? 'must' : text.upTo === 'all' ? 'try to' : 'may'
  const cost = text.price > 0 ? `, for ${text.price} Force` : ''
  const kind = text.using ? ` by ${nouns[text.using]}` : ''
  const site = text.targetsSite ? ' to one adjacent site that you choose at once' : ''
  return `${moment}${where}${condition}${cost}: ${many} of ${sayFilter(text.who)} ${text.present ? 'present ' : ''}there${below} ${must} move away${kind}${site}${text.freeMove ? ', free' : ''}${text.orLost ? ', or is lost' : ''}.${text.cancelsBattle ? ' The battle is canceled.' : ''}`
}

function follows(text: Extract<Ability, { does: 'may follow' }>): string {
  const who = text.who === 'self' ? 'This card' : upperFirst(sayFilter(text.who))
  const often = text.oncePerTurn ? 'once a turn ' : ''
  const leader = sayFilter(text.leader, 'one')
  return `${who} may ${often}follow ${leader} that just moved from the same site (if within range)${text.free ? ', free' : ''}.`
}

function onlyAt({ where, movingOnly }: Extract<Ability, { does: 'only at' }>): string {
  if (where.not && Object.keys(where).length === 1) return `Never moves to ${sayLocation(where.not)}.`
  return movingOnly
    ? `Moves only to ${sayLocation(where)}.`
    : `Can be, and move, only at ${sayLocation(where)}.`
}

function transit(text: Extract<Ability, { does: 'transit' }>, condition: string): string {
  const which = `${upperFirst(text.way)} here, docking bay transit`
  const alone = text.alone ? ', whatever the other docking bay says' : ''
  if (text.cost === 'free') return `${which} is free for you${alone}${condition}.`
  if (text.cost !== undefined) return `${which} costs you ${text.cost} Force${alone}${condition}.`
  return `${which} costs you ${moreForce(text.add ?? 0)}${condition}.`
}

/** What texts say of moving. */
export const movement: Phrases<MovementText, [card: CardFacts]> = {
  transit: transit,
  'move between': moveBetween,
  'extra landspeed': (text) =>
    `${upperFirst(sayFilter(text.who))} need ${text.add} landspeed more to move ${list(text.way, 'or')} here.`,
  'forbids move': forbids,
  'move cost': moveCost,
  'only at': onlyAt,
  'moves undriven': () => 'Needs nobody aboard to move.',
  'landspeed is driver ability': () => "Its landspeed is its driver's ability.",
  'move range': (text) =>
    `${upperFirst(sayFilter(text.who))} have ${text.add} ${text.what} more when they move${route(text.from, text.to)}.`,
  'enter and exit': (text, _condition, card) =>
    `${upperFirst(sayFilter(text.who))} may go between here and the place where ${card.location?.siteOf ?? card.title} is, each for ${text.cost} Force.`,
  'movement destiny': (text) =>
    `When one of ${sayFilter(text.who)} moves from here, draw movement destiny${text.addManeuver ? ' and add its maneuver' : ''}: below ${text.lostBelow} it is lost.`,
  'may follow': follows,
  'makes missing': (text) =>
    `${upperFirst(sayFilter(text.who))} that come to be present at the same exterior site go missing.`,
  shuttles: (text) =>
    text.upTo === 1
      ? 'Shuttles one character at a time, free.'
      : `Shuttles up to ${text.upTo} characters at a time, free.`,
  'characters aboard may jump off': () => 'Characters aboard may disembark as this card is lost.',
  'moves like a starfighter at cloud sectors': () =>
    'At cloud sectors it moves like a starfighter, and weapons may be fired at it as at one.',
  carries: (text) =>
    `Its bearer carries ${text.upTo === 1 ? 'one' : `up to ${text.upTo}`} of these: ${sayFilter(text.who, 'one')}.`,
  'not aboard': (text) => `Never aboard ${sayFilter(text.what)}.`,
  'moved by crew': (text) =>
    `${text.count} of ${sayFilter(text.crew)} take it along when they move, for ${text.add} Force more.`,
  'gives hyperspeed': (text) => `${text.to} can move: its hyperspeed is ${text.hyperspeed}.`,
  relocate: relocates,
  'move away': movesAway,
}
