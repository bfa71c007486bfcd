/** All rules of personas that change: replacement, converting, crossing over. */

import { rules as conversion } from './converting.ts'
import { rules as converting } from './converting-by-text.ts'
import { rules as crossing } from './crossing-over.ts'
import { rules as replacement } from './persona-replacement.ts'

export const rules = [...replacement, ...conversion, ...converting, ...crossing]
