/** What texts of weapons say. */

import type { CardFacts } from '../card-facts.ts'
import { at, bearer, sayFilter } from '../filters/filters.en.ts'
import { list, upperFirst } from '../grammar.en.ts'
import type { Phrases } from '../phrases.ts'
import type { Chosen, Fires, Impact, Scaled, WeaponText } from './weapon.ts'

const numbers = ['no', 'one', 'two', 'three', 'four']

const many = (count: number) => numbers[count] ?? String(count)

/** 'for 2 Force', 'for X Force (X is 7 minus the ability of its bearer)'. */
export function sayPrice(price: number | Scaled | Chosen): string {
  if (typeof price === 'number') return price === 0 ? 'free' : `for ${price} Force`
  if ('upTo' in price) return `for X Force (X is from 0 to ${price.upTo})`
  const least = price.atLeast ? `, but at least ${price.atLeast}` : ''
  return `for X Force (X is ${price.from} minus the ${price.less} of its bearer${least})`
}

function added(add: Fires['add']): string {
  if (add === undefined) return ''
  const change = (number: number) => (number < 0 ? `subtract ${-number}` : `add ${number}`)
  if (typeof add === 'number') return `, ${change(add)}`
  return add.map(({ number, of }) => `, ${change(number)} for ${sayFilter(of, 'one')}`).join('')
}

function compared({ above, upTo, defenseValue = [] }: Fires): string {
  if (typeof above === 'number') return String(above)
  const counted = defenseValue.map(({ number, of }) => `${number} for ${sayFilter(of, 'one')}`)
  const note = counted.length > 0 ? ` (${list(counted, 'and')})` : ''
  return `${upTo === undefined ? 'its' : 'their total'} ${above ?? 'defense value'}${note}`
}

function brought(impact: Impact): string {
  const target = impact.of ? sayFilter(impact.of, 'one') : 'the target'
  const by = impact.by ? ` if fired by ${sayFilter(impact.by, 'one')}` : ''
  switch (impact.brings) {
    case 'hit':
      return `${target} is ‘hit’${by}`
    case 'loss':
      return `${target} is lost${by}`
    case 'capture':
      return `${target} is captured${by}`
    case 'exclusion':
      return `${target} is excluded from the battle${by}`
    case 'reset':
      return `${impact.of ? `the ${impact.what} of ${target}` : `its ${impact.what}`} is ${impact.to}${by}`
    case 'loss of starship weapons':
      return `all starship weapons deployed on the target are lost${by}`
    case 'disarming':
      return `the target’s weapons may not be used in this battle${by}`
  }
}

/** All that a shot brings; what it brings for the highest X, in place of the other. */
function outcome({ results, price }: Fires): string {
  const most = results.flatMap((one) => (one.x === 'most' ? brought(one).replace(/^the target/, 'it') : []))
  const text = list(results.filter((one) => one.x !== 'most').map(brought), 'and')
  if (most.length === 0) return text
  const x = typeof price === 'object' && 'upTo' in price ? price.upTo : 0
  return `${text}, or ${list(most, 'and')} if X is ${x}`
}

/** The weapon that is part of a card, by its name. */
const permanent = ({ permanentWeapon }: CardFacts): string =>
  permanentWeapon === undefined ? 'its permanent weapon' : `its permanent weapon, ${permanentWeapon},`

const ranges = {
  adjacent: ' at the same or an adjacent site',
  'related system': ' in a battle at a related system',
}

function fires(text: Fires, condition: string, card: CardFacts): string {
  const own = card.type === 'weapon' ? 'it' : permanent(card)
  const start = text.answers
    ? `When a battle has just been initiated where it is present, ${own}`
    : upperFirst(own)
  const who = text.upTo
    ? `up to ${many(text.upTo)} ${text.alike ? sayFilter(text.at).replace(/ and /, ` or ${many(text.upTo)} `) : sayFilter(text.at)} together`
    : sayFilter(text.at, 'one')
  const range = text.range ? ranges[text.range] : text.atSites ? ' at the same site' : ''
  const gunner = text.gunner ? ` while ${sayFilter(text.gunner, 'one')} is present` : ''
  const x = typeof text.price === 'object' && 'upTo' in text.price ? ', add X' : ''
  const results = outcome(text)
  const draw = text.contest
    ? `both players draw one destiny and add ${text.contest}, of the card that fires and of the target`
    : `draw ${many(text.destiny)} destiny${added(text.add)}${x}`
  const result = text.contest ? `if yours is above, ${results}` : `above ${compared(text)}, ${results}`
  return [
    `${start} may be fired at ${who}${range}, ${sayPrice(text.price)}${gunner}${text.powered ? ' while powered by your power droid or fusion generator' : ''}${condition}: ${draw}; ${result}.`,
    text.explodesAtZero ? ' If the destiny is 0, it and the card that fires it are lost.' : '',
    text.times ? ` It may be fired ${many(text.times)} times in a battle.` : '',
    text.repeats === undefined ? '' : ` It fires repeatedly, each time ${sayPrice(text.repeats)}.`,
  ].join('')
}

/** What texts of weapons say. */
export const weapon: Phrases<WeaponText, [card: CardFacts]> = {
  fires: fires,
  'fires a weapon': (text, condition) => {
    const { each, also = [] } = text
    return [
      `In your ${text.phase} phase, fire one of your weapons${text.free ? ', free' : ''}; what it hits is lost at once${condition}.`,
      each ? ` If ${sayFilter(each.by, 'one')} fires, add ${each.number} to each weapon destiny.` : '',
      ...also.map(
        ({ number, of }) =>
          ` Character weapons may target ${sayFilter(of, 'one')} (defense value ${number}).`,
      ),
    ].join('')
  },
  'uses weapons': (text, condition) => {
    if (text.count === 'any in battle')
      return `${upperFirst(bearer(text.who))} may fire any number of weapons in a battle${condition}.`
    const count =
      text.count === 'any' ? 'any number of weapons and devices' : `up to ${many(text.count)} weapons`
    return `${upperFirst(bearer(text.who))} may use ${count} in a turn${condition}.`
  },
  'can be fired at': (text, condition) => {
    const by = text.by ? sayFilter(text.by) : 'any weapons'
    return `${upperFirst(by)} can be fired at it (defense value ${text.defenseValue})${condition}.`
  },
  'cannot be fired': (text, condition) => `${upperFirst(bearer(text.who))} cannot be fired${condition}.`,
  'long range': (text, condition) =>
    `${upperFirst(bearer(text.who))} can be fired at adjacent sites${condition}.`,
  'fire cost': (text, condition, card) => {
    const itself = text.on === 'self' && card.type === 'weapon'
    if (itself && text.free) return `Firing it is free${condition}.`
    if (itself && text.add)
      return `Firing it costs ${Math.abs(text.add)} Force ${text.add < 0 ? 'less' : 'more'}${condition}.`
    const on = text.on ? ` on ${text.on === 'self' ? 'this card' : 'what it is aboard'}` : ''
    const where = text.where ? ` ${at(text.where)}` : ''
    const arms = text.weapon ? sayFilter(text.weapon) : 'your weapons'
    if (text.free) return `${upperFirst(arms)}${on}${where} fire free${condition}.`
    const { add = 0, set } = text
    if (set) return `Firing ${arms}${on}${where} with X = ${set.x} costs ${set.force} Force${condition}.`
    return `Firing ${arms}${on}${where} costs ${Math.abs(add)} Force ${add < 0 ? 'less' : 'more'}${condition}.`
  },
  'powers artillery': (text, condition) =>
    `Your artillery weapons ${at(text.where)} are powered${condition}.`,
}
