/** What comes with the first text that has terms in it. */

import './glossary.css'

export { matcher } from './matcher.ts'
export { TermCard } from './TermCard.tsx'
