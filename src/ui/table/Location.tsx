/** A location as a poster: the opponent's cards above, a clear view in the middle, yours below. */

import { memo } from 'react'
import { useStore } from '../../store/index.ts'
import { atPlace, type CardId, facts, opponentOf, placeTitle, siteFacts } from '../../views/index.ts'
import { ScenePicture } from '../card/Picture.tsx'
import { useOffers, usePosition, useViewer } from '../use.ts'
import { LocationPlate } from './LocationPlate.tsx'
import { LocationSide } from './LocationSide.tsx'
import type { Poster } from './plan.ts'

interface LocationProps {
  poster: Poster
  height: number
  /** The location before it on the path. */
  before: CardId | null
}

const alike = (one: LocationProps, other: LocationProps) =>
  one.height === other.height &&
  one.before === other.before &&
  (one.poster === other.poster || JSON.stringify(one.poster) === JSON.stringify(other.poster))

/** `height` is in pixels; `before` is the location to its left. */
export const Location = memo(function Location({ poster, height, before }: LocationProps) {
  const location = poster.id
  const p = usePosition()
  const viewer = useViewer()
  const place = atPlace(location)
  const offers = useOffers(place)
  const refused = useStore(({ hint }) => hint?.place === place)
  if (!p?.cards[location]) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no place on a table.
    <div
      role="group"
      aria-label={placeTitle(p, location)}
      className="loc"
      data-kind={siteFacts(p, location).kind}
      data-place={place}
      data-location={location}
      data-legal={offers && true}
      data-refused={refused || undefined}
      data-battle={(p.battle ?? p.attack)?.at === location || undefined}
      style={{ width: poster.width }}
    >
      <ScenePicture card={facts(p, location)} width={poster.width} height={height} />
      <i className="shade" />
      <LocationSide location={location} player={opponentOf(viewer)} which="theirs" plan={poster.theirs} />
      <LocationPlate location={location} width={poster.width} before={before} />
      <LocationSide location={location} player={viewer} which="own" plan={poster.own} offers={offers} />
    </div>
  )
}, alike)
