/** The pages of docs/ that are generated, by the names of their files. */

import { indexOfHeadings } from './headings.ts'
import { vocabulary } from './vocabulary.ts'

export const generatedPages = (): Readonly<Record<string, string>> => ({
  'docs/index-of-headings.md': indexOfHeadings(),
  'docs/vocabulary.md': vocabulary(),
})
