/** All that is said in English: the page's words and the engine's, one part of the page. */
export { book } from '../swccg/words/en.ts'
export { en as common } from './common/en.ts'
export { en as words } from './en.ts'
