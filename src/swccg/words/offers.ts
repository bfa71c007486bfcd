/** Moves that are offered, in words. */

import { isBridge } from '../model/capacity.ts'
import { facts } from '../model/cards/pool.ts'
import { isMobileSystem, siteFacts } from '../model/places/locations.ts'
import type { DeployDestination, MoveDestination, Position } from '../model/types.ts'
import type { DeployOffer } from '../rules/deploy/deploying.ts'
import type { Offer } from '../rules/movement/legal-moves.ts'
import type { Move } from '../rules/shared/actions/intent.ts'
import { aboutIntent } from '../rules/shared/actions/kinds-of-intent.ts'
import type { Book } from './book.ts'
import type { Details, Sentences } from './sentences.ts'
import type { Speech } from './speech.ts'

/** Tells apart what one kind of move can be, by where it leads. */
function variantOf(
  p: Position,
  using: string,
  move: Move | undefined,
  to: MoveDestination,
): string | undefined {
  if (using === 'prisoner transfer') return move?.transfer
  if (using === 'orbit') return 'location' in to && isMobileSystem(p, to.location) ? 'mobile' : undefined
  if (using !== 'starship site' && using !== 'vehicle site') return undefined
  if ('aboard' in to) return to.slot === undefined || isBridge(to.slot) ? 'bridge' : 'hold'
  return 'location' in to && siteFacts(p, to.location).siteOf === undefined ? 'out' : undefined
}

function detailsOf(move: Move | undefined, to: MoveDestination): Details {
  const crossing = move?.crossings?.map(({ card }) => card) ?? []
  const details: Details = { cards: move?.cards ?? [], by: move?.by, crossing }
  if ('location' in to) return { ...details, to: to.location }
  if ('parsec' in to) return { ...details, parsec: to.parsec, system: to.orbits }
  return { ...details, ship: to.aboard, slot: to.slot }
}

function detailsOfTarget(p: Position, to: DeployDestination): Details {
  if ('location' in to) return { to: to.location }
  if ('aboard' in to) return { ship: to.aboard, slot: to.slot }
  if ('on' in to) return { ship: to.on }
  const system = 'place' in to ? p.layout.find((one) => facts(p, one).title === to.system) : undefined
  return { system }
}

function detailsOfDeed(p: Position, { intent, to }: DeployOffer): Details {
  const { card, cards } = aboutIntent(intent)
  switch (intent.kind) {
    case 'play':
    case 'use':
      return { card, cards, to: intent.to, pile: intent.pile?.place, owner: intent.pile?.of }
    case 'fire':
      return { card, cards, count: intent.x }
    case 'transfer':
      return { card, ship: intent.to }
    case 'replace':
    case 'convert':
      return { card: intent.card, by: intent.by }
    case 'deploy':
      return { cards: intent.cards, ...detailsOfTarget(p, to) }
    case 'react': {
      const { cards: all } = 'deploy' in intent ? intent.deploy : intent.move
      return { cards: all, ...detailsOfTarget(p, to) }
    }
    default:
      return { card, cards }
  }
}

/** How a book says offers. */
export function offerSpeech(
  book: Book,
  say: Sentences['fillIn'],
): Pick<Speech, 'offer' | 'offerLong' | 'deed' | 'deedLong'> {
  const { labels, offers, deeds } = book
  const moveOf = ({ intent }: Offer): Move | undefined => (intent.kind === 'move' ? intent : undefined)

  const offer = (p: Position, one: Offer): string => {
    const { using, to } = one
    const move = moveOf(one)
    const details = detailsOf(move, to)
    const variant = variantOf(p, using, move, to)
    const label = say(p, labels[`${using}/${variant}`] ?? labels[using], details) ?? using
    const slot = variant === 'hold' ? null : say(p, '{slot}', details)
    return slot === null ? label : `${label} · ${slot}`
  }

  const offerLong = (p: Position, one: Offer): string =>
    say(p, offers[one.using], detailsOf(moveOf(one), one.to)) ?? offer(p, one)

  const deed = (p: Position, { intent, to }: DeployOffer): string => {
    const slot = say(p, '{slot}', detailsOfTarget(p, to))
    const label = deeds[intent.kind] ?? intent.kind
    return slot === null ? label : `${label} · ${slot}`
  }

  const deedLong = (p: Position, one: DeployOffer & { open?: true }): string => {
    const sentence = deeds[`${one.intent.kind}/offer`]
    const text = one.open ? sentence?.replace('{cost}', book.common.later) : sentence
    return say(p, text, { ...detailsOfDeed(p, one), cost: one.cost }) ?? deed(p, one)
  }

  return { offer, offerLong, deed, deedLong }
}
