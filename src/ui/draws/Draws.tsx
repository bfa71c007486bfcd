/** Destiny draws are shown: the cards turn over, their numbers add up. They wait where the player has asked for that. */

import { useEffect, useRef } from 'react'
import { actions, type Draw, useSettings, useStore } from '../../store/index.ts'
import { facts } from '../../views/index.ts'
import { CardPicture } from '../card/Picture.tsx'
import { usePosition, useWords } from '../use.ts'

/** How long they stay by themselves, in milliseconds. */
const stay = 3200

/** One after the other, in milliseconds. */
const apart = 380

export function Draws() {
  const drawn = useStore((state) => state.drawn)
  const waits = useSettings((settings) => settings.waitForDestiny)
  useEffect(() => {
    if (!drawn || waits) return
    const close = () => actions().closeDraws()
    const timer = setTimeout(close, stay)
    // A click anywhere finishes them; it does what it does besides.
    window.addEventListener('pointerdown', close, true)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('pointerdown', close, true)
    }
  }, [drawn, waits])
  return drawn && <Shown draws={drawn} waits={waits} />
}

/** A card that turns over, with its number on it. */
function Turning({ draw: { by, destiny, title }, delay }: { draw: Draw; delay: number }) {
  const { t } = useWords()
  const p = usePosition()
  const found = title === '' ? undefined : p?.cards.find(({ id }) => facts(p, id).title === title)
  return (
    <div className="drawn-card" data-side={by} style={{ animationDelay: `${delay}ms` }}>
      {p && found && <CardPicture card={facts(p, found.id)} width={236} height={320} />}
      <b>{destiny ?? '–'}</b>
      <span>{title || t('destiny.title')}</span>
    </div>
  )
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
  const texts = draws.map(({ by, destiny, title }) =>
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
      <p className="sr">{texts.join(', ')}</p>
      <div className="drawn" aria-hidden="true">
        {draws.map((draw, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: draws have no other order.
          <Turning key={index} draw={draw} delay={index * apart} />
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
