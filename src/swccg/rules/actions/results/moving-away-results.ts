/** Movement - move away: the texts that start it, and the procedure in which the cards go one by one. */

import type { Change, Reason } from '../../../../kernel/index.ts'
import { firstOf } from '../../../../kernel/index.ts'
import type { AbilityOf } from '../../../abilities/types.ts'
import { cardOf } from '../../../model/cards/card-of.ts'
import { placeOfText } from '../../../model/cards/pool.ts'
import { isInCargo, isStarship, isVehicle } from '../../../model/crew.ts'
import { adjacentSites, isLocation } from '../../../model/places/locations.ts'
import { hasPresence, isPresentAt } from '../../../model/places/presence.ts'
import { allActive, carrierOf, isOnTable, locationOf } from '../../../model/table.ts'
import { holds } from '../../../model/texts/conditions.ts'
import { matches, matchesLocation } from '../../../model/texts/filters.ts'
import { cannotMove } from '../../../model/texts/texts.ts'
import { type CardId, opponentOf, type Position } from '../../../model/types.ts'
import { abilityOf, landspeedOf } from '../../../model/values.ts'
import { cancelBattle } from '../../battle/battle.ts'
import { battleAnswered } from '../../battle/segments/battle-initiation.ts'
import { tooManyToMove } from '../../card-types/starships-and-vehicles/squadrons.ts'
import { leaving } from '../../leaving-table/just-lost.ts'
import {
  type AwayFrame,
  asWayAway,
  attemptAway,
  canBeTold,
  couldGo,
  movesAway,
  textOfFrame,
  wayOf,
} from '../../movement/by-text/move-away.ts'
import { noRealCharacter, onlyMovesLikeCharacter } from '../../movement/by-text/moves-like.ts'
import type { MoveKind } from '../../movement/move.ts'
import { startMove } from '../../movement/movement-procedure.ts'
import {
  answersNothing,
  noTarget,
  notATarget,
  tooManyTargets,
  unfitTarget,
} from '../../shared/actions/action-initiation.ts'
import { notYourTurn } from '../../shared/actions/answering.ts'
import type { Move } from '../../shared/actions/intent.ts'
import type { Moment } from '../../shared/actions/moment.ts'
import type { TextKind, TextUse } from '../../shared/actions/text-kind.ts'
import { applies, aside } from '../../shared/observing.ts'
import { isProtected, protectedFrom } from '../../shared/on-table/immune.ts'
import type { ProcedureOf } from '../../shared/procedure.ts'
import { refusal } from '../../shared/reasons.ts'
import { arOnly, permits, underHeading, within } from '../../shared/rulebook.ts'

export const rules = [
  ...underHeading('Movement - Move Away', {
    'MOV-163': arOnly,
    'MOV-164': { ...arOnly, ...permits },
    'MOV-183': arOnly,
  }),
]

const { holdsIn, refuse } = within(rules)

type MovingAway = TextUse<AbilityOf<'move away'>>

const battleOf = ({ answers }: MovingAway) =>
  answers?.is === 'battle initiated' || answers?.is === 'weapons segment over' ? answers : null

/** The cards at a place that a text could tell to move away. */
function candidates({ p, player, card: by, text }: MovingAway, at: CardId): CardId[] {
  const company = text.abilityBelowNumberOf
  const fewer = company
    ? p.cards.filter(({ id }) => isPresentAt(p, id, at) && matches(p, company, id, player)).length
    : Number.POSITIVE_INFINITY
  return allActive(p)
    .filter((card) => locationOf(p, card) === at && canBeTold(p, card) && !isProtected({ p, card: by }, card))
    .filter((card) => matches(p, text.who, card, player) && abilityOf(p, card) < fewer)
    .filter((card) => (text.present ? isPresentAt(p, card, at) : !isInCargo(p, card)))
}

/** Those whom the text tells to move away: all that it can, or the chosen ones. */
function namedCards(use: MovingAway): readonly CardId[] {
  const battle = battleOf(use)
  return use.text.upTo === 'all' && battle ? candidates(use, battle.at) : use.targets
}

/** Is it the moment that the text names? */
function* moment({ p, player, card, text }: MovingAway, now: Moment): Generator<Reason> {
  const battle = battleAnswered(now)
  const after = text.when === 'after weapons segment'
  if (after && battle?.is !== 'weapons segment over') return yield answersNothing({ card }, 'weapons segment')
  if (!battle || (!after && battle.is !== 'battle initiated')) return yield answersNothing({ card }, 'battle')
  // Its own moment in the battle, which no segment has.
  if (after) applies('BAT-016')
  const details = { card, at: battle.at }
  if (now.toAct !== player) yield notYourTurn(now.toAct)
  if (text.by === 'opponent' && battle.performer === player) yield answersNothing(details, 'by opponent')
  if (text.at && !matchesLocation(p, text.at, battle.at, locationOf(p, card), player))
    yield answersNothing(details, 'elsewhere')
  else if (text.at?.here && !isPresentAt(p, card, battle.at)) yield answersNothing(details, 'not present')
  if (text.while && !holds(p, text.while, battle.at, player)) yield answersNothing(details, 'condition')
}

/** Does the text name these cards? */
function* whom(use: MovingAway, at: CardId): Generator<Reason> {
  const { p, card, text, targets } = use
  const group = namedCards(use)
  if (group.length === 0) return yield noTarget({ card })
  if (typeof text.upTo === 'number' && group.length > text.upTo)
    yield tooManyTargets({ card, count: text.upTo })
  yield* tooManyToMove(p, group, text.who, text.upTo, card)
  if (text.upTo === 'all') return
  const fitting = candidates(use, at)
  for (const target of targets) {
    if (fitting.includes(target)) continue
    if (isOnTable(p, target) && onlyMovesLikeCharacter(p, target)) yield noRealCharacter(target, card)
    else {
      yield notATarget({ card: target, by: card })
      if (isOnTable(p, target)) yield* protectedFrom({ p, card }, target)
    }
  }
}

/** The site that the text has its player target at once. (MOV-165) */
function* where({ p, player, card, text, to }: MovingAway, at: CardId): Generator<Reason> {
  applies('MOV-165', ...(text.using || text.targetsSite ? ['MOV-176'] : []))
  if (!text.targetsSite) return
  if (to === null || !isLocation(p, to)) return yield unfitTarget({ card }, 'no destination')
  if (!adjacentSites(p, at).includes(to)) yield unfitTarget({ card, to }, 'not adjacent')
  if (hasPresence(p, opponentOf(player), to)) yield unfitTarget({ card, to }, 'presence')
}

/** Is there somewhere to go? The rulebook asks for one place of the right kind; the rulings of 2001 for a move. */
function* somewhere(use: MovingAway, at: CardId): Generator<Reason> {
  const { p, player, card, text } = use
  const group = namedCards(use)
  if (group.length === 0) return
  const slow = text.using === 'landspeed' ? group.find((one) => landspeedOf(p, one) === null) : undefined
  if (slow !== undefined) yield refuse('MOV-183', { card: slow, by: card })
  if (!holdsIn(p, 'MOV-164')) {
    // Who cannot go is lost, as the text says.
    if (text.orLost) return
    const frame = frameFor(use, at)
    const one = group.some((target) => aside(() => !movesAway(p, frame, target).next().done))
    if (!one) yield unfitTarget({ card, by: player }, 'no move')
    return
  }
  applies('MOV-163', 'MOV-164')
  if (aside(() => group.some((target) => p.layout.some((to) => couldGo(p, target, at, to))))) return
  yield refuse('MOV-163', { card, at })
  yield refusal(ruleOfStart(p, firstOf(group)), { card, at }, 'start')
}

/** The rule that asks for a place of the right kind before the action may be started. */
function ruleOfStart(p: Position, card: CardId) {
  if (isStarship(p, card)) return 'MOV-181'
  return isVehicle(p, card) ? 'MOV-179' : 'MOV-175'
}

function frameFor(use: MovingAway, at: CardId): AwayFrame {
  const { p, player, card, text, to } = use
  return {
    does: 'move away',
    player: text.whose === 'you' ? player : opponentOf(player),
    performer: player,
    by: card,
    text: placeOfText(p, card, text),
    pending: [...namedCards(use)],
    at,
    to: text.targetsSite ? to : null,
  }
}

export const moveAway: TextKind<AbilityOf<'move away'>> = {
  *judge(use, now) {
    yield* moment(use, now)
    const battle = battleAnswered(now)
    if (!battle) return
    yield* whom(use, battle.at)
    yield* where(use, battle.at)
    yield* somewhere(use, battle.at)
    // It is answered before any card moves.
    applies('MOV-168')
  },

  price: ({ text }) => ({ force: text.price, rules: ['MOV-167'] }),

  *attempts(p, player, card, text, now) {
    const battle = battleAnswered(now)
    if (!battle || (text.when === 'after weapons segment') !== (battle.is === 'weapons segment over')) return
    const sites = text.targetsSite ? adjacentSites(p, battle.at) : [undefined]
    const fitting = candidates({ p, player, card, text, targets: [], to: null, answers: battle }, battle.at)
    const groups = text.upTo === 'all' ? [[]] : fitting.map((one) => [one])
    if (text.upTo === 'any' && fitting.length > 1) groups.push(fitting)
    for (const to of sites)
      for (const targets of groups) yield to === undefined ? { targets } : { targets, to }
  },

  targets: namedCards,

  result(change, use) {
    const battle = battleOf(use)
    if (battle) change.push({ ...frameFor(use, battle.at), pending: [...use.targets] })
  },

  once: ({ p, card, answers }) => `away:${card}:${answers?.at}:${p.turn.number}`,
}

/** Begins to move one of the cards away, by a move that has been judged legal. */
function go(change: Change<Position>, frame: AwayFrame, move: Move): void {
  const p = change.now
  const [card] = move.cards
  const kind = wayOf(p, move) as MoveKind
  change.stay({ pending: frame.pending.filter((other) => other !== card) })
  startMove(change, asWayAway(p, kind, frame), attemptAway(p, frame.player, move))
}

/** Why a card stays: the rules that a log line cites. */
const causes = (p: Position, card: CardId): string[] => [
  'MOV-170',
  ...(cannotMove(p, card) ? ['MOV-166'] : []),
  ...(cardOf(p, card).moved === p.turn.number ? ['MOV-303'] : []),
  ...(carrierOf(p, card) !== null ? ['MOV-177'] : []),
]

/** The cards that have not got away stay, or are lost if the text says so. */
function finish(change: Change<Position>, frame: AwayFrame, chosen: boolean): void {
  const p = change.now
  const { orLost, cancelsBattle } = textOfFrame(p, frame)
  const { player, pending, by } = frame
  change.pop()
  if (cancelsBattle) cancelBattle(change)
  // Who stays goes on taking part in the battle, unless the text says otherwise.
  const failed = [...(pending.length > 1 ? ['MOV-171'] : []), ...(orLost ? [] : ['MOV-174'])]
  for (const card of pending) {
    const cites = chosen ? ['MOV-169'] : [...causes(p, card), ...failed]
    const say = chosen ? 'stays by choice' : 'fails to move away'
    change.log({ say, with: { card, by }, by: player, cites })
  }
  // To be lost is no move, so what cannot move is lost all the same. (MOV-004)
  if (orLost && pending.length > 0)
    change.push(leaving(pending, { performer: frame.performer, by, cites: ['MOV-004'] }))
}

export const moveAwayProcedure: ProcedureOf<'move away'> = {
  run(change, frame) {
    const p = change.now
    const { player, pending, at, by } = frame
    const there = pending.filter((card) => isOnTable(p, card) && locationOf(p, card) === at)
    if (there.length < pending.length) {
      for (const card of pending) {
        if (there.includes(card) || !isOnTable(p, card)) continue
        const ship = carrierOf(p, card)
        change.log({ say: 'carried away', with: { card, ship }, by: player, cites: ['MOV-178', 'MOV-151'] })
      }
      return change.stay({ pending: there })
    }
    const some = there.some((card) => !movesAway(p, frame, card).next().done)
    if (!some) return finish(change, frame, false)
    const text = textOfFrame(p, frame)
    change.ask({
      by: player,
      kind: 'action',
      why: 'move away',
      with: { cards: there, by },
      // All that can must go; one that is lost otherwise may be let go.
      mayPass: text.upTo !== 'all' || text.orLost === true,
    })
  },

  answered(change, frame, answer) {
    if ('act' in answer && answer.act.kind === 'move') return go(change, frame, answer.act)
    finish(change, frame, true)
  },
}
