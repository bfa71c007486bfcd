// Written by `npm run words`: change the files that it lists, not this list.
export const books = {
  en: { part: 'src/opponent/words.en.ts', load: async () => (await import('./words.en.ts')).en },
  fr: { part: 'src/opponent/words.fr.ts', load: async () => (await import('./words.fr.ts')).fr },
}
