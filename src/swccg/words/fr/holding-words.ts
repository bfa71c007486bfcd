/** Les textes qui tiennent tant qu'une carte est en jeu, ou un certain temps, en français. Phrases sans leur point. */

import type { Bearer } from '../../abilities/filters.ts'
import type { HoldingText } from '../../abilities/holding-texts.ts'
import type { AbilityOf } from '../../abilities/types.ts'
import { clause } from './conditions.ts'
import { de, forEach, list, sayFilter, sayLocation } from './filters.ts'

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Ce sur quoi porte un texte. */
export const bearer = (who: Bearer): string =>
  ({
    self: 'cette carte',
    host: 'ce qui la porte',
    piloted: 'tout ce qu’elle pilote',
    'piloted by host': 'tout ce que pilote son porteur',
    target: 'la cible',
  })[who as string] ?? sayFilter(who as Exclude<Bearer, string>)

export const stats = {
  landspeed: 'la vitesse terrestre',
  hyperspeed: 'l’hypervitesse',
  power: 'la puissance',
  maneuver: 'la manoeuvre',
  armor: 'le blindage',
  ability: 'l’aptitude',
  forfeit: 'la valeur de perte',
  ferocity: 'la férocité',
  destiny: 'la destinée',
}

const ofBearer = (what: keyof typeof stats, who: Bearer): string => `${stats[what]} ${de(bearer(who))}`

const times: Record<number, string> = { 2: 'Double', 3: 'Triple', 0.5: 'Divise par deux' }
const rounded = { up: ', par excès', down: ', par défaut', nearest: ', en arrondissant' }

/** Comment une carte quitte la table. */
const leaving = {
  lost: 'est perdue',
  canceled: 'est annulée',
  used: 'va à la pile de cartes utilisées',
  out: 'est mise hors jeu',
}

export function modifier(text: AbilityOf<'modify'>): string {
  const { what, who, hostIs, add = 0, set, times: factor, round, ifAny, cumulative, plus } = text
  const many = forEach(text.each)
  if (hostIs && (who === 'host' || who === 'piloted')) {
    const change =
      set === undefined ? `${add < 0 ? 'diminue' : 'augmente'} de ${Math.abs(add)}` : `est ${set}`
    const there = sayFilter(hostIs, 'one')
    return who === 'piloted'
      ? `Quand elle pilote ${there}, ${stats[what]} y ${change}${many}`
      : `Quand elle est à bord ${de(there)}, ${stats[what]} y ${change}${many}`
  }
  const whose = ofBearer(what, who)
  const rest = `${many}${ifAny ? ', s’il y en a' : ''}${cumulative ? ', de façon cumulative' : ''}`
  if (plus) return `Ajoute son aptitude à ${whose}${rest}`
  if (set !== undefined) return `${upperFirst(whose)} est ${set}`
  if (text.gives !== undefined)
    return `${upperFirst(bearer(who))} a ${text.gives} comme valeur pour ${stats[what]}`
  if (factor !== undefined)
    return `${times[factor] ?? `Multiplie par ${factor}`} ${whose}${round ? rounded[round] : ''}${rest}`
  return `${add < 0 ? `Retire ${-add} à` : `Ajoute ${add} à`} ${whose}${rest}`
}

export function sayHolding(text: Exclude<HoldingText, { does: 'forbids move' }>): string {
  switch (text.does) {
    case 'modify':
      return modifier(text)
    case 'cannot move':
      if (text.who === undefined) return 'Ne peut pas se déplacer'
      if (text.who === 'host') return 'La carte qui la porte ne peut pas se déplacer'
      if (text.who === 'target') return 'La cible ne peut pas se déplacer'
      return `Immobilise ${bearer(text.who)}`
    case 'may not be increased':
      return `Rien n’augmente sa ${text.what === 'landspeed' ? 'vitesse terrestre' : 'valeur d’hypervitesse'}`
    case 'may not be reduced':
      return `Rien ne diminue ${ofBearer(text.what, text.who)}`
    case 'defines': {
      const { hand, icons, plus } = text.root
      return `${upperFirst(stats[text.what])} de cette carte est la racine carrée de ${hand} par carte de plus dans la main obscure, ${icons} par icône obscure de plus en jeu, et ${plus.toFixed(2).replace('.', ',')} ; au moins ${text.atLeast}`
    }
    case 'cancels game text':
      return `Annule le texte de jeu ${de(bearer(text.who))}${text.wherePresent ? ' là où cette carte est présente' : ''}`
    case 'copies game text':
      return 'Cette carte a aussi le texte de jeu de la cible'
    case 'suspends':
      return `Suspend ${bearer(text.who)}${text.where ? ` à ${sayLocation(text.where)}` : ''}`
    case 'immune':
      return `${text.who ? `Immunise ${bearer(text.who)}` : 'Immunisée'} contre ${text.to}`
    case 'may not be targeted':
      return `Il est interdit de cibler ${bearer(text.who)}${text.by ? ` avec ${list(text.by, 'ou')}` : ''}`
    case 'game text may not be canceled':
      return `Le texte de jeu ${de(bearer(text.who))} ne peut pas être annulé`
    case 'cancels':
      return `Annule ${sayFilter(text.what)}`
    case 'may be taken by':
      return `Peut être prise par ${list(text.titles, 'ou')} là où cette carte cherche`
    case 'lost at end of turn':
      return `À la fin du tour, ${text.who === 'self' ? 'cette carte' : 'la cible'} est perdue`
    case 'leaves':
      return `Cette carte ${leaving[text.how]} si ${clause(text.when)}`
    case 'frees':
      return `Libère ${sayFilter(text.who)}`
    case 'works on captives':
      return 'Agit sur un captif aussi'
    case 'transfers free':
      return 'Ce que cette carte porte est remis à d’autres gratuitement'
    case 'separate cost': {
      const doing = text.of === 'deploy' ? 'déployer' : 'jouer'
      return `Pour ${doing} ${sayFilter(text.who)}${text.to ? ` vers ${sayLocation(text.to)}` : ''}, il faut d’abord ${text.force} Force`
    }
    case 'maintenance':
      return `À la fin de votre tour : utilisez ${text.keep} Force pour la garder${text.toUsed === undefined ? '' : `, ou perdez ${text.toUsed} Force pour la mettre aux cartes utilisées`}, ou mettez-la hors du jeu`
    case 'cuts Force loss': {
      const whose = text.whose ? 'Les pertes de Force de l’adversaire' : 'Vos pertes de Force'
      if (text.by !== undefined) {
        const { own, drainAt } = text.except ?? {}
        const owner = text.whose ? 'par ses propres cartes' : 'par vos propres cartes'
        const spared = [
          ...(own ? [owner] : []),
          ...(drainAt ? [`par les drains de Force à ${sayLocation(drainAt)}`] : []),
        ]
        return `${whose} sont réduites de ${text.by}${spared.length > 0 ? `, sauf ${spared.join(' et ')}` : ''}`
      }
      const [way, other] = text.half === 'up' ? ['excès', 'défaut'] : ['défaut', 'excès']
      const unless = text.otherwise ? ` (par ${other} tant que ${clause(text.otherwise)})` : ''
      return `${whose} sont divisées par deux, par ${way}${unless}`
    }
    default: {
      const unknown: never = text
      return unknown
    }
  }
}
