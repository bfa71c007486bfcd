// Written by `npm run words`: change the files that it lists, not this list.

import { book } from '../swccg/words/fr.ts'
import { fr as commonWords } from './common/fr.ts'
import { fr as words } from './fr.ts'

export { book, words }
export const common = commonWords
