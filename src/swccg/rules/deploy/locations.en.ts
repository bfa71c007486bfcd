/** Locations in English. */

export const locations = {
  rules: {
    'DEP-059': {
      title: 'Sites in their row',
      text: 'A new site joins its planet’s row, where exterior sites lie between the system and the interior sites.',
    },
    'DEP-169': {
      title: 'Cloud City before Bespin',
      text: 'Cloud City sites belong to Bespin, and deploy with or without the system and the sector on table.',
    },
    'DEP-170': {
      title: 'The row of Bespin',
      text: 'Second docking bay, interior sites, first docking bay, exterior sites, the sector of Cloud City, other clouds, the system.',
    },
    'DEP-171': {
      title: 'Exterior sites of Cloud City',
      text: 'An exterior site of Cloud City lies between the first docking bay and the sectors.',
    },
    'DEP-172': {
      title: 'The second platform',
      text: 'Of the two platforms the one deployed second goes to the far end of the interior sites.',
    },
    'DEP-178': {
      title: 'The row of Death Star II',
      text: 'Interior sites, sites that are both, the system, Coolant Shaft, Capacitors, Reactor Core.',
    },
    'DEP-189': {
      title: 'The row of Endor',
      text: 'Bunker, Landing Platform, exterior sites, Ewok Village, Chief Chirpa’s Hut, the system.',
    },
    'DEP-190': {
      title: 'The Back Door',
      text: 'Endor: Back Door may lie anywhere among the exterior sites, not only beside the Bunker.',
    },
    'DEP-195': {
      title: 'The row of Naboo',
      text: 'Throne Room, interior Theed Palace sites, Theed Palace Docking Bay, Courtyard, exterior sites, underwater sites, the system.',
    },
    'DEP-208': {
      title: 'Sectors in their row',
      text: 'Sites, cloud sectors, system, asteroid sectors, Big One: a sector goes next to its system or to a sector of its kind, in this order.',
    },
    'DEP-209': {
      title: 'Sectors and systems',
      text: 'A sector of one particular system deploys without it. A sector for any planet needs a system on table.',
    },
    'DEP-210': {
      title: 'Spaceports stay together',
      text: 'A spaceport site goes next to another spaceport site of its planet, and nothing comes between them.',
    },
    'DEP-211': {
      title: 'Nothing between spaceports',
      text: 'No other site comes between spaceport sites of one planet.',
    },
    'DEP-212': {
      title: 'Starship sites',
      text: 'Sites of a starship are a group of their own, in the order of interior and exterior sites.',
    },
    'DEP-213': {
      title: 'Before the ship',
      text: 'Sites of a unique starship deploy while the ship is not on table.',
    },
    'DEP-214': {
      title: 'With a ship of the kind',
      text: 'A site that works with any starship of a kind needs such a starship on table.',
    },
    'DEP-240': {
      title: 'Diamonds count at each system',
      text: 'A location’s limit counts the copies of both players together at each single system.',
    },
    'DPL-001': {
      title: 'Converting a location',
      text: 'A unique location may be laid over the other player’s version of it. Everything there is at the new version.',
    },
    'DPL-002': {
      title: 'Only one place on table',
      text: 'A unique location that is on table is not laid down a second time: another version covers it.',
    },
    'TRM-346': {
      title: 'Where to put sectors',
      text: 'Lay an asteroid or cloud sector beside the planet system or a sector of its own kind. From the ground up the order is sites, cloud sectors, system, Asteroid Fields, Big One, and a new card may go between others as long as this holds.',
    },
    'TRM-347': {
      title: 'Sectors without their system',
      text: 'A sector that names its system may come before the system does. A sector for any planet may only be deployed where a system is on table.',
    },
    'TRM-352': {
      title: 'Spaceport sites stay together',
      text: 'If the planet already has a spaceport site, put your generic spaceport site right beside one. Other sites may not come between them.',
    },
    'TRM-355': {
      title: 'Starship sites',
      text: 'You place starship sites as you place others, but in a separate group. Each belongs to a single starship, which you name as you deploy the site.',
    },
    'TRM-356': {
      title: 'Sites before the starship',
      text: 'Sites of a unique starship can be on table without it. What the starship card would lend them they have only while it is on table as well.',
    },
    'TRM-357': {
      title: 'Sites for any starship',
      text: 'If a site is meant for any starship of some kind, such a starship must be on table before you can deploy the site to it.',
    },
    'TRN-014': {
      title: 'An Objective converts a location',
      text: 'A location that an Objective deploys and that lies on table already is converted: the new copy lies on top, and it alone counts as on table.',
    },
  },
  reasons: {
    '*/out of row': '{card} does not belong at this place of its row.',
    'DEP-059/planet': '{card} needs a planet on table that it can belong to.',
    'DEP-211': '{card} would come between two spaceport sites.',
    'DEP-209': '{card} goes to a planet’s system, which has to be on table.',
    'DEP-214': '{card} needs a starship or vehicle of its kind on table.',
    'DEP-240': 'No more than {count} copies of {card} may be at one system; {by} is one of them.',
    'DPL-001': '{card} cannot be laid over {to}: that is no other version of it.',
    'DPL-001/kept': '{to} may not be converted: {by}.',
    'DPL-002': '{to} is on table: {card} has to be laid over it.',
  },
}
