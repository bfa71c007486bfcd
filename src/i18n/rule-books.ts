// Written by `npm run words`: change the files that it lists, not this list.
export const books = {
  en: { part: 'src/i18n/rules-en.ts', load: () => import('./rules-en.ts') },
  fr: { part: 'src/i18n/rules-fr.ts', load: () => import('./rules-fr.ts') },
}
