/** What texts that change the numbers of cards say, in English. */

import { muchAndMany, sayAmount } from '../amount/amount.en.ts'
import { bearer, nearby, sayFilter } from '../filters/filters.en.ts'
import type { Bearer } from '../filters/filters.ts'
import { upperFirst } from '../grammar.en.ts'
import type { Phrases } from '../phrases.ts'
import type { AbilityOf } from '../types.ts'
import type { Modifies } from './modifies.ts'

export const ofBearer = (what: string, who: Bearer, beside = false): string => {
  if (who === 'self') return `its own ${what}`
  return `the ${what} of ${typeof who === 'string' ? bearer(who) : nearby(who, beside)}`
}

/** While it is there: on a card, aboard a ship, at its controls or its wheel. */
const verbs = { host: 'is on', ship: 'is aboard', piloted: 'pilots', driven: 'drives' }

const times: Record<number, string> = { 2: 'Doubles', 3: 'Triples', 0.5: 'Halves' }

const rounded = { up: ', rounded up', down: ', rounded down', nearest: ', rounded' }

function modifier(text: AbilityOf<'modify'>): string {
  const { what, who, hostIs, set, times: factor, round, ifAny, cumulative, add: amount = 0 } = text
  const beside = text.side === undefined
  const told = muchAndMany(amount, beside)
  const { much: add, many } = told ?? { much: 0, many: '' }
  if (hostIs && typeof who === 'string' && who in verbs) {
    const change = set === undefined ? `${Math.abs(add)} ${add < 0 ? 'less' : 'more'}` : `${set}`
    return `While it ${verbs[who as keyof typeof verbs]} ${sayFilter(hostIs, 'one')}, that card’s ${what} is ${change}${many}`
  }
  const whose = ofBearer(what, who, beside)
  const rest = `${many}${ifAny ? ', if there is any' : ''}${cumulative ? ', cumulatively' : ''}`
  if (!told) return `Adds ${sayAmount(amount)} to ${whose}${rest}`
  if (set !== undefined) return `${upperFirst(whose)} is ${set}`
  if (text.gives !== undefined) return `${upperFirst(bearer(who))} has ${what} ${text.gives}`
  if (factor !== undefined)
    return `${times[factor] ?? `Multiplies by ${factor}`} ${whose}${round ? rounded[round] : ''}${rest}`
  return `${add < 0 ? `Takes ${-add} off` : `Adds ${add} to`} ${whose}${rest}`
}

/** What is said of a changed number. */
export const modifies: Phrases<Modifies> = {
  modify: (text, condition) => `${modifier(text)}${condition}.`,
}
