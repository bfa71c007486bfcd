/**
 * A game that is watched again: it lies on the table as it lay at each moment, and nobody plays it. All positions are
 * kept while the answers are played once, in slices; from then on going to one is nothing but pointing at it.
 */

import { create } from 'zustand'
import { lastOf, nth } from '../../kernel/index.ts'
import { current, upToNow } from '../../views/engine.ts'
import { settings } from '../browser/settings.ts'
import { actions, tableById, useStore } from '../index.ts'
import { Unfit } from '../saves/check.ts'
import { copiesOf } from '../saves/copies.ts'
import { restoreSlowly } from '../saves/kept.ts'
import { nothingCarried } from '../table/drag-slice.ts'
import { freshTable } from '../table/empty-table.ts'
import type { GameState, PageState, ReplayView, Source, SuspendedTable } from '../table/types.ts'
import { type Mark, marksOf, momentsOf, placeIn } from './marks.ts'

export const speeds = ['slow', 'normal', 'fast'] as const
export type Speed = (typeof speeds)[number]

/** How long a moment is looked at, in milliseconds. */
const rests: Record<Speed, number> = { slow: 2400, normal: 1200, fast: 450 }

interface Replay {
  /** How much of the game has been played again, from 0 to 1; null once it can be watched. */
  loading: number | null
  /** It is not there any more, or cannot be read. */
  failed: boolean
  moments: readonly number[]
  marks: readonly Mark[]
  /** What may be seen of the hands. */
  views: readonly ReplayView[]
  playing: boolean
  speed: Speed
}

const nothing: Replay = {
  loading: 0,
  failed: false,
  moments: [0],
  marks: [],
  views: [],
  playing: false,
  speed: 'normal',
}

export const useReplay = create<Replay>()(() => nothing)

type Laid = Pick<GameState, 'history' | 'source' | 'names' | 'reasons'> & Pick<PageState, 'edition'>

const suspended = (): SuspendedTable => {
  const { table, elsewhere, history, source, scenario, names, progress, reasons } = actions()
  const { seat, looking, seeing, passingRestOfTurn, drawn, edition } = actions()
  return {
    table,
    elsewhere,
    history,
    source,
    scenario,
    names,
    progress,
    reasons,
    seat,
    looking,
    seeing,
    passingRestOfTurn,
    drawn,
    edition,
  }
}

/** In a game that goes on, nobody is shown what he may not know; who has chosen open hands knows all. */
function viewsOf({ practice, game }: Source, over: boolean): ReplayView[] {
  if (over || (!practice && (!game || settings().openHands))) return ['both', 'light', 'dark']
  return practice ? [practice.side] : ['none', 'light', 'dark']
}

/** Lays a game on the table to be watched. What lay there comes back when one leaves. */
function lay({ history, source, names, reasons, edition }: Laid): void {
  if (!history || !source) return
  const line = upToNow(history)
  const over = current(line).decision === null
  const views = viewsOf(source, over)
  const own = source.practice?.side
  const [view = 'none'] = views
  // From the middle of a game one looks back; else one begins at its start.
  const last = actions().replayFrom === 'table' && !over
  useStore.setState({
    ...nothingCarried,
    ...freshTable,
    suspended: actions().suspended ?? suspended(),
    history: { ...line, at: beginning ? Math.min(beginning.at, line.at) : last ? line.at : 0 },
    source: { id: source.id, lesson: false, game: true, replay: { view, ...(own ? { own } : {}) } },
    scenario: null,
    names,
    progress: [],
    // While a game goes on, they are told if they are told in it.
    reasons: over || source.practice?.reasons ? reasons : {},
    edition,
    shown: null,
  })
  beginning = null
  useReplay.setState({ ...nothing, loading: null, moments: momentsOf(line), marks: marksOf(line), views })
}

let wanted = 0

/** The moment at which it is to begin, where one has been asked for: of which table, and how many answers had been given. */
let beginning: { id: string; at: number } | null = null

/** Watches the game of a table again, from a moment on. */
export function watchFrom(id: string, at: number): void {
  beginning = { id, at }
  actions().openReplay(id)
}

/** Fetches the game of a table, and lays it out to be watched. */
export async function load(id: string): Promise<void> {
  wanted += 1
  const mine = wanted
  useReplay.setState(nothing)
  if (beginning?.id !== id) beginning = null
  const { table, history, source, names, reasons, edition, elsewhere, suspended: away } = actions()
  if (table === id && history && !elsewhere) return lay({ history, source, names, reasons, edition })
  if (away?.table === id && away.history && !away.elsewhere) return lay(away)
  for (const { text } of await copiesOf(id)) {
    try {
      const { state } = await restoreSlowly(text, (loading) => {
        if (mine === wanted) useReplay.setState({ loading })
      })
      if (mine === wanted && actions().screen === 'replay') lay(state)
      return
    } catch (error) {
      if (!(error instanceof Unfit)) throw error
    }
  }
  if (mine === wanted) useReplay.setState({ loading: null, failed: true })
}

/** Goes to a moment: how many answers had been given then. */
export function goTo(at: number): void {
  const { history, source } = actions()
  if (!history || !source?.replay) return
  const there = Math.max(0, Math.min(at, history.games.length - 1))
  if (there !== history.at) useStore.setState({ ...nothingCarried, history: { ...history, at: there } })
}

/** Where one is among the moments. */
const momentNow = (): number => placeIn(useReplay.getState().moments, actions().history?.at ?? 0)

/** Some moments on, or back. */
export function step(by: number): void {
  const { moments } = useReplay.getState()
  goTo(nth(moments, Math.max(0, Math.min(momentNow() + by, moments.length - 1))))
}

/** To the next marked moment, or the one before. */
export function stepMark(by: 1 | -1): void {
  const at = actions().history?.at ?? 0
  const { marks, moments } = useReplay.getState()
  const places = marks.map((mark) => mark.at)
  const next = by === 1 ? places.find((one) => one > at) : places.findLast((one) => one < at)
  goTo(next ?? (by === 1 ? lastOf(moments) : 0))
}

export const toFirst = (): void => goTo(0)
export const toLast = (): void => goTo(Number.MAX_SAFE_INTEGER)

let timer: ReturnType<typeof setTimeout> | undefined

function tick(): void {
  clearTimeout(timer)
  const { playing, speed, moments } = useReplay.getState()
  if (!playing) return
  timer = setTimeout(() => {
    if (actions().dialog === null) step(1)
    if (momentNow() >= moments.length - 1) play(false)
    else tick()
  }, rests[speed])
}

/** Lets it run by itself, or stops it. At its end it begins anew. */
export function play(playing: boolean): void {
  if (playing && momentNow() >= useReplay.getState().moments.length - 1) toFirst()
  useReplay.setState({ playing })
  tick()
}

export function setSpeed(speed: Speed): void {
  useReplay.setState({ speed })
  tick()
}

/** Whose hand is seen. */
export function look(view: ReplayView): void {
  const { source } = actions()
  if (source?.replay && useReplay.getState().views.includes(view))
    useStore.setState({ source: { ...source, replay: { ...source.replay, view } } })
}

/** The table that is watched, as the list has it. */
export const watchedTable = () => tableById(actions().replayOf ?? '')
