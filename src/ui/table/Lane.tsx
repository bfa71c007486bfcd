/** A world in a line of the table: its name, and its locations in the order in which they lie. */

import { type CSSProperties, memo } from 'react'
import { useStore } from '../../store/index.ts'
import { allRows, facts, isMobile, noTargets, opponentOf, parsecOf, placeOf } from '../../views/index.ts'
import { Globe } from '../card/Picture.tsx'
import { costsText, usePosition, useViewer, useWords } from '../use.ts'
import { Gaps, OnTable } from './Gaps.tsx'
import { Location } from './Location.tsx'
import { LocationSide } from './LocationSide.tsx'
import type { Poster, Stretch } from './plan.ts'
import { beside } from './worlds.ts'

/** `height` is in pixels, the same for all lanes of a line. */
export const Lane = memo(function Lane({ stretch, height }: { stretch: Stretch; height: number }) {
  const { posters, world } = stretch
  const [first] = posters
  const style: CSSProperties = { height, '--theirs': `${stretch.theirs}px` }
  if (first?.id === beside) return <Beside poster={first} style={style} />
  return (
    <div className="lane">
      <Header world={world} continued={stretch.continued} />
      <div className="lane-row" style={style}>
        {posters.map((poster, index) => (
          <Location key={poster.id} poster={poster} height={height} before={posters[index - 1]?.id ?? null} />
        ))}
        <Gaps row={world} posters={posters} />
        <DeepSpace world={world} />
      </div>
    </div>
  )
})

const Header = memo(function Header({ world, continued }: { world: string; continued: boolean }) {
  const { t } = useWords()
  const p = usePosition()
  if (!p) return null
  const system = allRows(p).find(({ name }) => name === world)?.system ?? null
  const parsec = system === null ? null : parsecOf(p, system)
  return (
    <h2>
      <Globe world={world} />
      <b>{world || t('row.elsewhere')}</b>
      {continued ? (
        <em>{t('row.continued')}</em>
      ) : system === null ? (
        world && <em>{t('row.sitesOnly')}</em>
      ) : (
        parsec !== null && <em>{t('row.parsec', { parsec })}</em>
      )}
    </h2>
  )
})

/** Beside the locations lie Effects and the like. */
function Beside({ poster, style }: { poster: Poster; style: CSSProperties }) {
  const { t } = useWords()
  const viewer = useViewer()
  return (
    <div className="lane beside">
      <h2>
        <b>{t('row.besideShort')}</b>
      </h2>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no place on a table. */}
      <div
        className="lane-row"
        role="group"
        aria-label={t('row.beside')}
        style={{ ...style, width: poster.width }}
      >
        <div className="loc">
          <LocationSide location={null} player={opponentOf(viewer)} which="theirs" plan={poster.theirs} />
          <div className="vista">
            <OnTable />
          </div>
          <LocationSide location={null} player={viewer} which="own" plan={poster.own} />
        </div>
      </div>
    </div>
  )
}

/** While a mobile system is held: the parsecs of deep space that it can reach. */
function DeepSpace({ world }: { world: string }) {
  const { t } = useWords()
  const p = usePosition()
  const system = useStore(({ picked }) =>
    picked !== null && p?.cards[picked] && isMobile(p, picked) ? picked : null,
  )
  const targets = useStore(({ targets }) => (system === null ? noTargets : targets))
  if (!p || system === null) return null
  if (allRows(p).find(({ name }) => name === world)?.system !== system) return null
  const parsecs = [...targets.keys()].flatMap((key) => {
    const place = placeOf(key)
    return place.is === 'parsec' ? [{ place: key, parsec: place.parsec }] : []
  })
  if (parsecs.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no place on a table.
    <div role="group" className="deep-space" aria-label={facts(p, system).title}>
      {parsecs.map(({ place, parsec }) => {
        const name = t('place.deepSpace', { parsec })
        return (
          <button
            key={place}
            type="button"
            className="tile"
            data-place={place}
            data-legal
            aria-label={t('place.named', { name, cost: costsText(t, targets.get(place) ?? []) })}
          >
            <span className="tile-name">{name}</span>
            <span className="cost">{costsText(t, targets.get(place) ?? [])}</span>
          </button>
        )
      })}
    </div>
  )
}
