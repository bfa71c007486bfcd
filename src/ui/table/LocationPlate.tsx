/** The middle of a location: its name, the way to the next, the Force icons, totals and drains of both sides. */

import { memo, useId, useMemo } from 'react'
import { useStore } from '../../store/index.ts'
import {
  atPlace,
  type CardId,
  controls,
  forceIcons,
  numberAt,
  opponentOf,
  type Player,
  type Position,
  parsecOf,
  placeTitle,
  powersAt,
  powerThere,
  siteFacts,
} from '../../views/index.ts'
import { Fitted } from '../card/Fitted.tsx'
import { Glyph } from '../card/glyphs.tsx'
import { shortTitle } from '../card/words.ts'
import { useLayout } from '../layout/layout-shape.ts'
import { placeName, type T, useOffers, usePosition, useViewer, useWords } from '../use.ts'
import { ActHere } from './ActHere.tsx'
import { Total } from './Total.tsx'

function kindWord(t: T, p: Position, location: CardId): string {
  const { kind, sector, dockingBay, interior, exterior, mobile } = siteFacts(p, location)
  if (kind === 'system') return t('row.parsec', { parsec: parsecOf(p, location) ?? '–' })
  if (kind === 'sector') {
    return sector === 'cloud'
      ? t('kind.cloud')
      : sector === 'asteroid'
        ? t('kind.asteroid')
        : t('kind.sector')
  }
  const words = dockingBay
    ? t('kind.dockingBay')
    : interior && exterior
      ? t('kind.both')
      : interior
        ? t('kind.interior')
        : exterior
          ? t('kind.exterior')
          : ''
  return [words, mobile ? t('kind.mobile') : ''].filter(Boolean).join(' · ') || t('kind.site')
}

/** The way from the location before: between sites one walks, from and to others one flies. */
const seamOf = (p: Position, before: CardId, location: CardId): 'walk' | 'land' =>
  siteFacts(p, before).kind === 'site' && siteFacts(p, location).kind === 'site' ? 'walk' : 'land'

interface PlateProps {
  location: CardId
  width: number
  /** The location before it on the path. */
  before: CardId | null
}

/** `before` is the location to its left, to which its path leads. */
export const LocationPlate = memo(function Plate({ location, width, before }: PlateProps) {
  const { t } = useWords()
  const p = usePosition()
  const viewer = useViewer()
  if (!p) return null
  const seam = before === null ? null : seamOf(p, before, location)
  return (
    <div className="vista">
      <i className="path" />
      {seam && (
        <span className="seam" title={t(`seam.${seam}`)}>
          <Glyph name={seam} />
        </span>
      )}
      <Edge p={p} location={location} player={opponentOf(viewer)} which="theirs" />
      <Tile location={location} width={width} />
      <ActHere location={location} />
      <Edge p={p} location={location} player={viewer} which="own" />
    </div>
  )
})

/** What a side would drain here, if it controls the location. */
function drainOf(p: Position, player: Player, location: CardId): number {
  return controls(p, player, location) ? (numberAt(p, player, location, 'drain')?.total ?? 0) : 0
}

interface EdgeProps {
  p: Position
  location: CardId
  player: Player
  which: 'theirs' | 'own'
}

const Edge = memo(function Edge({ p, location, player, which }: EdgeProps) {
  const { t } = useWords()
  const icons = forceIcons(p, player, location)
  const other = opponentOf(player)
  const total = (one: Player) => (powersAt(p, one, location).length > 0 ? powerThere(p, one, location) : null)
  const [own, theirs] = [total(player), total(other)]
  const drain = own === null ? 0 : drainOf(p, player, location)
  return (
    <div className={`edge ${which}`} data-side={player}>
      {icons > 0 && (
        <span className="force-icons" data-side={player} aria-hidden="true">
          {Array.from({ length: icons }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: equal icons in a row.
            <Glyph key={index} name={player} />
          ))}
        </span>
      )}
      {own !== null && (
        <Total location={location} player={player} number={own} behind={theirs !== null && own < theirs} />
      )}
      {drain > 0 && (
        <span className="drain-potential" title={t('said.drain', { number: drain })}>
          <Glyph name="drain" />
          {drain}
        </span>
      )}
    </div>
  )
})

/** What is said of a location to those who do not see it. */
function sayLocationFacts(t: T, p: Position, location: CardId): string {
  const icons = { light: forceIcons(p, 'light', location), dark: forceIcons(p, 'dark', location) }
  const ruler = (['light', 'dark'] as const).find((player) => controls(p, player, location))
  return [
    kindWord(t, p, location),
    t('said.icons', icons),
    ruler ? t('said.controls', { side: t(`side.${ruler}`) }) : '',
  ]
    .filter(Boolean)
    .join(', ')
}

function Tile({ location, width }: { location: CardId; width: number }) {
  const { t } = useWords()
  const p = usePosition()
  const id = useId()
  const place = atPlace(location)
  const carrying = useStore((state) => state.picked !== null)
  const offers = useOffers(place)
  const picked = useStore((state) => state.picked === location)
  const text = useMemo(() => p && sayLocationFacts(t, p, location), [t, p, location])
  if (!p) return null
  const title = placeTitle(p, location)
  return (
    <>
      <button
        type="button"
        className="tile"
        data-card={location}
        data-place={picked ? undefined : place}
        data-legal={offers && true}
        data-picked={picked || undefined}
        data-spot
        aria-label={picked ? title : placeName(t, title, carrying, offers)}
        aria-describedby={id}
      >
        <Name location={location} width={width} />
      </button>
      <span id={id} hidden>
        {text}
      </span>
    </>
  )
}

const Name = memo(function Name({ location, width }: { location: CardId; width: number }) {
  const { t } = useWords()
  const p = usePosition()
  const { least } = useLayout()
  if (!p) return null
  const room = Math.min(200, width - 30)
  return (
    <>
      <b className="tile-name">
        <Fitted text={shortTitle(placeTitle(p, location))} room={room} size={14} weight={720} oneLine={74} />
      </b>
      <span className="tile-kind">
        <Fitted text={kindWord(t, p, location)} room={room} size={least} weight={400} oneLine={74} />
      </span>
    </>
  )
})
