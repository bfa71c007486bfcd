/** Political Effects, and what is placed on them. (Effect - Political Effects) */

import { changes, inRulings } from '../../shared/rulebook.ts'

export const rules = [...inRulings('Effect - Political Effects', { 'TRM-421': changes })]
