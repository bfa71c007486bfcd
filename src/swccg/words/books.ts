// Written by `npm run words`: change the files that it lists, not this list.
export const books = {
  en: { part: 'src/swccg/words/en.ts', load: () => import('./en.ts') },
  fr: { part: 'src/swccg/words/fr.ts', load: () => import('./fr.ts') },
}
