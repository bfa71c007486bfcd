// Written by `npm run words`: change the files that it lists, not this list.
export const books = {
  en: { part: 'src/i18n/glossary/en.ts', load: async () => (await import('./en.ts')).en },
  fr: { part: 'src/i18n/glossary/fr.ts', load: async () => (await import('./fr.ts')).fr },
}
