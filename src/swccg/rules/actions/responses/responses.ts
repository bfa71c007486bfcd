/** The stack: what may be answered, who answers first, and what passing and copies come to. (Section C. Actions) */

import type { Change, Reason } from '../../../../kernel/index.ts'
import { facts, plain } from '../../../model/cards/pool.ts'
import { type CardId, opponentOf, type Player, type Position } from '../../../model/types.ts'
import type { Event, Frame } from '../../../model/under-way.ts'
import { tooLate } from '../../shared/actions/action-initiation.ts'
import type { Moment } from '../../shared/actions/moment.ts'
import { refusal } from '../../shared/reasons.ts'
import { changes, permits, underHeading } from '../../shared/rulebook.ts'
import { isLoss } from './events.ts'

export const rules = [
  ...underHeading('Section C. Actions', { 'KRN-097': changes, 'KRN-098': changes }),
  ...underHeading('Optional Actions', { 'KRN-104': permits }),
  ...underHeading('Automatic Actions', { 'KRN-114': changes }),
  ...underHeading('Steps Of An Action - 1: Initiation', { 'KRN-124': changes }),
  ...underHeading('Steps Of An Action - 2: Responses', { 'KRN-138': permits }),
  ...underHeading('The Stack', { 'KRN-170': {} }),
  ...underHeading('What Is A Response?', { 'KRN-174': {} }),
  ...underHeading('Simultaneous Actions', {
    'KRN-182': permits,
    'KRN-183': permits,
    'KRN-184': {},
    'KRN-185': changes,
  }),
  ...underHeading('Actions - Example 5 - Battle, Just Actions And "Sense vs Alter"', { 'KRN-190': permits }),
  ...underHeading('Actions - Example 4 - Competing Just Actions', { 'KRN-176': changes }),
  ...underHeading('Actions - Example 3 - Just Actions And Backing Up', { 'KRN-181': {} }),
  ...underHeading('Actions - Example 6 - Turn Progression', { 'KRN-188': permits }),
]

/** A response window, as the rules read it. */
type Window = Extract<Frame, { does: 'window' }>

const windowOf = (frame: Frame | undefined): Window | null => (frame?.does === 'window' ? frame : null)

/** Does an event come before a result? Every other one is something done. */
const isInitiation: Readonly<Record<Event['is'], boolean>> = {
  'attack initiated': true,
  'attack ended': false,
  attached: false,
  squeezed: false,
  forfeited: false,
  'battle initiated': true,
  'weapons segment over': false,
  'battle ending': false,
  'battle ended': false,
  excluded: false,
  'battle decided': false,
  captured: false,
  frozen: false,
  released: false,
  'Force drain initiated': true,
  'Force drained': false,
  deploying: true,
  deployed: false,
  transferring: false,
  transferred: false,
  'destiny completed': false,
  'about to draw destiny': false,
  'drawing destiny': false,
  'destiny drawn': false,
  'losing Force': true,
  'Force lost': false,
  'phase ends': false,
  playing: true,
  played: false,
  using: true,
  used: false,
  change: false,
  'leaving table': false,
  lost: false,
  'placed out of play': false,
  moving: true,
  moved: false,
  passing: true,
  converted: false,
  'crossed over': false,
  replaced: false,
  'Force retrieved': false,
  stolen: false,
  'duel lost': false,
  flipped: false,
  'Force activated': false,
  'card drawn': false,
  'start of turn': false,
  'end of turn': false,
  hit: false,
  firing: true,
  fired: false,
}

/** The rules by which it is this player's chance to respond with this card, or to act in a loop. */
export function chanceOf(p: Position, stack: readonly Frame[], player: Player, card: CardId): string[] {
  const frame = stack.at(-1)
  const window = windowOf(frame)
  if (!window) {
    const broken = frame?.does === 'loop' && Number(frame.after ?? 0) > 0
    return [...(frame?.does === 'loop' ? ['KRN-104'] : []), ...(broken ? ['KRN-188'] : [])]
  }
  const { event, done, responses = 0, passed = [], sources = [] } = window
  const { title } = facts(p, card)
  const copy = sources.some(([other]) => other !== card && plain(facts(p, other).title) === plain(title))
  return [
    'KRN-106',
    isInitiation[event.is] ? 'KRN-138' : 'KRN-179',
    ...(event.is === 'attack initiated' ? ['ATK-038'] : []),
    ...(done.length > 0 ? ['KRN-114'] : []),
    // A response before this one has come off the stack.
    ...(responses > 1 ? ['KRN-171', 'KRN-177'] : []),
    ...(passed.includes(player) ? ['KRN-176'] : []),
    ...(copy ? ['KRN-173'] : []),
    ...(isGroup(event) ? ['KRN-183', ...(responses > 0 ? ['KRN-185'] : [])] : []),
    ...(window.rest ? ['KRN-184'] : []),
    ...(stack.some((one) => windowOf(one)?.event.is === 'end of turn') ? ['DRW-026'] : []),
  ]
}

/** Remembers which text has answered the event of the window that is open, and lifts what it answers above the others. */
export function noteSource(
  change: Change<Position>,
  { card, text, player, targets }: { card: CardId; text: number; player: Player; targets: readonly CardId[] },
): void {
  const frame = change.stack.at(-1)
  const window = windowOf(frame)
  if (!window) return
  change.stay({
    sources: [...(window.sources ?? []), [card, text]],
    ...lifted(window, player, targets),
  })
}

/** Of cards that left table together, those whose loss has not been answered and settled. (KRN-184) */
const unsettled = (event: Event): CardId[] =>
  isLoss(event) ? (event.cards ?? []).filter((card) => !event.over?.includes(card)) : []

/** Cards that leave table together do so side by side; one that is answered lies above the rest. (KRN-183, KRN-184) */
const isGroup = (event: Event): boolean => unsettled(event).length > 1

function lifted({ event }: Window, player: Player, targets: readonly CardId[]): Partial<Window> {
  const [one] = targets
  if (one === undefined || !isGroup(event) || !unsettled(event).includes(one)) return {}
  return {
    event: { ...event, card: one, cards: [one] },
    rest: { event: { ...event, over: [...(event.over ?? []), one] }, toAct: opponentOf(player) },
  }
}

/** What was lost together with a card that is being answered waits beneath that. (KRN-184) */
export function* beneathTheLifted(
  { frame }: Moment,
  card: CardId,
  fits: (event: Event) => boolean,
): Generator<Reason> {
  const rest = windowOf(frame)?.rest
  if (rest && fits({ ...rest.event, cards: unsettled(rest.event) })) yield refusal('KRN-184', { card })
}

/** A card's text answers one occurrence once. (KRN-172) */
export const hasAnswered = (frame: Frame | undefined, card: CardId, text: number): boolean =>
  windowOf(frame)?.sources?.some((one) => one[0] === card && one[1] === text) ?? false

/** The player whose action it is waits until his opponent has had the first chance. (KRN-181) */
export function* tooEarly({ frame, toAct }: Moment, player: Player, card: CardId): Generator<Reason> {
  const window = windowOf(frame)
  if (!window || toAct === player || window.event.performer !== player) return
  if ((window.responses ?? 0) === 0 && window.passes === 0) yield refusal('KRN-181', { card })
}

/** What is no response does not belong into a window. (KRN-174) */
export function* noResponse({ frame }: Moment, card: CardId): Generator<Reason> {
  if (windowOf(frame)) yield refusal('KRN-174', { card })
}

/**
 * An event that waits beneath the current action cannot be answered before that is over, and an action whose result has
 * begun cannot be answered any more. (KRN-142, KRN-170)
 */
export function* suspended(
  { frame, beneath = [], resulting = [] }: Moment,
  card: CardId,
  fits: (event: Event) => boolean,
): Generator<Reason> {
  if (windowOf(frame) && beneath.some(fits)) yield refusal('KRN-170', { card })
  if (resulting.some(fits)) yield tooLate({ card })
}
