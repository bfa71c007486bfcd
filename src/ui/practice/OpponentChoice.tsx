/** Whom one wants to play against, and how fast. */

import type { OfferedLevel } from '../../opponent/levels.ts'
import { useCards } from '../../store/cards/needed.ts'
import { budgets, levels, type PracticeWish, paces } from '../../store/index.ts'
import { keyed, type Player } from '../../views/index.ts'
import { CardPicture, Crest } from '../card/Picture.tsx'
import { chosenOf } from '../inputs.ts'
import { useWords } from '../use.ts'

interface ChoiceProps {
  wish: PracticeWish
  onChange: (wish: PracticeWish) => void
}

/** Who sits for each level, on either side. */
const sitters: Record<Player, Record<OfferedLevel, string>> = {
  // Rebel Trooper, Rebel Guard, General Dodonna; Stormtrooper, Death Star Trooper, Grand Moff Tarkin.
  light: { recruit: '1_28', trooper: '1_26', admiral: '1_10' },
  dark: { recruit: '1_194', trooper: '1_170', admiral: '1_179' },
}

function Portrait({ level, side }: { level: OfferedLevel; side: Player }) {
  useCards([sitters[side][level]])
  const card = keyed(sitters[side][level])
  return <span className="portrait">{card && <CardPicture card={card} width={320} height={180} />}</span>
}

/** One of the levels of opponents. */
export function LevelChoice({ wish, onChange }: ChoiceProps) {
  const { t } = useWords()
  return (
    <fieldset className="levels">
      <legend>{t('practice.opponent')}</legend>
      {levels.map((level) => (
        <label key={level} className="level" data-chosen={wish.level === level || undefined}>
          <Portrait level={level} side={wish.side === 'light' ? 'dark' : 'light'} />
          <input
            type="radio"
            name="level"
            checked={wish.level === level}
            onChange={() => onChange({ ...wish, level })}
          />
          <b>{t(`practice.level.${level}`)}</b>
          <span>{t(`practice.levelAbout.${level}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** The side that one plays oneself. */
export function SideChoice({ wish, onChange }: ChoiceProps) {
  const { t } = useWords()
  return (
    <fieldset className="side-choice">
      <legend>{t('practice.side')}</legend>
      {(['light', 'dark'] as const).map((side) => (
        <label
          key={side}
          className="side-card"
          data-side={side}
          data-chosen={wish.side === side || undefined}
        >
          <input
            type="radio"
            name="side"
            checked={wish.side === side}
            onChange={() => onChange({ ...wish, side })}
          />
          <Crest side={side} />
          <span>{t(`sideOf.${side}`)}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** How long each act of the opponent is shown. */
export function PaceChoice({ wish, onChange }: ChoiceProps) {
  const { t } = useWords()
  return (
    <fieldset className="pace-choice">
      <legend>{t('practice.pace')}</legend>
      <select
        aria-label={t('practice.pace')}
        value={wish.pace}
        onChange={({ target }) => onChange({ ...wish, pace: chosenOf(paces, target.value) })}
      >
        {paces.map((pace) => (
          <option key={pace} value={pace}>
            {t(`practice.paces.${pace}`)}
          </option>
        ))}
      </select>
      {wish.level === 'admiral' && (
        <label>
          {t('practice.budget')}
          <select
            value={wish.budget}
            onChange={({ target }) => onChange({ ...wish, budget: Number(target.value) })}
          >
            {budgets.map((budget) => (
              <option key={budget} value={budget}>
                {t('practice.seconds', { count: budget / 1000 })}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className="radio">
        <input
          type="checkbox"
          checked={wish.reasons}
          onChange={({ target }) => onChange({ ...wish, reasons: target.checked })}
        />
        {t('practice.reasons')}
      </label>
      <p className="small">{t('practice.paceAbout')}</p>
    </fieldset>
  )
}
