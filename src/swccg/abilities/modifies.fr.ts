/** Ce que disent les textes qui changent les nombres des cartes, en français. */

import { bearer, de, forEach, sayFilter, upperFirst } from './filters.fr.ts'
import type { Bearer } from './filters.ts'
import type { Modifies } from './modifies.ts'
import type { Phrases } from './phrases.ts'
import type { AbilityOf } from './types.ts'

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

export const ofBearer = (what: keyof typeof stats, who: Bearer): string => `${stats[what]} ${de(bearer(who))}`

const times: Record<number, string> = { 2: 'Double', 3: 'Triple', 0.5: 'Divise par deux' }

const told = (number: number): string => String(number).replace('.', ',')

const rounded = { up: ', par excès', down: ', par défaut', nearest: ', en arrondissant' }

function modifier(text: AbilityOf<'modify'>): string {
  const { what, who, hostIs, add = 0, set, times: factor, round, ifAny, cumulative, plus } = text
  const many = `${forEach(text.each)}${text.most ? ` (${text.most} au plus)` : ''}`
  if (hostIs && (who === 'host' || who === 'piloted')) {
    const change =
      set === undefined ? `${add < 0 ? 'diminue' : 'augmente'} de ${Math.abs(add)}` : `est ${set}`
    const there = sayFilter(hostIs, 'one')
    return who === 'piloted'
      ? `Quand elle pilote ${there}, ${stats[what]} y ${change}${many}`
      : `Quand elle est à bord ${de(there)}, ${stats[what]} y ${change}${many}`
  }
  const whose = ofBearer(what, who)
  const rest = `${many}${ifAny ? ', s’il y en a' : ''}${cumulative ? ', de façon cumulative' : ''}`
  if (plus) return `Ajoute son aptitude à ${whose}${rest}`
  if (set !== undefined) return `${upperFirst(whose)} est ${set}`
  if (text.gives !== undefined)
    return `${upperFirst(bearer(who))} a ${text.gives} comme valeur pour ${stats[what]}`
  if (factor !== undefined)
    return `${times[factor] ?? `Multiplie par ${factor}`} ${whose}${round ? rounded[round] : ''}${rest}`
  return `${add < 0 ? `Retire ${told(-add)} à` : `Ajoute ${told(add)} à`} ${whose}${rest}`
}

/** What is said of a changed number. */
export const modifies: Phrases<Modifies> = {
  modify: (text, condition) => `${modifier(text)}${condition}.`,
}
