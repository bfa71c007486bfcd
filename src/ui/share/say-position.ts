/** The position in words, for a forum: what lies where, of which side, and who is to decide. Hands are but counted. */

import type { en } from '../../i18n/sharing/en.ts'
import {
  type CardId,
  cardsAboard,
  cardsOn,
  cardsOnTable,
  facts,
  forceIcons,
  type Game,
  lifeForceOf,
  type Player,
  type Position,
  powerThere,
  type Speech,
} from '../../views/index.ts'
import { statesOf, uniqueMark } from '../card/words.ts'
import { cardsOfHalf } from '../table/worlds.ts'
import { type T, turnText } from '../use.ts'

/** Says what the dialog of sharing has words for. */
export type Say = (key: keyof (typeof en)['told'], details?: Record<string, string | number>) => string

interface Shared {
  t: T
  say: Say
  speech: Speech
  /** The game, and its position as it may be told. */
  game: Game<Position>
  p: Position
  edition: string
  /** Both hands lie open. */
  open: boolean
}

const players = ['light', 'dark'] as const

/** A card with its states, and what it carries. */
function sayCard(told: Shared, card: CardId): string {
  const { t, say, p } = told
  const printed = facts(p, card)
  if (printed.title === '') return say('hidden')
  const within = [...cardsAboard(p, card), ...cardsOn(p, card)].map((one) => sayCard(told, one))
  const details = [...statesOf(t, p, card), ...within]
  const name = `${uniqueMark(printed)}${printed.title}`
  return details.length > 0 ? say('carries', { card: name, with: details.join(', ') }) : name
}

const list = (told: Shared, cards: readonly CardId[]): string =>
  cards.length === 0 ? told.say('noCards') : cards.map((card) => sayCard(told, card)).join(', ')

/** What lies at a location: a line for it, and one for each side that has something there. */
function sayPlace(told: Shared, location: CardId): string[] {
  const { t, say, p } = told
  const icons = players.map((side) =>
    say('icons', { side: t(`side.${side}`), count: forceIcons(p, side, location) }),
  )
  const halves = players.flatMap((side) => {
    const cards = cardsOfHalf(p, location, side)
    if (cards.length === 0) return []
    const words = {
      side: t(`side.${side}`),
      power: powerThere(p, side, location),
      cards: list(told, cards),
    }
    return [`  - ${say('side', words)}`]
  })
  return [`* ${say('place', { place: facts(p, location).title, icons: icons.join(', ') })}`, ...halves]
}

function sayPlayer(told: Shared, side: Player): string[] {
  const { t, say, p, open } = told
  const { reserve, force, used, lost, hand } = p.piles[side]
  const name = t(`side.${side}`)
  const counts = { reserve: reserve.length, force: force.length, used: used.length, lost: lost.length }
  const lines = [say('life', { side: name, life: lifeForceOf(p, side), ...counts, hand: hand.length })]
  if (open && hand.length > 0) lines.push(say('hand', { side: name, cards: list(told, hand) }))
  const beside = cardsOnTable(p, side)
  if (beside.length > 0) lines.push(say('table', { side: name, cards: list(told, beside) }))
  return lines
}

/** The position as a text. */
export function sayPosition(told: Shared): string {
  const { t, say, speech, game, p, edition } = told
  const where = [turnText(t, p), ...(p.turn.number > 0 ? [t(`phase.${p.turn.phase}`)] : [])]
  const battle = p.battle ? [say('battle', { place: facts(p, p.battle.at).title })] : []
  const { decision } = game
  const asked = p.winner
    ? [say('won', { side: t(`sideOf.${p.winner}`) })]
    : decision
      ? [
          say('asked', {
            side: t(`side.${decision.by}`),
            what: speech.decision(p, decision).title,
          }),
        ]
      : []
  return [
    say('head', { edition }),
    where.join(' · '),
    ...players.flatMap((side) => sayPlayer(told, side)),
    '',
    ...p.layout.flatMap((location) => sayPlace(told, location)),
    '',
    ...battle,
    ...asked,
  ].join('\n')
}
