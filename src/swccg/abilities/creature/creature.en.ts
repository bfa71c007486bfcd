/** What texts of creatures say. */

import { sayFilter, sayLocation } from '../filters/filters.en.ts'
import { upperFirst } from '../grammar.en.ts'
import type { Phrases } from '../phrases.ts'
import type { CreatureText } from './creature.ts'

/** What texts of creatures say. */
export const creature: Phrases<CreatureText> = {
  parasite: (text) => {
    if (text.host === null) return 'Parasite of nothing: it attacks nobody.'
    return `Parasite: ${sayFilter(text.host, 'one')}${text.canMove ? ' that can move' : ''}.`
  },
  attacks: (text) => {
    const whom = sayFilter(text.whom)
    if (text.how === 'not') return `Does not attack ${whom}.`
    return text.how === 'also' ? `Attacks ${whom} too.` : `Attacks ${whom}, and nothing else.`
  },
  'fate of defeated': (text) => {
    const choice = ' as the opponent of their player chooses'
    const or = text.orEaten ? 'eaten or ' : ''
    return `${upperFirst(sayFilter(text.who))} that it defeats are ${or}relocated to ${sayLocation(text.to)},${choice}.`
  },
  'eats out of play': () => 'What it eats is placed out of play.',
  'ferocity of last eaten': () => 'Added to its ferocity is the power or ferocity of what it has eaten last.',
  'makes selective': (text) => `For the remainder of the game, ${sayFilter(text.who)} are selective.`,
  'carries host off': (text) =>
    `It relocates with its host${text.farthest ? ' as far as it can,' : ''} up to ${text.upTo} sites away, as the opponent of its host's player chooses, and then lets go of it.`,
  'lets go of spent host': () =>
    'While its host has neither power nor hyperspeed, parasites like it let go at random, one at a time, and do not attach again that turn.',
  'squeezes host': () =>
    'Each move phase draw destiny: above the ability of its host, its host has 1 power less, cumulatively, while this creature is attached. A host without power is eaten.',
  'causes attack': (text) =>
    `Once in your ${text.phase} phase you may have ${sayFilter(text.creature, 'one')} attack ${sayFilter(text.target, 'one')} here at once.`,
}
