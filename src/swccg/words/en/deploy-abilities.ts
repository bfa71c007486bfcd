/** What card text about deploying says, in English. */

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

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Text about deploying as a sentence. */
export function sayDeploying(text: DeployText, { filter, location, condition }: Sayings): string {
  const to = (where: LocationFilter | undefined) =>
    where === undefined ? '' : where.here ? ' here' : ` to ${location(where)}`
  const at = (where: LocationFilter) => (where.here ? 'here' : `at ${location(where)}`)
  const who = (cards: Filter | 'self') => (cards === 'self' ? 'this card' : filter(cards))
  switch (text.does) {
    case 'deploy cost': {
      const aboard = text.aboard ? ` aboard ${filter(text.aboard, 'one')}` : ''
      const beside = text.beside ? ` to where ${filter(text.beside, 'one')} is` : ''
      const way = `Deploying ${who(text.who)}${to(text.to)}${aboard}${beside}`
      if (text.free) return `${way} is free${condition(text.while)}.`
      if (text.set !== undefined) return `${way} costs ${text.set} Force${condition(text.while)}.`
      const { add = 0 } = text
      return `${way} costs ${Math.abs(add)} Force ${add < 0 ? 'less' : 'more'}${condition(text.while)}.`
    }
    case 'deploys on': {
      const loss = text.loses === undefined ? '' : `, if you lose ${text.loses} Force`
      const price = text.price === undefined ? loss : `, ${sayPrice(text.price)}${loss}`
      if (!text.card && !text.at && text.whose === 'opponent')
        return `Deploys on the opponent’s side of table${price}.`
      if (text.card) {
        const whose = { anyone: '', opponent: 'the opponent’s ', own: 'your own ' }[text.whose ?? 'own']
        const place = text.at ? ` ${at(text.at)}` : ''
        const target = text.card.owner ? filter(text.card, 'one') : `${whose}${filter(text.card)}`
        return `Deploys on ${target}${place}${price}.`
      }
      const where = text.at ? location(text.at) : 'table'
      return `Deploys on ${where}${price}${condition(text.while).replace(/^ while/, ', if')}.`
    }
    case 'ignores deployment restrictions': {
      const way = {
        all: `${to(text.to)} in spite of location deployment restrictions`,
        presence: `${to(text.to)} without presence or Force icons`,
        shield: ' to a shielded site',
      }[text.only ?? 'all']
      return `${upperFirst(who(text.who))} may deploy${way}${condition(text.while)}.`
    }
    case 'forbids deploy':
      return `${upperFirst(who(text.who))} ${text.never ? 'never deploys' : 'may not deploy'}${to(text.to)}${condition(text.while)}.`
    case 'deploys simultaneously':
      return `${upperFirst(who(text.who))} may deploy simultaneously with a pilot aboard.`
  }
}
