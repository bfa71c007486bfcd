/** Ce que disent les textes des cartes de départ, en français. */

import type { Ability } from '../../abilities/types.ts'
import { clause } from './conditions.ts'
import { de, sayFilter, sayLocation } from './filters.ts'

type Starting = Extract<Ability, { does: 'start of game' | 'flips' | 'never in' }>

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
    count === 1 ? sayFilter(what, 'one') : `${may ? 'jusqu’à ' : ''}${count} ${de(sayFilter(what))}`
  const where = to ? (to.here ? ' ici' : ` à ${sayLocation(to)}`) : ''
  const may1 = may && count === 1
  const more = after ? `après ${sayFilter(after, 'one')}, ` : ''
  if (take) return `${more}${may1 ? 'vous pouvez prendre' : 'prenez'} ${cards} dans votre main`
  return `${more}${may1 ? 'vous pouvez déployer' : 'déployez'} ${cards}${where}`
}

/** A text that begins the game, or turns an Objective over, as a sentence. */
export function sayStarting(text: Starting): string {
  if (text.does === 'never in')
    return `Cette carte ne peut pas être placée dans ${text.pile === 'Life Force' ? 'la Force vitale' : 'le paquet de réserve'}.`
  if (text.does === 'flips') {
    return text.may
      ? `Vous pouvez retourner cette carte dès lors que : ${clause(text.if)}.`
      : `Se retourne dès lors que : ${clause(text.if)}.`
  }
  const when = text.while ? `, si ${clause(text.while)}` : ''
  const { draws, first, placed } = text
  return [
    `Au début de la partie${when} : ${text.parts.map(part).join(' ; ') || 'rien n’est déployé'}.`,
    draws === undefined ? '' : ` Vous piochez ${draws} cartes pour votre main de départ.`,
    first ? ` Le Côté ${first === 'light' ? 'lumineux' : 'obscur'} joue le premier tour.` : '',
    placed ? ` Puis elle va ${placed === 'lost' ? 'à la pile perdue' : 'au paquet de réserve'}.` : '',
  ].join('')
}
