/** Ce que disent les textes sur le déploiement, en français. */

import type { Ability, Condition, Filter, LocationFilter } from '../../abilities/types.ts'
import { sayPrice } from './weapon-abilities.ts'

type DeployText = Extract<
  Ability,
  {
    does:
      | 'deploy cost'
      | 'deploys on'
      | 'ignores deployment restrictions'
      | 'forbids deploy'
      | 'deploys simultaneously'
  }
>

/** How filters, places and conditions are told. */
interface Sayings {
  filter(filter: Filter, count?: 'one' | 'many'): string
  location(where: LocationFilter): string
  condition(condition: Condition | undefined): string
}

/** Text about deploying as a sentence. */
export function sayDeploying(text: DeployText, { filter, location, condition }: Sayings): string {
  const to = (where: LocationFilter | undefined) =>
    where === undefined ? '' : where.here ? ' ici' : ` à ${location(where)}`
  const who = (cards: Filter | 'self') => (cards === 'self' ? 'cette carte' : filter(cards))
  switch (text.does) {
    case 'deploy cost': {
      const aboard = text.aboard ? ` à bord de ${filter(text.aboard, 'one')}` : ''
      const beside = text.beside ? ` là où se trouve ${filter(text.beside, 'one')}` : ''
      const way = `Déployer ${who(text.who)}${to(text.to)}${aboard}${beside}`
      if (text.free) return `${way} est gratuit${condition(text.while)}.`
      if (text.set !== undefined) return `${way} coûte ${text.set} Force${condition(text.while)}.`
      const { add = 0 } = text
      return `${way} coûte ${Math.abs(add)} Force de ${add < 0 ? 'moins' : 'plus'}${condition(text.while)}.`
    }
    case 'deploys on': {
      const loss = text.loses === undefined ? '' : `, si vous perdez ${text.loses} Force`
      const price = text.price === undefined ? loss : `, ${sayPrice(text.price)}${loss}`
      if (!text.card && !text.at && text.whose === 'opponent')
        return `Se déploie du côté de l’adversaire de la table${price}.`
      if (text.card) {
        const whose = { anyone: '', opponent: ' (de l’adversaire)', own: ' (à vous)' }[text.whose ?? 'own']
        const place = text.at ? (text.at.here ? ' ici' : ` à ${location(text.at)}`) : ''
        return `Se déploie sur ${filter(text.card, 'one')}${text.card.owner ? '' : whose}${place}${price}.`
      }
      const where = text.at ? location(text.at) : 'la table'
      return `Se déploie sur ${where}${price}${condition(text.while).replace(/^ tant qu(e|’)/, (_, e) => (e === 'e' ? ', si' : ', si '))}.`
    }
    case 'ignores deployment restrictions': {
      const way = {
        all: `${to(text.to)} malgré les restrictions de déploiement de localisation`,
        presence: `${to(text.to)} sans présence ni icône de Force`,
        shield: ' à un site protégé par un bouclier',
      }[text.only ?? 'all']
      return `Vous pouvez déployer ${who(text.who)}${way}${condition(text.while)}.`
    }
    case 'forbids deploy':
      return `${text.never ? 'Jamais on ne déploie' : 'Il est interdit de déployer'} ${who(text.who)}${to(text.to)}${condition(text.while)}.`
    case 'deploys simultaneously':
      return `Vous pouvez déployer ${who(text.who)} en même temps qu’un pilote à bord.`
  }
}
