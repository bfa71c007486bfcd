// Written by `npm run words`: change the files that it lists, not this list.

import { book } from '../../ti4/words/en/book.ts'
import { en as commonWords } from '../common/en.ts'
import { en as ownWords } from './en.ts'

export { book }
export const common = commonWords
export const words = ownWords
