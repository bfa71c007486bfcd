/** What card text about deploying says, in English. */

import type { CardFacts } from '../card-facts.ts'
import { clause } from '../conditions/conditions.en.ts'
import { at, sayFilter, sayLocation } from '../filters/filters.en.ts'
import type { Filter, LocationFilter } from '../filters/filters.ts'
import { list, upperFirst } from '../grammar.en.ts'
import type { Phrases } from '../phrases.ts'
import { sayPrice } from '../weapon/weapon.en.ts'
import type { DeployedTo, DeployText } from './deploy.ts'

const to = (where: LocationFilter | undefined) => (where === undefined ? '' : ` ${at(where, 'to')}`)

const who = (cards: Filter | 'self') => (cards === 'self' ? 'this card' : sayFilter(cards))

/** 'one of your warriors or Han', 'any droid'. */
function hosts({ anyOf, ...card }: Filter, whose: 'you' | 'anyone' | 'opponent'): string {
  const cards = anyOf ? anyOf.map((one) => ({ ...card, ...one })) : [card]
  const each = cards.map((one) =>
    whose === 'anyone'
      ? sayFilter(one, 'one').replace(/^an? /, 'any ')
      : sayFilter({ ...one, owner: whose }, 'one'),
  )
  return list(each, 'or')
}

const deployedTo = (text: DeployedTo) =>
  [
    to(text.to),
    text.aboard ? ` aboard ${sayFilter(text.aboard, 'one')}` : '',
    text.beside ? `${text.to ? '' : ' to a place'} where there is ${sayFilter(text.beside, 'one')}` : '',
  ].join('')

/** What texts say of deploying. */
export const deploy: Phrases<DeployText, [card: CardFacts]> = {
  'deploys only': ({ where, orAboard }) =>
    `Deploys only to ${sayLocation(where)}${orAboard ? `, or aboard ${sayFilter(orAboard, 'one')}` : ''}.`,
  'deploys only if': (text) => `Deploys only if ${clause(text.if)}.`,
  'energy shield': (text, _condition, card) => {
    const words = text.sites.map((word) => `“${word}”`)
    return `The Energy Shield rules are in effect at ${card.location?.planet} sites with ${list(words, 'or')} in the title: dark characters, vehicles and starships may not deploy there, and they are no battlegrounds.`
  },
  'deploys to battle': (text, condition) =>
    `If you just initiated a battle${text.at ? ` at ${sayLocation(text.at)}` : ''}, this card may deploy there, free${condition}.`,
  'deploy cost': (text, condition) => {
    const way = `Deploying ${who(text.who)}${deployedTo(text)}${text.or ? ` or${deployedTo(text.or)}` : ''}`
    if (text.free) return `${way} is free${condition}.`
    if (text.set !== undefined) return `${way} costs ${text.set} Force${condition}.`
    const { add = 0 } = text
    return `${way} costs ${Math.abs(add)} Force ${add < 0 ? 'less' : 'more'}${condition}.`
  },
  'deploys on': (text, condition) => {
    const loss = text.loses === undefined ? '' : `, if you lose ${text.loses} Force`
    const price = text.price === undefined ? loss : `, ${sayPrice(text.price)}${loss}`
    if (!text.card && !text.at && text.whose === 'opponent')
      return `Deploys on the opponent’s side of table${price}.`
    if (text.card) {
      const place = text.at ? ` ${at(text.at)}` : ''
      const target = text.card.owner ? sayFilter(text.card, 'one') : hosts(text.card, text.whose ?? 'you')
      const cover = text.undercover ? ', who goes undercover and may break cover in your deploy phase' : ''
      return `Deploys on ${target}${place}${price}${cover}.`
    }
    const where = text.at ? sayLocation(text.at) : 'table'
    return `Deploys on ${where}${price}${condition.replace(/^ while/, ', if')}.`
  },
  'ignores deployment restrictions': (text, condition) => {
    const way = {
      all: `${to(text.to)} in spite of location deployment restrictions`,
      presence: `${to(text.to)} without presence or Force icons`,
      shield: ' to a shielded site',
      Dagobah: `${to(text.to)} though this is Dagobah`,
    }[text.only ?? 'all']
    return `${upperFirst(who(text.who))} may deploy${way}${condition}.`
  },
  'forbids deploy': (text, condition) =>
    `${upperFirst(who(text.who))} ${text.never ? 'never deploys' : 'may not deploy'}${to(text.to)}${condition}.`,
  'may be transferred': (text) =>
    `In your deploy phase it may be transferred, free, to ${sayFilter(text.to, 'one')} of either player, present with what it is on.`,
  'deploys simultaneously': (text) =>
    `${upperFirst(who(text.who))} may deploy simultaneously with a pilot aboard.`,
}
