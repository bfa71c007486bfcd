/** Ce que disent les textes sur le déploiement, en français. */

import type { CardFacts } from './card-facts.ts'
import { whether } from './conditions.fr.ts'
import type { DeployedTo, DeployText } from './deploy.ts'
import { at, de, list, sayFilter, sayLocation } from './filters.fr.ts'
import type { Filter, LocationFilter } from './filters.ts'
import type { Phrases } from './phrases.ts'
import { sayPrice } from './weapon.fr.ts'

const to = (where: LocationFilter | undefined) => (where === undefined ? '' : ` ${at(where)}`)

const who = (cards: Filter | 'self') => (cards === 'self' ? 'cette carte' : sayFilter(cards))

const deployedTo = (text: DeployedTo) =>
  [
    to(text.to),
    text.aboard ? ` à bord ${de(sayFilter(text.aboard, 'one'))}` : '',
    text.beside ? `${text.to ? '' : ' là'} où se trouve ${sayFilter(text.beside, 'one')}` : '',
  ].join('')

/** What texts say of deploying. */
export const deploy: Phrases<DeployText, [card: CardFacts]> = {
  'deploys only': (text) => `Ne se déploie qu’à ${sayLocation(text.where)}.`,
  'deploys only if': (text) => `Ne se déploie que ${whether(text.if)}.`,
  'energy shield': (text, _condition, card) => {
    const words = text.sites.map((word) => `« ${word} »`)
    return `Les règles du bouclier énergétique s’appliquent aux sites de ${card.location?.planet} dont le titre contient ${list(words, 'ou')} : personnages, véhicules et vaisseaux spatiaux obscurs ne peuvent s’y déployer, et ce ne sont pas des champs de bataille.`
  },
  'deploys to battle': (text, condition) =>
    `Si vous venez d’engager une bataille${text.at ? ` à ${sayLocation(text.at)}` : ''}, cette carte peut s’y déployer gratuitement${condition}.`,
  'deploy cost': (text, condition) => {
    const way = `Déployer ${who(text.who)}${deployedTo(text)}${text.or ? ` ou${deployedTo(text.or)}` : ''}`
    if (text.free) return `${way} est gratuit${condition}.`
    if (text.set !== undefined) return `${way} coûte ${text.set} Force${condition}.`
    const { add = 0 } = text
    return `${way} coûte ${Math.abs(add)} Force de ${add < 0 ? 'moins' : 'plus'}${condition}.`
  },
  'deploys on': (text, condition) => {
    const loss = text.loses === undefined ? '' : `, si vous perdez ${text.loses} Force`
    const price = text.price === undefined ? loss : `, ${sayPrice(text.price)}${loss}`
    if (!text.card && !text.at && text.whose === 'opponent')
      return `Se déploie du côté de l’adversaire de la table${price}.`
    if (text.card) {
      const whose = { anyone: '', opponent: ' (de l’adversaire)', own: ' (à vous)' }[text.whose ?? 'own']
      const place = text.at ? ` ${at(text.at)}` : ''
      const cover = text.undercover
        ? ', qui devient clandestin et peut renoncer à sa couverture durant votre phase de déploiement'
        : ''
      return `Se déploie sur ${sayFilter(text.card, 'one')}${text.card.owner ? '' : whose}${place}${price}${cover}.`
    }
    const where = text.at ? sayLocation(text.at) : 'la table'
    return `Se déploie sur ${where}${price}${condition.replace(/^ tant qu(e|’)/, (_, e) => (e === 'e' ? ', si' : ', si '))}.`
  },
  'ignores deployment restrictions': (text, condition) => {
    const way = {
      all: `${to(text.to)} malgré les restrictions de déploiement de localisation`,
      presence: `${to(text.to)} sans présence ni icône de Force`,
      shield: ' à un site protégé par un bouclier',
    }[text.only ?? 'all']
    return `Vous pouvez déployer ${who(text.who)}${way}${condition}.`
  },
  'forbids deploy': (text, condition) =>
    `${text.never ? 'Jamais on ne déploie' : 'Il est interdit de déployer'} ${who(text.who)}${to(text.to)}${condition}.`,
  'may be transferred': (text) =>
    `Durant votre phase de déploiement, elle peut être transférée gratuitement à ${sayFilter(text.to, 'one')}, à l’un ou l’autre joueur, en présence de ce qui la porte.`,
  'deploys simultaneously': (text) =>
    `Vous pouvez déployer ${who(text.who)} en même temps qu’un pilote à bord.`,
}
