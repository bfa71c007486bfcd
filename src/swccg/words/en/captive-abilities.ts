/** What texts do with captives and stolen cards, in English. */

import type { Custody } from '../../abilities/captive-texts.ts'
import type { Filter } from '../../abilities/filters.ts'

type Tell = (filter: Filter, count: 'one' | 'many') => string

/** Such a part of a result; `whom` is whom it concerns, one or several. */
export function sayCustody(part: Custody, whom: string, several: boolean, sayFilter: Tell): string {
  const be = several ? 'are' : 'is'
  switch (part.brings) {
    case 'capture':
      return `${whom} ${be} captured`
    case 'freezing':
      return `${whom} ${be} ‘frozen’, and this card is placed there`
    case 'release':
      return `${whom} ${be} released`
    case 'new escort':
      return `another bounty hunter or warrior of yours present takes ${whom} into custody`
    case 'theft':
      return part.by ? `${sayFilter(part.by, 'one')} steals ${whom}` : `steal ${whom}`
  }
}

const kinds = {
  any: ' held captive',
  escorted: ' held captive by an escort',
  imprisoned: ' that is imprisoned',
  frozen: ' that is a frozen captive',
  'not frozen': ' held captive and not frozen',
}

/** What a filter says of captives and of theft. */
export const sayCaptive = ({ captive, escorting, stolen }: Filter, sayFilter: Tell): string =>
  [
    captive ? kinds[captive] : '',
    escorting ? ` escorting ${sayFilter(escorting, 'one')}` : '',
    stolen ? ' that is stolen' : '',
  ].join('')
