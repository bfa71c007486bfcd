/** Comment les quantités se disent en français : « tant pour chaque », ou ce qu'elles sont. */

import { whether } from '../conditions/conditions.fr.ts'
import { at, forEach, forEachHeld, nearby, sayFilter, signed } from '../filters/filters.fr.ts'
import type { Filter } from '../filters/filters.ts'
import { de } from '../grammar.fr.ts'
import { stats } from '../modifies/stats.fr.ts'
import { type Amount, type ForEach, forEachOf } from './amount.ts'

const named = { X: 'X', destiny: 'la destinée', number: 'le nombre', placed: 'le nombre de cartes placées' }

type Counted = NonNullable<ForEach['counted']>

const say = (n: number): string => String(n).replace('.', ',')

const sides = { light: 'Lumineux', dark: 'Obscur' }

/** « pour chaque icône de Force du Côté Lumineux ici ». */
const forEachIcon = ({ icons, at: where }: Extract<Counted, { icons: unknown }>): string =>
  ` pour chaque icône de Force du Côté ${sides[icons]} ${at(where)}`

/** « pour chaque Jawa présent », « pour chaque paire : un droïde et un Rebelle ». */
function timesOf(counted: Counted | null, beside: boolean): string {
  if (counted === null) return ''
  if ('places' in counted) return forEachHeld(counted.places)
  if ('icons' in counted) return forEachIcon(counted)
  const { count, pairedWith } = counted
  if (!pairedWith) return forEach(count, beside)
  const one = Object.keys(count).length > 0 ? sayFilter(count, 'one') : 'une carte'
  return ` pour chaque paire : ${one} et ${sayFilter(pairedWith, 'one')}`
}

/** Combien, et combien de fois ; null si ce n'est pas tant pour chaque. */
export function muchAndMany(amount: Amount, beside = false): { much: number; many: string } | null {
  const told = forEachOf(amount)
  if (!told) return null
  const most = told.most === undefined ? '' : ` (${told.most} au plus)`
  const end = told.atMost === undefined ? '' : `, au plus ${told.atMost}`
  return { much: told.much, many: `${timesOf(told.counted, beside)}${most}${end}` }
}

/** « +2 pour chaque Jawa présent », « plus son aptitude ». */
export function sayChange(amount: Amount, beside = false): string {
  const told = muchAndMany(amount, beside)
  return told ? `${signed(told.much)}${told.many}` : `plus ${sayAmount(amount)}`
}

const bearers = { self: 'cette carte', target: 'la cible' }

/** « sa valeur de perte » : le même nombre, d'une carte dont on parle. */
const own = (stat: keyof typeof stats): string =>
  stats[stat]
    .replace(/^l’(?=[haeiou])/, 'son ')
    .replace(/^la |^le /, stats[stat].startsWith('le ') ? 'son ' : 'sa ')

/** Ce que c'est : « le nombre de Jawas sur la table », « sa valeur de perte, plus 5 ». */
export function sayAmount(amount: Amount, beside = false): string {
  if (typeof amount === 'number') return say(amount)
  if ('the' in amount) return named[amount.the]
  if ('count' in amount) {
    if (amount.there) return 'leur nombre'
    return `le nombre ${de(nearby(amount.count, beside))}${isSomewhere(amount.count) ? '' : ' sur la table'}`
  }
  if ('places' in amount) return `1${forEachHeld(amount.places)}`
  if ('icons' in amount) return `1${forEachIcon(amount)}`
  if ('stat' in amount) {
    const { stat, of } = amount
    if (typeof of !== 'string') return `${stats[stat]} la plus haute parmi ${sayFilter(of)}`
    if (stat === 'defense value' && of === 'target') return 'la valeur de défense totale'
    return of === 'it' ? own(stat) : `${stats[stat]} de ${bearers[of]}`
  }
  if ('sum' in amount) return saySum(amount.sum)
  if ('if' in amount) return `${sayAmount(amount.give)} ${whether(amount.if)}`
  const told = muchAndMany(amount, beside)
  if (told) return `${say(told.much)}${told.many}`
  if ('times' in amount) return `${amount.times} fois ${sayAmount(amount.of)}`
  return `${sayAmount(amount.of)} (${amount.atMost} au plus)`
}

function saySum([first = 0, ...others]: readonly Amount[]): string {
  const more = others.map((one) => {
    if (typeof one === 'number') return one < 0 ? `, moins ${say(-one)}` : `, plus ${say(one)}`
    if (typeof one === 'object' && 'if' in one && typeof one.give === 'number')
      return `, ${say(Math.abs(one.give))} de ${one.give < 0 ? 'moins' : 'plus'} ${whether(one.if)}`
    return `, plus ${sayAmount(one)}`
  })
  return sayAmount(first) + more.join('')
}

/** Tant de Force : « 2 Force pour chaque Jawa sur la table », « autant de Force que sa valeur de perte ». */
export function sayForce(amount: Amount): string {
  if (typeof amount === 'object' && 'the' in amount && amount.the === 'X') return 'X Force'
  if (typeof amount === 'object' && 'sum' in amount && typeof amount.sum[0] === 'number') {
    const [first = 0, ...others] = amount.sum
    return `${say(first)} Force${saySum([0, ...others]).slice(1)}`
  }
  const told = muchAndMany(amount)
  if (!told) return `autant de Force que ${sayAmount(amount)}`
  return `${say(told.much)} Force${told.many}${isAnywhere(amount) ? ' sur la table' : ''}`
}

/** Des cartes sont comptées où qu'elles soient. */
function isAnywhere(amount: Amount): boolean {
  const counted = forEachOf(amount)?.counted
  return counted != null && 'count' in counted && !isSomewhere(counted.count)
}

const isSomewhere = ({ at: where, present }: Filter): boolean => where !== undefined || present === true

/** « à » avec une quantité : « au nombre », « à la destinée ». */
export const toAmount = (amount: Amount, beside = false): string => {
  const told = sayAmount(amount, beside)
  return told.startsWith('le ') ? `au ${told.slice(3)}` : `à ${told}`
}
