/** The words of this part of the page, which come with it. */

import { useTranslation } from 'react-i18next'
import { addPart } from '../../i18n/index.ts'
import { learn } from '../../i18n/learn/all.ts'

addPart('learn', learn)

/** Says a phrase of the shelf of lessons. */
export const useLearnWords = () => useTranslation('learn').t

export type Say = ReturnType<typeof useLearnWords>
