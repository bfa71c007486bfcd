/** All that is said in French: the page's words and the engine's, one part of the page. */
export { book } from '../swccg/words/fr.ts'
export { fr as common } from './common/fr.ts'
export { fr as words } from './fr.ts'
