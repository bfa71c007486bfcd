/** A text that deploys a card says which cards, and where: what it does not allow, and why. */

import type { Reason } from '../../../../kernel/index.ts'
import { facts } from '../../../model/cards/pool.ts'
import { isAlwaysImmune, isFreeToDeploy } from '../../../model/cards/printed.ts'
import { isOtherDeathStar } from '../../../model/cards/title-words.ts'
import { locationOf } from '../../../model/table.ts'
import { matches, matchesLocation } from '../../../model/texts/filters.ts'
import type { Position } from '../../../model/types.ts'
import { tooManyShips } from '../../card-types/starships-and-vehicles/squadrons.ts'
import { notAskedFor } from '../../shared/actions/action-initiation.ts'
import { applies } from '../../shared/observing.ts'
import { refusal } from '../../shared/reasons.ts'
import { arOnly, changes, inRulings, permits, underHeading } from '../../shared/rulebook.ts'
import { type ByText, type DeployAttempt, goalOf } from '../deployment-attempt.ts'
import { notPrintedFree } from '../free.ts'
import { belonging } from '../locations.ts'
import { noBattleground } from './battleground.ts'

export const rules = [
  ...underHeading('Deployment - Examples', { 'DEP-069': { ...arOnly, ...changes } }),
  ...underHeading('Deploying/Playing From A Deck Or Pile', { 'KRN-089': changes }),
  ...underHeading('Actions - Immune', { 'KRN-158': {} }),
  ...underHeading('Starting The Game - Example 1', { 'TRN-042': permits, 'TRN-043': {} }),
  ...inRulings('Death Star and Death Star II', { 'DEP-177': { same: ['TRM-103'] } }),
]

/** As it would be once the card lies there: a site without a system of its own comes to belong to one. */
const placed = ({ p, card, to }: DeployAttempt): Position =>
  'place' in to && to.system !== undefined ? belonging(p, card, to.system) : p

/** Does the card come to be where the text wants it? */
function leadsThere(attempt: DeployAttempt, { by, to: where, aboard }: ByText): boolean {
  const { p, player, card, to } = attempt
  if (aboard !== undefined && !('aboard' in to && to.aboard === aboard)) return false
  if (!where) return true
  const isItself = 'place' in to || ('location' in to && facts(p, card).type === 'location')
  const goal = isItself ? card : goalOf(p, to)
  return goal !== null && matchesLocation(placed(attempt), where, goal, locationOf(p, by), player)
}

/** What the text that deploys has against this card. */
export function* notMeant(attempt: DeployAttempt, text: ByText): Generator<Reason> {
  const { player, card } = attempt
  const p = text.what.location ? placed(attempt) : attempt.p
  const details = { card, by: text.by }
  if (!p.piles[player][text.from].includes(card)) return yield notAskedFor(details, 'not there')
  // What has been revealed, and is revealed still. (KRN-043)
  const meant = !text.only || (text.only.includes(card) && p.revealed?.includes(card) === true)
  yield* tooManyShips(p, [card], text.what, text.left, text.by)
  if (meant && matches(p, text.what, card, player)) return
  if (isOtherDeathStar(facts(p, card).title, text.what.titleHas)) yield refusal('DEP-177', details)
  if (text.what.deploysFree && !isFreeToDeploy(facts(p, card))) {
    yield notPrintedFree(details)
    if (text.start) yield refusal('TRN-043', details)
  }
  yield* noBattleground(p, text.what.location, details)
  const { alwaysImmuneTo } = text.what
  if (alwaysImmuneTo !== undefined && !isAlwaysImmune(facts(p, card), alwaysImmuneTo))
    yield refusal('KRN-158', { ...details, title: alwaysImmuneTo })
  yield notAskedFor(details, 'not meant')
}

/** What it has against this place. */
export function* notMeantThere(attempt: DeployAttempt, text: ByText): Generator<Reason> {
  if (!leadsThere(attempt, text)) yield notAskedFor({ card: attempt.card, by: text.by }, 'elsewhere')
}

/** Says which rules let a text deploy. */
export function textAllows({ by, what, start, only, priced }: ByText, p: Position): void {
  applies(...(start ? ['TRN-026', 'TRN-028'] : ['KRN-075', 'KRN-089']))
  if (!start && !only) applies('KRN-080', 'KRN-213')
  if (only) applies('KRN-043')
  if (priced) applies('DEP-069')
  // By title, of whatever set it is, and a combo card under each of its titles.
  if (start && what.title !== undefined && facts(p, by).type !== 'effect') applies('TRN-042')
}
