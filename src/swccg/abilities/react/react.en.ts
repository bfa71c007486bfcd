/** What texts about reacts say, in English. */

import { at, sayFilter, signed } from '../filters/filters.en.ts'
import type { Phrases } from '../phrases.ts'
import type { Reacts } from './react.ts'

/** What texts say of reacts. */
export const react: Phrases<Reacts> = {
  reacts: (text, condition) => {
    const who = text.who === 'self' ? 'this card' : sayFilter({ owner: 'you', ...text.who })
    const place = text.at ? ` ${at(text.at)}` : ''
    const way = { move: 'move there', 'move away': 'move away', deploy: 'deploy there' }[text.how]
    const to =
      text.to === undefined ? 'a battle or Force drain' : text.to === 'battle' ? 'a battle' : 'a Force drain'
    const range = text.withinRange ? ' (if within range)' : ''
    const cost = text.free ? ', free' : text.add ? `, for ${signed(text.add)} Force` : ''
    return `If the opponent has just initiated ${to}${place}, ${who} may ${way} as a react${range}${cost}${condition}.`
  },
}
