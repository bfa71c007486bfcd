/** Beside the table in practice: who sits opposite and at what pace, the coach, and what the opponent's turn has brought. */

import { Popover } from '@base-ui/react/popover'
import { useEffect, useState } from 'react'
import { actions, isGuided, paces, useStore } from '../../store/index.ts'
import { Glyph } from '../card/glyphs.tsx'
import { chosenOf } from '../inputs.ts'
import { useLayout } from '../layout/layout-shape.ts'
import { useWords } from '../use.ts'
import { Coach } from './Coach.tsx'
import { RecapBox, useRecap } from './RecapBox.tsx'
import { usePractice } from './use.ts'

function useTitle(): string | null {
  const { t } = useWords()
  const practice = usePractice()
  // The opponent of a puzzle is nobody, and advice would solve it.
  const isPuzzle = useStore(({ source }) => source?.puzzle === true)
  return practice && !isPuzzle ? t('practice.against', { name: t(`practice.level.${practice.level}`) }) : null
}

/** Nothing at a table without an opponent of ours. */
export function PracticePanel() {
  const title = useTitle()
  if (title === null) return null
  return (
    <section className="practice-panel box" aria-label={title}>
      <Beside />
    </section>
  )
}

/**
 * On a crowded table it opens over the locations: when it is asked for and, where there is room beside it, when the opponent's
 * turn has brought something. It goes with the next press beside it.
 */
export function PracticeFold() {
  const title = useTitle()
  const { kind } = useLayout()
  const turn = useRecap()?.turn ?? null
  const roomy = kind !== 'phone' && kind !== 'upright'
  const [open, setOpen] = useState<'asked' | 'told' | null>(null)
  useEffect(() => setOpen(roomy && turn !== null ? 'told' : null), [turn, roomy])
  if (title === null) return null
  return (
    <div className="practice-fold">
      <Popover.Root open={open !== null} onOpenChange={(wanted) => setOpen(wanted ? 'asked' : null)}>
        <Popover.Trigger className="tool" aria-label={title} title={title}>
          <Glyph name="seats" />
        </Popover.Trigger>
        <Popover.Portal>
          <Popover.Positioner
            className="popup-place"
            side="top"
            sideOffset={12}
            collisionPadding={8}
            align="end"
          >
            <Popover.Popup
              className="popup practice-panel"
              aria-label={title}
              initialFocus={open === 'asked'}
            >
              <Beside />
            </Popover.Popup>
          </Popover.Positioner>
        </Popover.Portal>
      </Popover.Root>
    </div>
  )
}

function Beside() {
  const { t } = useWords()
  const practice = usePractice()
  const guided = useStore(isGuided)
  const title = useTitle()
  if (!practice) return null
  return (
    <>
      <div className="practice-bar">
        <h2 className="label">{title}</h2>
        <select
          aria-label={t('practice.pace')}
          value={practice.pace}
          onChange={({ target }) => actions().setPractice({ pace: chosenOf(paces, target.value) })}
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
      {/* The guide of the first game has it where it explains. */}
      {!guided && <Coach />}
      <RecapBox />
    </>
  )
}
