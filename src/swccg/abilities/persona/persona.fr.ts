/** Ce que disent les textes sur la conversion, en français. */

import { at, sayFilter } from '../filters/filters.fr.ts'
import type { Phrases } from '../phrases.ts'
import type { PersonaText } from './persona.ts'

/** What texts say of converting. */
export const persona: Phrases<PersonaText> = {
  'may be converted': (text) => {
    const where = text.presentAt ? ` tant qu’il est présent ${at(text.presentAt)}` : ''
    return `L’adversaire peut le convertir${where}, en posant ${sayFilter(text.by, 'one')}.`
  },
  'prevents conversion': (text, condition) =>
    `Il est impossible de convertir ${sayFilter(text.who)} en y mettant une autre version${condition}.`,
}
