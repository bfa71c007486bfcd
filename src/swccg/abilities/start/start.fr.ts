/** Ce que disent les textes des cartes de départ, en français. */

import { clause, whether } from '../conditions/conditions.fr.ts'
import { at, sayFilter } from '../filters/filters.fr.ts'
import { de, que } from '../grammar.fr.ts'
import type { Phrases } from '../phrases.ts'
import type { StartPart, StartText } from './start.ts'

/** One thing that a starting card does. */
function part({ deploy, take, to, count = 1, may, after }: StartPart) {
  const what = deploy ?? take ?? {}
  const cards =
    count === 1
      ? sayFilter(what, 'one')
      : `${may ? 'jusqu’à ' : ''}${count} ${what.owner ? de(sayFilter(what)) : sayFilter(what).replace(/^les /, '')}`
  const where = to ? ` ${at(to)}` : ''
  const may1 = may && count === 1
  const more = after ? `après ${sayFilter(after, 'one')}, ` : ''
  if (take) return `${more}${may1 ? 'vous pouvez prendre' : 'prenez'} ${cards} dans votre main`
  return `${more}${may1 ? 'vous pouvez déployer' : 'déployez'} ${cards}${where}`
}

/** What texts say of the start of the game, and of Objectives that turn over. */
export const start: Phrases<StartText> = {
  'start of game': (text) => {
    const when = text.while ? `, ${whether(text.while)}` : ''
    const { draws, first, placed } = text
    return [
      `Au début de la partie${when} : ${text.parts.map(part).join(' ; ') || 'rien n’est déployé'}.`,
      draws === undefined ? '' : ` Vous piochez ${draws} cartes pour votre main de départ.`,
      first ? ` Le Côté ${first === 'light' ? 'lumineux' : 'obscur'} joue le premier tour.` : '',
      placed
        ? ` Puis elle va ${placed === 'lost' ? 'à la pile de cartes perdues' : 'au paquet de réserve'}.`
        : '',
    ].join('')
  },
  'never in': (text) =>
    `Cette carte ne peut pas être placée dans ${text.pile === 'Life Force' ? 'la Force vitale' : 'le paquet de réserve'}.`,
  flips: (text) =>
    text.may
      ? `Vous pouvez retourner cette carte dès lors ${que(clause(text.if))}.`
      : `Se retourne dès lors ${que(clause(text.if))}.`,
}
