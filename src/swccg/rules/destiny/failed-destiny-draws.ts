/** What cannot be drawn. (Failed Destiny Draws) */

import { changes, permits, underHeading } from '../shared/rulebook.ts'

export const rules = [
  ...underHeading('Failed Destiny Draws', {
    'KRN-350': changes,
    'KRN-351': permits,
    'KRN-352': { same: ['BAT-213', 'TRM-117'], ...changes },
  }),
  ...underHeading('Empty Deck Or Pile', { 'KRN-029': changes }),
]
