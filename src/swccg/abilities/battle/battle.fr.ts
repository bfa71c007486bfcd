/** Ce que disent les textes sur les batailles. */

import { sayChange, toAmount } from '../amount/amount.fr.ts'
import { at, bearer, sayFilter, signed } from '../filters/filters.fr.ts'
import { counted, de, upperFirst } from '../grammar.fr.ts'
import type { Phrases } from '../phrases.ts'
import type { BattleText } from './battle.ts'

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

/** « Chacune de vos destinées d’arme ». */
function each(whose: keyof typeof owners, kind: string): string {
  if (whose === 'you') return `Chacune de vos ${kind.replace('destinée', 'destinées')}`
  return whose === 'each' ? `Chaque ${kind}` : `Chaque ${kind} de l’adversaire`
}

/** Les tirs dont parle un changement de la destinée d’arme. */
function shot({ weapon, firer, target, where }: Extract<BattleText, { does: 'changes destiny' }>): string {
  const firers = {
    self: 'elle tire',
    host: 'ce qui la porte tire',
    rides: 'ce qui la transporte comme passager tire',
  }
  return [
    weapon ? ` avec ${weapon === 'host' ? 'l’arme qui la porte' : sayFilter(weapon, 'one')}` : '',
    firer ? ` quand ${typeof firer === 'string' ? firers[firer] : `${sayFilter(firer, 'one')} tire`}` : '',
    target ? ` sur ${sayFilter(target, 'one')}` : '',
    where ? ` ${at(where)}` : '',
  ].join('')
}

/** What texts say of battles. */
export const battle: Phrases<BattleText> = {
  'changes destiny': (text, condition) => {
    const subject =
      text.of === 'each'
        ? each(text.whose ?? 'you', destinies[text.kind])
        : `${upperFirst(destinies[text.kind])} ${text.of === 'total' ? 'totale ' : ''}${owners[text.whose ?? 'you']}`
    const change = text.set === undefined ? sayChange(text.add ?? 0, text.side === undefined) : `${text.set}`
    return `${subject}${shot(text)} : ${change}${condition}.`
  },
  'adds destiny': (text, condition) => `Ajoute ${counted(text.count, destinies[text.kind])}${condition}.`,
  'battle destiny if unable': (text, condition) =>
    `Permet ${counted(text.count, destinies.battle)} si vous n’en avez pas autrement${condition}.`,
  'draws and chooses': (text, condition) => {
    const verb = text.may ? 'vous pouvez en tirer' : 'vous en tirez'
    return `Chaque fois que vous devez tirer une ${destinies[text.kind]}, ${verb} ${text.draw} et choisissez-en ${text.choose}${condition}.`
  },
  'limits battle destiny': (text, condition) => {
    const who = against[text.whose ?? 'you']
    const where = text.where ? ` ${at(text.where)}` : ''
    if (text.ability === undefined)
      return text.atMost
        ? `Pour ${who}${where} : au plus ${counted(text.atMost, destinies.battle)}${condition}.`
        : `Pour ${who}${where} : aucune destinée de bataille${condition}.`
    return `Pour ${who}${where} : aptitude de ${text.ability} ou plus pour tirer une destinée de bataille${condition}.`
  },
  'changes battle total': (text, condition) => {
    const who = text.whose ?? 'you'
    const subject =
      text.what === 'power' || text.what === 'ability'
        ? `${text.what === 'power' ? 'Puissance' : 'Aptitude'} totale en bataille ${owners[who]}`
        : `${text.what === 'attrition' ? 'Attrition' : 'Dommages de bataille'} contre ${against[who]}`
    const where = text.where ? ` ${at(text.where)}` : ''
    const sum = text.set === undefined ? sayChange(text.add ?? 0, text.side === undefined) : `${text.set}`
    const change =
      text.times === undefined
        ? sum
        : `${text.what === 'damage' ? 'multipliés' : 'multipliée'} par ${text.times}`
    return `${subject}${where} : ${change}${condition}.`
  },
  'immune to attrition': (text, condition) => {
    const limit =
      text.below === 'all'
        ? 'toute attrition'
        : `l’attrition inférieure ${toAmount(text.below, text.side === undefined)}`
    return `Immunité contre ${limit} pour ${bearer(text.who)}${condition}.`
  },
  'loses immunity to attrition': (text, condition) =>
    `Aucune immunité contre l’attrition pour ${bearer(text.who)}${condition}.`,
  'withholds ability': (text, condition) =>
    `L’aptitude ${de(bearer(text.who))} ne compte pas pour tirer une destinée de bataille${condition}.`,
  'battle cost': (text, condition) => {
    const where = text.where ? ` ${at(text.where)}` : ''
    if (text.free)
      return `Engager une bataille${where} est gratuit pour ${against[text.whose ?? 'you']}${condition}.`
    const cost = text.set === undefined ? `${signed(text.add ?? 0)}` : `${text.set}`
    return `Engager une bataille${where} coûte à ${against[text.whose ?? 'you']} ${cost}, en Force${condition}.`
  },
  'may not be excluded': (text, condition) =>
    `Interdiction d’exclure d’une bataille ${bearer(text.who)}${condition}.`,
  'may not battle': (text, condition) =>
    text.who === 'target'
      ? `La cible ne peut pas participer à une bataille${condition}.`
      : `Interdiction de participer à une bataille pour ${bearer(text.who)}${condition}.`,
  'may battle': (text, condition) => {
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
  },
}
