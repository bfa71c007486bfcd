/** Makes a ruleset of chapters. What each kind of intent is, its chapter says; this file knows none of them. */

import {
  type Change,
  type Game,
  type Rule,
  type Ruleset,
  refusal,
  remember,
  type Verdict,
} from '../kernel/index.ts'
import { type Readings, readBy } from './model/texts/readings.ts'
import type { Player, Position, Slot } from './model/types.ts'
import type { Frame, Triggered } from './model/under-way.ts'
import { openIn, redact } from './redact.ts'
import { isNamedTwice } from './rules/shared/actions/answering.ts'
import type { Intent, IntentName } from './rules/shared/actions/intent.ts'
import type { IntentKind, IntentKinds } from './rules/shared/actions/intents.ts'
import { intentNames, isIntent, isOfPhases, namedTwice } from './rules/shared/actions/kinds-of-intent.ts'
import { momentOf } from './rules/shared/actions/moment.ts'
import { isTime } from './rules/shared/actions/time-for-intents.ts'
import { slotOf } from './rules/shared/actions/time-of-turn.ts'
import { notNow } from './rules/shared/actions/timing-windows.ts'
import type { Chapter } from './rules/shared/chapter-type.ts'
import { inOrder } from './rules/shared/order-of-reasons.ts'
import type { Procedures } from './rules/shared/procedure.ts'

/**
 * Every rule of these chapters, by its id.
 * @throws where an id is declared twice.
 */
export function rulebookOf(chapters: readonly Chapter[]): ReadonlyMap<string, Rule> {
  const known = new Map<string, Rule>()
  for (const rule of chapters.flatMap(({ rules }) => rules)) {
    if (known.has(rule.id)) throw new Error(`rule ${rule.id} is declared twice`)
    known.set(rule.id, rule)
  }
  return known
}

/** Is a segment of a fight open, in which other actions are top-level too? */
const isInFight = (frame: Frame | undefined): boolean =>
  frame?.does === 'loop' && frame.name === 'weapons segment'

/** The sort of a point of the game: whether somebody could act at one is the same at all of its sort, for the same name. */
type Sort = 'in slots' | 'in answer' | 'within' | 'own fight' | 'fight' | 'own turn' | 'turn'

function sortOf({ turn }: Position, by: Player, frame: Frame): Sort {
  if (slotOf(frame) !== null) return 'in slots'
  if (frame.does === 'window') return 'in answer'
  if (frame.does !== 'loop') return 'within'
  if (isInFight(frame)) return turn.player === by ? 'own fight' : 'fight'
  return turn.player === by ? 'own turn' : 'turn'
}

/** What tells points of one sort apart. */
const nameOf = ({ turn }: Position, frame: Frame): string =>
  frame.does === 'window' ? frame.event.is : frame.does === 'loop' ? turn.phase : frame.does

/** Who could act at a point: the kinds of intent whose time it is, looked up once for each sort of points. */
function indexOf(kinds: IntentKinds) {
  type Kinds = readonly IntentKind<IntentName>[]
  const bySort: Partial<Record<Sort, Map<string, Kinds>>> = {}
  const fitting = (p: Position, by: Player, frame: Frame) =>
    intentNames
      .filter((name) => {
        const { legal, time, belongsTo } = kinds[name]
        if (!legal || (isInFight(frame) && isOfPhases(name))) return false
        return slotOf(frame) === null ? !time || isTime(time, p, by, frame) : belongsTo !== undefined
      })
      .map((name) => kinds[name] as IntentKind<IntentName>)
  return (p: Position, by: Player, frame: Frame) => {
    const sort = sortOf(p, by, frame)
    bySort[sort] ??= new Map()
    const name = nameOf(p, frame)
    let found = bySort[sort].get(name)
    if (!found) {
      found = fitting(p, by, frame)
      bySort[sort].set(name, found)
    }
    return found
  }
}

/** What has been listed so far at a point of a position, and what is left: who passes automatically looks at the first alone. */
interface Listing {
  frame: Frame
  by: Player
  found: Intent[]
  rest: Iterator<Intent, void>
}

const listings = remember((_p: Position): Listing[] => [])

/** Judging, beginning and listing what players can try: each by the chapter that it comes from. */
function intentsOf(kinds: IntentKinds) {
  const kindsAt = indexOf(kinds)

  const kindOf = (intent: Intent) => kinds[intent.kind] as IntentKind<IntentName>

  function judge(game: Game<Position>, by: Player, intent: Intent): Verdict<Intent> {
    const p = game.state
    if (!isIntent(p, intent)) return { legal: false, reasons: [refusal('PLAY-004', { kind: 'action' })] }
    const twice = namedTwice(intent)
    if (twice !== undefined) return { legal: false, reasons: [isNamedTwice({ card: twice })] }
    const moment = momentOf(game)
    const slot = slotOf(moment.frame)
    const kind = kindOf(intent)
    if (slot && !kind.belongsTo?.(p, intent, slot)) {
      const besides = kind.besides?.(p, by, intent) ?? []
      return { legal: false, reasons: inOrder(p, [...besides, ...notNow(slot, intent)]) }
    }
    const verdict = kind.judge(p, by, intent, moment)
    if (!verdict.legal || !isInFight(moment.frame) || !isOfPhases(intent.kind)) return verdict
    return { legal: false, reasons: [refusal('KRN-101', {}, 'busy')] }
  }

  const isAction = (intent: Intent): boolean => kindOf(intent).isAction ?? true

  function begin(change: Change<Position>, by: Player, intent: Intent): void {
    // What has been shown may be read until the next action begins.
    if (isAction(intent)) {
      for (const part of ['shown', 'glimpsed'] as const) if (change.now[part]?.length) change.put(part, [])
    }
    kindOf(intent).begin(change, by, intent)
  }

  function* inSlot(
    kind: IntentKind<IntentName>,
    p: Position,
    by: Player,
    frame: Frame | undefined,
    slot: Slot,
  ): Generator<Intent> {
    for (const intent of kind.legal?.(p, by, { frame, toAct: by }) ?? [])
      if (kind.belongsTo?.(p, intent, slot)) yield intent
  }

  function* listed(p: Position, frame: Frame, by: Player): Generator<Intent> {
    const slot = slotOf(frame)
    for (const kind of kindsAt(p, by, frame)) {
      if (slot) yield* inSlot(kind, p, by, frame, slot)
      else yield* kind.legal?.(p, by, { frame, toAct: by }) ?? []
    }
  }

  function* legal(p: Position, stack: readonly Frame[], by: Player): Generator<Intent> {
    const frame = stack.at(-1)
    if (!frame) return
    const all = listings(p)
    let listing = all.find((one) => one.frame === frame && one.by === by)
    if (!listing) {
      listing = { frame, by, found: [], rest: listed(p, frame, by) }
      all.push(listing)
    }
    const { found, rest } = listing
    for (let place = 0; ; place++) {
      if (place === found.length) {
        const { done, value } = rest.next()
        if (done) return
        found.push(value)
      }
      yield found[place] as Intent
    }
  }

  return { judge, isAction, begin, legal }
}

/** The procedures, each with what these chapters do around the steps of all. */
function proceduresOf(
  procedures: Procedures,
  chapters: readonly Chapter[],
): Ruleset<Position, Intent>['procedures'] {
  const around = chapters.flatMap((chapter) => chapter.around ?? [])
  // Each goes on taking frames of its own kind: the compiler sees only that it takes some frame.
  return Object.fromEntries(
    Object.entries(procedures).map(([name, procedure]) => [
      name,
      around.reduce((inner, wrap) => wrap(inner), procedure),
    ]),
  ) as unknown as Ruleset<Position, Intent>['procedures']
}

/** What a game asks its chapters for at every step. */
type Asked = 'answers' | 'settles' | 'watches' | 'gone' | 'closed' | 'refusesPass'

/** What there must be in a whole game: the compiler names what no chapter has. */
interface Whole {
  reads: Readings
  intents: IntentKinds
  procedures: Procedures
}

/**
 * The Star Wars CCG as these chapters play it. Automatic actions that compete are listed in the chapters' order.
 * @param whole what the chapters have `together`.
 */
export function compose(chapters: readonly Chapter[], whole: Whole): Ruleset<Position, Intent> {
  readBy(whole.reads)
  const { judge, isAction, begin, legal } = intentsOf(whole.intents)
  const rulebook = rulebookOf(chapters)
  const cites = ({ edition }: Position, ids: readonly string[]) =>
    [...new Set(ids)].filter((id) => rulebook.get(id)?.editions.includes(edition))
  /** Of the chapters that have such a part, that part. */
  const parts = <K extends Asked>(name: K): NonNullable<Chapter[K]>[] =>
    chapters.flatMap((chapter): NonNullable<Chapter[K]>[] => {
      const part = chapter[name]
      return part ? [part] : []
    })
  const answers = parts('answers')
  const triggering = chapters.flatMap((chapter) => [chapter.answers ?? [], chapter.triggers ?? []].flat())
  const settling = parts('settles')
  /** What is due by itself: a phase or segment asks for it, and the window that it opens for it asks again. */
  const dueByItself = remember((p: Position): readonly Triggered[] => settling.flatMap((settle) => settle(p)))
  const watching = parts('watches')
  const going = parts('gone')
  const closing = parts('closed')
  const refusing = parts('refusesPass')
  return {
    name: 'swccg',
    seats: () => ['light', 'dark'],
    turnOf: (p) => p.turn.player,
    procedures: proceduresOf(whole.procedures, chapters),
    judge(game, by, intent) {
      const verdict = judge(game, by, intent)
      if (!verdict.legal) return verdict
      return {
        legal: true,
        cost: verdict.cost,
        ...(verdict.open ? { open: true } : {}),
        get parts() {
          return verdict.parts ?? []
        },
        get rules() {
          return cites(game.state, verdict.rules)
        },
      }
    },
    begin: (change, by, intent) => begin(change, by, intent),
    isAction,
    legal: (p, stack, by) => legal(p, stack, by),
    automatic(p, event) {
      // Before cards leave table nothing but what waits for that is due. (KRN-058)
      if (event.is === 'leaving table') return answers.flatMap((answering) => answering(p, event))
      const due: Triggered[] = []
      for (const trigger of triggering) due.push(...trigger(p, event))
      due.push(...dueByItself(p))
      return due
    },
    watched: (p, event) => watching.some((watches) => watches(p, event)),
    unsettled: (p, toAct) => (dueByItself(p).length > 0 ? { is: 'change', performer: toAct } : null),
    gone: (p, event) => going.some((gone) => gone(p, event)),
    closed: (p, frame) => closing.some((closed) => closed(p, frame)),
    refusesPass(p, frame, by) {
      for (const refuses of refusing) {
        const refused = refuses(p, frame, by)
        if (refused) return refused
      }
      return null
    },
    cites,
    openIn,
    redact,
  }
}
