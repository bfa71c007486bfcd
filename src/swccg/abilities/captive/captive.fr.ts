/** Ce que des textes font des captifs et des cartes volées, en français. */

import { sayFilter } from '../filters/filters.fr.ts'
import { agreed, be } from '../grammar.fr.ts'
import type { Phrases } from '../phrases.ts'
import type { CaptiveText, Custody } from './captive.ts'

/** Such a part of a result; `whom` is whom it concerns. */
export function sayCustody(part: Custody, whom: string): string {
  switch (part.brings) {
    case 'capture':
      return `${whom} ${be(whom, 'capturé')}`
    case 'freezing':
      return `${whom} est « ${agreed(whom, 'gelé')} », et cette carte y est placée`
    case 'release':
      return `${whom} ${be(whom, 'libéré')}`
    case 'new escort':
      return `un autre de vos chasseurs de primes ou guerriers présents prend sous sa garde ${whom}`
    case 'theft':
      return part.by ? `${sayFilter(part.by, 'one')} sur place avec elle vole ${whom}` : `volez ${whom}`
  }
}

/** What texts say of captives. */
export const captive: Phrases<CaptiveText> = {
  frees: (text, condition) => `Libère ${sayFilter(text.who)}${condition}.`,
  'works on captives': (_text, condition) => `Agit sur un captif aussi${condition}.`,
  'transfers free': (_text, condition) =>
    `Ce que cette carte porte est remis à d’autres gratuitement${condition}.`,
}
