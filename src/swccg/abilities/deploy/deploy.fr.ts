/** Ce que disent les textes sur le déploiement, en français. */

import type { CardFacts } from '../card-facts.ts'
import { whether } from '../conditions/conditions.fr.ts'
import { at, sayFilter, sayLocation } from '../filters/filters.fr.ts'
import type { Filter, LocationFilter } from '../filters/filters.ts'
import { de, list, que } from '../grammar.fr.ts'
import type { Phrases } from '../phrases.ts'
import { sayPrice } from '../weapon/weapon.fr.ts'
import type { DeployedTo, DeployText } from './deploy.ts'

const to = (where: LocationFilter | undefined) => (where === undefined ? '' : ` ${at(where)}`)

const who = (cards: Filter | 'self') => (cards === 'self' ? 'cette carte' : sayFilter(cards))

/** « un de vos guerriers ou votre Han », « un droïde de l’un ou l’autre joueur ». */
function hosts({ anyOf, ...card }: Filter, whose: 'you' | 'anyone' | 'opponent', place: string): string {
  const cards = anyOf ? anyOf.map((one) => ({ ...card, ...one })) : [card]
  const each = cards.map((one) => sayFilter(whose === 'anyone' ? one : { ...one, owner: whose }, 'one'))
  return `${list(each, 'ou')}${place}${whose === 'anyone' ? ', à l’un ou l’autre joueur' : ''}`
}

const deployedTo = (text: DeployedTo) =>
  [
    to(text.to),
    text.aboard ? ` à bord ${de(sayFilter(text.aboard, 'one'))}` : '',
    text.beside ? `${text.to ? '' : ' là'} où se trouve ${sayFilter(text.beside, 'one')}` : '',
  ].join('')

/** What texts say of deploying. */
export const deploy: Phrases<DeployText, [card: CardFacts]> = {
  'deploys only': ({ where, orAboard }) =>
    `Ne se déploie ${que(at(where))}${orAboard ? `, ou à bord ${de(sayFilter(orAboard, 'one'))}` : ''}.`,
  'deploys only if': (text) => `Ne se déploie que ${whether(text.if)}.`,
  'energy shield': (text, _condition, card) => {
    const words = text.sites.map((word) => `« ${word} »`)
    return `Les règles du bouclier énergétique s’appliquent aux sites de ${card.location?.planet} dont le titre contient ${list(words, 'ou')} : personnages, véhicules et vaisseaux spatiaux obscurs ne peuvent s’y déployer, et ce ne sont pas des champs de bataille.`
  },
  'deploys to battle': (text, condition) =>
    `Si vous venez d’engager une bataille${text.at ? ` ${at(text.at)}` : ''}, cette carte peut s’y déployer gratuitement${condition}.`,
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
      const place = text.at ? ` ${at(text.at)}` : ''
      const host = text.card.owner
        ? sayFilter(text.card, 'one') + place
        : hosts(text.card, text.whose ?? 'you', place)
      const cover = text.undercover
        ? ', qui devient clandestin et peut renoncer à sa couverture durant votre phase de déploiement'
        : ''
      return `Se déploie sur ${host}${price}${cover}.`
    }
    const where = text.at ? sayLocation(text.at) : 'la table'
    return `Se déploie sur ${where}${price}${condition.replace(/^ tant qu(e |’)/, ', si ').replace(', si il', ', s’il')}.`
  },
  'ignores deployment restrictions': (text, condition) => {
    const way = {
      all: `${to(text.to)} malgré les restrictions de déploiement de localisation`,
      presence: `${to(text.to)} sans présence ni icône de Force`,
      shield: ' à un site protégé par un bouclier',
      Dagobah: `${to(text.to)}, quoique ce soit Dagobah`,
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
