/** All that is said at the table of Twilight Imperium in English: one part of the page. */
export { book } from '../../ti4/words/en/book.ts'
export { en as common } from '../common/en.ts'
export { en as words } from './en.ts'
