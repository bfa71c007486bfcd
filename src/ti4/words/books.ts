// Written by `npm run words`: change the files that it lists, not this list.
export const books = {
  en: { part: 'src/ti4/words/en/book.ts', load: async () => (await import('./en/book.ts')).book },
  fr: { part: 'src/ti4/words/fr/book.ts', load: async () => (await import('./fr/book.ts')).book },
}
