/** The words of this part of the page, which come with it. */

import { useTranslation } from 'react-i18next'
import { addPart } from '../../i18n/index.ts'
import { settings } from '../../i18n/settings/all.ts'

addPart('settings', settings)

/** Says a phrase of the settings. */
export const useSettingWords = () => useTranslation('settings').t

export type Say = ReturnType<typeof useSettingWords>
