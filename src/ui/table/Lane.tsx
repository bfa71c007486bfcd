/** A lane: one system with its sectors and sites, or the sites of one starship, in the order in which they lie. */

import { memo } from 'react'
import { type allRows, type CardId, facts, isMobile, parsecOf, placeOf, useStore } from '../../store/index.ts'
import { costsText, usePosition, useWords } from '../use.ts'
import { Gaps } from './Gaps.tsx'
import { Location } from './Location.tsx'

type Row = ReturnType<typeof allRows>[number]

const placesOf = ({ system, clouds, asteroids, deathStarSectors, sites }: Row): CardId[] => [
  ...(system === null ? [] : [system]),
  ...clouds,
  ...asteroids,
  ...deathStarSectors,
  ...sites,
]

export const Lane = memo(
  function Lane({ row }: { row: Row }) {
    const { t } = useWords()
    const p = usePosition()
    if (!p) return null
    const { system, name } = row
    const parsec = system === null ? null : parsecOf(p, system)
    return (
      <div className="lane">
        <h2>
          {name ? (system === null ? t('row.sites', { name }) : name) : t('row.elsewhere')}
          {parsec !== null && <em>{t('row.parsec', { parsec })}</em>}
        </h2>
        <div className="lane-row">
          {placesOf(row).map((location) => (
            <Location key={location} location={location} />
          ))}
          {system !== null && <DeepSpace system={system} />}
          <Gaps row={row.name} />
        </div>
      </div>
    )
  },
  (one, other) => one.row.name === other.row.name && placesOf(one.row).join() === placesOf(other.row).join(),
)

/** While a mobile system is held: the parsecs of deep space that it can reach. */
function DeepSpace({ system }: { system: CardId }) {
  const { t } = useWords()
  const p = usePosition()
  const held = useStore(({ picked }) => picked === system)
  const targets = useStore(({ targets }) => targets)
  if (!p || !held || !isMobile(p, system)) return null
  const parsecs = [...targets.keys()].flatMap((key) => {
    const place = placeOf(key)
    return place.is === 'parsec' ? [{ place: key, parsec: place.parsec }] : []
  })
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
