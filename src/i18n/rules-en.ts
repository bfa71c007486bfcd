// Written by `npm run words`: change the files that it lists, not this list.
import type { Words } from '../swccg/words/book.ts'

const files = [
  import.meta.glob<Record<string, Words>>(['../swccg/rules/**/*.en.ts', '!../swccg/rules/words.en.ts'], {
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
