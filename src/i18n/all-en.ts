// Written by `npm run words`: change the files that it lists, not this list.

import { book } from '../swccg/words/en.ts'
import { en as commonWords } from './common/en.ts'
import { en as words } from './en.ts'

export { book, words }
export const common = commonWords
