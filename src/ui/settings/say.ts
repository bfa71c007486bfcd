/** The words of this part of the page, which come with it. */

import { useTranslation } from 'react-i18next'
import { addPartWords } from '../../i18n/index.ts'
import { en } from '../../i18n/settings/en.ts'
import { fr } from '../../i18n/settings/fr.ts'

addPartWords('settings', 'en', en)
addPartWords('settings', 'fr', fr)

export const useSettingWords = () => useTranslation('settings').t

export type Say = ReturnType<typeof useSettingWords>
