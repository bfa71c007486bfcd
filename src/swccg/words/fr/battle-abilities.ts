/** Ce que disent les textes sur les batailles. */

import type { Filter, LocationFilter } from '../../abilities/types.ts'
import type { BattleText } from '../en/battle-abilities.ts'
import { de, forEach, forEachHeld, sayFilter, sayLocation } from './filters.ts'
import { bearer } from './holding-words.ts'

interface Sayings {
  place(where: LocationFilter): string
  condition: string
}

const against = { you: 'vous', opponent: 'l’adversaire', each: 'chaque joueur' }
const owners = { you: 'de votre côté', opponent: 'de l’adversaire', each: 'de chaque joueur' }
export const destinies = {
  attack: 'destinée d’attaque',
  ferocity: 'destinée de férocité',
  power: 'destinée de puissance',
  battle: 'destinée de bataille',
  attrition: 'destinée d’attrition',
  weapon: 'destinée d’arme',
  duel: 'destinée de duel',
  other: 'destinée',
}
const signed = (add: number) => (add < 0 ? `${-add} de moins` : `${add} de plus`)
const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const shots = {
  you: 'Chacune de vos destinées d’arme',
  opponent: 'Chaque destinée d’arme de l’adversaire',
  each: 'Chaque destinée d’arme',
}

/** Les tirs dont parle un changement de la destinée d’arme. */
function shot(
  { weapon, firer, target, where }: Extract<BattleText, { does: 'changes destiny' }>,
  place: Sayings['place'],
): string {
  const firers = {
    self: 'elle tire',
    host: 'ce qui la porte tire',
    rides: 'ce qui la transporte comme passager tire',
  }
  return [
    weapon ? ` avec ${weapon === 'host' ? 'l’arme qui la porte' : sayFilter(weapon, 'one')}` : '',
    firer ? ` quand ${typeof firer === 'string' ? firers[firer] : `${sayFilter(firer, 'one')} tire`}` : '',
    target ? ` sur ${sayFilter(target, 'one')}` : '',
    where ? ` ${place(where)}` : '',
  ].join('')
}

/** « pour chaque paire : un droïde et un Rebelle ». */
const paired = (one: Filter | undefined, other: Filter): string =>
  ` pour chaque paire : ${one ? sayFilter(one, 'one') : 'une carte'} et ${sayFilter(other, 'one')}`

/** Un texte sur les batailles en une phrase. */
export function sayBattle(text: BattleText, { place, condition }: Sayings): string {
  switch (text.does) {
    case 'changes destiny': {
      const subject =
        text.kind === 'weapon' && text.of === 'each'
          ? shots[text.whose ?? 'you']
          : `${upper(destinies[text.kind])} ${text.of === 'total' ? 'totale ' : ''}${owners[text.whose ?? 'you']}`
      const change = text.set === undefined ? signed(text.add ?? 0) : `${text.set}`
      const times = forEach(text.each) + forEachHeld(text.eachHeld)
      return `${subject}${shot(text, place)} : ${change}${times}${condition}.`
    }
    case 'adds destiny':
      return `Ajoute ${text.count} ${destinies[text.kind].replace('destinée', text.count > 1 ? 'destinées' : 'destinée')}${condition}.`
    case 'battle destiny if unable':
      return `Permet ${text.count} destinée${text.count > 1 ? 's' : ''} de bataille si vous n’en avez pas autrement${condition}.`
    case 'draws and chooses': {
      const verb = text.may ? 'vous pouvez en tirer' : 'vous en tirez'
      return `Chaque fois que vous devez tirer une ${destinies[text.kind]}, ${verb} ${text.draw} et choisissez-en ${text.choose}${condition}.`
    }
    case 'limits battle destiny': {
      const who = against[text.whose ?? 'you']
      const where = text.where ? ` ${place(text.where)}` : ''
      if (text.ability === undefined)
        return `Pour ${who}${where} : au plus ${text.atMost ?? 0} destinée de bataille${condition}.`
      return `Pour ${who}${where} : aptitude de ${text.ability} ou plus pour tirer une destinée de bataille${condition}.`
    }
    case 'changes battle total': {
      const who = text.whose ?? 'you'
      const subject =
        text.what === 'power' || text.what === 'ability'
          ? `${text.what === 'power' ? 'Puissance' : 'Aptitude'} totale en bataille ${owners[who]}`
          : `${text.what === 'attrition' ? 'Attrition' : 'Dommages de bataille'} contre ${against[who]}`
      const where = text.where ? ` ${place(text.where)}` : ''
      const sum = text.set === undefined ? signed(text.add ?? 0) : `${text.set}`
      const change = text.times === undefined ? sum : `multipliés par ${text.times}`
      return `${subject}${where} : ${change}${text.pairedWith ? paired(text.each, text.pairedWith) : forEach(text.each)}${condition}.`
    }
    case 'immune to attrition': {
      const limit = text.below === 'all' ? 'toute attrition' : `l’attrition inférieure à ${text.below}`
      return `Immunité contre ${limit} pour ${bearer(text.who)}${condition}.`
    }
    case 'loses immunity to attrition':
      return `Aucune immunité contre l’attrition pour ${bearer(text.who)}${condition}.`
    case 'withholds ability':
      return `L’aptitude ${de(bearer(text.who))} ne compte pas pour tirer une destinée de bataille${condition}.`
    case 'battle cost': {
      const where = text.where ? ` ${place(text.where)}` : ''
      if (text.free)
        return `Engager une bataille${where} est gratuit pour ${against[text.whose ?? 'you']}${condition}.`
      const cost = text.set === undefined ? `${signed(text.add ?? 0)}` : `${text.set}`
      return `Engager une bataille${where} coûte à ${against[text.whose ?? 'you']} ${cost}, en Force${condition}.`
    }
    case 'reacts': {
      const who = text.who === 'self' ? 'cette carte' : `chaque carte parmi ${sayFilter(text.who)}`
      const place = text.at ? ` à ${sayLocation(text.at)}` : ''
      const way = { move: 's’y déplacer', 'move away': 's’en éloigner', deploy: 's’y déployer' }[text.how]
      const to =
        text.to === undefined
          ? 'une bataille ou un drain de Force'
          : text.to === 'battle'
            ? 'une bataille'
            : 'un drain de Force'
      const range = text.withinRange ? ' (si à portée)' : ''
      const cost = text.free ? ', gratuitement' : text.add ? `, pour ${signed(text.add)} en Force` : ''
      return `Si l’adversaire vient d’engager ${to}${place}, ${who} peut ${way} en réaction${range}${cost}${condition}.`
    }
    case 'may not be excluded':
      return `Interdiction d’exclure d’une bataille ${bearer(text.who)}${condition}.`
    case 'may not battle':
      return `Interdiction de participer à une bataille pour ${bearer(text.who)}${condition}.`
    case 'may battle': {
      const told = {
        both: 'Bataille permise, attaquants et attaqués',
        initiate: 'Bataille permise à ces attaquants',
        'be battled': 'Bataille permise contre eux',
      }
      if (text.who) return `${told[text.how]} : ${sayFilter(text.who)}${condition}.`
      return text.how === 'both'
        ? 'Peut engager une bataille et y être attaqué.'
        : text.how === 'initiate'
          ? 'Peut engager une bataille.'
          : 'Peut être attaqué en bataille.'
    }
  }
}
