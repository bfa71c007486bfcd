/** A scenario without what it does not need to show what it shows. */

import type { Stage } from './stages.ts'

const without = <T>(list: readonly T[], at: number): T[] => [...list.slice(0, at), ...list.slice(at + 1)]

type Each = Record<string, unknown>

const isObject = (value: unknown): value is Each =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The stage without one of its cards, and whatever lies on that. */
function withoutCard(stage: Stage, alias: string): Stage {
  const { [alias]: _, ...cards } = stage.cards
  const gone = new Set([alias])
  const place = stage.start.place.filter(({ card, aboard, on }) => {
    const goes = [card, aboard, on].some((one) => gone.has(one as string))
    if (goes) gone.add(card as string)
    return !goes
  })
  const start: Stage['start'] = { ...stage.start, place }
  for (const pile of ['hand', 'force', 'reserve', 'used', 'lost', 'out'])
    if (isObject(start[pile]))
      start[pile] = Object.fromEntries(
        Object.entries(start[pile]).map(([side, list]) => [
          side,
          Array.isArray(list) ? list.filter((one) => !gone.has(one)) : list,
        ]),
      )
  return { ...stage, cards, start }
}

/** Every simpler stage that is tried, in the order in which they are. */
const simpler: ((stage: Stage) => Iterable<Stage>)[] = [
  function* steps(stage) {
    for (let at = stage.steps.length - 2; at >= 0; at--) yield { ...stage, steps: without(stage.steps, at) }
  },
  function* cards(stage) {
    for (const alias of Object.keys(stage.cards)) if (alias !== 'card') yield withoutCard(stage, alias)
  },
  function* locations({ start, ...stage }) {
    for (let at = start.locations.length - 1; at >= 0; at--)
      yield { ...stage, start: { ...start, locations: without(start.locations, at) } } as Stage
  },
  function* piles({ start, ...stage }) {
    for (const pile of ['hand', 'lost', 'used', 'out', 'destiny', 'reserve', 'force', 'picks', 'mobile']) {
      const { [pile]: all, ...others } = start
      if (all === undefined) continue
      yield { ...stage, start: others } as unknown as Stage
      if (!isObject(all)) continue
      for (const side of Object.keys(all)) {
        const { [side]: _, ...rest } = all
        yield { ...stage, start: { ...others, [pile]: rest } } as unknown as Stage
      }
    }
  },
  function* definitions(stage) {
    for (const title of Object.keys(stage.define ?? {})) {
      const { [title]: _, ...define } = stage.define
      yield { ...stage, define }
    }
  },
]

/** Is it one of those that come after this one's simplification? What has been simplified once is offered anew. */
const signOf = (stage: Stage): string => JSON.stringify(stage)

/**
 * The shortest stage found that still does it.
 * @param does whether a stage shows what the first one shows.
 */
export function shortened(stage: Stage, does: (stage: Stage) => boolean): Stage {
  let best = stage
  for (const kind of simpler) {
    const tried = new Set<string>()
    for (let again = true; again; ) {
      again = false
      for (const next of kind(best)) {
        const sign = signOf(next)
        if (tried.has(sign)) continue
        tried.add(sign)
        if (!does(next)) continue
        best = next
        again = true
        break
      }
    }
  }
  return best
}
