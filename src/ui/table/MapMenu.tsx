/** The map as one button, for fingers: it opens the list of the locations. */

import { Popover } from '@base-ui/react/popover'
import { type ReactNode, useState } from 'react'
import { type CardId, type Position, placeTitle } from '../../views/index.ts'
import { goTo } from '../layout/table-view.ts'
import { useWords } from '../use.ts'

interface MapProps {
  p: Position
  worlds: readonly (readonly CardId[])[]
  /** Where a battle is. */
  now: CardId | undefined
  bars: (location: CardId) => ReactNode
}

/** Choosing a location brings it into sight, and shuts the list. */
export function MapMenu({ p, worlds, now, bars }: MapProps) {
  const { t } = useWords()
  const [open, setOpen] = useState(false)
  const go = (location: CardId) => {
    setOpen(false)
    goTo(location)
  }
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Trigger className="mini-map" aria-label={t('map.name')}>
        {worlds.map((world) => (
          <span key={world[0]}>
            {world.map((location) => (
              <span key={location} className="map-cell" data-now={now === location || undefined}>
                {bars(location)}
              </span>
            ))}
          </span>
        ))}
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner className="popup-place" sideOffset={6} collisionPadding={8}>
          <Popover.Popup className="popup menu map-menu" finalFocus={false}>
            <Popover.Title className="sr">{t('map.name')}</Popover.Title>
            {worlds.flat().map((location) => (
              <button key={location} type="button" className="menu-entry" onClick={() => go(location)}>
                <span className="map-cell" aria-hidden="true">
                  {bars(location)}
                </span>
                {placeTitle(p, location)}
              </button>
            ))}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
