/** Ce que disent les textes qui changent les nombres des cartes, en français. */

import { bearer, forEach, nearby, sayFilter } from '../filters/filters.fr.ts'
import type { Bearer } from '../filters/filters.ts'
import { a, de, upperFirst } from '../grammar.fr.ts'
import type { Phrases } from '../phrases.ts'
import type { AbilityOf } from '../types.ts'
import type { Modifies } from './modifies.ts'

export const stats = {
  landspeed: 'la vitesse terrestre',
  hyperspeed: 'l’hypervitesse',
  power: 'la puissance',
  maneuver: 'la manœuvre',
  armor: 'le blindage',
  ability: 'l’aptitude',
  forfeit: 'la valeur de perte',
  ferocity: 'la férocité',
  destiny: 'la destinée',
}

export const ofBearer = (what: keyof typeof stats, who: Bearer, beside = false): string =>
  `${stats[what]} ${de(typeof who === 'string' ? bearer(who) : nearby(who, beside))}`

/** Quand elle y est : sur une carte, à bord d'un vaisseau, à ses commandes ou à son volant. */
const told = {
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
  const { what, who, hostIs, add = 0, set, times: factor, round, ifAny, cumulative, plus } = text
  const beside = text.side === undefined
  const many = `${forEach(text.each, beside)}${text.most ? ` (${text.most} au plus)` : ''}`
  if (hostIs && typeof who === 'string' && who in told) {
    const change =
      set === undefined ? `${add < 0 ? 'diminue' : 'augmente'} de ${say(Math.abs(add))}` : `est ${set}`
    return `Quand elle ${told[who as keyof typeof told](sayFilter(hostIs, 'one'))}, ${stats[what]} y ${change}${many}`
  }
  const whose = ofBearer(what, who, beside)
  const rest = `${many}${ifAny ? ', s’il y en a' : ''}${cumulative ? ', de façon cumulative' : ''}`
  if (plus) return `Ajoute son aptitude ${a(whose)}${rest}`
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
