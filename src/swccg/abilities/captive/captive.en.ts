/** What texts do with captives and stolen cards, in English. */

import { sayFilter } from '../filters/filters.en.ts'
import type { Phrases } from '../phrases.ts'
import type { CaptiveText, Custody } from './captive.ts'

/** Such a part of a result; `whom` is whom it concerns, one or several. */
export function sayCustody(part: Custody, whom: string, several: boolean): string {
  const be = several ? 'are' : 'is'
  switch (part.brings) {
    case 'capture':
      return `${whom} ${be} captured`
    case 'freezing':
      return `${whom} ${be} ‘frozen’, and this card is placed there`
    case 'release':
      return `${whom} ${be} released`
    case 'new escort':
      return `another bounty hunter or warrior of yours present takes ${whom} into custody`
    case 'theft':
      return part.by ? `${sayFilter(part.by, 'one')} present with it steals ${whom}` : `steal ${whom}`
  }
}

/** What texts say of captives. */
export const captive: Phrases<CaptiveText> = {
  frees: (text, condition) => `Releases ${sayFilter(text.who)}${condition}.`,
  'works on captives': (_text, condition) => `Works on a captive too${condition}.`,
  'transfers free': (_text, condition) => `What it carries is handed on for free${condition}.`,
}
