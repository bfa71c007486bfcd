/** Between the decisions of two players who share a device: it is handed over before anybody's cards are shown. */

import { useEffect, useRef } from 'react'
import { actions, awaited, useStore } from '../../store/index.ts'
import { focusRegion } from '../moving/focus.ts'
import { useWords } from '../use.ts'

export function Curtain() {
  const { t } = useWords()
  const player = useStore(awaited)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (player) button.current?.focus()
  }, [player])
  if (!player) return null
  const take = () => {
    actions().takeSeat()
    // What is to be decided comes next, for the keyboard too.
    requestAnimationFrame(() => focusRegion(document.querySelector<HTMLElement>('#decision')))
  }
  const side = t(`sideOf.${player}`)
  return (
    <div
      className="curtain"
      data-side={player}
      role="dialog"
      aria-modal="true"
      aria-label={t('curtain.title', { side })}
    >
      <h2>{t('curtain.title', { side })}</h2>
      <p>{t('curtain.text')}</p>
      <button ref={button} type="button" className="main-button" onClick={take}>
        {t('curtain.show', { side })}
      </button>
    </div>
  )
}
