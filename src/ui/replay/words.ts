/** The words of replays, of points to go back to, and of what the log shows: they come with what says them. */

import { useTranslation } from 'react-i18next'
import { addPartWords } from '../../i18n/index.ts'
import { en } from '../../i18n/replay/en.ts'
import { fr } from '../../i18n/replay/fr.ts'
import { useWords } from '../use.ts'

addPartWords('replay', 'en', en)
addPartWords('replay', 'fr', fr)

/** The page's words, these ('replay:…'), and the engine's. */
export function useReplayWords() {
  const { t } = useTranslation(['ui', 'replay'])
  const { t: page, language, speech } = useWords()
  return { t, page, language, speech } as const
}

export type ReplayT = ReturnType<typeof useReplayWords>['t']
