/** Whose hand is seen: both, one player's, or none, as far as the game may show them. */

import { useStore } from '../../store/index.ts'
import { look, useReplay } from '../../store/replay/replay.ts'
import { chosenOf } from '../inputs.ts'
import { useReplayWords } from './words.ts'

/** Nothing where there is no choice. */
export function Hands() {
  const { t } = useReplayWords()
  const views = useReplay((state) => state.views)
  const view = useStore(({ source }) => source?.replay?.view ?? 'none')
  if (views.length < 2) return null
  return (
    <label className="pick">
      <span className="sr">{t('replay:replay.view')}</span>
      <select value={view} onChange={({ target }) => look(chosenOf(views, target.value))}>
        {views.map((one) => (
          <option key={one} value={one}>
            {t(`replay:replay.views.${one}`)}
          </option>
        ))}
      </select>
    </label>
  )
}
