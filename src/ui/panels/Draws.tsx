/** Destiny draws are shown: the cards turn over, their numbers add up. They wait where the player has asked for that. */

import { useEffect, useRef } from 'react'
import { actions, type Draw, useStore } from '../../store/index.ts'
import { useWords } from '../use.ts'

/** How long they stay by themselves, in milliseconds. */
const stay = 3200

export function Draws() {
  const drawn = useStore((state) => state.drawn)
  const waits = useStore((state) => state.waitForDestiny)
  useEffect(() => {
    if (!drawn || waits) return
    const timer = setTimeout(() => actions().closeDraws(), stay)
    return () => clearTimeout(timer)
  }, [drawn, waits])
  return drawn && <Shown draws={drawn} waits={waits} />
}

function Shown({ draws, waits }: { draws: readonly Draw[]; waits: boolean }) {
  const { t } = useWords()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (waits) button.current?.focus()
  }, [waits])
  const sums = (['light', 'dark'] as const).flatMap((side) => {
    const numbers = draws.flatMap(({ by, destiny }) => (by === side && destiny !== null ? [destiny] : []))
    return numbers.length > 1 ? [{ side, sum: numbers.reduce((one, other) => one + other, 0) }] : []
  })
  const said = draws.map(({ by, destiny, title }) =>
    destiny === null
      ? t('destiny.none', { side: t(`side.${by}`) })
      : `${t('destiny.drawn', { side: t(`side.${by}`), number: destiny })}${title && ` (${title})`}`,
  )
  return (
    <div
      className="draws"
      data-waits={waits || undefined}
      {...(waits
        ? { role: 'dialog', 'aria-modal': true, 'aria-label': t('destiny.title') }
        : { role: 'status' })}
    >
      <p className="sr">{said.join(', ')}</p>
      <div className="drawn" aria-hidden="true">
        {draws.map(({ by, destiny, title }, index) => (
          <div
            // biome-ignore lint/suspicious/noArrayIndexKey: draws have no other order.
            key={index}
            className="drawn-card"
            data-side={by}
            style={{ animationDelay: `${index * 0.25}s` }}
          >
            <b>{destiny ?? '–'}</b>
            <span>{title || t('destiny.title')}</span>
          </div>
        ))}
      </div>
      {sums.map(({ side, sum }) => (
        <p key={side} data-side={side}>
          {t('destiny.sum', { side: t(`side.${side}`), number: sum })}
        </p>
      ))}
      {waits && (
        <button ref={button} type="button" className="main-button" onClick={() => actions().closeDraws()}>
          {t('destiny.goOn')}
        </button>
      )}
    </div>
  )
}
