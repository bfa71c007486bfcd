/** What is under way, as a player sees it: what was initiated, with its targets and its cost, and what waits beneath. */

import {
  current,
  type Event,
  type Frame,
  type History,
  type Intent,
  type LogLine,
  type Position,
} from './engine.ts'

export interface Pending {
  event: Event
  /** The log line that began it: it names targets and costs. */
  line: LogLine | null
  /** It has happened already, and can be answered still. */
  over: boolean
}

/** What the log calls the beginning of what an event is about, and whether that is over; null of what just happens. */
const actions: Readonly<Record<Event['is'], { begun: string; over: boolean } | null>> = {
  'attack initiated': null,
  'attack ended': null,
  attached: null,
  squeezed: null,
  forfeited: null,
  'battle initiated': { begun: 'battle initiated', over: false },
  'weapons segment over': null,
  'battle ending': null,
  'battle ended': null,
  excluded: null,
  'battle decided': null,
  captured: null,
  frozen: null,
  released: null,
  'Force drain initiated': { begun: 'drain initiated', over: false },
  'Force drained': { begun: 'drain initiated', over: true },
  deploying: { begun: 'deploy', over: false },
  deployed: { begun: 'deploy', over: true },
  transferring: { begun: 'transfer', over: false },
  transferred: { begun: 'transfer', over: true },
  'destiny completed': null,
  'about to draw destiny': null,
  'drawing destiny': null,
  'destiny drawn': null,
  'losing Force': null,
  'Force lost': null,
  'phase ends': null,
  playing: { begun: 'card played', over: false },
  played: { begun: 'card played', over: true },
  using: { begun: 'text used', over: false },
  used: { begun: 'text used', over: true },
  change: null,
  'leaving table': null,
  lost: null,
  'placed out of play': null,
  moving: { begun: 'move/', over: false },
  moved: { begun: 'move/', over: true },
  passing: null,
  converted: null,
  'crossed over': null,
  replaced: null,
  'Force retrieved': null,
  stolen: null,
  'duel lost': null,
  flipped: null,
  'Force activated': null,
  'card drawn': null,
  'start of turn': null,
  'end of turn': null,
  hit: null,
  firing: { begun: 'weapon fired', over: false },
  fired: { begun: 'weapon fired', over: true },
}

/** Actions that are carried out without a window on them, as the event that began them. */
function eventIn({ battle }: Position, frame: Frame): Event | null {
  if (frame.does === 'battle' && battle)
    return { is: 'battle initiated', performer: battle.initiator, at: battle.at }
  if (frame.does === 'Force drain')
    return { is: 'Force drain initiated', performer: frame.player, at: frame.at }
  if (frame.does === 'fire') {
    const { weapon, at } = frame.shot
    return { is: 'firing', performer: frame.player, card: weapon, cards: at }
  }
  if (frame.does === 'card') {
    const { how, player: performer, card, text, targets: cards, to, answers } = frame
    return { is: how === 'play' ? 'playing' : 'using', performer, card, text, cards, to, answers }
  }
  return null
}

/** Lines that divide the log: a new turn, a new phase. */
export const isHeading = ({ say }: LogLine): boolean => say === 'turn begins' || say === 'phase begins'

/** What every turn brings by itself. */
const everyTurn: ReadonlySet<LogLine['say']> = new Set<LogLine['say']>([
  'activation counted',
  're-circulated',
  'turn ends',
  'turn over',
])

/** Lines that somebody wants to have seen before the device is handed over. */
export const isToBeSeen = (line: LogLine): boolean => !isHeading(line) && !everyTurn.has(line.say)

/** The headings of phases that were over as soon as they had begun: neither player could do anything in them. */
export const emptyPhases = (lines: readonly LogLine[]): ReadonlySet<LogLine> =>
  new Set(
    lines.filter((line, index) => {
      const next = lines[index + 1]
      return line.say === 'phase begins' && next !== undefined && isHeading(next)
    }),
  )

/** The cards and places that tell one action from another. */
const about = (details: object): unknown[] => numbersIn({ ...details })

const numbersIn = (details: Record<string, unknown>): unknown[] =>
  [details.at, details.card, details.cards, details.ship].flat().filter((one) => typeof one === 'number')

function beginningOf(lines: readonly LogLine[], event: Event): LogLine | null {
  const action = actions[event.is]
  if (!action) return null
  const wanted = about(event)
  return (
    lines.findLast(
      ({ say, by, with: details }) =>
        say.startsWith(action.begun) &&
        by === event.performer &&
        wanted.every((one) => about(details).includes(one)),
    ) ?? null
  )
}

const isSame = (one: Event, other: Event) =>
  actions[one.is]?.begun === actions[other.is]?.begun &&
  about(one).every((card) => about(other).includes(card)) &&
  one.performer === other.performer

/** How far back the beginning of something is looked for, in answers. */
const far = 60

/** What is on the stack, the current one first. */
export function pending(history: History<Position, Intent>): Pending[] {
  const game = current(history)
  const events = game.stack.flatMap((frame) => {
    const event = frame.does === 'window' ? frame.event : eventIn(game.state, frame)
    return event ? [event] : []
  })
  // An action and the window on it are one thing.
  const distinct = events.filter((event, index) => {
    const above = events[index + 1]
    return !above || !isSame(event, above)
  })
  if (distinct.length === 0) return []
  const lines = history.games
    .slice(Math.max(0, history.at - far), history.at + 1)
    .flatMap(({ events }) => events)
  return distinct.toReversed().map((event) => ({
    event,
    line: beginningOf(lines, event),
    over: actions[event.is]?.over ?? true,
  }))
}

/** What has happened since a player last decided something, the first line first. Headings are left out. */
export function sinceLast({ games, turns, at }: History<Position, Intent>, player: string): LogLine[] {
  let from = at
  while (from > 0 && turns[from - 1]?.answer.by !== player) from--
  return games
    .slice(from + 1, at + 1)
    .flatMap(({ events }) => events)
    .filter((line) => !isHeading(line))
}
