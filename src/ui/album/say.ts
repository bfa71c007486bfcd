/** The words of this part of the page, which come with it. */

import { useTranslation } from 'react-i18next'
import { album } from '../../i18n/album/all.ts'
import { addPart } from '../../i18n/index.ts'

addPart('album', album)

/** Says a phrase of the album. */
export const useAlbumWords = () => useTranslation('album').t
