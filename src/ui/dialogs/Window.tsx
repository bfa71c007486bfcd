/** A dialog: a title, a way to close it, and what it is about. */

import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'

interface WindowProps {
  title: string
  open: boolean
  onClose: () => void
  wide?: boolean
  /** Puts it elsewhere than in the middle. */
  put?: (box: HTMLElement | null) => void
  children: ReactNode
}

export function Window({ title, open, onClose, wide, put, children }: WindowProps) {
  const { t } = useTranslation('common')
  return (
    <Base.Root open={open} onOpenChange={(now) => now || onClose()}>
      <Base.Portal>
        <Base.Backdrop className="backdrop" data-near={put ? true : undefined} />
        <Base.Popup ref={put} className="popup window" data-wide={wide || undefined}>
          <header>
            <Base.Title>{title}</Base.Title>
            <Base.Close className="close" aria-label={t('close')}>
              ✕
            </Base.Close>
          </header>
          <div className="window-body">{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}
