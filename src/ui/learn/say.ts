/** The words of this part of the page, which come with it. */

import { useTranslation } from 'react-i18next'
import { addPartWords } from '../../i18n/index.ts'
import { en } from '../../i18n/learn/en.ts'
import { fr } from '../../i18n/learn/fr.ts'

addPartWords('learn', 'en', en)
addPartWords('learn', 'fr', fr)

export const useLearnWords = () => useTranslation('learn').t

export type Say = ReturnType<typeof useLearnWords>
