/** Releasing captives: by a text, by the loss of the escort, or by the Light Side where it controls. (captives - releasing) */

import { type Change, type Reason, rememberAbout } from '../../../kernel/index.ts'
import { escortOf, isCaptive, isUnattended, prisonOf } from '../../model/captives.ts'
import { cardOf } from '../../model/cards/card-of.ts'
import { isSite } from '../../model/places/locations.ts'
import { controls } from '../../model/places/presence.ts'
import { cardsOn, hasState, isOnTable, locationOf, put } from '../../model/table.ts'
import { matches } from '../../model/texts/filters.ts'
import { textsInForce } from '../../model/texts/texts.ts'
import type { CardId, Player, Position } from '../../model/types.ts'
import type { FrameOf, Triggered } from '../../model/under-way.ts'
import { leaving } from '../leaving-table/just-lost.ts'
import { notYourTurn } from '../shared/actions/answering.ts'
import { type IntentKind, verdictOf } from '../shared/actions/intents.ts'
import type { Moment } from '../shared/actions/moment.ts'
import { optionId } from '../shared/actions/option.ts'
import { underWay } from '../shared/actions/timing-windows.ts'
import type { ProcedureOf } from '../shared/procedure.ts'
import { nothingAgainst, refusal } from '../shared/reasons.ts'
import { changes, inRulings, permits, underHeading } from '../shared/rulebook.ts'

declare module '../../model/under-way.ts' {
  interface Events {
    released: { card: CardId; cards: CardId[] }
  }
  interface Frames {
    release: {
      /** Those that are still to be released, the next one first. */
      cards: CardId[]
      performer: Player
      /** The card that releases them, or null. */
      by: CardId | null
    }
  }
}

export const rules = [
  ...inRulings('captives – releasing', {
    'TRM-066': permits,
    'TRM-067': changes,
    'TRM-069': changes,
    'TRM-070': changes,
  }),
  ...inRulings('captives – frozen – releasing', { 'TRM-061': {}, 'TRM-062': changes }),
  ...underHeading('Participating In Battle', { 'BAT-151': changes }),
]

type ReleaseFrame = FrameOf<'release'>

/** Releases captives, as a frame for the action that does so to push. */
export const releasing = (cards: readonly CardId[], performer: Player, by: CardId | null): ReleaseFrame => ({
  does: 'release',
  cards: [...cards],
  performer,
  by,
})

const anyLetGo = rememberAbout(['cards.states'], (p: Position) =>
  p.cards.flatMap(({ id, states }) => (states.includes('let go') ? [id] : [])),
)

/** Captives whose escort has left table, or is missing, are released by that. (TRM-067) */
export const releasesDue = (p: Position): Triggered[] => [
  ...anyLetGo(p).map((card) => ({ id: optionId('released', card), frame: releasing([card], 'dark', null) })),
  ...freedByText(p),
]

/** Captives that a text releases by itself. */
const freedByText = (p: Position): Triggered[] =>
  textsInForce(p, 'frees').flatMap(({ text, source, you }) =>
    p.cards
      .filter(({ id }) => isCaptive(p, id) && matches(p, text.who, id, you, source))
      .map(({ id }) => ({ id: optionId('frees', source, id), frame: releasing([id], you, source) })),
  )

/** The option by which it is chosen where a captive goes: to a site, or into the Used Pile. */
const optionTo = (at: CardId | null): string => (at === null ? 'to Used Pile' : optionId('to site', at))

/** Where a captive can go: onto the Light Side of its site, or into the Used Pile (null); and the rules that say so. */
function goals(p: Position, card: CardId): { places: (CardId | null)[]; cites: string[] } {
  const at = locationOf(p, card)
  const frozen = hasState(p, card, 'frozen')
  const cites = [frozen ? 'TRM-062' : 'TRM-069']
  if (at === null || !isSite(p, at)) return { places: [null], cites }
  if (prisonOf(p, card) !== null) return { places: [at], cites: ['TRM-070'] }
  return { places: frozen ? [at] : [at, null], cites }
}

const isBound = (state: string) => ['captive', 'imprisoned', 'frozen', 'let go'].includes(state)

/** It is free: at its site, where it takes up a battle that it was in before, or in the Used Pile. (BAT-151) */
function free(
  change: Change<Position>,
  frame: ReleaseFrame,
  card: CardId,
  at: CardId | null,
  cites: string[],
) {
  const { performer, by } = frame
  const p = change.now
  change.stay({ cards: frame.cards.slice(1) })
  const load = cardsOn(p, card).length > 0 && at !== null ? ['KRN-266'] : []
  const rejoins = p.battle?.at === at && p.battle?.joined.includes(card) ? ['BAT-151'] : []
  const lostEscort = hasState(p, card, 'let go') ? ['TRM-067'] : []
  change.log({
    say: 'released',
    with: { card, at, by },
    by: 'light',
    cites: [...lostEscort, ...(by === null ? [] : ['TRM-066']), ...cites, ...load, ...rejoins],
  })
  if (at === null) {
    change.push(leaving([card], { performer, by: by ?? card, how: 'used' }))
    return
  }
  put(change, card, { at, side: 'light' })
  const { states } = cardOf(change.now, card)
  change.patch('cards', card, { states: states.filter((state) => !isBound(state)) })
  change.window({ is: 'released', performer, card, cards: [card], at })
}

export const releaseProcedure: ProcedureOf<'release'> = {
  run(change, frame) {
    const [card, ...others] = frame.cards
    if (card === undefined) return change.pop()
    const p = change.now
    if (!isOnTable(p, card) || !(isCaptive(p, card) || hasState(p, card, 'let go')))
      return change.stay({ cards: others })
    const { places, cites } = goals(p, card)
    const [only] = places
    if (only !== undefined && places.length === 1) return free(change, frame, card, only, cites)
    change.ask({
      by: 'light',
      kind: 'option',
      why: 'goal of released',
      with: { card },
      options: places.map(optionTo),
    })
  },

  answered(change, frame, answer) {
    const [card] = frame.cards
    if (!('option' in answer) || card === undefined) return
    const { places, cites } = goals(change.now, card)
    const at = places.find((place) => optionTo(place) === answer.option)
    if (at !== undefined) free(change, frame, card, at, cites)
  },
}

/** Why the Light Side cannot simply set this captive free. It may at any time, for no time is named. (TRM-061) */
function* reasonsAgainst(
  p: Position,
  player: Player,
  card: CardId,
  { frame, toAct }: Moment,
): Generator<Reason> {
  if (frame?.does !== 'loop') yield underWay({ card })
  else if (toAct !== player) yield notYourTurn(toAct)
  if (player !== 'light') yield refusal('TRM-061', { card }, 'who')
  if (!isCaptive(p, card)) return yield refusal('TRM-061', { card }, 'no captive')
  if (!hasState(p, card, 'frozen')) yield refusal('TRM-061', { card }, 'not frozen')
  const escort = escortOf(p, card)
  if (escort !== null) yield refusal('TRM-061', { card, by: escort }, 'escorted')
  const prison = prisonOf(p, card)
  if (prison !== null) yield refusal('TRM-061', { card, at: prison }, 'imprisoned')
  const at = locationOf(p, card)
  if (at === null || !controls(p, 'light', at)) yield refusal('TRM-061', { card, at }, 'no control')
}

/** The Light Side releases an unattended frozen captive where it controls. (TRM-061) */
export const freeing: IntentKind<'release'> = {
  judge: (p, by, { card }, moment) => verdictOf(p, reasonsAgainst(p, by, card, moment), 0, ['TRM-061']),
  begin(change, by, { card }) {
    const at = locationOf(change.now, card)
    change.log({ say: 'sets free', with: { card, at }, by, cites: ['TRM-061'] })
    change.push(releasing([card], by, null))
  },
  time: { phases: 'any' },
  *legal(p, by, moment) {
    if (by !== 'light') return
    for (const { id, states } of p.cards) {
      if (!states.includes('frozen') || !isUnattended(p, id)) continue
      if (nothingAgainst(p, reasonsAgainst(p, by, id, moment))) yield { kind: 'release', card: id }
    }
  },
}
