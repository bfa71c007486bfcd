/** What texts that change the numbers of cards say, in English. */

import { bearer, forEach, sayFilter, upperFirst } from './filters.en.ts'
import type { Bearer } from './filters.ts'
import type { Modifies } from './modifies.ts'
import type { Phrases } from './phrases.ts'
import type { AbilityOf } from './types.ts'

export const ofBearer = (what: string, who: Bearer): string =>
  who === 'self' ? `its own ${what}` : `the ${what} of ${bearer(who)}`

const times: Record<number, string> = { 2: 'Doubles', 3: 'Triples', 0.5: 'Halves' }

const rounded = { up: ', rounded up', down: ', rounded down', nearest: ', rounded' }

function modifier(text: AbilityOf<'modify'>): string {
  const { what, who, hostIs, add = 0, set, times: factor, round, ifAny, cumulative, plus } = text
  const many = `${forEach(text.each)}${text.most ? ` (${text.most} at most)` : ''}`
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

/** What is said of a changed number. */
export const modifies: Phrases<Modifies> = {
  modify: (text, condition) => `${modifier(text)}${condition}.`,
}
