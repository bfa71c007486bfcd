/** The rules on captives and on stealing. */

import { rules as stealing } from '../stealing/stealing.ts'
import { rules as capturing } from './capturing.ts'
import { rules as results } from './custody.ts'
import { rules as releasing } from './releasing.ts'

export const rules = [...capturing, ...releasing, ...results, ...stealing]
