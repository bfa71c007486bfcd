/** How amounts are told in English: 'so much for each', or as what they are. */

import { clause } from '../conditions/conditions.en.ts'
import { at, forEach, forEachHeld, nearby, sayFilter, signed } from '../filters/filters.en.ts'
import type { Filter } from '../filters/filters.ts'
import { list } from '../grammar.en.ts'
import { type Amount, type ForEach, forEachOf } from './amount.ts'

const named = { X: 'X', destiny: 'the destiny', number: 'the number', placed: 'the number of cards placed' }

type Counted = NonNullable<ForEach['counted']>

const sides = { light: 'Light', dark: 'Dark' }

/** ' for each Light Side Force icon here'. */
const forEachIcon = ({ icons, at: where }: Extract<Counted, { icons: unknown }>): string =>
  ` for each ${sides[icons]} Side Force icon ${at(where)}`

/** ' for each Jawa present', ' for each pair of a droid and a Rebel', ' for each site that you occupy'. */
function timesOf(counted: Counted | null, beside: boolean): string {
  if (counted === null) return ''
  if ('places' in counted) return forEachHeld(counted.places)
  if ('icons' in counted) return forEachIcon(counted)
  const { count, pairedWith } = counted
  if (!pairedWith) return forEach(count, beside)
  const one = Object.keys(count).length > 0 ? sayFilter(count, 'one') : 'a card'
  return ` for each pair of ${one} and ${sayFilter(pairedWith, 'one')}`
}

/** How much and how often: '2' and ' for each Jawa present (3 at most)'; null where it is not so much for each. */
export function muchAndMany(amount: Amount, beside = false): { much: number; many: string } | null {
  const told = forEachOf(amount)
  if (!told) return null
  const most = told.most === undefined ? '' : ` (${told.most} at most)`
  const end = told.atMost === undefined ? '' : `, at most ${told.atMost}`
  return { much: told.much, many: `${timesOf(told.counted, beside)}${most}${end}` }
}

/** After 'is': '2 more for each Jawa present', 'increased by its ability'. */
export function sayChange(amount: Amount, beside = false): string {
  const told = muchAndMany(amount, beside)
  return told ? `${signed(told.much)}${told.many}` : `increased by ${sayAmount(amount)}`
}

const bearers = { self: 'this card', target: 'the target', it: 'that card' }

/** What it is: 'the number of Jawas on table', 'its forfeit and 5 more'. */
export function sayAmount(amount: Amount, beside = false): string {
  if (typeof amount === 'number') return String(amount)
  if ('the' in amount) return named[amount.the]
  if ('count' in amount) {
    if (amount.there) return 'their number there'
    return `the number of ${nearby(amount.count, beside)}${isSomewhere(amount.count) ? '' : ' on table'}`
  }
  if ('places' in amount) return `1${forEachHeld(amount.places)}`
  if ('icons' in amount) return `1${forEachIcon(amount)}`
  if ('stat' in amount) {
    const { stat, of } = amount
    if (typeof of !== 'string') return `the highest ${stat} among ${sayFilter(of)}`
    if (stat === 'defense value' && of === 'target') return 'the total defense value'
    if (of === 'it') return `its ${stat}`
    return `the ${stat === 'destiny' ? 'destiny number' : stat} of ${bearers[of]}`
  }
  if ('sum' in amount) return saySum(amount.sum)
  if ('if' in amount) return `${sayAmount(amount.give)} if ${clause(amount.if)}`
  const told = muchAndMany(amount, beside)
  if (told) return `${told.much}${told.many}`
  if ('times' in amount) return `${amount.times} times ${sayAmount(amount.of)}`
  return `${sayAmount(amount.of)} (${amount.atMost} at most)`
}

function saySum([first = 0, ...others]: readonly Amount[]): string {
  const more = others.map((one) => {
    if (typeof one === 'number') return one < 0 ? ` less ${-one}` : ` and ${one} more`
    if (typeof one === 'object' && 'if' in one && typeof one.give === 'number')
      return `, ${Math.abs(one.give)} ${one.give < 0 ? 'less' : 'more'} if ${clause(one.if)}`
    return ` plus ${list([sayAmount(one)], 'and')}`
  })
  return sayAmount(first) + more.join('')
}

/** So much Force: '2 Force for each Jawa on table', 'as much Force as its forfeit'. */
export function sayForce(amount: Amount): string {
  if (typeof amount === 'object' && 'the' in amount && amount.the === 'X') return 'X Force'
  if (typeof amount === 'object' && 'sum' in amount && typeof amount.sum[0] === 'number') {
    const [first = 0, ...others] = amount.sum
    return `${first} Force${saySum([0, ...others]).slice(1)}`
  }
  const told = muchAndMany(amount)
  if (!told) return `as much Force as ${sayAmount(amount)}`
  return `${told.much} Force${told.many}${isAnywhere(amount) ? ' on table' : ''}`
}

/** Cards are counted wherever they are. */
function isAnywhere(amount: Amount): boolean {
  const counted = forEachOf(amount)?.counted
  return counted != null && 'count' in counted && !isSomewhere(counted.count)
}

const isSomewhere = ({ at: where, present }: Filter): boolean => where !== undefined || present === true
