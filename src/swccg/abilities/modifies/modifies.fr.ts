/** Ce que disent les textes qui changent les nombres des cartes, en français. */

import { muchAndMany, sayAmount } from '../amount/amount.fr.ts'
import { bearer, nearby, sayFilter } from '../filters/filters.fr.ts'
import type { Bearer } from '../filters/filters.ts'
import { a, de, upperFirst } from '../grammar.fr.ts'
import type { Phrases } from '../phrases.ts'
import type { AbilityOf } from '../types.ts'
import type { Modifies } from './modifies.ts'
import { stats } from './stats.fr.ts'

export const ofBearer = (what: keyof typeof stats, who: Bearer, beside = false): string =>
  `${stats[what]} ${de(typeof who === 'string' ? bearer(who) : nearby(who, beside))}`

/** Quand elle y est : sur une carte, à bord d'un vaisseau, à ses commandes ou à son volant. */
const places = {
  host: (where: string) => `est sur ${where}`,
  ship: (where: string) => `est à bord ${de(where)}`,
  piloted: (where: string) => `pilote ${where}`,
  driven: (where: string) => `conduit ${where}`,
}

/** « 0,5 ». */
const say = (n: number): string => String(n).replace('.', ',')

const times: Record<number, string> = { 2: 'Double', 3: 'Triple', 0.5: 'Divise par deux' }

const rounded = { up: ', par excès', down: ', par défaut', nearest: ', en arrondissant' }

function modifier(text: AbilityOf<'modify'>): string {
  const { what, who, hostIs, set, times: factor, round, ifAny, cumulative, add: amount = 0 } = text
  const beside = text.side === undefined
  const told = muchAndMany(amount, beside)
  const { much: add, many } = told ?? { much: 0, many: '' }
  if (hostIs && typeof who === 'string' && who in places) {
    const change =
      set === undefined ? `${add < 0 ? 'diminue' : 'augmente'} de ${say(Math.abs(add))}` : `est ${set}`
    return `Quand elle ${places[who as keyof typeof places](sayFilter(hostIs, 'one'))}, ${stats[what]} de cette carte-là ${change}${many}`
  }
  const whose = ofBearer(what, who, beside)
  const rest = `${many}${ifAny ? ', s’il y en a' : ''}${cumulative ? ', de façon cumulative' : ''}`
  if (!told) return `Ajoute ${sayAmount(amount)} ${a(whose)}${rest}`
  if (set !== undefined) return `${upperFirst(whose)} est ${set}`
  if (text.gives !== undefined)
    return `${upperFirst(bearer(who))} a ${text.gives} comme valeur pour ${stats[what]}`
  if (factor !== undefined)
    return `${times[factor] ?? `Multiplie par ${factor}`} ${whose}${round ? rounded[round] : ''}${rest}`
  return `${add < 0 ? `Retire ${say(-add)}` : `Ajoute ${say(add)}`} ${a(whose)}${rest}`
}

/** What is said of a changed number. */
export const modifies: Phrases<Modifies> = {
  modify: (text, condition) => `${modifier(text)}${condition}.`,
}
