/** What the texts of starting cards say, in English. */

import type { Ability } from '../../abilities/types.ts'
import { clause } from './conditions.ts'
import { sayFilter, sayLocation, upperFirst } from './filters.ts'

type Starting = Extract<Ability, { does: 'start of game' | 'flips' | 'never in' }>

const counts = ['no', 'one', 'two', 'three', 'four']

/** One thing that a starting card does. */
function part({
  deploy,
  take,
  to,
  count = 1,
  may,
  after,
}: Extract<Starting, { does: 'start of game' }>['parts'][number]) {
  const what = deploy ?? take ?? {}
  const cards =
    count === 1
      ? sayFilter(what, 'one')
      : `${may ? 'up to ' : ''}${counts[count] ?? count} ${sayFilter(what)}`
  const where = to ? (to.here ? ' here' : ` to ${sayLocation(to)}`) : ''
  const verb = `${may && count === 1 ? 'may ' : ''}${take ? 'take' : 'deploy'}`
  const more = after ? `after ${sayFilter(after, 'one')}, ` : ''
  return `${more}${verb} ${cards}${take ? ' into hand' : where}`
}

/** A text that begins the game, or turns an Objective over, as a sentence. */
export function sayStarting(text: Starting): string {
  if (text.does === 'never in') return `This card may not be placed in ${text.pile}.`
  if (text.does === 'flips') {
    return text.may
      ? `You may turn this card over once ${clause(text.if)}.`
      : `Turns over if ${clause(text.if)}.`
  }
  const when = text.while ? `, if ${clause(text.while)}` : ''
  const { draws, first, placed } = text
  return [
    `As the game starts${when}: ${text.parts.map(part).join('; ') || 'nothing is deployed'}.`,
    draws === undefined ? '' : ` You draw ${draws} cards for your starting hand.`,
    first ? ` The ${upperFirst(first)} Side takes the first turn.` : '',
    placed ? ` Then this card goes to the ${placed === 'lost' ? 'Lost Pile' : 'Reserve Deck'}.` : '',
  ].join('')
}
