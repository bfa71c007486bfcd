/** What texts about converting characters say, in English. */

import { sayFilter, sayLocation } from '../filters/filters.en.ts'
import { upperFirst } from '../grammar.en.ts'
import type { Phrases } from '../phrases.ts'
import type { PersonaText } from './persona.ts'

/** What texts say of converting. */
export const persona: Phrases<PersonaText> = {
  'may be converted': (text) => {
    const where = text.presentAt ? ` while it is present at ${sayLocation(text.presentAt)}` : ''
    return `The opponent may convert it${where}, by putting in ${sayFilter(text.by, 'one')}.`
  },
  'prevents conversion': (text, condition) =>
    `${upperFirst(sayFilter(text.who))} cannot be converted by putting in another version${condition}.`,
}
