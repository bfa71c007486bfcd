/** Ce que disent les textes sur les réactions, en français. */

import { at, sayFilter, signed } from '../filters/filters.fr.ts'
import type { Phrases } from '../phrases.ts'
import type { Reacts } from './react.ts'

/** What texts say of reacts. */
export const react: Phrases<Reacts> = {
  reacts: (text, condition) => {
    const who = text.who === 'self' ? 'cette carte' : sayFilter({ owner: 'you', ...text.who })
    const place = text.at ? ` ${at(text.at)}` : ''
    const way = { move: 's’y déplacer', 'move away': 's’en éloigner', deploy: 's’y déployer' }[text.how]
    const to =
      text.to === undefined
        ? 'une bataille ou un drain de Force'
        : text.to === 'battle'
          ? 'une bataille'
          : 'un drain de Force'
    const range = text.withinRange ? ' (si à portée)' : ''
    const cost = text.free ? ', gratuitement' : text.add ? `, pour ${signed(text.add)} en Force` : ''
    return `Si l’adversaire vient d’engager ${to}${place}, ${who} ${text.who === 'self' ? 'peut' : 'peuvent'} ${way} en réaction${range}${cost}${condition}.`
  },
}
