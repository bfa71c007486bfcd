/** Ce que des textes font des captifs et des cartes volées, en français. */

import type { Custody } from '../../abilities/captive-texts.ts'
import type { Filter } from '../../abilities/filters.ts'

type Tell = (filter: Filter, count: 'one' | 'many') => string

/** Such a part of a result; `whom` is whom it concerns. */
export function sayCustody(part: Custody, whom: string, sayFilter: Tell): string {
  switch (part.brings) {
    case 'capture':
      return `capture : ${whom}`
    case 'freezing':
      return `la cible est « gelée », et cette carte y est placée : ${whom}`
    case 'release':
      return `libération : ${whom}`
    case 'new escort':
      return `un autre de vos chasseurs de primes ou guerriers présents prend sous sa garde ${whom}`
    case 'theft':
      return `${part.by ? `vol par ${sayFilter(part.by, 'one')}` : 'vol'} : ${whom}`
  }
}

const kinds = {
  any: ' en captivité',
  escorted: ' en captivité sous escorte',
  imprisoned: ' en prison',
  frozen: ' en captivité, gelé',
  'not frozen': ' en captivité, non gelé',
}

/** What a filter says of captives and of theft. */
export const sayCaptive = ({ captive, escorting, stolen }: Filter, sayFilter: Tell): string =>
  [
    captive ? kinds[captive] : '',
    escorting ? ` escortant ${sayFilter(escorting, 'one')}` : '',
    stolen ? ' ayant été volé' : '',
  ].join('')
