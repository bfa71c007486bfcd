/** Whom and what the texts of several cards mean. */

import type { Filter, LocationFilter } from '../abilities/types.ts'

/** The card's own location; in a location's text: itself. */
export const here: LocationFilter = { here: true }

export const yourStarships: Filter = { type: 'starship', owner: 'you' }

export const starfighters: Filter = { type: 'starship', subtype: 'starfighter' }

export const cloudCity: LocationFilter = { planet: 'Bespin', kind: 'site', mobile: true }

export const imperials: Filter = { type: 'character', subtype: 'imperial' }

/** What most weapons aim at. */
export const people: Filter = { type: ['character', 'creature', 'vehicle'] }

export const beings: Filter = { type: ['character', 'creature'] }

export const anyStarship: Filter = { type: 'starship' }

export const warriors: Filter = { type: 'character', is: 'warrior' }

export const capitals: Filter = { type: 'starship', subtype: 'capital' }

export const artillery: Filter = { type: 'weapon', subtype: 'artillery' }

export const seekers: Filter = { type: 'weapon', titleHas: 'Seeker' }

/** Armed with a lightsaber, its own or one that it bears. */
export const withLightsaber: Filter = {
  anyOf: [{ is: 'lightsaber' }, { aboard: { type: 'weapon', is: 'lightsaber' } }],
}

export const wampaCave = 'Hoth: Wampa Cave (7th Marker)'

export const battlegrounds: LocationFilter = { battleground: true }

export const endorSites: LocationFilter = { planet: 'Endor', kind: 'site' }
