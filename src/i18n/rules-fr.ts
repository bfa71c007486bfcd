// Written by `npm run words`: change the files that it lists, not this list.
import type { Words } from '../swccg/words/book.ts'

const files = [
  import.meta.glob<Record<string, Words>>(['../swccg/rules/**/*.fr.ts', '!../swccg/rules/words.fr.ts'], {
    query: '?rules',
    eager: true,
  }),
]

export const rules: Record<string, string> = Object.assign(
  {},
  ...files.flatMap((found) =>
    Object.values(found).flatMap((file) => Object.values(file).map((heading) => heading.rules)),
  ),
)
