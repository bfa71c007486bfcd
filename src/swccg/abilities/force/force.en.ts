/** What texts about Force say, in English. */

import { sayChange } from '../amount/amount.en.ts'
import { at, signed } from '../filters/filters.en.ts'
import { lowerFirst, upperFirst } from '../grammar.en.ts'
import type { Phrases } from '../phrases.ts'
import type { ForceText } from './force.ts'

const yours = { you: 'your', opponent: 'the opponent’s', each: 'each player’s' }

const players = { you: 'you', opponent: 'the opponent', each: 'each player' }

/** What texts say of Force. */
export const force: Phrases<ForceText> = {
  'Force icons': (text, condition) => {
    const whose = yours[text.whose ?? 'you']
    const icons = Math.abs(text.add) === 1 ? 'icon' : 'icons'
    const verb = text.add < 0 ? 'Cancels' : 'Adds'
    return `${verb} ${Math.abs(text.add)} Force ${icons} on ${whose} side ${at(text.where)}${condition}.`
  },
  'Force generation': (text, condition) => {
    const whose = yours[text.whose ?? 'you']
    const subject = `${upperFirst(whose)} ${text.where ? '' : 'total '}Force generation`
    const where = text.where ? ` ${at(text.where)}` : ''
    if (text.limit === undefined) return `${subject}${where} is ${signed(text.add ?? 0)}${condition}.`
    return `${subject}${where} is at most ${text.limit}${condition}.`
  },
  'Force drain': (text, condition) => {
    const whose = yours[text.whose ?? 'you']
    // Where this card is present is here.
    const { here, ...kind } = text.where
    const place = text.present ? kind : text.where
    const anywhere = Object.keys(place).length === 0
    const where = `${anywhere ? '' : ` ${at(place)}`}${text.present ? ' where it is present' : ''}`
    const subject = `${upperFirst(whose)} Force drains${where}`
    if (text.prevented) return `${subject} may not be initiated${condition}.`
    if (text.cost !== undefined) return `${subject} cost ${signed(text.cost)} Force${condition}.`
    if (text.set !== undefined) return `${subject} are ${text.set}${condition}.`
    if (text.losesAtMost !== undefined)
      return `${subject}: no more than ${text.losesAtMost} Force is lost to each${condition}.`
    if (text.cancels)
      return `The ${text.cancels} of ${lowerFirst(subject)} by cards of the same player are canceled${condition}.`
    if (text.mayNotBe)
      return `${subject} may not be ${text.mayNotBe} by ${whose === 'your' ? 'the opponent' : 'you'}${condition}.`
    return `${subject} are ${sayChange(text.add ?? 0, text.side === undefined)}${condition}.`
  },
  'loses Force': (text, condition) => {
    const who = players[text.whose ?? 'you']
    const turns = text.turn ? (text.turn === 'yours' ? 'your turns' : 'the opponent’s turns') : 'each turn'
    const verb = who === 'you' ? 'lose' : 'loses'
    return `At the ${text.when.split(' ')[0]} of ${turns}, ${who} ${verb} ${text.count} Force${condition}.`
  },
  'may Force drain': (text, condition) => `May Force drain ${at(text.where)}${condition}.`,
  'cancels Force drain': (text) => {
    const cost = text.price > 0 ? `, for ${text.price} Force` : ''
    return `Cancels a Force drain that the opponent has just initiated${cost}.`
  },
}
