/** What texts of creatures say. */

import type { CreatureText } from '../../abilities/creature-texts.ts'
import { sayFilter, sayLocation, upperFirst } from './filters.ts'

/** A text of a creature as a sentence. */
export function sayCreature(text: CreatureText): string {
  switch (text.does) {
    case 'parasite': {
      if (text.host === null) return 'Parasite of nothing: it attacks nobody.'
      return `Parasite: ${sayFilter(text.host, 'one')}${text.canMove ? ' that can move' : ''}.`
    }
    case 'attacks': {
      const whom = sayFilter(text.whom)
      if (text.how === 'not') return `Does not attack ${whom}.`
      return text.how === 'also' ? `Attacks ${whom} too.` : `Attacks ${whom}, and nothing else.`
    }
    case 'fate of defeated': {
      const choice = ' as the opponent of their player chooses'
      const or = text.orEaten ? 'eaten or ' : ''
      return `${upperFirst(sayFilter(text.who))} that it defeats are ${or}relocated to ${sayLocation(text.to)},${choice}.`
    }
    case 'eats out of play':
      return 'What it eats is placed out of play.'
    case 'ferocity of last eaten':
      return 'Added to its ferocity is the power or ferocity of what it has eaten last.'
    case 'makes selective':
      return `For the remainder of the game, ${sayFilter(text.who)} are selective.`
    case 'carries host off':
      return `It relocates with its host up to ${text.upTo} sites away, as the opponent of its host's player chooses, and then lets go of it.`
    case 'lets go of spent host':
      return 'While its host has neither power nor hyperspeed, parasites like it let go at random, one at a time, and do not attach again that turn.'
    case 'squeezes host':
      return 'Each move phase draw destiny: above the ability of its host, it takes 1 off its power for good. A host without power is eaten.'
    case 'causes attack':
      return `Once in your ${text.phase} phase you may have ${sayFilter(text.creature, 'one')} attack ${sayFilter(text.target, 'one')} here at once.`
  }
}
