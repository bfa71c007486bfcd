/** What texts bring about with decks, piles and hands, in English. */

import { sayAmount, sayForce } from '../amount/amount.en.ts'
import type { Amount } from '../amount/amount.ts'
import { sayFilter, sayLocation } from '../filters/filters.en.ts'
import type { Filter } from '../filters/filters.ts'
import { list } from '../grammar.en.ts'
import { goals } from '../places/places.en.ts'
import type { Deed } from './pile.ts'

const names = {
  reserve: 'Reserve Deck',
  force: 'Force Pile',
  used: 'Used Pile',
  lost: 'Lost Pile',
  hand: 'hand',
}

type Whose = 'opponent' | 'any' | undefined

/** Whose deck, pile or hand: the player's own, unless it says more. */
export const pile = (place: keyof typeof names, whose?: Whose): string =>
  `${whose === 'any' ? 'either player’s' : whose ? 'the opponent’s' : 'your'} ${names[place]}`

const cards = (count: number): string => (count === 1 ? '1 card' : `${count} cards`)

/** Cards of a kind, so many of them. */
function some(which: Filter | undefined, count: Amount, upTo: boolean): string {
  if (which === undefined) return count === 1 ? 'any one card' : `any ${String(count)} cards`
  if (count === 1) return sayFilter(which, 'one')
  const many = sayFilter(which)
  // 'Up to 3 troopers', but 'up to 3 of these: troopers and droids'.
  const these = / (and|or) |,/.test(many) ? 'of these: ' : ''
  if (typeof count === 'number') return `${upTo ? 'up to ' : ''}${count} ${these}${many}`
  return `${upTo ? 'up to ' : ''}as many of these as ${sayAmount(count)} says: ${many}`
}

/** What a deed does, as the end of a sentence that begins with its conditions. */
export function sayDeed(deed: Deed): string {
  switch (deed.brings) {
    case 'retrieval': {
      const { count = 1, which, upTo = false, into } = deed
      const theirs = deed.whose === 'opponent'
      const verb = theirs ? 'the opponent retrieves' : deed.may ? 'you may retrieve' : 'retrieve'
      const random = deed.random ? ' at random' : ''
      const goal = into ? ' into hand' : ''
      if (which && deed.topmost)
        return `${verb} the ${sayFilter(which, 'one').replace(/^an? /, '')} closest to the top of your Lost Pile${goal}`
      if (which) return `${verb} ${some(which, count, upTo)}${goal}`
      const force = sayForce(count)
      return `${verb} ${force}${random}${goal}`
    }
    case 'search': {
      const { which, count = 1, upTo = false, to, shuffle } = deed
      const from = pile(deed.in, deed.whose)
      const then = shuffle ? `; ${shuffle}` : ''
      const same = deed.sameDestiny ? ' with that destiny number' : ''
      if (count === 'all')
        return `all ${which ? sayFilter(which) : 'cards'}${same} in ${from} go ${goals[to]}${then}`
      return `take ${some(which, count, upTo)}${same} from ${from} ${goals[to]}${then}`
    }
    case 'deployment': {
      const what = deed.related
        ? 'the related system'
        : deed.which
          ? sayFilter(deed.which, 'one')
          : 'one card'
      const then = deed.shuffle ? `; ${deed.shuffle}` : ''
      const where = deed.aboard
        ? ' aboard this card'
        : deed.to
          ? deed.to.here
            ? ' here'
            : ` to ${sayLocation(deed.to)}`
          : ''
      return `deploy ${what}${where} from ${pile(deed.from)}${deed.free ? ', free' : ''}${then}`
    }
    case 'shuffling':
      return `shuffle either player’s ${list(
        deed.piles.map((place) => names[place]),
        'or',
      )}`
    case 'pile':
      return `place ${pile(deed.from)} on ${pile(deed.to)}`
    case 'recirculation':
      return 're-circulate all Used Piles'
    case 'look':
      return sayLook(deed)
    case 'revealing': {
      const what =
        deed.top === undefined
          ? `reveal ${pile(deed.at, deed.whose)}`
          : `reveal ${deed.upTo ? 'up to ' : ''}${cards(deed.top)} from the top of ${pile(deed.at, deed.whose)}`
      if (deed.lose) return `${what}; all ${sayFilter(deed.lose)} there are lost`
      if (deed.loseCopies) return `${what}; all cards there of which there are two or more are lost`
      return deed.deploy
        ? `${what}; deploy any of these, free: ${sayFilter(deed.deploy)}; the others are lost`
        : what
    }
    case 'cards from hand': {
      const what = deed.which ? sayFilter(deed.which, 'one') : null
      if (deed.count === 'all') return `put your whole hand ${goals[deed.to]}`
      const many = deed.count === 'any' ? 'any number of cards' : (what ?? cards(deed.count))
      return `put ${deed.upTo ? 'up to ' : ''}${many} from hand ${deed.under ? `under ${pile(deed.to as 'used')}` : goals[deed.to]}`
    }
    case 'draw': {
      const count = typeof deed.count === 'number' ? cards(deed.count) : 'as many cards'
      const more = deed.more
        ? `, and ${deed.more.add} more if it is ${sayFilter(deed.more.ifItIs, 'one')}`
        : ''
      return `draw ${count} from your Reserve Deck${more}`
    }
    case 'random cards': {
      const from = pile(deed.from, deed.whose)
      const many =
        deed.butFor === undefined
          ? `${cards(deed.count ?? 1)} of ${from}`
          : `all but ${deed.butFor} cards of ${from}`
      const verb = deed.butFor === undefined && (deed.count ?? 1) === 1 ? 'goes' : 'go'
      return `${many}, picked at random${deed.unseen ? ' and unseen' : ''}, ${verb} ${goals[deed.to]}`
    }
    case 'exchange': {
      const mine = deed.which ? sayFilter(deed.which, 'one') : 'one card'
      const theirs = deed.for ? sayFilter(deed.for, 'one') : 'one card'
      return `exchange ${mine} from hand with ${theirs} ${deed.with === 'here' ? 'stacked here' : `of ${pile(deed.with)}`}`
    }
    case 'stacking':
      return `stack ${deed.which ? sayFilter(deed.which, 'one') : cards(deed.count)} from hand here`
    case 'number':
      return `choose a number from ${deed.from} to ${deed.to}`
    case 'destiny':
      return sayDestiny(deed)
    case 'finding':
      return 'the target is found'
  }
}

/** Where a card goes that was in the opponent's hand or pile: it stays its owner's. */
const goalOf = (to: keyof typeof goals, whose: Whose): string =>
  whose === 'opponent'
    ? goals[to].replace(/^onto the (?=\w+ (?:Deck|Pile)$)/, 'onto the opponent’s ')
    : goals[to]

function sayLook(deed: Extract<Deed, { brings: 'look' }>): string {
  const where = pile(deed.at, deed.whose)
  const what =
    deed.random !== undefined
      ? `peek at ${cards(deed.random)} of ${where} at random`
      : deed.top === undefined
        ? `look at ${where}`
        : `peek at the top ${deed.top === 1 ? 'card' : cards(deed.top)} of ${where}`
  if (deed.order) return `${what} and put it back in any order`
  const { move } = deed
  if (!move) return what
  const { count, which, may, to } = move
  const whole = deed.top === undefined && deed.random === undefined
  const moved = which
    ? count === 'any'
      ? `any of these: ${sayFilter(which)}`
      : `${sayFilter(which, 'one')}${whole ? ' found there' : ''}`
    : deed.top === 1
      ? 'it'
      : `any ${count === 'any' ? 'of them' : count === 1 ? 'one of them' : `${count} of them`}`
  return `${what} and ${may ? 'you may ' : ''}put ${moved} ${goalOf(to, deed.whose)}`
}

const sayDestiny = ({ above }: Extract<Deed, { brings: 'destiny' }>): string =>
  above === undefined ? 'draw destiny' : `draw destiny: above ${sayAmount(above)}`
