/** What texts about battles say. */

import { sayAmount, sayChange } from '../amount/amount.en.ts'
import { at, bearer, isOne, sayFilter, signed } from '../filters/filters.en.ts'
import { upperFirst } from '../grammar.en.ts'
import type { Phrases } from '../phrases.ts'
import type { BattleText } from './battle.ts'

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

const shots = {
  you: 'of your weapon destinies',
  opponent: 'of the opponent’s weapon destinies',
  each: 'weapon destiny',
}

/** 'of your battle destinies', 'battle destiny'. */
const eachOf = (whose: 'you' | 'opponent' | 'each', kind: string): string =>
  whose === 'each' ? kind : `of ${yours[whose]} ${kind.replace('destiny', 'destinies')}`

/** Which shots a change of weapon destiny is about. */
function shot({ weapon, firer, target, where }: Extract<BattleText, { does: 'changes destiny' }>): string {
  const firers = { self: 'it', host: 'what it is on', rides: 'anything it is aboard as a passenger' }
  return [
    weapon ? ` of ${weapon === 'host' ? 'the weapon it is on' : sayFilter(weapon, 'one')}` : '',
    firer ? ` when ${typeof firer === 'string' ? firers[firer] : sayFilter(firer, 'one')} fires` : '',
    target ? ` at ${sayFilter(target, 'one')}` : '',
    where ? ` ${at(where)}` : '',
  ].join('')
}

/** What texts say of battles. */
export const battle: Phrases<BattleText> = {
  'changes destiny': (text, condition) => {
    const whose = yours[text.whose ?? 'you']
    const subject =
      text.of === 'each'
        ? `Each ${text.kind === 'weapon' ? shots[text.whose ?? 'you'] : eachOf(text.whose ?? 'you', destinies[text.kind])}`
        : `${upperFirst(whose)} ${text.of === 'total' ? 'total ' : ''}${destinies[text.kind]}`
    const change = text.set === undefined ? sayChange(text.add ?? 0, text.side === undefined) : `${text.set}`
    return `${subject}${shot(text)} is ${change}${condition}.`
  },
  'adds destiny': (text, condition) => {
    const many =
      text.count === 1
        ? `one ${destinies[text.kind]}`
        : `${text.count} ${destinies[text.kind].replace('destiny', 'destinies')}`
    return `Adds ${many}${condition}.`
  },
  'battle destiny if unable': (text, condition) =>
    `Draws ${text.count} battle destiny if unable to otherwise${condition}.`,
  'draws and chooses': (text, condition) => {
    const [when, verb] = text.may ? ['about to draw', 'may instead draw'] : ['drawing', 'draw']
    return `Whenever ${when} ${destinies[text.kind]} you ${verb} ${text.draw} and choose ${text.choose}${condition}.`
  },
  'limits battle destiny': (text, condition) => {
    const who = against[text.whose ?? 'you']
    const where = text.where ? ` ${at(text.where)}` : ''
    if (text.ability === undefined) {
      const may = who === 'you' ? 'You may' : `${upperFirst(who)} may`
      if (!text.atMost) return `${may} not draw battle destiny${where}${condition}.`
      return `${may} draw no more than ${text.atMost} battle destiny${where}${condition}.`
    }
    return `${upperFirst(who)} ${who === 'you' ? 'need' : 'needs'} ability of ${text.ability} or more to draw battle destiny${where}${condition}.`
  },
  'changes battle total': (text, condition) => {
    const who = text.whose ?? 'you'
    const subject =
      text.what === 'power' || text.what === 'ability'
        ? `${upperFirst(yours[who])} total ${text.what} in battles`
        : `${text.what === 'attrition' ? 'Attrition' : 'Battle damage'} against ${against[who]}`
    const where = text.where ? ` ${at(text.where)}` : ''
    const sum = text.set === undefined ? sayChange(text.add ?? 0, text.side === undefined) : `${text.set}`
    const change = text.times === undefined ? sum : `multiplied by ${text.times}`
    return `${subject}${where} is ${change}${condition}.`
  },
  'immune to attrition': (text, condition) => {
    const limit =
      text.below === 'all'
        ? 'all attrition'
        : `attrition of less than ${sayAmount(text.below, text.side === undefined)}`
    return `${upperFirst(bearer(text.who))} ${isOne(text.who) ? 'is' : 'are'} immune to ${limit}${condition}.`
  },
  'loses immunity to attrition': (text, condition) =>
    `${upperFirst(bearer(text.who))} ${isOne(text.who) ? 'has' : 'have'} no immunity to attrition${condition}.`,
  'withholds ability': (text, condition) =>
    `The ability of ${bearer(text.who)} is not applied toward drawing battle destiny${condition}.`,
  'battle cost': (text, condition) => {
    const who = against[text.whose ?? 'you']
    const where = text.where ? ` ${at(text.where)}` : ''
    if (text.free) return `Initiating a battle${where} is free for ${who}${condition}.`
    const cost = text.set === undefined ? `${signed(text.add ?? 0)} Force` : `${text.set} Force`
    return `Initiating a battle${where} costs ${who} ${cost}${condition}.`
  },
  'may not be excluded': (text, condition) =>
    `${upperFirst(bearer(text.who))} may not be excluded from battles${condition}.`,
  'may not battle': (text, condition) => `${upperFirst(bearer(text.who))} may not battle${condition}.`,
  'may battle': (text, condition) => {
    const told = {
      both: 'initiate battle and be battled',
      initiate: 'initiate battle',
      'be battled': 'be battled',
    }
    if (text.who) return `${upperFirst(sayFilter(text.who))} may ${told[text.how]}${condition}.`
    return text.how === 'both'
      ? 'May initiate battle and be battled.'
      : text.how === 'initiate'
        ? 'May initiate battle.'
        : 'May be battled.'
  },
}
