// Written by `npm run words`: change the files that it lists, not this list.

import { asking } from './asking/en.ts'
import { battle } from './battle/en.ts'
import { en as common } from './common/en.ts'
import { help } from './help/en.ts'
import { keeping } from './keeping/en.ts'
import { messages } from './messages/en.ts'
import { page } from './page/en.ts'
import { practice } from './practice/en.ts'
import { table } from './table/en.ts'
export const en = {
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
