/** What an action that does something with decks, piles and hands asks for beside what every action does. */

import type { Change, Reason } from '../../../kernel/index.ts'
import type { Action, Result } from '../../abilities/action/action.ts'
import type { Deed } from '../../abilities/pile/pile.ts'
import type { AbilityOf, Condition, Filter } from '../../abilities/types.ts'
import { facts, placeOfText, plain } from '../../model/cards/pool.ts'
import { isCharacter } from '../../model/crew.ts'
import { put, standingOf, withCargo } from '../../model/table.ts'
import { inPlay } from '../../model/texts/conditions.ts'
import { matches } from '../../model/texts/filters.ts'
import { type CardId, opponentOf, type PileName, type Player, type Position } from '../../model/types.ts'
import { abilityOf } from '../../model/values.ts'
import { letCaptivesGo } from '../leaving-table/leaving-table.ts'
import { unfitTarget } from '../shared/actions/action-initiation.ts'
import type { CardUse } from '../shared/actions/intent.ts'
import type { BringAbout, Results } from '../shared/actions/results.ts'
import type { TextUse } from '../shared/actions/text-kind.ts'
import { notCounted, offTable } from '../shared/on-table/inactive-supporting-and-on-table.ts'
import type { ProcedureOf } from '../shared/procedure.ts'
import { refusal } from '../shared/reasons.ts'
import { changes, underHeading } from '../shared/rulebook.ts'
import { type DeedKind, deedFrame, deedSteps } from './decks-piles-and-hands.ts'
import { deploying, wrongTime } from './deploying-from-a-pile.ts'
import { cardsIn } from './empty-deck-or-pile.ts'
import { looking } from './looking/peeking.ts'
import { revealing } from './looking/revealing.ts'
import { searching } from './looking/taking-cards-from-a-pile.ts'
import { drawing, exchanging, placing, stacking, takingAtRandom } from './placing-cards.ts'
import { retrieving } from './retrieving.ts'
import { choosingNumber, drawingDestiny, finding, movingPile, recirculating, shuffling } from './shuffling.ts'

export const rules = [
  ...underHeading('Once Per Game', { 'KRN-253': { same: ['DEP-016', 'TRM-295'] } }),
  ...underHeading('On Table', { 'KRN-059': {} }),
  ...underHeading('Active', { 'KRN-256': changes }),
]

const kinds: { [B in Deed['brings']]: DeedKind<Extract<Deed, { brings: B }>> } = {
  retrieval: retrieving,
  search: searching,
  deployment: deploying,
  shuffling,
  pile: movingPile,
  recirculation: recirculating,
  look: looking,
  revealing,
  'cards from hand': placing,
  draw: drawing,
  'random cards': takingAtRandom,
  exchange: exchanging,
  stacking,
  number: choosingNumber,
  destiny: drawingDestiny,
  finding,
}

const isDeed = (result: Result): result is Result & Deed => Object.hasOwn(kinds, result.brings)

const deedKind = (deed: Deed): DeedKind<Deed> => kinds[deed.brings]

/** Carries out any of them. */
export const deedProcedure: ProcedureOf<'deed'> = {
  steps: deedSteps,
  run: (change, frame) => deedKind(frame.deed).run(change, frame),
  answered: (change, frame, answer) => deedKind(frame.deed).answered?.(change, frame, answer),
  refuses: (p, frame, answer) => deedKind(frame.deed).refuses?.(p, frame, answer) ?? null,
}

/** A result with decks, piles and hands is a procedure of its own. */
const bringDeed: BringAbout<Result & Deed> = (change, frame, deed) => {
  const theirs = deed.brings === 'retrieval' && deed.whose === 'opponent'
  change.push(deedFrame(theirs ? { ...frame, player: opponentOf(frame.player) } : frame, deed))
}

/** Those that are lent to card texts: each of them. */
export const deeds = Object.fromEntries(Object.keys(kinds).map((brings) => [brings, bringDeed])) as Pick<
  Results,
  Deed['brings']
>

type Use = TextUse<Action>

/** The results of a text that have to do with piles, those apart that come of a failure only. */
const deedsOf = ({ results }: Action): Deed[] =>
  results.flatMap((one) => (isDeed(one) && one.on === undefined ? [one] : []))

/** The decks or piles one of which is named as the text is used. */
const named = (text: Action): readonly PileName[] =>
  deedsOf(text).flatMap((deed): PileName[] => {
    if (deed.brings === 'shuffling') return deed.piles
    return deed.brings === 'look' && deed.whose === 'any' ? [deed.at] : []
  })

/** A use with every pile that could be named for it; without, where none is named. */
export function* withPiles(p: Position, text: Action, part: Partial<CardUse>): Generator<Partial<CardUse>> {
  const places = named(text)
  if (places.length === 0) return yield part
  for (const place of places) {
    for (const of of ['light', 'dark'] as const)
      if (cardsIn(p, { of, place }).length > 0) yield { ...part, pile: { of, place } }
  }
}

/** What speaks against it: no pile is named, a pile or hand is empty, a search has failed, it is the wrong time. */
export function* againstDeeds(use: Use): Generator<Reason> {
  const { p, player, card, text, pile } = use
  const deeds = deedsOf(text)
  if (deeds.length === 0) return
  const places = named(text)
  if (places.length > 0 && (!pile || !places.includes(pile.place))) yield unfitTarget({ card }, 'no pile')
  const index = placeOfText(p, card, text)
  for (const deed of deeds) {
    yield* deedKind(deed).judge?.(p, deed, deedFrame({ ...use, text: index }, deed)) ?? []
  }
  const deploys = deeds.some(({ brings }) => brings === 'deployment')
  if (!deploys || text.phase || text.answers) return
  for (const reason of wrongTime(p, player, card)) {
    yield reason
    yield* onceInDeployPhase(text, card)
  }
}

/** What deploys once a game does so in its owner's deploy phase. (KRN-253) */
export function* onceInDeployPhase({ limit }: AbilityOf<'action'>, card: CardId): Generator<Reason> {
  if (limit === 'game') yield refusal('KRN-253', { card })
}

/** The cards that a condition looks for on table. */
function lookedFor(p: Position, condition: Condition, you: Player): CardId[] {
  const taking = (who: Filter) => p.cards.map(({ id }) => id).filter((card) => matches(p, who, card, you))
  if ('onTable' in condition) {
    const title = plain(condition.onTable)
    return p.cards.map(({ id }) => id).filter((card) => plain(facts(p, card).title) === title)
  }
  if ('all' in condition) return condition.all.flatMap((one) => lookedFor(p, one, you))
  if ('inPlay' in condition) return taking(condition.inPlay)
  return 'cardAt' in condition ? taking(condition.cardAt) : []
}

/** Which cards do not count for a condition because of the state that they are in. (KRN-059) */
export function* notOnTable({ p, player, card }: Use, condition: Condition): Generator<Reason> {
  const near = lookedFor(p, condition, player)
  const idle = ['inactive', 'supporting']
    .map((standing) => near.find((one) => standingOf(p, one) === standing))
    .filter((one) => one !== undefined)
  const [first] = idle
  for (const one of idle) yield* notCounted(p, one, card)
  if (first !== undefined) yield refusal('KRN-059', { card: first, by: card })
  // Of what is in hands and piles only the own hand is told of: its player sees it.
  const unit = near.find((one) => p.piles[player].hand.includes(one))
  if (unit !== undefined) yield* offTable(p, unit)
}

/** The highest ability among a player's characters on table. */
export function highestAbility(p: Position, player: Player): number {
  const mine = inPlay(p, { type: 'character', owner: 'you' }, player).filter((one) => isCharacter(p, one))
  return Math.max(0, ...mine.map((one) => abilityOf(p, one)))
}

/** The target is given up: it is out of play before anything answers, and what is on it is lost. (KRN-133) */
export function sacrifice(change: Change<Position>, { player, text, targets }: Use): void {
  const [target] = targets
  if (!text.sacrifice || target === undefined) return
  letCaptivesGo(change, target)
  const load = withCargo(change.now, target).slice(1)
  put(change, target, { in: 'out' })
  for (const one of load) put(change, one, { in: 'lost' })
  change.log({
    say: 'out of play',
    with: { card: target },
    by: player,
    cites: ['KRN-133', 'KRN-278', ...(load.length > 0 ? ['KRN-054'] : [])],
  })
}
