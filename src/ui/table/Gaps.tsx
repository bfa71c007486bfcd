/** While a location is held: where in the row it may be laid. */

import { useStore } from '../../store/index.ts'
import { allRows, facts, noTargets, type Position, placeOf, rowOf } from '../../views/index.ts'
import { shortTitle } from '../card/words.ts'
import { costsText, usePosition, useWords } from '../use.ts'
import type { Poster } from './plan.ts'

/** The row that a gap belongs to, by name: of the system that is chosen, or of the card's own. */
const rowOfGap = (p: Position, picked: number, { system }: { system?: string }): string =>
  system ?? rowOf(p, picked)

/** Does a row that begins here begin before what is drawn, or after all that lies on the table? */
function isBeside(p: Position, index: number, posters: readonly Poster[]): boolean {
  const ids = posters.map(({ id }) => id)
  const next = p.layout[index]
  return next === undefined ? ids.includes(p.layout.at(-1) ?? -1) : next === ids[0]
}

interface GapsProps {
  /** Absent: nothing lies on the table yet. */
  row?: string
  /** What lies in the row, as it is drawn. */
  posters?: readonly Poster[]
}

const seam = 3

/** Where in the row a gap is: the left edge of the location that would come after it, else the right edge of the last. */
function edgeOf(p: Position, posters: readonly Poster[], index: number): number {
  let left = 0
  for (const { id, width } of posters) {
    if (p.layout.indexOf(id) >= index) return left
    left += width + seam
  }
  return left
}

const indexOf = (key: string): number => {
  const place = placeOf(key)
  return place.is === 'gap' ? place.index : 0
}

const widest = 92

/** In the middle of the seam, and yet within the row; at both sides of a narrow location there is room for one each. */
function atSeam(edge: number, posters: readonly Poster[]): { left: number; width: number } {
  const whole = posters.reduce((sum, { width }) => sum + width + seam, -seam)
  const narrowest = Math.min(...posters.map(({ width }) => width))
  // The outermost stands within its location, and the next one half in it.
  const width = Math.min(widest, Math.floor((narrowest / 3) * 2) - 4)
  return { left: Math.max(2, Math.min(edge - width / 2, whole - width - 2)), width }
}

/** The gaps of a row, and those of rows that are not there yet and would begin at its edge. */
export function Gaps({ row, posters = [] }: GapsProps) {
  const { t } = useWords()
  const p = usePosition()
  const picked = useStore((state) => (state.carrying === 'deploy' ? state.picked : null))
  const targets = useStore((state) => (state.carrying === 'deploy' ? state.targets : noTargets))
  if (!p || picked === null) return null
  const rows = allRows(p).map(({ name }) => name)
  /** Would the card begin a row of its own there? */
  const isNew = (key: string) => {
    const place = placeOf(key)
    return place.is === 'gap' && !rows.includes(rowOfGap(p, picked, place))
  }
  const gaps = [...targets.keys()].filter((key) => {
    const place = placeOf(key)
    if (place.is !== 'gap') return false
    if (isNew(key)) return row === undefined || isBeside(p, place.index, posters)
    return rowOfGap(p, picked, place) === row
  })
  if (gaps.length === 0) return null
  const title = (index: number) => {
    const location = p.layout[index]
    if (location === undefined || rowOf(p, location) !== row) return null
    return shortTitle(facts(p, location).title)
  }
  const sayNew = (key: string) => {
    const name = facts(p, picked).title
    const next = p.layout[indexOf(key)]
    if (next === undefined) return t('place.newRow', { name })
    return t('place.newRowBefore', { name, other: facts(p, next).title })
  }
  const say = (key: string) => {
    const index = indexOf(key)
    const [one, other] = [title(index - 1), title(index)]
    if (isNew(key) || (!one && !other)) return sayNew(key)
    if (one && other) return t('place.between', { one, other })
    return one ? t('place.rightOf', { name: one }) : t('place.leftOf', { name: other })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no place on a table.
    <div role="group" className={row === undefined ? 'deep-space' : 'gaps'} aria-label={t('place.gaps')}>
      {gaps.map((place) => (
        <button
          key={place}
          type="button"
          className="tile gap"
          data-place={place}
          data-legal
          style={row === undefined ? undefined : atSeam(edgeOf(p, posters, indexOf(place)), posters)}
          aria-label={t('place.named', { name: say(place), cost: costsText(t, targets.get(place) ?? []) })}
        >
          <span className="tile-name">{isNew(place) ? t('place.newRowShort') : say(place)}</span>
          <span className="cost">{costsText(t, targets.get(place) ?? [])}</span>
        </button>
      ))}
    </div>
  )
}

/** Beside the locations: where Effects and the like are put. */
export function OnTable() {
  const { t } = useWords()
  const offers = useStore(({ targets }) => targets.get('table'))
  if (!offers) return null
  return (
    <button
      type="button"
      className="tile gap"
      data-place="table"
      data-legal
      aria-label={t('place.named', { name: t('place.onTable'), cost: costsText(t, offers) })}
    >
      <span className="tile-name">{t('place.onTable')}</span>
      <span className="cost">{costsText(t, offers)}</span>
    </button>
  )
}
