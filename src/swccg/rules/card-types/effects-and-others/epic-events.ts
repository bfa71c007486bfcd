/** Epic Events deploy like Effects. (Epic Events) */

import { permits, underHeading } from '../../shared/rulebook.ts'

export const rules = [...underHeading('Deploy', { 'DEP-024': { same: ['TRM-424'], ...permits } })]
