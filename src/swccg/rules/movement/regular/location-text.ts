/** Regular - Using The Movement Text On A Location Card. */

import type { Reason } from '../../../../kernel/index.ts'
import type { AbilityOf } from '../../../abilities/types.ts'
import { openSlots } from '../../../model/capacity.ts'
import { facts, plain } from '../../../model/cards/pool.ts'
import { isUndercover } from '../../../model/crew.ts'
import { isLocation } from '../../../model/places/locations.ts'
import { carrierOf, isOnTable, locationOf, standsAt } from '../../../model/table.ts'
import { matches, matchesLocation } from '../../../model/texts/filters.ts'
import { type TextInForce, textsInForce } from '../../../model/texts/texts.ts'
import type { CardId, Player, Position } from '../../../model/types.ts'
import type { Move } from '../../shared/actions/intent.ts'
import { about, notMeant } from '../../shared/actions/mismatched.ts'
import { applies } from '../../shared/observing.ts'
import { cannotBeAt } from '../../shared/on-table/location-restrictions.ts'
import { refusal } from '../../shared/reasons.ts'
import { arOnly, underHeading, within } from '../../shared/rulebook.ts'
import { atAGlance } from '../at-a-glance.ts'
import { noRoom, stillAboardForText } from '../carrying/room-aboard.ts'
import { type Attempt, type MoveKind, onBridgeOf, toCard } from '../move.ts'
import { walks } from './landspeed.ts'

export const rules = underHeading('Regular - Using The Movement Text On A Location Card', {
  'MOV-096': { same: ['TRM-263'] },
  'MOV-097': {},
  'MOV-098': {},
  'MOV-099': arOnly,
})

const { holdsIn } = within(rules)

type MoveText = TextInForce<AbilityOf<'move between'>>

/** The movement texts that a player has. */
const textsFor = (p: Position, player: Player) =>
  textsInForce(p, 'move between').filter(({ you }) => you === player)

/** Is it a card of this title, on table? */
const isCardOf = (p: Position, card: CardId | null, title: string | undefined) =>
  card !== null && isOnTable(p, card) && title !== undefined && plain(facts(p, card).title) === plain(title)

/** Is this place one end of a text: a location that its filter takes, or the starship that it names besides? */
function isEnd(
  p: Position,
  { text, source, you }: MoveText,
  end: 'from' | 'to',
  location: CardId | null,
  ship: CardId | null,
): boolean {
  if (isCardOf(p, ship, text.orCard) && end === 'to') return true
  return location !== null && matchesLocation(p, text[end], location, source, you)
}

/** Does a text lead from one place (where the card stands) to another, either way round if it says so? */
function leads(text: MoveText, { p, card, move, from, to }: Attempt): boolean {
  const aboard = onBridgeOf(p, card)
  const ship = toCard(move.to)
  if (isEnd(p, text, 'from', from, aboard) && isEnd(p, text, 'to', to, ship)) return true
  return text.text.bothWays === true && isEnd(p, text, 'to', from, aboard) && isEnd(p, text, 'from', to, ship)
}

/** The text that an attempt uses: the one it names, or the first that leads there. */
function textOf(attempt: Attempt): MoveText | undefined {
  const { p, player, move } = attempt
  return textsFor(p, player).find(
    (text) => (move.by === undefined || move.by === text.source) && leads(text, attempt),
  )
}

export const locationText: MoveKind<'location text'> = {
  using: 'location text',
  class: atAGlance.locationText.class,
  phases: ['activate', 'control', 'deploy', 'battle', 'move', 'draw'],
  byText: true,
  timeRule: 'MOV-097',
  everBy: walks,

  everNow: (p, player) => textsFor(p, player).some(({ text }) => text.phase === p.turn.phase),

  concerns: (attempt) =>
    !isLocation(attempt.p, attempt.card) &&
    textsFor(attempt.p, attempt.player).some((text) => leads(text, attempt)),

  *attempts(p, player, card): Generator<Move> {
    if (!walks(p, card)) return
    const from = standsAt(p, card)
    const aboard = onBridgeOf(p, card)
    for (const text of textsFor(p, player)) {
      const ways = [
        ...(isEnd(p, text, 'from', from, aboard) ? (['to'] as const) : []),
        ...(text.text.bothWays && isEnd(p, text, 'to', from, aboard) ? (['from'] as const) : []),
      ]
      if (ways.length === 0) continue
      for (const location of p.layout) {
        if (location === from || !ways.some((end) => isEnd(p, text, end, location, null))) continue
        yield { using: 'location text', cards: [card], to: { location }, by: text.source }
      }
      const { orCard } = text.text
      if (orCard === undefined || !ways.includes('to')) continue
      const ship = p.cards.find(({ id }) => isCardOf(p, id, orCard))?.id
      if (ship === undefined || ship === aboard) continue
      for (const slot of openSlots(p, ship, card)) {
        yield { using: 'location text', cards: [card], to: { aboard: ship, slot }, by: text.source }
      }
    }
  },

  oneByOne: (card) => refusal('MOV-098', { card }),

  *judge(attempt): Generator<Reason> {
    const { p, player, move, card, from, to } = attempt
    applies('MOV-013', 'MOV-096', 'MOV-097', 'MOV-098')
    const found = textOf(attempt)
    if (!found) {
      // Aboard something that stands where a text begins: boarding and leaving are moves of their own.
      const ship = carrierOf(p, card)
      if (ship !== null && from === null) {
        yield* stillAboardForText(p, card, to)
        const outside = { ...attempt, from: locationOf(p, card) }
        if (textsFor(p, player).some((text) => leads(text, outside))) return
      }
      return yield refusal('MOV-096', { card, to })
    }
    const { text, source, you } = found
    if (isUndercover(p, card)) applies('TRM-391')
    if (p.turn.phase !== text.phase) yield refusal('MOV-097', { card, by: source, phase: text.phase })
    if (text.who && !matches(p, text.who, card, you)) {
      const lack = notMeant(p, text.who, card, you)
      yield lack
        ? refusal('MOV-097', about(p, card, source), lack)
        : refusal('MOV-097', { card, by: source }, 'who')
    }
    if (!walks(p, card)) yield refusal('MOV-096', { card, to }, 'who')
    if (to !== null) yield* cannotBeAt(p, card, to)
    else yield* noRoom(p, [card], move.to)
  },

  price(attempt) {
    const { p } = attempt
    const text = textOf(attempt)?.text
    if (text?.cost !== undefined) return { force: text.cost, rules: ['MOV-097'] }
    return holdsIn(p, 'MOV-099') ? { force: 1, rules: ['MOV-099'] } : { force: 0, rules: ['MOV-097'] }
  },
}
