/** Between the decisions of two players who share a device: it is handed over before anybody's cards are shown. */

import { useEffect, useRef } from 'react'
import { actions, awaited, useStore } from '../../store/index.ts'
import { focusRegion } from '../moving/focus.ts'
import { turnText, usePosition, useWords } from '../use.ts'

export function Curtain() {
  const { t } = useWords()
  const p = usePosition()
  const player = useStore(awaited)
  const looking = useStore((state) => state.looking)
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
      {p && (
        <p>
          {p.turn.number === 0
            ? turnText(t, p)
            : t('curtain.when', { turn: turnText(t, p), phase: t(`phase.${p.turn.phase}`) })}
        </p>
      )}
      <p>{t('curtain.text')}</p>
      <button ref={button} type="button" className="main-button" onClick={take}>
        {t('curtain.show', { side })}
      </button>
      {looking && (
        <button type="button" className="quiet-button" onClick={() => actions().look(false)}>
          {t('curtain.back')}
        </button>
      )}
    </div>
  )
}
