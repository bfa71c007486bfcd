/** A number as a button that opens what it is made of: by pointing, tapping, or with the keyboard. */

import { Popover } from '@base-ui/react/popover'
import { type FocusEvent, useState } from 'react'
import type { Part, Position } from '../../views/index.ts'
import { useWords } from '../use.ts'
import { PartsList } from './PartsList.tsx'

interface PopupProps {
  p: Position
  /** What the number is: 'Power'. */
  name: string
  total: string
  parts: readonly Part[]
}

/** `total` is what the button shows, `parts` what it is made of. */
export function Popup({ p, name, total, parts }: PopupProps) {
  const { t, speech } = useWords()
  const [open, setOpen] = useState(false)
  const opensByKey = ({ currentTarget }: FocusEvent<HTMLElement>) => {
    if (currentTarget.matches(':focus-visible')) setOpen(true)
  }
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger
        className="number"
        openOnHover
        delay={150}
        aria-label={t('parts.said', { name, number: total, sum: speech.sum(p, parts) })}
        onFocus={opensByKey}
      >
        {total}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className="popup-place" sideOffset={6} collisionPadding={8}>
          <Popover.Popup className="popup made-of" initialFocus={false} finalFocus={false}>
            <Popover.Title>{t('parts.title', { name, number: total })}</Popover.Title>
            <PartsList p={p} parts={parts} withRules />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
