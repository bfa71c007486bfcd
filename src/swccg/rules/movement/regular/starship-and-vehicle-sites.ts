/** Regular - Starship And Vehicle Sites. */

import type { Reason } from '../../../../kernel/index.ts'
import { openSlots } from '../../../model/capacity.ts'
import { cardOf } from '../../../model/cards/card-of.ts'
import { isStarship, isVehicle, movesLikeCharacter } from '../../../model/crew.ts'
import { hostOf, isSite, siteFacts, sitesOf } from '../../../model/places/locations.ts'
import { cardsAboard, carrierOf, seatOf, standsAt } from '../../../model/table.ts'
import { matches } from '../../../model/texts/filters.ts'
import { textsOf } from '../../../model/texts/texts.ts'
import type { CardId, MoveDestination, Player, Position } from '../../../model/types.ts'
import type { Move } from '../../shared/actions/intent.ts'
import { applies } from '../../shared/observing.ts'
import { cannotBeAt } from '../../shared/on-table/location-restrictions.ts'
import { refusal } from '../../shared/reasons.ts'
import { arOnly, changes, crdOnly, permits, underHeading, within } from '../../shared/rulebook.ts'
import { atAGlance, glanceCost } from '../at-a-glance.ts'
import { noRoom } from '../carrying/room-aboard.ts'
import { type Attempt, inHoldOf, type MoveKind, toCard, toLocation } from '../move.ts'

export const rules = [
  ...underHeading('Regular - Starship And Vehicle Sites', {
    'MOV-091': { ...arOnly, ...permits },
    'MOV-092': { same: ['TRM-250'] },
    'MOV-093': { ...arOnly, ...changes },
    'MOV-094': { same: ['TRM-252'] },
    'MOV-095': {},
    'TRM-249': crdOnly,
  }),
  ...underHeading('Unlimited - Embarking And Disembarking', { 'MOV-109': { same: ['TRM-269'], ...permits } }),
]

const { holdsIn, refuse } = within(rules)

/** The ways between a starship's or vehicle's site and the world. */
type Form = 'own card' | 'carrying starship' | 'outside'

interface Way {
  form: Form
  /** The starship or vehicle site at one end. */
  site: CardId
  /** The starship or vehicle whose site it is. */
  host: CardId
  outwards: boolean
}

const isShipSite = (p: Position, location: CardId | null): location is CardId =>
  location !== null && isSite(p, location) && siteFacts(p, location).siteOf !== undefined

/** Which of the ways an attempt would take; null if neither end is such a site. */
function wayOf(p: Position, card: CardId, to: MoveDestination): Way | null {
  const from = standsAt(p, card)
  const target = toLocation(to)
  const outwards = isShipSite(p, from)
  const [site, ground] = outwards ? [from, target] : [target, from]
  if (!isShipSite(p, site)) return null
  const host = hostOf(p, site)
  if (host === null) return null
  const vessel = outwards ? toCard(to) : carrierOf(p, card)
  if (vessel !== null)
    return { form: vessel === host ? 'own card' : 'carrying starship', site, host, outwards }
  return ground !== null && !isShipSite(p, ground) ? { form: 'outside', site, host, outwards } : null
}

/** Any card of yours goes in and out; what flies outside lands at such a site and takes off from it instead. (MOV-044, MOV-091) */
const canUse = (p: Position, card: CardId, way: Way | null) =>
  movesLikeCharacter(p, card) || isVehicle(p, card) || (isStarship(p, card) && way?.form !== 'outside')

const everUses = (p: Position, card: CardId) => canUse(p, card, null)

function shipSiteKind<U extends 'starship site' | 'vehicle site'>(using: U): MoveKind<U> {
  const isOurs = (p: Position, way: Way | null): way is Way =>
    way !== null && isStarship(p, way.host) === (using === 'starship site')

  return {
    using,
    class: atAGlance.shipSites.class,
    everBy: everUses,
    everWhere: isShipSite,

    concerns({ p, card, move }) {
      const way = wayOf(p, card, move.to)
      return canUse(p, card, way) && isOurs(p, way)
    },

    *attempts(p, player, card): Generator<Move> {
      if (!everUses(p, card)) return
      for (const to of goals(p, player, card)) {
        const way = wayOf(p, card, to)
        if (canUse(p, card, way) && isOurs(p, way)) yield { using, cards: [card], to }
      }
    },

    *judge({ p, player, move, card, from, to }: Attempt): Generator<Reason> {
      const way = wayOf(p, card, move.to)
      if (!canUse(p, card, way))
        return yield refusal('MOV-092', { card }, isStarship(p, card) ? 'flies' : 'who')
      if (!isOurs(p, way)) return yield refusal('MOV-092', { card }, 'no way')
      const { form, site, host } = way
      if (form === 'own card') applies('MOV-092', 'TRM-046', 'TRM-358')
      else applies(form === 'outside' ? 'MOV-094' : 'MOV-093')
      const details = { card, site, ship: host }
      if (form !== 'outside' && cardOf(p, host).owner !== player) return yield refusal('MOV-095', details)
      if (form === 'own card' && !way.outwards && seatOf(p, card)?.ship !== host)
        yield refusal('MOV-109', details)
      if (form === 'carrying starship') {
        const carrier = inHoldOf(p, host)
        const other = way.outwards ? toCard(move.to) : carrierOf(p, card)
        if (isStarship(p, host) || carrier === null || other !== carrier)
          return yield refuse(holdsIn(p, 'MOV-093') ? 'MOV-093' : 'TRM-249', details, 'not aboard')
        if (!holdsIn(p, 'MOV-093')) yield refuse('TRM-249', details, 'not aboard')
      }
      if (form === 'outside') {
        const ground = standsAt(p, host)
        const other = way.outwards ? to : from
        if (ground === null || !isSite(p, ground) || other !== ground)
          return yield refusal('MOV-094', details)
      }
      if (way.outwards) {
        for (const reason of noRoom(p, [card], move.to)) {
          yield reason
          yield refusal('MOV-092', { ...details, ship: toCard(move.to) }, 'room')
        }
      }
      if (to !== null) yield* cannotBeAt(p, card, to)
    },

    price({ p, player, card, move }) {
      const way = wayOf(p, card, move.to)
      if (way && way.form !== 'outside' && holdsIn(p, 'TRM-249')) {
        return { force: glanceCost(atAGlance.shipSites, p.edition) as number, rules: ['TRM-249'] }
      }
      if (way?.form !== 'outside') return { force: 'free', rules: ['MOV-091'] }
      const yours = cardOf(p, way.host).owner === player
      const charge = textsOf(p, way.site, 'enter and exit').find(
        ({ text, you }) => you === player && matches(p, text.who, card, you),
      )
      return { force: charge?.text.cost ?? 0, rules: [yours ? 'MOV-094' : 'MOV-095'] }
    },
  }
}

/** Where a card could go from here by way of starship and vehicle sites. */
function* goals(p: Position, player: Player, card: CardId): Generator<MoveDestination> {
  const from = standsAt(p, card)
  if (isShipSite(p, from)) {
    const host = hostOf(p, from)
    if (host === null) return
    const ground = standsAt(p, host)
    if (ground !== null && isSite(p, ground)) yield { location: ground }
    for (const ship of [host, inHoldOf(p, host)]) {
      if (ship === null || cardOf(p, ship).owner !== player) continue
      for (const slot of openSlots(p, ship, card)) yield { aboard: ship, slot }
    }
    return
  }
  const carrier = carrierOf(p, card)
  if (carrier !== null) {
    for (const ship of [carrier, ...cardsAboard(p, carrier)])
      for (const site of sitesOf(p, ship)) yield { location: site }
    return
  }
  for (const site of p.layout) {
    const host = isShipSite(p, site) ? hostOf(p, site) : null
    if (host !== null && from !== null && standsAt(p, host) === from) yield { location: site }
  }
}

export const starshipSite = shipSiteKind('starship site')
export const vehicleSite = shipSiteKind('vehicle site')
