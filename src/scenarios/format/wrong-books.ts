// Written by `npm run words`: change the files that it lists, not this list.
export const books = {
  en: { part: 'src/scenarios/format/wrong.en.ts', load: async () => (await import('./wrong.en.ts')).en },
  fr: { part: 'src/scenarios/format/wrong.fr.ts', load: async () => (await import('./wrong.fr.ts')).fr },
}
