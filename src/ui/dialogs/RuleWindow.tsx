/** A window with one rule in its own words, and where it stands. */

import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Window } from './Window.tsx'

interface RuleWords {
  title: string
  text: string
  cites: readonly { doc: string; heading: string }[]
}

export function RuleWindow({
  id,
  rule,
  open,
  onClose,
  children,
  more,
}: {
  id: string
  rule: RuleWords | null
  open: boolean
  onClose: () => void
  /** Its text, where that is shown otherwise than as it is. */
  children?: ReactNode
  /** What else there is to it. */
  more?: ReactNode
}) {
  const { t } = useTranslation('common')
  return (
    <Window title={rule?.title ?? t('why.rule', { id })} open={open} onClose={onClose}>
      <p>{children ?? rule?.text}</p>
      <p className="cite">
        <span className="rule-id">{id}</span>
        {rule?.cites.map(({ doc, heading }) => (
          <span key={doc + heading}>
            {doc} · {heading}
          </span>
        ))}
      </p>
      {more}
    </Window>
  )
}
