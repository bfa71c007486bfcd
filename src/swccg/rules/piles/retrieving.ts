/** Retrieving Force: from the top of one's own Lost Pile to the Used Pile, or certain cards from anywhere in it. (Retrieve) */

import type { Change } from '../../../kernel/index.ts'
import { counts } from '../../abilities/amount/amount.ts'
import type { Retrieves } from '../../abilities/pile/pile.ts'
import { countsAs } from '../../model/squadrons.ts'
import { put } from '../../model/table.ts'
import { matches } from '../../model/texts/filters.ts'
import type { Position } from '../../model/types.ts'
import { applies } from '../shared/observing.ts'
import { changes, permits, underHeading } from '../shared/rulebook.ts'
import { amountOf, type DeedFrame, type DeedKind, done } from './decks-piles-and-hands.ts'
import { show, titlesOf } from './empty-deck-or-pile.ts'
import { barred, retrievingCertain } from './looking/taking-cards-from-a-pile.ts'
import { shuffle } from './shuffling.ts'

declare module '../../model/under-way.ts' {
  interface Events {
    'Force retrieved': { count: number }
  }
}

export const rules = underHeading('Retrieve', {
  'KRN-045': { same: ['TRM-335'], ...changes },
  'KRN-046': changes,
  'KRN-048': { same: ['TRM-336'], ...changes },
  'KRN-049': { same: ['TRM-337'], ...changes },
  'KRN-050': changes,
  'KRN-051': permits,
  'TRM-338': changes,
})

/** How many it is now. */
const countOf = (p: Position, frame: DeedFrame<Retrieves>): number =>
  amountOf(p, frame, frame.deed.count ?? 1)

/** Takes so many cards from the top, one after the other, as one action. (KRN-045, KRN-046) */
function retrieve(change: Change<Position>, frame: DeedFrame<Retrieves>, count: number): void {
  const { player, deed, source } = frame
  if (deed.random && change.now.piles[player].lost.length > 0)
    shuffle(change, player, { of: player, place: 'lost' })
  const { which, topmost } = deed
  const { lost } = change.now.piles[player]
  const open =
    topmost && which
      ? lost.filter(
          (card) => matches(change.now, which, card, player) && countsAs(change.now, card, which) <= count,
        )
      : lost
  const cards = open.slice(0, count)
  const titles = titlesOf(change.now, cards)
  for (const card of cards) put(change, card, { in: deed.into ?? 'used' })
  show(change, cards)
  change.log({
    say: cards.length > 0 ? 'retrieves' : 'retrieves nothing',
    with: { count: cards.length, titles, card: source },
    by: player,
    cites: [
      ...(cards.length > 0 ? ['KRN-045', 'KRN-096'] : ['KRN-031']),
      ...(cards.length > 1 ? ['KRN-046'] : []),
      ...(cards.length > 0 ? ['TRM-338'] : []),
      ...(topmost && cards.length > 0 ? ['KRN-049'] : []),
      ...(cards.length > 0 && cards.length < count ? ['KRN-028'] : []),
      ...(counts(deed.count ?? 1) ? ['KRN-150'] : []),
      ...(deed.random && cards.length > 0 ? ['KRN-048', 'KRN-094'] : []),
    ],
  })
}

export const retrieving: DeedKind<Retrieves> = {
  *judge(p, { which, topmost }, doing) {
    if (which && !topmost) yield* barred(p, doing, { of: doing.player, place: 'lost' })
    if (which) applies('KRN-209')
  },

  run(change, frame) {
    const { player, deed, step, source } = frame
    if (frame.begun) return retrievingCertain.run(change, frame)
    if (step === 'over') return done(change)
    const count = countOf(change.now, frame)
    if (deed.may && !frame.begun && count > 0) {
      return change.ask({
        by: player,
        kind: 'option',
        why: 'retrieve',
        with: { card: source, count },
        options: ['retrieve', 'decline'],
      })
    }
    begin(change, frame, count)
  },

  answered(change, frame, answer) {
    if (frame.begun) return retrievingCertain.answered(change, frame, answer)
    if (!('option' in answer)) return
    if (answer.option === 'decline') return done(change)
    begin(change, frame, countOf(change.now, frame))
  },

  refuses: (p, frame, answer) => (frame.begun ? retrievingCertain.refuses(p, frame, answer) : null),
}

function begin(change: Change<Position>, frame: DeedFrame<Retrieves>, count: number) {
  const { player, deed } = frame
  const searched =
    deed.which !== undefined && !deed.topmost && count > 0 && change.now.piles[player].lost.length > 0
  if (searched) return change.stay({ begun: true })
  retrieve(change, frame, count)
  change.goTo('over')
  change.window({ is: 'Force retrieved', performer: player, count })
}
