/** Titles and texts of all rules in French: a part of its own, for whoever reads a rule (src/commands/rule-texts.mjs). */

import type { Words } from '../swccg/words/book.ts'

const files = import.meta.glob<Record<string, Words>>(
  ['../swccg/rules/**/*.fr.ts', '!../swccg/rules/**/words.fr.ts'],
  { query: '?rules', eager: true },
)

export const rules: Record<string, string> = Object.assign(
  {},
  ...Object.values(files).flatMap((file) => Object.values(file).map((heading) => heading.rules)),
)
