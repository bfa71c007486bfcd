/** Capturing characters: each is seized, imprisoned, or escapes, as the Dark Side chooses. (capturing characters) */

import type { Change, Reason } from '../../../kernel/index.ts'
import { charactersOn, isPrison } from '../../model/captives.ts'
import { cardOf } from '../../model/cards/card-of.ts'
import { facts } from '../../model/cards/pool.ts'
import { isUndercover } from '../../model/crew.ts'
import { isOnTable, locationOf, put, seatOf } from '../../model/table.ts'
import { isAimedAt } from '../../model/texts/targets.ts'
import type { CardId, Player, Position } from '../../model/types.ts'
import type { FrameOf, LogLine } from '../../model/under-way.ts'
import { outWithoutExclusion } from '../battle/excluded-from-battle.ts'
import { versionsOf } from '../deploy/unique-and-restricted-cards.ts'
import { leaving } from '../leaving-table/just-lost.ts'
import { escortsFor } from '../movement/carrying/escorting.ts'
import { optionId } from '../shared/actions/option.ts'
import type { ProcedureOf } from '../shared/procedure.ts'
import { holding, refusal } from '../shared/reasons.ts'
import { arOnly, changes, inRulings, permits, underHeading } from '../shared/rulebook.ts'

declare module '../../model/under-way.ts' {
  interface Events {
    captured: { card: CardId; cards: CardId[] }
  }
  interface Frames {
    capture: {
      /** Those whose fate is still open, the next one first. */
      cards: CardId[]
      performer: Player
      /** The card that captures. */
      by: CardId
    }
  }
}

export const rules = [
  ...inRulings('captives – escorting', { 'TRM-049': permits }),
  ...underHeading('Persona', { 'DEP-081': { ...arOnly, ...permits } }),
  ...inRulings('capturing characters', {
    'TRM-071': {},
    'TRM-072': {},
    'TRM-073': changes,
    'TRM-074': changes,
    'TRM-075': changes,
    'TRM-076': changes,
    'TRM-079': changes,
  }),
  ...inRulings('undercover spy rules', { 'TRM-385': {} }),
]

type CaptureFrame = FrameOf<'capture'>

/** Captures characters, as a frame for the action that does so to push. */
export const capturing = (cards: readonly CardId[], performer: Player, by: CardId): CaptureFrame => ({
  does: 'capture',
  cards: [...cards],
  performer,
  by,
})

/** Light uses no part of a card that captures. (TRM-071) */
export const onlyDarkCaptures = (card: CardId): Reason => refusal('TRM-071', { card })

/** Why this card cannot be captured by a player. (TRM-071, TRM-072, TRM-385) */
export function* notCapturable(p: Position, player: Player, card: CardId, by: CardId): Generator<Reason> {
  if (player !== 'dark') yield onlyDarkCaptures(by)
  if (isOnTable(p, by) && isUndercover(p, by)) yield refusal('TRM-385', { card: by })
  yield* noLightSideCard(p, card)
}

/** Only Light Side cards are captured. (TRM-072) */
export function* noLightSideCard(p: Position, card: CardId): Generator<Reason> {
  if (facts(p, card).side !== 'light') yield refusal('TRM-072', { card })
}

/** What can become of a captured character, with the id that it is chosen by. */
type Fate = { id: string } & ({ what: 'seize' | 'imprison'; on: CardId } | { what: 'escape' })

/** Seizure by each free escort there, imprisonment in a prison, escape. */
function fates(p: Position, card: CardId): Fate[] {
  const at = locationOf(p, card)
  const escaping: Fate = { id: 'escape', what: 'escape' }
  if (at === null) return [escaping]
  const fate = (what: 'seize' | 'imprison', on: CardId): Fate => ({ id: optionId(what, on), what, on })
  const seizures = escortsFor(p, card, at).map((on) => fate('seize', on))
  return [...seizures, ...(isPrison(p, at) ? [fate('imprison', at)] : []), escaping]
}

/** It lies beneath its escort, or the prison, from now on; it is no longer 'hit', undercover, missing or out of a battle. */
function confine(change: Change<Position>, card: CardId, on: CardId, as: 'captive' | 'imprisoned'): void {
  put(change, card, { on, as })
  const kept = cardOf(change.now, card).states.filter((state) => state === 'frozen' || state === 'battled')
  change.patch('cards', card, { states: [...kept, 'captive', ...(as === 'imprisoned' ? [as] : [])] })
}

/** The first of them meets its fate. */
function befall(change: Change<Position>, frame: CaptureFrame, card: CardId, fate: Fate): void {
  const { performer, by } = frame
  const p = change.now
  change.stay({ cards: frame.cards.slice(1) })
  // What may not be excluded from battle may be captured all the same.
  const out = outWithoutExclusion(p, card)
  // What targets it goes out of action with it, though not in 2001.
  const aimed = fate.what !== 'escape' && isAimedAt(p, card) ? ['KRN-264', 'TRM-189'] : []
  const log = (say: LogLine['say'], cites: string[]) =>
    change.log({
      say,
      with: { card, by: fate.what === 'escape' ? by : fate.on },
      by: 'dark',
      cites: ['TRM-073', ...cites, ...out, ...aimed],
    })
  if (fate.what === 'escape') {
    log('escapes', ['TRM-076'])
    change.push(leaving([card], { performer, by, how: 'used' }))
    return
  }
  const { what, on } = fate
  if (what === 'seize') {
    confine(change, card, on, 'captive')
    change.patch('cards', card, { seizedBy: on })
    log('seized', ['TRM-074', 'TRM-049', ...(seatOf(p, on) === null ? [] : ['MOV-114'])])
  } else {
    confine(change, card, on, 'imprisoned')
    log('imprisoned', ['TRM-075'])
  }
  // Rules on captives only keep new cards from being deployed. (DEP-081)
  const versions = versionsOf(change.now, 'dark', card)
  if (versions.length > 0)
    change.log({ say: 'version stays', with: { cards: versions, card }, by: 'dark', cites: ['DEP-081'] })
  change.window({ is: 'captured', performer, card, cards: [card], by, at: locationOf(change.now, card) })
}

export const captureProcedure: ProcedureOf<'capture'> = {
  run(change, frame) {
    const [card, ...others] = frame.cards
    if (card === undefined) return change.pop()
    const p = change.now
    if (!isOnTable(p, card)) return change.stay({ cards: others })
    const [hindrance] = holding(p, notCapturable(p, frame.performer, card, frame.by))
    if (hindrance) {
      change.log({ say: 'not captured', with: { card, by: frame.by }, cites: [hindrance.rule] })
      return change.stay({ cards: others })
    }
    // Whom it carries is captured too, and carried no longer. (TRM-079)
    const carried = charactersOn(p, card).filter((one) => !frame.cards.includes(one))
    if (carried.length > 0) {
      change.log({ say: 'captured along', with: { cards: carried, card }, by: 'dark', cites: ['TRM-079'] })
      return change.stay({ cards: [...frame.cards, ...carried] })
    }
    const options = fates(p, card)
    const [only] = options
    if (only && options.length === 1) return befall(change, frame, card, only)
    change.ask({
      by: 'dark',
      kind: 'option',
      why: 'fate of captured',
      with: { card, by: frame.by },
      options: options.map(({ id }) => id),
    })
  },

  answered(change, frame, answer) {
    const [card] = frame.cards
    if (!('option' in answer) || card === undefined) return
    const fate = fates(change.now, card).find(({ id }) => id === answer.option)
    if (fate) befall(change, frame, card, fate)
  },
}
