/** Combat vehicles and transport vehicles, and who drives them. (vehicle - combat vehicle; vehicle - transport vehicle) */

import { inRulings, permits } from '../../shared/rulebook.ts'

export const rules = [...inRulings('vehicles', { 'TRM-472': permits, 'TRM-473': permits, 'TRM-123': {} })]
