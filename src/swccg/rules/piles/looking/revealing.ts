/** Revealing: cards are shown to both players where they lie. (Revealing Cards From A Deck, Pile, Or Stack) */

import { type Change, illegal } from '../../../../kernel/index.ts'
import type { Reveals } from '../../../abilities/pile/pile.ts'
import { facts, plain } from '../../../model/cards/pool.ts'
import { put } from '../../../model/table.ts'
import { matches } from '../../../model/texts/filters.ts'
import type { CardId, Player, Position } from '../../../model/types.ts'
import { personaOf } from '../../deploy/personas.ts'
import { deployByTextFrame } from '../../deploy/special/deploying-by-text.ts'
import { exhausted } from '../../force/life-force.ts'
import type { OwnedPile } from '../../shared/actions/intent.ts'
import { changes, permits, underHeading } from '../../shared/rulebook.ts'
import { type DeedFrame, type DeedKind, done } from '../decks-piles-and-hands.ts'
import { cardsIn, conceal, ifEmpty, letLook, placeOf, show, titlesOf } from '../empty-deck-or-pile.ts'
import { askNumber } from '../shuffling.ts'
import { outsideUpTo } from './taking-cards-from-a-pile.ts'

export const rules = [
  ...underHeading('Revealing Cards From A Deck, Pile, Or Stack', {
    'KRN-041': changes,
    'KRN-042': permits,
    'KRN-043': changes,
    'KRN-044': changes,
  }),
  ...underHeading('Persona', { 'DEP-096': permits }),
  ...underHeading('Losing Force', { 'KRN-039': { same: ['TRM-176'], ...permits } }),
]

const placeRevealed = ({ deed, player }: DeedFrame<Reveals>) => placeOf(player, deed.at, deed.whose)

/** Those of the cards that are revealed still: whatever moves or is shuffled is not. (KRN-043) */
export const stillRevealed = (p: Position, cards: readonly CardId[]): CardId[] =>
  cards.filter((card) => p.revealed?.includes(card))

/** 'Up to': the player says how many, as many as there are at most. (KRN-318, KRN-319) */
function askHowMany(change: Change<Position>, frame: DeedFrame<Reveals>) {
  const { deed } = frame
  const there = cardsIn(change.now, placeRevealed(frame)).length
  const max = Math.min(deed.top ?? there, there)
  if (!deed.upTo || max < 2) return change.goTo('reveal', { count: max })
  askNumber(change, frame, 1, max)
}

/** Shows both players these cards where they lie, and tells of it. */
export function revealCards(
  change: Change<Position>,
  by: Player,
  { place, of }: OwnedPile,
  cards: readonly CardId[],
  cites: string[],
): void {
  const p = change.now
  change.put('revealed', [...(p.revealed ?? []), ...cards])
  change.log({ say: 'revealed', with: { titles: titlesOf(p, cards), pile: place, owner: of }, by, cites })
}

function reveal(change: Change<Position>, frame: DeedFrame<Reveals>) {
  const { deed, player, source, count } = frame
  const where = placeRevealed(frame)
  const details = { card: source, pile: where.place, owner: where.of }
  const cards = cardsIn(change.now, where).slice(0, count)
  const fewer = deed.top !== undefined && !deed.upTo && cards.length < deed.top
  const bounds = [...(fewer ? ['KRN-028'] : []), ...(deed.upTo ? ['KRN-318', 'KRN-319'] : [])]
  revealCards(change, player, where, cards, ['KRN-041', 'KRN-042', ...bounds])
  change.goTo('over', { cards })
  if (!deed.deploy) return letLook(change, player, 'look', cards, details)
  change.push(
    deployByTextFrame(player, {
      by: source,
      what: deed.deploy,
      from: 'reserve',
      free: true,
      start: false,
      may: true,
      left: cards.length,
      only: cards,
    }),
  )
}

/** The cards that share this with another of them. */
const sharing = (cards: readonly CardId[], trait: (card: CardId) => string | undefined): CardId[] =>
  cards.filter((card) => {
    const own = trait(card)
    return own !== undefined && cards.some((other) => other !== card && trait(other) === own)
  })

/** Those that are lost: all of which there are two or more, all of a kind, or all that might have been deployed. */
function lostOf(p: Position, { deed, player }: DeedFrame<Reveals>, left: readonly CardId[]) {
  const { lose, loseCopies, deploy } = deed
  if (loseCopies) return sharing(left, (card) => plain(facts(p, card).title))
  return left.filter((card) => (lose ? matches(p, lose, card, player) : deploy !== undefined))
}

/** Ends the revealing; what the text says of the cards that are left comes about. (KRN-044) */
function end(change: Change<Position>, frame: DeedFrame<Reveals>): void {
  const { player, deed } = frame
  const p = change.now
  const { place, of } = placeRevealed(frame)
  const left = stillRevealed(p, frame.cards ?? [])
  const lost = lostOf(p, frame, left)
  const titles = titlesOf(p, lost)
  const kept = left.filter((card) => !lost.includes(card))
  // Versions of a persona are different cards. (DEP-096)
  const alike = deed.loseCopies ? sharing(kept, (card) => personaOf(facts(p, card))) : []
  const versions = alike.length > 0 ? ['DEP-096'] : []
  conceal(change, left)
  for (const card of lost) put(change, card, { in: 'lost' })
  show(change, lost)
  if (lost.length > 0)
    change.log({
      say: 'moves',
      with: { titles, pile: place, owner: of, goal: 'lost', count: lost.length },
      by: player,
      cites: [
        'KRN-043',
        'KRN-067',
        ...(deed.loseCopies ? ['KRN-039'] : []),
        ...(deed.lose ? ['KRN-272'] : []),
        ...versions,
      ],
    })
  else if (versions.length > 0) change.log({ say: 'no copies', with: {}, by: player, cites: versions })
  else if (deed.deploy) change.log({ say: 'none revealed', with: {}, by: player, cites: ['KRN-044'] })
  if (!exhausted(change, of)) done(change)
}

export const revealing: DeedKind<Reveals> = {
  judge: (p, deed, { player, source }) => ifEmpty(p, placeOf(player, deed.at, deed.whose), 'looks', source),

  run(change, frame) {
    if (frame.step === 'begin') return askHowMany(change, frame)
    if (frame.step === 'reveal') return reveal(change, frame)
    end(change, frame)
  },

  answered(change, frame, answer) {
    if (frame.step === 'begin' && 'number' in answer) change.goTo('reveal', { count: answer.number })
  },

  refuses(p, frame, answer) {
    if (frame.step !== 'begin' || !('number' in answer)) return null
    const max = Math.min(frame.deed.top ?? 0, cardsIn(p, placeRevealed(frame)).length)
    const reasons = [...outsideUpTo(answer.number, max)]
    return reasons.length > 0 ? illegal(...reasons) : null
  },
}
