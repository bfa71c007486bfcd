/** Texts that hold while a card is in play, or for a while, in English. Sentences without their full stop. */

import type { Bearer } from '../../abilities/filters.ts'
import type { HoldingText } from '../../abilities/holding-texts.ts'
import type { AbilityOf } from '../../abilities/types.ts'
import { clause } from './conditions.ts'
import { forEach, list, sayFilter, sayLocation, upperFirst } from './filters.ts'

/** Whom a text bears on. */
export const bearer = (who: Bearer): string =>
  ({
    self: 'this card',
    host: 'what it is on',
    piloted: 'anything it pilots',
    'piloted by host': 'anything that its bearer pilots',
    target: 'the target',
  })[who as string] ?? sayFilter(who as Exclude<Bearer, string>)

const ofBearer = (what: string, who: Bearer): string =>
  who === 'self' ? `its own ${what}` : `the ${what} of ${bearer(who)}`

const times: Record<number, string> = { 2: 'Doubles', 3: 'Triples', 0.5: 'Halves' }
const rounded = { up: ', rounded up', down: ', rounded down', nearest: ', rounded' }

/** How a card leaves table. */
const leaving = {
  lost: 'is lost',
  canceled: 'is canceled',
  used: 'goes to the Used Pile',
  out: 'is placed out of play',
}

export function modifier(text: AbilityOf<'modify'>): string {
  const { what, who, hostIs, add = 0, set, times: factor, round, ifAny, cumulative, plus } = text
  const many = forEach(text.each)
  if (hostIs && (who === 'host' || who === 'piloted')) {
    const change = set === undefined ? `${Math.abs(add)} ${add < 0 ? 'less' : 'more'}` : `${set}`
    return `While it ${who === 'host' ? 'is on' : 'pilots'} ${sayFilter(hostIs, 'one')}, ${what} there is ${change}${many}`
  }
  const whose = ofBearer(what, who)
  const rest = `${many}${ifAny ? ', if there is any' : ''}${cumulative ? ', cumulatively' : ''}`
  if (plus) return `Adds its ability to ${whose}${rest}`
  if (set !== undefined) return `${upperFirst(whose)} is ${set}`
  if (text.gives !== undefined) return `${upperFirst(bearer(who))} has ${what} ${text.gives}`
  if (factor !== undefined)
    return `${times[factor] ?? `Multiplies by ${factor}`} ${whose}${round ? rounded[round] : ''}${rest}`
  return `${add < 0 ? `Takes ${-add} off` : `Adds ${add} to`} ${whose}${rest}`
}

export function sayHolding(text: Exclude<HoldingText, { does: 'forbids move' }>): string {
  switch (text.does) {
    case 'modify':
      return modifier(text)
    case 'cannot move':
      return text.who ? `${upperFirst(bearer(text.who))} cannot move` : 'Cannot move'
    case 'may not be increased':
      return `Nothing raises its ${text.what}`
    case 'may not be reduced':
      return `Nothing lowers ${ofBearer(text.what, text.who)}`
    case 'defines': {
      const { hand, icons, plus } = text.root
      return `Its ${text.what} is the square root of ${hand} for each card more in the Dark hand, ${icons} for each Dark icon more in play, and ${plus.toFixed(2)}; at least ${text.atLeast}`
    }
    case 'cancels game text':
      return `Cancels the game text of ${bearer(text.who)}${text.wherePresent ? ' where this card is present' : ''}`
    case 'copies game text':
      return 'This card has the game text of the target, too'
    case 'suspends':
      return `Suspends ${bearer(text.who)}${text.where ? ` at ${sayLocation(text.where)}` : ''}`
    case 'immune':
      return `${text.who ? `Makes ${bearer(text.who)} immune` : 'Immune'} to ${text.to}`
    case 'may not be targeted':
      return `${upperFirst(bearer(text.who))} may not be targeted${text.by ? ` by ${list(text.by, 'or')}` : ''}`
    case 'game text may not be canceled':
      return `The game text of ${bearer(text.who)} may not be canceled`
    case 'cancels':
      return `Cancels ${sayFilter(text.what)}`
    case 'may be taken by':
      return `May be taken by ${list(text.titles, 'or')} where that searches`
    case 'lost at end of turn':
      return `At the end of the turn ${text.who === 'self' ? 'this card' : 'the target'} is lost`
    case 'leaves':
      return `This card ${leaving[text.how]} if ${clause(text.when)}`
    case 'frees':
      return `Releases ${sayFilter(text.who)}`
    case 'works on captives':
      return 'Works on a captive too'
    case 'transfers free':
      return 'What it carries is handed on for free'
    case 'separate cost': {
      const doing = text.of === 'deploy' ? 'deploy' : 'play'
      return `To ${doing} ${sayFilter(text.who)}${text.to ? ` to ${sayLocation(text.to)}` : ''} takes ${text.force} Force first`
    }
    case 'maintenance':
      return `At the end of your turn: use ${text.keep} Force to maintain it${text.toUsed === undefined ? '' : `, or lose ${text.toUsed} Force to place it in the Used Pile`}, or place it out of play`
    case 'cuts Force loss': {
      const whose = text.whose ? 'The opponent’s' : 'Your'
      if (text.by !== undefined) {
        const { own, drainAt } = text.except ?? {}
        const owner = text.whose ? 'the opponent’s own cards' : 'your own cards'
        const spared = [
          ...(own ? [owner] : []),
          ...(drainAt ? [`Force drains at ${sayLocation(drainAt)}`] : []),
        ]
        return `${whose} losses of Force are ${text.by} less${spared.length > 0 ? `, except to ${spared.join(' and to ')}` : ''}`
      }
      const other = text.half === 'up' ? 'down' : 'up'
      const unless = text.otherwise ? ` (${other} while ${clause(text.otherwise)})` : ''
      return `${whose} losses of Force are halved, rounded ${text.half}${unless}`
    }
    default: {
      const unknown: never = text
      return unknown
    }
  }
}
