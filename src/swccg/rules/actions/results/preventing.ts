/** Responses that stop what the opponent has just begun: an Interrupt just played, a starship about to move. */

import type { Change, Reason } from '../../../../kernel/index.ts'
import type { AbilityOf } from '../../../abilities/types.ts'
import { cardOf } from '../../../model/cards/card-of.ts'
import { facts, placeOfText } from '../../../model/cards/pool.ts'
import { isActing, isCharacter } from '../../../model/crew.ts'
import { allActive, cardsAboard } from '../../../model/table.ts'
import { textAt } from '../../../model/texts/texts.ts'
import type { CardId, Player, Position } from '../../../model/types.ts'
import type { Event } from '../../../model/under-way.ts'
import { abilityOf } from '../../../model/values.ts'
import { destinyDraws } from '../../destiny/destiny-draws.ts'
import { leaving } from '../../leaving-table/just-lost.ts'
import { answersNothing, noTarget, notATarget, notOneTarget } from '../../shared/actions/action-initiation.ts'
import { notYourTurn } from '../../shared/actions/answering.ts'
import type { Drawn } from '../../shared/actions/results.ts'
import { eventOf, notAnswering, type TextKind, type TextUse } from '../../shared/actions/text-kind.ts'
import { applies } from '../../shared/observing.ts'
import { protectedFrom } from '../../shared/on-table/immune.ts'
import type { ProcedureOf } from '../../shared/procedure.ts'
import { refusal } from '../../shared/reasons.ts'
import { permits, underHeading } from '../../shared/rulebook.ts'
import { suspended } from '../responses/responses.ts'

export const rules = [...underHeading('Actions - Just Deployed, Just Played', { 'KRN-164': permits })]

type Stopping = TextUse<AbilityOf<'stops'>>

declare module '../../../model/under-way.ts' {
  interface Frames {
    stopping: Pick<Stopping, 'player' | 'card' | 'targets' | 'answers'> & {
      /** Its place among the texts of the card. */
      text: number
      drawn?: Drawn
    }
  }
}

/** Is it a move or a deployment made as a react? */
const isReact = (event: Event): boolean => (event.is === 'moving' || event.is === 'deploying') && event.react

/** Is this what such a text stops? A react is a move or a deployment. */
export function isStoppable(what: AbilityOf<'stops'>['what'], p: Position, event: Event): boolean {
  if (what === 'hyperspace move') return event.is === 'moving' && event.using === 'hyperspeed'
  if (what === 'Interrupt or react' && isReact(event)) return true
  return event.is === 'playing' && facts(p, event.card).type === 'interrupt'
}

const charactersOf = (p: Position, player: Player): CardId[] =>
  allActive(p).filter((card) => cardOf(p, card).owner === player && isCharacter(p, card))

/** The ability of the best pilot of a starship, a permanent one or a character. */
function bestPilot(p: Position, ship: CardId): number {
  const permanent = (facts(p, ship).permanentPilots ?? []).map(({ ability }) => ability)
  const crew = cardsAboard(p, ship).filter((card) => isActing(p, card))
  return Math.max(0, ...permanent, ...crew.map((card) => abilityOf(p, card)))
}

const shipOf = (event: Event | null) => event?.cards?.[0]

/** The ability that the destiny is compared with. */
function abilityMeant({ p, player, text, targets, answers }: Stopping): number {
  const ship = shipOf(answers)
  if (text.ability === 'its highest pilot') return ship === undefined ? 0 : bestPilot(p, ship)
  const cards = text.ability === 'your target' ? targets : charactersOf(p, player)
  return Math.max(0, ...cards.map((card) => abilityOf(p, card)))
}

export const stop: TextKind<AbilityOf<'stops'>> = {
  *judge(use, moment): Generator<Reason> {
    const { p, player, card, text, targets } = use
    const event = eventOf(moment)
    const stops = (other: Event) => other.performer !== player && isStoppable(text.what, p, other)
    if (!event || !stops(event)) {
      yield answersNothing({ card }, text.what === 'hyperspace move' ? 'no hyperspace move' : 'no Interrupt')
      yield* suspended(moment, card, stops)
      if (event?.is === 'played' && text.what !== 'hyperspace move') yield refusal('KRN-164', { card })
      return yield* notAnswering(card, moment)
    }
    applies('KRN-127')
    if (moment.toAct !== player) yield notYourTurn(moment.toAct)
    if (event.is === 'playing') {
      applies('KRN-164')
      yield* protectedFrom(use, event.card, event)
    }
    if (text.ability === 'its highest pilot') return
    const mine = charactersOf(p, player)
    if (mine.length === 0) return yield noTarget({ card })
    if (text.ability !== 'your target') return
    const [target] = targets
    if (target === undefined || targets.length > 1) return yield notOneTarget(card, targets)
    if (!mine.includes(target)) yield notATarget({ card: target, by: card })
  },

  price: () => ({ force: 0, rules: [] }),

  *attempts(p, player, _card, text, moment) {
    const event = eventOf(moment)
    if (!event || !isStoppable(text.what, p, event)) return
    if (text.ability !== 'your target') yield { targets: [] }
    else for (const card of charactersOf(p, player)) yield { targets: [card] }
  },

  targets: ({ targets }) => targets,

  result(change, { p, player, card, text, targets, answers }) {
    const place = placeOfText(p, card, text)
    change.push({ does: 'stopping', player, card, text: place, targets, answers })
    change.push(destinyDraws(player, 'other', 1))
  },
}

/** Compares the destiny, and ends what was begun if it serves. */
function decide(change: Change<Position>, use: Stopping, destiny: number | null): void {
  const { player, card, text, answers } = use
  const ability = abilityMeant(use)
  const ship = shipOf(answers)
  const details = { card, destiny, ability, ship: ship ?? null }
  const stopped = destiny !== null && (text.destiny === 'below' ? destiny < ability : destiny > ability)
  const lost = text.lostIfEqual === true && destiny === ability
  if (!stopped && !lost) {
    const cites = destiny === null ? ['KRN-349', 'KRN-352'] : ['KRN-349']
    change.log({ say: 'not stopped', with: details, by: player, cites })
    return
  }
  const away = change.stack.some(({ does }) => does === 'move away')
  const isInterrupt = answers?.is === 'playing'
  const cites = isInterrupt ? ['KRN-214', ...(away ? [] : ['MOV-168'])] : ['KRN-214', 'KRN-216']
  const react = answers !== null && isReact(answers)
  if (react) cites.push('TRM-208')
  if (away && text.what === 'hyperspace move') cites.push('MOV-173', 'MOV-171')
  change.log({
    say: isInterrupt ? 'Interrupt stopped' : react ? 'react stopped' : 'move stopped',
    with: details,
    by: player,
    cites: ['KRN-349', ...cites],
  })
  // The action is beneath this card and the window on it.
  change.alter(2, { canceled: true })
  if (lost && ship !== undefined)
    change.push(leaving([ship], { performer: player, by: card, cites: ['MOV-004'] }))
}

/** The destiny of such a text is drawn, and then compared. */
export const stopping: ProcedureOf<'stopping'> = {
  run(change, frame) {
    const p = change.now
    const text = textAt<AbilityOf<'stops'>>(p, frame.card, frame.text)
    change.pop()
    decide(change, { ...frame, p, text, to: null }, frame.drawn?.total ?? null)
  },
}
