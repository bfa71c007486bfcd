// Written by `npm run words`: change the files that it lists, not this list.
export const books = {
  en: { part: 'src/i18n/ti4/all-en.ts', load: () => import('./all-en.ts') },
  fr: { part: 'src/i18n/ti4/all-fr.ts', load: () => import('./all-fr.ts') },
}
