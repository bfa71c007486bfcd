/** Texts that act during a battle: Interrupts played and texts used in its segments, or as it begins. */

import { type Change, type Event, no, type Reason } from '../../../kernel/index.ts'
import type { BattleResult } from '../../abilities/battle-texts.ts'
import type { BattleMoment } from '../../abilities/force-texts.ts'
import type { AbilityOf, Filter } from '../../abilities/types.ts'
import { isParticipating, participants } from '../../model/battle.ts'
import { matches, matchesLocation } from '../../model/filters.ts'
import { facts } from '../../model/pool.ts'
import { locationOf } from '../../model/table.ts'
import { type CardId, type LastingEffect, opponentOf, type Player, type Position } from '../../model/types.ts'
import { leaving } from '../acting/losing.ts'
import type { Moment } from '../movement/kind.ts'
import { holdsIn, underHeading } from '../rulebook.ts'
import { timeAt } from '../slot.ts'
import { citing, eventOf, type TextKind, type TextUse } from '../text-kind.ts'
import { satisfy } from './damage-segment.ts'
import { exclude } from './participation.ts'

export const rules = [
  ...underHeading('Initiate The Battle', { 'BAT-022': {} }),
  ...underHeading('Power Segment', { 'BAT-087': {} }),
  ...underHeading('Weapons Segment', { 'BAT-032': {}, 'BAT-037': {}, 'BAT-145': {}, 'BAT-146': {} }),
  ...underHeading('Participating In A Battle', {
    'BAT-174': {},
    'BAT-175': {},
    'BAT-176': {},
    'BAT-177': {},
  }),
  ...underHeading('Damage Segment', { 'BAT-089': {}, 'BAT-093': {}, 'BAT-094': {}, 'BAT-095': {} }),
]

type Text = AbilityOf<'during battle'>
type Use = TextUse<Text>

const isMoment = (phase: Text['phase']): phase is BattleMoment => phase.startsWith('battle ')

/** Is this event the moment: a battle initiated, or won or lost by this player? */
export const isMomentOf = (moment: BattleMoment, player: Player, event: Event | null): boolean =>
  moment === 'battle initiated'
    ? event?.is === 'battle initiated'
    : event?.is === 'battle decided' &&
      event.winner === (moment === 'battle won' ? player : opponentOf(player))

const isNow = (p: Position, player: Player, { phase }: Text, { frame }: Moment): boolean =>
  isMoment(phase)
    ? isMomentOf(phase, player, eventOf({ frame } as Moment))
    : frame?.does === 'loop' && timeAt(p, frame) === phase

/** Has a player a different card in the battle for each of these filters? (BAT-175) */
function companions(p: Position, player: Player, filters: readonly Filter[]): boolean {
  const found: CardId[] = []
  for (const filter of filters) {
    const next = participants(p, player).find(
      (card) => !found.includes(card) && matches(p, filter, card, player),
    )
    if (next === undefined) return false
    found.push(next)
  }
  return true
}

/** Is it the moment of the battle that the text names? */
function* time(p: Position, player: Player, card: CardId, text: Text, moment: Moment): Generator<Reason> {
  const { battle } = p
  if (!battle) return yield no('BAT-032', { card })
  if (!isNow(p, player, text, moment)) {
    if (text.phase === 'battle initiated') yield no('BAT-022', { card })
    else if (isMoment(text.phase)) yield no('BAT-087', { card })
    else if (text.phase === 'weapons segment') {
      yield no('BAT-037', { card })
      if (text.results.some((result) => 'adds' in result)) yield no('BAT-145', { card })
    } else {
      yield no('BAT-032', { card, phase: text.phase }, 'segment')
      if (text.phase === 'power segment' && !holdsIn(p, 'BAT-073')) yield no('BAT-184', { card })
    }
  } else if (moment.toAct !== player) yield no('PLAY-002', { by: moment.toAct })
  if (text.by && (text.by === 'you') !== (battle.initiator === player))
    yield no('KRN-123', { card }, 'initiator')
  if (text.at && !matchesLocation(p, text.at, battle.at, locationOf(p, card), player))
    yield no('KRN-123', { card, at: battle.at }, 'elsewhere')
}

/** What there must be to satisfy: one of the two is enough. (BAT-093 to BAT-095) */
function* owing(p: Position, player: Player, card: CardId, text: Text): Generator<Reason> {
  const owed = p.battle?.owed[player]
  for (const result of text.results) {
    if (!('satisfies' in result) || !owed) continue
    const { damage, attrition } = result.satisfies
    const some = (damage !== undefined && owed.damage > 0) || (attrition !== undefined && owed.attrition > 0)
    if (some) continue
    if (damage !== undefined) yield no('BAT-093', { card })
    if (attrition !== undefined) yield no('BAT-094', { card })
  }
}

/** The rule by which a text may be used at its moment. */
function timing(phase: Text['phase']): string {
  if (phase === 'battle initiated') return 'BAT-022'
  if (isMoment(phase)) return 'BAT-087'
  if (phase === 'weapons segment') return 'BAT-032'
  return phase === 'damage segment' ? 'BAT-089' : 'BAT-073'
}

const fighting = ['character', 'starship', 'vehicle', 'weapon', 'device']

export const duringBattle: TextKind<Text> = {
  *judge({ p, player, card, text, targets }: Use, moment): Generator<Reason> {
    yield* time(p, player, card, text, moment)
    if (!p.battle) return
    // The text of a card that fights serves only in its own battle. (BAT-176)
    if (fighting.includes(facts(p, card).type) && !isParticipating(p, card)) yield no('BAT-176', { card })
    if (text.together && !companions(p, player, text.together)) yield no('BAT-175', { card })
    yield* owing(p, player, card, text)
    if (!text.target) return
    const [target] = targets
    if (target === undefined || targets.length > 1) return yield no('KRN-129', { card, count: 1 }, 'too many')
    if (!matches(p, text.target, target, player)) yield no('KRN-129', { card: target, by: card }, 'who')
    else if (!participants(p).includes(target)) {
      yield no('BAT-177', { card: target, by: card })
      if (text.results.some((result) => 'excludes' in result)) yield no('BAT-169', { card: target })
    }
  },

  price: ({ text }) => ({ force: text.price ?? 0, rules: [] }),

  *attempts(p, player, _card, text, moment) {
    if (!p.battle || !isNow(p, player, text, moment)) return
    const { target } = text
    if (!target) return yield { targets: [] }
    for (const one of participants(p)) if (matches(p, target, one, player)) yield { targets: [one] }
  },

  targets: ({ targets }) => targets,

  cites: ({ p, text }) =>
    citing(p, [
      timing(text.phase),
      ...(text.together ? ['BAT-175'] : []),
      ...(text.target ? ['BAT-177', 'BAT-174'] : []),
    ]),

  result(change, use) {
    for (const result of use.text.results) bringAbout(change, use, result)
  },
}

function bringAbout(change: Change<Position>, use: Use, result: BattleResult): void {
  const { player, card, targets, text } = use
  const battle = change.now.battle
  // It can have ended since the text was begun.
  if (!battle) return
  const [target] = targets
  if ('adds' in result) {
    const mine = battle.added[player]
    const more = { ...mine, [result.adds]: mine[result.adds] + result.count }
    change.put('battle', { ...battle, added: { ...battle.added, [player]: more } })
    change.log({
      say: 'destinies added',
      with: { card, kind: result.adds, count: result.count },
      by: player,
      cites: citing(change.now, ['BAT-048', 'BAT-146']),
    })
  } else if ('changes' in result) {
    lastUntilEnd(change, use, result.changes, text.target ? target : undefined)
  } else if ('satisfies' in result) satisfy(change, player, card, result.satisfies)
  else if (target === undefined || !participants(change.now).includes(target)) return
  else if ('excludes' in result) exclude(change, target, ['BAT-169'])
  else change.push(leaving([target], { performer: player, by: card, cites: ['BAT-105'] }))
}

/** Changes that are over when the battle is. (BAT-127, KRN-147) */
function lastUntilEnd(
  change: Change<Position>,
  { p, player, card }: Use,
  changes: readonly LastingEffect['ability'][],
  on: CardId | undefined,
): void {
  const effects = changes.map(
    (ability): LastingEffect => ({
      source: card,
      ability,
      owner: player,
      untilTurn: p.turn.number + 1,
      until: 'end of battle',
      ...(on === undefined ? {} : { on: [on] }),
    }),
  )
  change.put('lasting', [...change.now.lasting, ...effects])
  change.log({ say: 'lasting change', with: { card }, by: player, cites: citing(p, ['BAT-127']) })
}
