/** What numbers are made of, as scenarios write it down. */

import type { LogLine, Part } from '../../kernel/index.ts'
import { isOneOf } from '../../kernel/index.ts'
import {
  type CardId,
  type CardNumber,
  cardNumbers,
  numberAt,
  numberOfCard,
  numberOfPlayer,
  type PlaceNumber,
  type Player,
  type PlayerNumber,
  type Position,
  placeNumbers,
  playerNumbers,
  thatCount,
} from '../../swccg/index.ts'
import type { PartOf } from './schema.ts'

type Whose = string | [Player, string]

const isPlayer = (name: string): name is Player => name === 'light' || name === 'dark'
const isCardNumber = (name: string): name is CardNumber => isOneOf(cardNumbers, name)
const isPlayerNumber = (name: string): name is PlayerNumber => isOneOf(playerNumbers, name)
const isPlaceNumber = (name: string): name is PlaceNumber => isOneOf(placeNumbers, name)

/** The parts of a destiny are told as it is drawn, or as its total is formed. */
const lines: Record<string, string> = { 'drawn destiny': 'destiny drawn', 'destiny total': 'destiny total' }

/** The parts that the last line of this kind told. */
const partsBy = (log: readonly LogLine[], by: Player, say: string): readonly Part[] | null =>
  log.findLast((line) => line.say === say && line.by === by)?.parts ?? null

/** The parts of a number of a card, of a player, or of a player at a location; null where there is no such number. */
function partsFound(
  p: Position,
  log: readonly LogLine[],
  whose: Whose,
  name: string,
  card: (alias: string) => CardId,
): readonly Part[] | null {
  if (typeof whose !== 'string')
    return isPlaceNumber(name) ? (numberAt(p, whose[0], card(whose[1]), name)?.parts ?? null) : null
  if (isPlayer(whose)) {
    const say = lines[name]
    if (say !== undefined) return partsBy(log, whose, say)
    return isPlayerNumber(name) ? (numberOfPlayer(p, whose, name)?.parts ?? null) : null
  }
  return isCardNumber(name) ? (numberOfCard(p, card(whose), name)?.parts ?? null) : null
}

/** A part in one line, cards by their numbers. */
const phrase = ({ by, does, n }: Part): string => `${does === 'free' ? 'free' : `${does} ${n}`} by ${by}`

function written(one: PartOf, card: (alias: string) => CardId): string {
  const { by, ...deeds } = one
  const who = by === 'printed' || /^[A-Z]{3,4}-\d+/.test(by) ? by : card(by)
  const [does, n] = Object.entries(deeds)[0] ?? ['is', 0]
  return does === 'free' ? `free by ${who}` : `${does} ${n} by ${who}`
}

/** Null if these are the parts; what they are instead otherwise. What is in vain is no part. */
export function otherParts(
  found: readonly Part[] | null | undefined,
  wanted: readonly PartOf[],
  card: (alias: string) => CardId,
): string | null {
  if (!found) return 'there is no such number'
  const is = thatCount(found).map(phrase).join(', ')
  return is === wanted.map((one) => written(one, card)).join(', ') ? null : `it is ${is || 'nothing'}`
}

/** The fact 'parts'. */
export const partsDiffer = (
  p: Position,
  log: readonly LogLine[],
  [whose, name, wanted]: [Whose, string, PartOf[]],
  card: (alias: string) => CardId,
): string | null => otherParts(partsFound(p, log, whose, name, card), wanted, card)
