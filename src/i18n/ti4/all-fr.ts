/** All that is said at the table of Twilight Imperium in French: one part of the page. */
export { book } from '../../ti4/words/fr/book.ts'
export { fr as common } from '../common/fr.ts'
export { fr as words } from './fr.ts'
