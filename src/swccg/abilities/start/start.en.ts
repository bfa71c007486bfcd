/** What the texts of starting cards say, in English. */

import { clause } from '../conditions/conditions.en.ts'
import { at, sayFilter } from '../filters/filters.en.ts'
import { upperFirst } from '../grammar.en.ts'
import type { Phrases } from '../phrases.ts'
import type { StartPart, StartText } from './start.ts'

const counts = ['no', 'one', 'two', 'three', 'four']

/** One thing that a starting card does. */
function part({ deploy, take, to, count = 1, may, after }: StartPart) {
  const what = deploy ?? take ?? {}
  const cards =
    count === 1
      ? sayFilter(what, 'one')
      : `${may ? 'up to ' : ''}${counts[count] ?? count} ${sayFilter(what)}`
  const where = to ? ` ${at(to, 'to')}` : ''
  const verb = `${may && count === 1 ? 'you may ' : ''}${take ? 'take' : 'deploy'}`
  const more = after ? `after ${sayFilter(after, 'one')}, ` : ''
  return `${more}${verb} ${cards}${take ? ' into hand' : where}`
}

/** What texts say of the start of the game, and of Objectives that turn over. */
export const start: Phrases<StartText> = {
  'start of game': (text) => {
    const when = text.while ? `, if ${clause(text.while)}` : ''
    const { draws, first, placed } = text
    return [
      `As the game starts${when}: ${text.parts.map(part).join('; ') || 'nothing is deployed'}.`,
      draws === undefined ? '' : ` You draw ${draws} cards for your starting hand.`,
      first ? ` The ${upperFirst(first)} Side takes the first turn.` : '',
      placed ? ` Then this card goes to the ${placed === 'lost' ? 'Lost Pile' : 'Reserve Deck'}.` : '',
    ].join('')
  },
  'never in': (text) => `This card may not be placed in ${text.pile}.`,
  flips: (text) =>
    text.may ? `You may turn this card over once ${clause(text.if)}.` : `Turns over if ${clause(text.if)}.`,
}
