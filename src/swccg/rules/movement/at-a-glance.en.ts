/** At a glance in English. */

export const atAGlance = {
  glance: {
    attackRunDark: 'Attack Run: Dark pursues, Light returns',
    attackRunLight: 'Attack Run: Light enters the Trench',
    slots: 'Between capacity slots',
    bombingRunFrom: 'Bombing Run: back to the system',
    bombingRunTo: 'Bombing Run: to the site',
    dock: 'Between docked starships',
    transit: 'Docking bay transit',
    deathStar2: 'Death Star II sectors',
    deathStar2Escape: 'Escaping from Death Star II',
    embark: 'Embarking and disembarking',
    hyperspeed: 'Hyperspeed',
    landing: 'Landing and taking off',
    landspeed: 'Landspeed',
    locationText: 'Movement text of a location',
    deathStar: 'Between a Death Star and the system that it orbits',
    prisoner: 'Prisoner transfers',
    relocation: 'Relocating between locations',
    sector: 'Sector movement',
    shuttling: 'Shuttling',
    shipSites: 'Starship and vehicle sites',
  },
  footnotes: {
    clouds: '1 Force more for each cloud sector between the system and its sites.',
    'docking bay': 'Free if the site is a docking bay.',
    'shuttle vehicle': 'Free with a shuttle vehicle, which shuttles as its own regular move.',
    yours: 'Your own starships and vehicles. From outside, a site costs what it says, if anything.',
  },
}
