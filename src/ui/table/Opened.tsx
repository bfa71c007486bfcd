/** A location that is opened: everything that is there, as large as it can be. */

import { useEffect, useRef } from 'react'
import { facts, opponentOf, type Player, placeTitle } from '../../views/index.ts'
import { ScenePicture } from '../card/Picture.tsx'
import { useLayout } from '../layout/layout-shape.ts'
import { setView, useView } from '../layout/table-view.ts'
import { usePosition, useViewer, useWords } from '../use.ts'
import { CardStack } from './CardStack.tsx'
import { cardsOfHalf } from './worlds.ts'

const close = () => setView({ opened: null })

/** Nothing while none is opened. */
export function Opened() {
  const { t } = useWords()
  const p = usePosition()
  const viewer = useViewer()
  const { sizes } = useLayout()
  const location = useView(({ opened }) => opened)
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (location === null) return
    box.current?.focus()
    const keys = (event: KeyboardEvent) => event.key === 'Escape' && close()
    window.addEventListener('keydown', keys)
    return () => window.removeEventListener('keydown', keys)
  }, [location])
  if (location === null || !p?.cards[location]) return null
  const half = (player: Player, which: string) => (
    <div className={`half ${which}`} data-side={player}>
      {cardsOfHalf(p, location, player).map((card) => (
        <CardStack key={card} card={card} as="mini" width={sizes.mini.width} />
      ))}
    </div>
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: it leaves the table as it is.
    <div ref={box} role="group" className="opened" aria-label={placeTitle(p, location)} tabIndex={-1}>
      <ScenePicture card={facts(p, location)} width={720} height={520} />
      <i className="shade" />
      {half(opponentOf(viewer), 'theirs')}
      <header>
        <b>{placeTitle(p, location)}</b>
        <button type="button" className="quiet-button" onClick={close}>
          {t('close')} <kbd>{t('helpDialog.keyName.escape')}</kbd>
        </button>
      </header>
      {half(viewer, 'own')}
    </div>
  )
}
