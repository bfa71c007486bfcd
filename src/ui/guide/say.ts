/** The words of the guide, which come with it. */

import { useTranslation } from 'react-i18next'
import { guide } from '../../i18n/guide/all.ts'
import { addPart } from '../../i18n/index.ts'

addPart('guide', guide)

/** Says a phrase of the guide. */
export const useGuideWords = () => useTranslation('guide').t
