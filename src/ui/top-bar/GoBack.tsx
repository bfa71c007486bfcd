/** Beside Undo: points of the game by name, each with what has been seen since. */

import { Popover } from '@base-ui/react/popover'
import { useState } from 'react'
import { useStore } from '../../store/index.ts'
import { Later, part } from '../later.tsx'
import { useWords } from '../use.ts'

const points = part<{ onDone: () => void }>('src/ui/top-bar/UndoPoints.tsx', () =>
  import('./UndoPoints.tsx').then((fetched) => fetched.UndoPoints),
)

/** Disabled while there is nothing to go back to. */
export function GoBack() {
  const { t } = useWords()
  const [open, setOpen] = useState(false)
  const there = useStore(({ history }) => history !== null && history.at > 0)
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger
        className="tool go-back"
        aria-label={t('goBack.open')}
        title={t('goBack.open')}
        disabled={!there}
      >
        <svg className="glyph" viewBox="0 0 16 16" aria-hidden="true">
          <path fill="currentColor" d="M3 5.5h10L8 11.5z" />
        </svg>
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className="popup-place" sideOffset={6} collisionPadding={8} align="end">
          <Popover.Popup className="popup points">
            <Popover.Title>{t('goBack.open')}</Popover.Title>
            <Later part={points} props={{ onDone: () => setOpen(false) }} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
