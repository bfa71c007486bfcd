/** Cards that change places. (Exchange) */

import { changes, underHeading } from '../shared/rulebook.ts'

export const rules = [
  ...underHeading('Exchange', { 'KRN-061': changes, 'KRN-062': changes, 'KRN-063': changes }),
]
