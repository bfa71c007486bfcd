/** Choosing starting cards: each player for himself, secretly, before both reveal. (TRN-010, TRN-012, TRN-022) */

import { type Answer, type Change, type Illegal, illegal } from '../../../kernel/index.ts'
import { facts } from '../../model/cards/pool.ts'
import { type CardId, opponentOf, type Player, type Position } from '../../model/types.ts'
import type { FrameOf } from '../../model/under-way.ts'
import type { ChangeIn } from '../shared/procedure.ts'
import { holding } from '../shared/reasons.ts'
import { crdOnly, inRulings, permits, within } from '../shared/rulebook.ts'
import { notAStart, type StartKind, several, startsIn } from './starting-cards.ts'

export const rules = inRulings('starting locations', { 'DEP-218': { ...crdOnly, ...permits } })

const { holdsIn } = within(rules)

/** Dark first, wherever an order is needed and no rule gives another. */
export const players: readonly Player[] = ['dark', 'light']

/** What each player keeps to himself until both reveal. */
export type Secret = Record<
  Player,
  {
    /** Starting cards that he has settled before the game. */
    settled: readonly CardId[]
    /** Null: none. Absent: he has yet to choose. */
    chosen?: CardId | null
  }
>

/** A card that has been revealed, and whose text is still to be carried out. */
export interface Due {
  card: CardId
  player: Player
}

/** How a game is started, step by step. */
export const openingSteps = [
  'effects',
  'effects revealed',
  'texts of effects',
  'locations',
  'locations revealed',
  'conversion',
  'locations deployed',
  'texts of Objectives',
  'bound to deploy',
  'texts of those bound to deploy',
  'interrupts',
  'interrupts revealed',
  'texts of interrupts',
  'shuffling',
  'starting hands',
  'first turn',
] as const

declare module '../../model/under-way.ts' {
  interface Frames {
    opening: {
      step: (typeof openingSteps)[number]
      /** Nobody's view shows what the other has put here. */
      secret: Secret
      /** Who will take the first turn. */
      first: Player
      /** Choices that failed: back to the Reserve Deck in the end. */
      aside: readonly CardId[]
      /** Whose location lies beneath the other's. */
      covered?: Player
      /** Dark has not let his copy be converted; Light is asked now. */
      refused?: boolean
      due: readonly Due[]
      /** How many cards a player draws for his starting hand, where a card says so. */
      draws: Partial<Record<Player, number>>
    }
  }
}

/** What is under way while the game is being started. */
export type OpeningFrame = FrameOf<'opening'>

/** Both players, the one first who takes the first turn. */
export const inTurn = ({ first }: OpeningFrame): Player[] => [first, opponentOf(first)]

/** The cards that these players have chosen, in this order. */
export const cardsOf = (chosen: Choice, order: readonly Player[]): Due[] =>
  order.flatMap((player) => {
    const card = chosen[player]
    return card === null ? [] : { card, player }
  })

/** The secrets of both, with what one of them has chosen. */
export const withChoice = (secret: Secret, player: Player, chosen: CardId | null): Secret => ({
  ...secret,
  [player]: { ...secret[player], chosen },
})

/** The cards that a player may choose among. */
const choices = (p: Position, player: Player, kind: StartKind, { aside }: OpeningFrame): CardId[] =>
  startsIn(p, player, kind).filter((card) => !aside.includes(card))

/** Must a player choose one if he can? A location, in the rulebook; the rulings of 2001 leave it to him. (TRN-003, DEP-218) */
const must = (p: Position, kind: StartKind): boolean => kind === 'location' && !holdsIn(p, 'DEP-218')

const mayBeRevealed = (p: Position, player: Player, card: CardId, { aside }: OpeningFrame): boolean =>
  facts(p, card).type === 'location' && p.piles[player].reserve.includes(card) && !aside.includes(card)

/** A choice that needs no asking; undefined if the player is to be asked. */
function settledChoice(
  p: Position,
  player: Player,
  kind: StartKind,
  frame: OpeningFrame,
): CardId | null | undefined {
  if (kind === 'location') {
    const objective = p.piles[player].reserve.find((card) => facts(p, card).type === 'objective')
    if (objective !== undefined) return objective
  }
  const open = choices(p, player, kind, frame)
  // What is settled beforehand is revealed even if it cannot be deployed. (TRN-040)
  const settled = frame.secret[player].settled.find(
    (card) => open.includes(card) || (kind === 'location' && mayBeRevealed(p, player, card, frame)),
  )
  if (settled !== undefined) return settled
  if (open.length === 0) return null
  return must(p, kind) && open.length === 1 ? open[0] : undefined
}

/** Lets both players choose, the second without knowing the first one's choice; then goes on. */
export function choose(change: ChangeIn<'opening'>, frame: OpeningFrame, kind: StartKind) {
  const p = change.now
  let { secret } = frame
  let asked: Player | undefined
  for (const player of players) {
    if (secret[player].chosen !== undefined) continue
    const chosen = settledChoice(p, player, kind, frame)
    if (chosen === undefined) asked ??= player
    else secret = withChoice(secret, player, chosen)
  }
  if (!asked) return change.next({ secret })
  change.stay({ secret })
  change.ask({
    by: asked,
    kind: 'cards',
    why: `starting ${kind}`,
    with: { looking: true },
    mayPass: !must(p, kind),
    cards: choices(p, asked, kind, frame),
  })
}

/** Takes what a player has chosen. */
export function answerChoice(
  change: Change<Position>,
  frame: OpeningFrame,
  answer: Answer<unknown, Player>,
): void {
  const chosen = 'cards' in answer ? (answer.cards[0] ?? null) : null
  change.stay({ secret: withChoice(frame.secret, answer.by, chosen) })
}

/** By which rule a card cannot be chosen. */
export function refuseChoice(
  p: Position,
  frame: OpeningFrame,
  kind: StartKind,
  answer: Answer<unknown, Player>,
): Illegal | null {
  if (!('cards' in answer)) return null
  const { by: player, cards } = answer
  if (cards.length > 1 && kind !== 'location') return illegal(several(kind, cards.length, player))
  const reasons = cards
    .filter((card) => p.piles[player].reserve.includes(card) && !frame.aside.includes(card))
    .flatMap((card) => [...holding(p, notAStart(p, player, kind, card))])
  return reasons.length > 0 ? illegal(...reasons) : null
}

/** What each player has chosen; null for no card. */
export type Choice = Record<Player, CardId | null>

/** What has been chosen, and the secrets without it. */
export function revealed({ secret }: OpeningFrame): { chosen: Choice; secret: Secret } {
  const { light, dark } = secret
  return {
    chosen: { light: light.chosen ?? null, dark: dark.chosen ?? null },
    secret: { light: { settled: light.settled }, dark: { settled: dark.settled } },
  }
}
