/** What a battle asks of texts that are used in it, and what they bring about there: Interrupts played in its segments, or as it begins. */

import type { Reason } from '../../../kernel/index.ts'
import type { Happening } from '../../abilities/action/action.ts'
import type { AbilityOf, Filter } from '../../abilities/types.ts'
import { facts, placeOfText } from '../../model/cards/pool.ts'
import { isFighting, isParticipating, participants } from '../../model/fights/battle.ts'
import { locationOf } from '../../model/table.ts'
import { matches, matchesLocation } from '../../model/texts/filters.ts'
import {
  type AddedDestinies,
  type CardId,
  opponentOf,
  type Player,
  type Position,
  players,
} from '../../model/types.ts'
import { answersAsPilot } from '../deploy/personas.ts'
import { answersNothing, notInitiated } from '../shared/actions/action-initiation.ts'
import { notYourTurn } from '../shared/actions/answering.ts'
import type { Moment } from '../shared/actions/moment.ts'
import type { BringAbout, ResultOf } from '../shared/actions/results.ts'
import type { TextUse } from '../shared/actions/text-kind.ts'
import { timeAt } from '../shared/actions/time-of-turn.ts'
import { applies, isObserved } from '../shared/observing.ts'
import { refusal } from '../shared/reasons.ts'
import { arOnly, changes, crdOnly, inRulings, permits, underHeading, within } from '../shared/rulebook.ts'
import { outOfBattle } from './participating-in-battle.ts'
import { attritionAgainst, noneDrawn } from './segments/attrition.ts'
import { ofWeaponsSegment } from './segments/weapons-segment.ts'

export const rules = [
  ...inRulings('Weapons Segment', { 'BAT-184': crdOnly }),
  ...inRulings('Excluded From Battle', { 'BAT-191': crdOnly }),
  ...underHeading('Battle', { 'BAT-013': permits }),
  ...underHeading('Initiate The Battle', { 'BAT-022': {} }),
  ...underHeading('Power Segment', {
    'BAT-073': { ...arOnly, ...permits },
    'BAT-075': {},
    'BAT-076': {},
    'BAT-087': changes,
  }),
  ...underHeading('Weapons Segment', { 'BAT-032': {}, 'BAT-146': changes }),
  ...underHeading('Participating In A Battle', {
    'BAT-174': permits,
    'BAT-175': { same: ['TRM-399'] },
    'BAT-176': {},
    'BAT-177': {},
  }),
  ...underHeading('Damage Segment', { 'BAT-089': changes, 'BAT-093': {}, 'BAT-094': {}, 'BAT-095': permits }),
  ...underHeading('Excluded From Battle', { 'BAT-169': {} }),
]

const { holdsIn, refuse } = within(rules)

/** Is the power segment a time for actions of its own? (BAT-073) */
export const actsInPowerSegment = (p: Position) => holdsIn(p, 'BAT-073')

type Text = AbilityOf<'action'>
type Use = TextUse<Text>

/** The moments of a battle that texts answer, and the rules by which they do. */
const ruleOfMoment: Partial<Record<string, 'BAT-022' | 'BAT-087'>> = {
  'battle initiated': 'BAT-022',
  'battle won': 'BAT-087',
  'battle lost': 'BAT-087',
}

const kinds: readonly string[] = ['power', 'battle', 'attrition']

/** The segments of a battle come in either player's turn. */
export const isSegment = (phase: Text['phase']): boolean =>
  phase === 'end of battle' || (phase?.endsWith('segment') ?? false)

const drawings: readonly string[] = ['destiny drawn', 'drawing destiny', 'about to draw destiny']

/** Does it happen in a battle? */
export const isInBattle = ({ is, kind }: Happening): boolean =>
  ruleOfMoment[is] !== undefined || (drawings.includes(is) && kind !== undefined && kinds.includes(kind))

/** Is it a text that is used in battles, and concerns those who fight there? */
const isOfBattle = ({ phase, answers, battle, together }: Text): boolean =>
  isSegment(phase) ||
  battle !== undefined ||
  together !== undefined ||
  (answers !== undefined && isInBattle(answers))

/** Has a player a different card in the battle for each of these filters, or permanent pilots? (BAT-175) */
function companions(p: Position, player: Player, filters: readonly Filter[]): boolean {
  const found: CardId[] = []
  for (const filter of filters) {
    const next = participants(p, player).find(
      (card) =>
        (!found.includes(card) || answersAsPilot(facts(p, card), filter.persona)) &&
        matches(p, filter, card, player),
    )
    if (next === undefined) return false
    if (answersAsPilot(facts(p, next), filter.persona)) applies('DEP-088')
    found.push(next)
  }
  return true
}

/** The rules that give a text its segment. */
const ruleOfSegment: Partial<Record<string, string>> = {
  'weapons segment': 'BAT-032',
  'power segment': 'BAT-073',
  'damage segment': 'BAT-089',
}

/** Says what gives a text the segment in which it is used: that it names it, and what it changes. */
function inItsSegment(text: Text, card: CardId): void {
  const named = ruleOfSegment[String(text.phase)]
  if (named !== undefined) applies(named)
  for (const { rule } of [...ofWeaponsSegment(text, card), ...ofAttrition(text, card)]) applies(rule)
}

/** Why a text that names a segment of a battle cannot be used at this moment. */
function* segment({ p, player, card, text }: Use, { frame, toAct }: Moment): Generator<Reason> {
  if (!p.battle) return yield refusal('BAT-032', { card })
  const { phase } = text
  if (frame?.does === 'loop' && timeAt(p, frame) === phase) {
    if (toAct !== player) yield notYourTurn(toAct)
    if (isObserved()) inItsSegment(text, card)
  } else if (phase === 'weapons segment') {
    yield* ofWeaponsSegment(text, card)
  } else {
    yield refusal('BAT-032', { card, phase: phase as string }, 'segment')
    yield* ofAttrition(text, card)
    if (phase === 'power segment' && !holdsIn(p, 'BAT-073')) yield refuse('BAT-184', { card })
  }
}

/** What a text of the power segment does to attrition, and to total power with it. */
function changesOfAttrition({ phase, results }: Text) {
  if (phase !== 'power segment') return { attrition: [], power: false }
  const changes = results.flatMap((one) => (one.brings === 'change' ? one.changes : []))
  const totals = changes.filter((one) => one.does === 'changes battle total')
  const attrition = totals.filter(({ what }) => what === 'attrition')
  return { attrition, power: totals.some(({ what }) => what === 'power') }
}

/** A change of attrition, alone or with power, has its place in the power segment. */
function* ofAttrition(text: Text, card: CardId): Generator<Reason> {
  const { attrition, power } = changesOfAttrition(text)
  if (attrition.length > 0) yield power ? refusal('BAT-076', { card }) : refusal('BAT-075', { card })
}

/** The attrition that a text changes has to exist, be it only 0. (BAT-075, BAT-076) */
function* withoutAttrition({ p, player, card, text }: Use): Generator<Reason> {
  const { attrition, power } = changesOfAttrition(text)
  const lacks = attrition.some(
    ({ whose = 'you' }) =>
      whose !== 'each' && attritionAgainst(p, whose === 'you' ? player : opponentOf(player)) === null,
  )
  if (lacks) yield power ? refusal('BAT-076', { card }, 'none') : refusal('BAT-075', { card }, 'none')
}

/** No destiny of the kind that the text answers has been drawn in this battle: its moment has gone by unseen. (BAT-065) */
function* undrawn({ p, player, card, text }: Use): Generator<Reason> {
  const { answers } = text
  if (!p.battle || !answers || !drawings.includes(answers.is) || answers.kind !== 'battle') return
  const drawers = answers.by === undefined ? players : [answers.by === 'you' ? player : opponentOf(player)]
  for (const by of drawers) yield* noneDrawn(p, by, card)
}

/**
 * Why a text is not used in a slot of a battle that is not its own: where its moment closed unseen, because there was no
 * attrition or nothing was drawn, that is the reason. (BAT-032, BAT-065, BAT-075, KRN-127)
 */
export function* outOfItsMoment(use: Use): Generator<Reason> {
  const { p, card, text } = use
  const { phase, answers } = text
  if (answers) {
    yield* undrawn(use)
    yield answersNothing({ card }, 'nothing to answer')
    yield* answeredInBattle(use)
  } else if (phase === 'weapons segment') yield* ofWeaponsSegment(text, card)
  else if (p.battle && isSegment(phase)) {
    yield* withoutAttrition(use)
    yield refusal('BAT-032', { card, phase: phase as string }, 'segment')
    if (phase === 'power segment' && !holdsIn(p, 'BAT-073')) yield refuse('BAT-184', { card })
  }
}

/** What there must be to satisfy: one of the two is enough. (BAT-093 to BAT-095) */
function* owing({ p, player, card, text }: Use): Generator<Reason> {
  const owed = p.battle?.owed[player]
  for (const part of text.results) {
    if (part.brings !== 'satisfaction' || !owed) continue
    const { damage, attrition } = part
    if ((damage !== undefined && owed.damage > 0) || (attrition !== undefined && owed.attrition > 0)) continue
    if (damage !== undefined) yield refusal('BAT-093', { card })
    if (attrition !== undefined) yield refusal('BAT-094', { card })
  }
}

/** That a text answers the beginning of a battle, or its being won or lost. */
function* answeredInBattle({ card, text: { answers } }: Use): Generator<Reason> {
  const rule = answers && ruleOfMoment[answers.is]
  if (rule) yield rule === 'BAT-022' ? refusal('BAT-022', { card }) : refusal('BAT-087', { card })
}

/** The moment of a battle that the text names, if it names one. */
export function* timeInBattle(use: Use, moment: Moment): Generator<Reason> {
  const { p, player, card, text } = use
  yield* answeredInBattle(use)
  if (!isSegment(text.phase)) return
  yield* segment(use, moment)
  const { battle } = p
  const { battle: asked } = text
  if (!battle) return
  if (asked?.by && (asked.by === 'you') !== (battle.initiator === player))
    yield notInitiated({ card }, 'initiator')
  if (asked?.at && !matchesLocation(p, asked.at, battle.at, locationOf(p, card), player))
    yield notInitiated({ card, at: battle.at }, 'elsewhere')
}

/** Says which moment of a battle a text answers, and that a card that is no fighter serves in one battle more. */
function momentInBattle({ p, card, text }: Use): void {
  const rule = text.answers && ruleOfMoment[text.answers.is]
  if (rule) applies(rule)
  if (rule !== 'BAT-022') return
  const used = `used:${card}:${placeOfText(p, card, text)}:${p.turn.number}`
  const fights = ['character', 'starship', 'vehicle'].includes(facts(p, card).type)
  if (!fights && p.used.includes(used)) applies('BAT-013')
}

/** Who must take part in the battle for the text to be used: its own card, if it fights, and those that it names. */
export function* needsInBattle(use: Use): Generator<Reason> {
  const { p, player, card, text } = use
  if (!isOfBattle(text)) {
    if (p.battle?.segment === 'weapons' && !text.phase && !text.answers) applies('BAT-038')
    return
  }
  if (!p.battle) {
    if (!isSegment(text.phase)) yield refusal('BAT-032', { card })
    return
  }
  if (isFighting(p, card) && !isParticipating(p, card)) {
    yield* outOfBattle(p, card)
    yield refusal('BAT-176', { card })
  }
  if (text.together) {
    if (companions(p, player, text.together)) applies('BAT-175')
    else yield refusal('BAT-175', { card })
  }
  if (isObserved()) momentInBattle(use)
  yield* owing(use)
  yield* withoutAttrition(use)
}

/** A target has to take part, unless it is to be brought in. (BAT-169, BAT-177) */
export function* targetInBattle({ p, card, text }: Use, target: CardId): Generator<Reason> {
  if (!p.battle || !isOfBattle(text)) return
  if (isParticipating(p, target)) return applies('BAT-177', 'BAT-174')
  if (text.results.some(({ brings }) => brings === 'move to battle')) return
  yield* outOfBattle(p, target)
  yield refusal('BAT-177', { card: target, by: card })
  if (p.battle.excluded.includes(target)) yield refuse('BAT-191', { card: target })
  if (text.results.some(({ brings }) => brings === 'exclusion')) yield refusal('BAT-169', { card: target })
}

/** A sentence of a text adds destinies in the battle under way, which can have ended since the text was begun. */
export const addDestinies: BringAbout<ResultOf<'destinies'>> = (change, frame, { kind, count }) => {
  const { battle } = change.now
  const { player, card, text, part } = frame
  if (!battle) return
  const more: AddedDestinies = { player, kind, count, by: card, sentence: `${text}/${part + 1}` }
  change.put('battle', { ...battle, added: [...(battle.added ?? []), more] })
  const cites = ['BAT-048', 'BAT-146']
  change.log({ say: 'destinies added', with: { card, kind, count }, by: player, cites })
}
