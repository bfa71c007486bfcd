// Written by `npm run words`: change the files that it lists, not this list.

import { asking } from './asking/fr.ts'
import { battle } from './battle/fr.ts'
import { fr as common } from './common/fr.ts'
import { help } from './help/fr.ts'
import { keeping } from './keeping/fr.ts'
import { messages } from './messages/fr.ts'
import { page } from './page/fr.ts'
import { practice } from './practice/fr.ts'
import { table } from './table/fr.ts'
export const fr = {
  ...common,
  ...asking,
  ...battle,
  ...help,
  ...messages,
  ...page,
  ...table,
  keeping,
  practice,
}
