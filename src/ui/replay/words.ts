/** The words of replays, of points to go back to, and of what the log shows: they come with what says them. */

import { useTranslation } from 'react-i18next'
import { addPart } from '../../i18n/index.ts'
import { replay } from '../../i18n/replay/all.ts'
import { useWords } from '../use.ts'

addPart('replay', replay)

/** The page's words, these ('replay:…'), and the engine's. */
export function useReplayWords() {
  const { t } = useTranslation(['ui', 'replay'])
  const { t: page, language, speech } = useWords()
  return { t, page, language, speech } as const
}

export type ReplayT = ReturnType<typeof useReplayWords>['t']
