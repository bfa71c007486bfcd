/** What texts about battles say. */

import type { Ability, Filter, LocationFilter } from '../../abilities/types.ts'
import { forEach, forEachHeld, sayFilter, sayLocation } from './filters.ts'
import { bearer } from './holding-words.ts'

export type BattleText = Extract<
  Ability,
  {
    does:
      | 'changes destiny'
      | 'adds destiny'
      | 'battle destiny if unable'
      | 'draws and chooses'
      | 'limits battle destiny'
      | 'changes battle total'
      | 'immune to attrition'
      | 'loses immunity to attrition'
      | 'withholds ability'
      | 'battle cost'
      | 'may battle'
      | 'may not battle'
      | 'may not be excluded'
      | 'reacts'
  }
>

interface Sayings {
  place(where: LocationFilter): string
  condition: string
}

const yours = { you: 'your', opponent: 'the opponent’s', each: 'each' }
const against = { you: 'you', opponent: 'the opponent', each: 'each player' }
export const destinies = {
  attack: 'attack destiny',
  ferocity: 'destiny for ferocity',
  power: 'power destiny',
  battle: 'battle destiny',
  attrition: 'attrition destiny',
  weapon: 'weapon destiny',
  duel: 'duel destiny',
  other: 'destiny',
}
const signed = (add: number) => (add < 0 ? `${-add} less` : `${add} more`)
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const shots = {
  you: 'of your weapon destinies',
  opponent: 'of the opponent’s weapon destinies',
  each: 'weapon destiny',
}

/** Which shots a change of weapon destiny is about. */
function shot(
  { weapon, firer, target, where }: Extract<BattleText, { does: 'changes destiny' }>,
  place: Sayings['place'],
): string {
  const firers = { self: 'it', host: 'what it is on', rides: 'anything it is aboard as a passenger' }
  return [
    weapon ? ` of ${weapon === 'host' ? 'the weapon it is on' : sayFilter(weapon, 'one')}` : '',
    firer ? ` when ${typeof firer === 'string' ? firers[firer] : sayFilter(firer, 'one')} fires` : '',
    target ? ` at ${sayFilter(target, 'one')}` : '',
    where ? ` ${place(where)}` : '',
  ].join('')
}

/** ' for each pair of a droid and a Rebel'. */
const paired = (one: Filter | undefined, other: Filter): string =>
  ` for each pair of ${one ? sayFilter(one, 'one') : 'a card'} and ${sayFilter(other, 'one')}`

/** A text about battles as a sentence. */
export function sayBattle(text: BattleText, { place, condition }: Sayings): string {
  switch (text.does) {
    case 'changes destiny': {
      const whose = yours[text.whose ?? 'you']
      const subject =
        text.kind === 'weapon' && text.of === 'each'
          ? `Each ${shots[text.whose ?? 'you']}`
          : `${upper(whose)} ${text.of === 'total' ? 'total ' : ''}${destinies[text.kind]}`
      const change = text.set === undefined ? signed(text.add ?? 0) : `${text.set}`
      const times = forEach(text.each) + forEachHeld(text.eachHeld)
      return `${subject}${shot(text, place)} is ${change}${times}${condition}.`
    }
    case 'adds destiny': {
      const many =
        text.count === 1
          ? `one ${destinies[text.kind]}`
          : `${text.count} ${destinies[text.kind].replace('destiny', 'destinies')}`
      return `Adds ${many}${condition}.`
    }
    case 'battle destiny if unable':
      return `Draws ${text.count} battle destiny if unable to otherwise${condition}.`
    case 'draws and chooses': {
      const [when, verb] = text.may ? ['about to draw', 'may instead draw'] : ['drawing', 'draw']
      return `Whenever ${when} ${destinies[text.kind]} you ${verb} ${text.draw} and choose ${text.choose}${condition}.`
    }
    case 'limits battle destiny': {
      const who = against[text.whose ?? 'you']
      const where = text.where ? ` ${place(text.where)}` : ''
      if (text.ability === undefined) {
        const may = who === 'you' ? 'You may' : `${upper(who)} may`
        return `${may} draw no more than ${text.atMost ?? 0} battle destiny${where}${condition}.`
      }
      return `${upper(who)} ${who === 'you' ? 'need' : 'needs'} ability of ${text.ability} or more to draw battle destiny${where}${condition}.`
    }
    case 'changes battle total': {
      const who = text.whose ?? 'you'
      const subject =
        text.what === 'power' || text.what === 'ability'
          ? `${upper(yours[who])} total ${text.what} in battles`
          : `${text.what === 'attrition' ? 'Attrition' : 'Battle damage'} against ${against[who]}`
      const where = text.where ? ` ${place(text.where)}` : ''
      const sum = text.set === undefined ? signed(text.add ?? 0) : `${text.set}`
      const change = text.times === undefined ? sum : `multiplied by ${text.times}`
      return `${subject}${where} is ${change}${text.pairedWith ? paired(text.each, text.pairedWith) : forEach(text.each)}${condition}.`
    }
    case 'immune to attrition': {
      const limit = text.below === 'all' ? 'all attrition' : `attrition of less than ${text.below}`
      return `${upper(bearer(text.who))} ${text.who === 'self' || typeof text.who === 'string' ? 'is' : 'are'} immune to ${limit}${condition}.`
    }
    case 'loses immunity to attrition':
      return `${upper(bearer(text.who))} ${typeof text.who === 'string' ? 'has' : 'have'} no immunity to attrition${condition}.`
    case 'withholds ability':
      return `The ability of ${bearer(text.who)} is not applied toward drawing battle destiny${condition}.`
    case 'battle cost': {
      const who = against[text.whose ?? 'you']
      const where = text.where ? ` ${place(text.where)}` : ''
      if (text.free) return `Initiating a battle${where} is free for ${who}${condition}.`
      const cost = text.set === undefined ? `${signed(text.add ?? 0)} Force` : `${text.set} Force`
      return `Initiating a battle${where} costs ${who} ${cost}${condition}.`
    }
    case 'reacts': {
      const who = text.who === 'self' ? 'this card' : `each of ${sayFilter(text.who)}`
      const place = text.at ? ` there, if it is at ${sayLocation(text.at)},` : ''
      const way = { move: 'move', 'move away': 'move away', deploy: 'deploy' }[text.how]
      const to =
        text.to === undefined
          ? 'a battle or Force drain'
          : text.to === 'battle'
            ? 'a battle'
            : 'a Force drain'
      const range = text.withinRange ? ' (if within range)' : ''
      const cost = text.free ? ', free' : text.add ? `, for ${signed(text.add)} Force` : ''
      return `If the opponent has just initiated ${to}${place} ${who} may ${way} as a react${range}${cost}${condition}.`
    }
    case 'may not be excluded':
      return `${upper(bearer(text.who))} may not be excluded from battles${condition}.`
    case 'may not battle':
      return `${upper(bearer(text.who))} may not battle${condition}.`
    case 'may battle': {
      const told = {
        both: 'initiate battle and be battled',
        initiate: 'initiate battle',
        'be battled': 'be battled',
      }
      if (text.who) return `${upper(sayFilter(text.who))} may ${told[text.how]}${condition}.`
      return text.how === 'both'
        ? 'May initiate battle and be battled.'
        : text.how === 'initiate'
          ? 'May initiate battle.'
          : 'May be battled.'
    }
  }
}
