/** A location: the opponent's cards above it, yours below. */

import { memo, useId } from 'react'
import {
  atPlace,
  type CardId,
  cardsAboard,
  cardsAt,
  cardsOn,
  controls,
  forceIcons,
  opponentOf,
  type Player,
  type Position,
  parsecOf,
  placeTitle,
  siteFacts,
  slotGroups,
  slotsOf,
  useStore,
} from '../../store/index.ts'
import { shortTitle } from '../card/words.ts'
import { labelOf, placeName, type T, usePlace, usePosition, useViewer, useWords } from '../use.ts'
import { ActHere } from './ActHere.tsx'
import { Total } from './Total.tsx'
import { Unit } from './Unit.tsx'

/** About how high a card stands on the table, with its slots. */
function heightOf(p: Position, card: CardId): number {
  const carried = [...cardsAboard(p, card), ...cardsOn(p, card)].reduce(
    (sum, one) => sum + heightOf(p, one),
    0,
  )
  if (slotGroups(p, card).length === 0) return 30 + carried
  const empty = slotsOf(p, card)
    .flat()
    .filter((slot) => slot.card === null).length
  return 42 + carried + Math.ceil(empty / 6) * 26
}

/** Cards lie in as many columns as keep a side low. In pixels at the usual text size. */
function widthOf(p: Position, halves: readonly (readonly CardId[])[]): number {
  const widths = halves.map((cards) => {
    const height = cards.reduce((sum, card) => sum + heightOf(p, card), 0)
    const column = cards.some((card) => slotGroups(p, card).length > 0) ? 178 : 134
    return column * Math.min(3, Math.ceil(height / 250), cards.length) + 12
  })
  return Math.max(halves.some((cards) => cards.length > 0) ? 136 : 112, ...widths)
}

export const Location = memo(function Location({ location }: { location: CardId }) {
  const p = usePosition()
  const viewer = useViewer()
  const place = atPlace(location)
  const { carrying, offers } = usePlace(place)
  if (!p) return null
  const here = cardsAt(p, location)
  const side = (player: Player) => here.filter((card) => sideOf(p, card) === player)
  const own = side(viewer)
  const others = side(opponentOf(viewer))
  // Effects on the location lie with their owner's cards.
  const minis = (player: Player) =>
    cardsOn(p, location)
      .filter((card) => p.cards[card]?.owner === player)
      .map((card) => <Unit key={card} card={card} mini />)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no place on a table.
    <div
      role="group"
      aria-label={placeTitle(p, location)}
      className="loc"
      data-kind={siteFacts(p, location).kind}
      data-place={place}
      data-location={location}
      data-legal={(carrying && offers && true) || undefined}
      data-battle={(p.battle ?? p.attack)?.at === location || undefined}
      style={{ minWidth: `${widthOf(p, [own, others]) / 16}rem` }}
    >
      <div className="half theirs">
        {others.map((card) => (
          <Unit key={card} card={card} />
        ))}
        {minis(opponentOf(viewer))}
      </div>
      <div className="spot">
        <Tile location={location} viewer={viewer} />
        <Total location={location} player={opponentOf(viewer)} edge="theirs" />
        <Total location={location} player={viewer} edge="own" />
        <ActHere location={location} />
      </div>
      <div className="half own">
        {own.map((card) => (
          <Unit key={card} card={card} />
        ))}
        {minis(viewer)}
      </div>
    </div>
  )
})

function sideOf(p: Position, card: CardId): Player {
  const where = p.cards[card]?.where
  return where && 'side' in where ? where.side : (p.cards[card]?.owner ?? 'light')
}

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
  if (dockingBay) return t('kind.dockingBay')
  const words =
    interior && exterior ? t('kind.both') : interior ? t('kind.interior') : exterior ? t('kind.exterior') : ''
  return [words, mobile ? t('kind.mobile') : ''].filter(Boolean).join(' · ') || t('kind.site')
}

function Icons({ count, side }: { count: number; side: Player }) {
  const shape = side === 'dark' ? 'M5 .5 9.5 5 5 9.5.5 5z' : 'M5 1a4 4 0 1 0 0 8 4 4 0 0 0 0-8'
  return (
    <span className="icons" data-side={side} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal icons in a row.
        <svg key={index} viewBox="0 0 10 10" width="9" height="9" aria-hidden="true">
          <path d={shape} fill="currentColor" />
        </svg>
      ))}
    </span>
  )
}

function Tile({ location, viewer }: { location: CardId; viewer: Player }) {
  const { t, speech } = useWords()
  const p = usePosition()
  const id = useId()
  const place = atPlace(location)
  const { carrying, offers } = usePlace(place)
  const picked = useStore((state) => state.picked === location)
  if (!p) return null
  const title = placeTitle(p, location)
  const icons = { light: forceIcons(p, 'light', location), dark: forceIcons(p, 'dark', location) }
  const theirs = opponentOf(viewer)
  const ruler = (['light', 'dark'] as const).find((player) => controls(p, player, location))
  const words = kindWord(t, p, location)
  return (
    <>
      <button
        type="button"
        className="tile"
        data-card={location}
        data-place={picked ? undefined : place}
        data-legal={(carrying && offers && true) || undefined}
        data-picked={picked || undefined}
        data-ruler={ruler}
        data-edge={ruler && (ruler === viewer ? 'own' : 'theirs')}
        aria-label={picked ? title : placeName(t, title, carrying, offers)}
        aria-describedby={id}
      >
        <Icons count={icons[theirs]} side={theirs} />
        <span className="tile-name">{shortTitle(title)}</span>
        <span className="tile-kind">{words}</span>
        <Icons count={icons[viewer]} side={viewer} />
        {carrying && offers && <span className="cost">{labelOf(t, speech, p, offers)}</span>}
      </button>
      <span id={id} hidden>
        {[words, t('said.icons', icons), ruler ? t('said.controls', { side: t(`side.${ruler}`) }) : '']
          .filter(Boolean)
          .join(', ')}
      </span>
    </>
  )
}
