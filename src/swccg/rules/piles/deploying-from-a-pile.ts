/** Deploying a card straight from a deck or pile. (Deploying/Playing From A Deck Or Pile) */

import type { Change, Reason } from '../../../kernel/index.ts'
import type { Filter } from '../../abilities/filters/filters.ts'
import type { DeploysFrom } from '../../abilities/pile/pile.ts'
import { allTextsOf, facts } from '../../model/cards/pool.ts'
import { rowOf } from '../../model/places/locations.ts'
import type { CardId, Player, Position } from '../../model/types.ts'
import { legalDeployments } from '../deploy/deploying.ts'
import type { ByText } from '../deploy/deployment-attempt.ts'
import { deployByTextFrame } from '../deploy/special/deploying-by-text.ts'
import { isBarred } from '../deploy/unique-and-restricted-cards.ts'
import type { OwnedPile } from '../shared/actions/intent.ts'
import { applies } from '../shared/observing.ts'
import { refusal } from '../shared/reasons.ts'
import { arOnly, permits, underHeading, within } from '../shared/rulebook.ts'
import { type DeedFrame, type DeedKind, done } from './decks-piles-and-hands.ts'
import { cardsIn, ifEmpty, letLook, placeOf } from './empty-deck-or-pile.ts'
import { barred, failed } from './looking/taking-cards-from-a-pile.ts'
import { shuffle } from './shuffling.ts'

export const rules = [
  ...underHeading('Deploying/Playing From A Deck Or Pile', {
    'KRN-087': {},
    'KRN-092': permits,
    'KRN-093': {},
  }),
  ...underHeading('Deployment - Examples', { 'DEP-068': arOnly }),
]

const { refuse } = within(rules)

/** What is looked for: cards of a kind, or the system to which the location that has just been deployed is related. */
function what(p: Position, { deed, answers }: DeedFrame<DeploysFrom>): Filter {
  const site = answers?.card
  if (deed.related && site != null) return { type: 'location', title: rowOf(p, site) }
  return deed.which ?? {}
}

/** Is Force named as the cost of the text itself? (DEP-069) */
function priced(p: Position, { source, text: place }: DeedFrame<DeploysFrom>): boolean {
  const text = allTextsOf(p, source)[place]
  return text?.does === 'action' && text.price !== undefined && text.price !== 0
}

const byText = (p: Position, frame: DeedFrame<DeploysFrom>): ByText => ({
  by: frame.source,
  what: what(p, frame),
  from: frame.deed.from,
  free: frame.deed.free === true,
  start: false,
  may: false,
  left: 1,
  ...(priced(p, frame) ? { priced: true } : {}),
  ...(frame.deed.to ? { to: frame.deed.to } : {}),
  ...(frame.deed.aboard ? { aboard: frame.source } : {}),
})

/** Looks for the card; what is found is deployed, wanted or not. (KRN-080, KRN-213) */
function look(change: Change<Position>, frame: DeedFrame<DeploysFrom>, where: OwnedPile) {
  const { player, source } = frame
  const p = change.now
  const deploying = deployByTextFrame(player, byText(p, frame))
  const found = !legalDeployments(p, player, { frame: deploying, toAct: player }).next().done
  const details = { card: source, pile: where.place, owner: where.of }
  change.log({ say: 'searches', with: details, by: player, cites: ['KRN-079', 'KRN-272'] })
  change.goTo(found ? 'over' : 'verify')
  if (found) return change.push(deploying)
  letLook(change, player, 'search in vain', cardsIn(p, where), details)
}

/** The titles that a text lists and nothing else; null where it names cards in another way. */
function listed({ title, anyOf, ...others }: Filter): string[] | null {
  if (Object.keys(others).length > 0) return null
  if (title !== undefined) return anyOf ? null : [title].flat()
  if (!anyOf) return null
  const each = anyOf.map(listed)
  return each.every((titles) => titles !== null) ? each.flat() : null
}

/** Every card that the text lists is barred by what everybody knows: nothing is looked for. (KRN-093) */
function* allBarred(p: Position, player: Player, which: Filter | undefined, card: CardId): Generator<Reason> {
  const titles = which && listed(which)
  if (titles && titles.length > 0 && titles.every((title) => isBarred(p, player, title)))
    yield refusal('KRN-093', { card })
}

export const deploying: DeedKind<DeploysFrom> = {
  *judge(p, deed, doing) {
    const where = placeOf(doing.player, deed.from)
    yield* ifEmpty(p, where, 'takes', doing.source)
    yield* barred(p, doing, where)
    yield* allBarred(p, doing.player, deed.which, doing.source)
    // What lies in the pile is not asked for.
    applies('KRN-209', 'KRN-092')
  },

  run(change, frame) {
    const { deed, player, step } = frame
    const where = placeOf(player, deed.from)
    if (step === 'begin') return look(change, frame, where)
    if (step === 'verify') {
      change.goTo('over')
      return failed(change, frame, where)
    }
    if (deed.shuffle) shuffle(change, player, where, deed.shuffle)
    done(change)
  },
}

/** A text that lets one deploy and names no time is used in one's own deploy phase. (KRN-087) */
export function* wrongTime(p: Position, player: Player, card: CardId): Generator<Reason> {
  if (p.turn.player === player && p.turn.phase === 'deploy') return
  yield refusal('KRN-087', { card })
  if (facts(p, card).type === 'interrupt') yield refuse('DEP-068', { card })
}
