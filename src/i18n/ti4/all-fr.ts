// Written by `npm run words`: change the files that it lists, not this list.

import { book } from '../../ti4/words/fr/book.ts'
import { fr as commonWords } from '../common/fr.ts'
import { fr as ownWords } from './fr.ts'

export { book }
export const common = commonWords
export const words = ownWords
