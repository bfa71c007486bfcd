/** The words of puzzles, which come with them. */

import { useTranslation } from 'react-i18next'
import { addPart } from '../../i18n/index.ts'
import { puzzle } from '../../i18n/puzzle/all.ts'

addPart('puzzle', puzzle)

/** Says a phrase of puzzles. */
export const usePuzzleWords = () => useTranslation('puzzle').t
