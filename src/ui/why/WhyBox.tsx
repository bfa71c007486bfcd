/** The region that says why the last try was refused, of whichever game, and the reasons in it. */

import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { RuleButton } from './RuleButton.tsx'

/** A rule in plain words, where it stands, and the way to its own words. */
export function Because({
  text,
  heading,
  rules,
  open,
  first,
  children,
}: {
  text: ReactNode
  heading: string | undefined
  /** The rule that says so, and those that say no more than it. */
  rules: readonly string[]
  open: (rule: string) => void
  first?: boolean
  /** What makes the number up that stands in the way. */
  children?: ReactNode
}) {
  const { i18n } = useTranslation('common')
  return (
    <div className={first ? 'because first' : 'because'}>
      <p>{text}</p>
      {children}
      <p className="cite">
        {/* The rulebook's headings are English. */}
        {heading && i18n.language === 'en' && <span>{heading}</span>}
        {rules.map((rule) => (
          <RuleButton key={rule} id={rule} open={open} />
        ))}
      </p>
    </div>
  )
}

/** Comes into sight with every new try. */
export function WhyBox({ tried, children }: { tried: object | null; children: ReactNode }) {
  const box = useRef<HTMLElement>(null)
  const { t } = useTranslation('common')
  useEffect(() => {
    if (tried) box.current?.scrollIntoView({ block: 'nearest' })
  }, [tried])
  return (
    <section
      ref={box}
      id="why"
      className="why box"
      aria-label={t('region.why')}
      // That nothing is refused any more is no news.
      aria-live={tried ? 'polite' : 'off'}
      data-empty={tried === null || undefined}
      tabIndex={tried ? 0 : undefined}
    >
      {tried ? children : <p className="quiet">{t('why.none')}</p>}
    </section>
  )
}
