/** Beside the table in practice: who sits opposite and at what pace, the coach, and what the opponent's turn has brought. */

import { actions, type Pace, paces } from '../../store/index.ts'
import { useWords } from '../use.ts'
import { Coach } from './Coach.tsx'
import { RecapBox } from './RecapBox.tsx'
import { usePractice } from './use.ts'

export function PracticePanel() {
  const { t } = useWords()
  const practice = usePractice()
  if (!practice) return null
  const title = t('practice.against', { name: t(`practice.level.${practice.level}`) })
  return (
    <section className="practice-panel box" aria-label={title}>
      <div className="practice-bar">
        <h2 className="label">{title}</h2>
        <select
          aria-label={t('practice.pace')}
          value={practice.pace}
          onChange={({ target }) => actions().setPractice({ pace: target.value as Pace })}
        >
          {paces.map((pace) => (
            <option key={pace} value={pace}>
              {t(`practice.paces.${pace}`)}
            </option>
          ))}
        </select>
        <button
          type="button"
          className="quiet-button"
          aria-label={t('practice.reasons')}
          title={t('practice.reasons')}
          aria-pressed={practice.reasons}
          onClick={() => actions().setPractice({ reasons: !practice.reasons })}
        >
          <span aria-hidden="true">?!</span>
        </button>
      </div>
      <RecapBox />
      <Coach />
    </section>
  )
}
