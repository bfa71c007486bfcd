export const locations = {
  rules: {
    'DEP-059':
      'Sites in their row. A new site joins its planet’s row, where exterior sites lie between the system and the interior sites.',
    'DEP-169':
      'Cloud City before Bespin. Cloud City sites belong to Bespin, and deploy with or without the system and the sector on table.',
    'DEP-170':
      'The row of Bespin. Second docking bay, interior sites, first docking bay, exterior sites, the sector of Cloud City, other clouds, the system.',
    'DEP-171':
      'Exterior sites of Cloud City. An exterior site of Cloud City lies between the first docking bay and the sectors.',
    'DEP-172':
      'The second platform. Of the two platforms the one deployed second goes to the far end of the interior sites.',
    'DEP-178':
      'The row of Death Star II. Interior sites, sites that are both, the system, Coolant Shaft, Capacitors, Reactor Core.',
    'DEP-189':
      'The row of Endor. Bunker, Landing Platform, exterior sites, Ewok Village, Chief Chirpa’s Hut, the system.',
    'DEP-190':
      'The Back Door. Endor: Back Door may lie anywhere among the exterior sites, not only beside the Bunker.',
    'DEP-195':
      'The row of Naboo. Throne Room, interior Theed Palace sites, Theed Palace Docking Bay, Courtyard, exterior sites, underwater sites, the system.',
    'DEP-208':
      'Sectors in their row. Sites, cloud sectors, system, asteroid sectors, Big One: a sector goes next to its system or to a sector of its kind, in this order.',
    'DEP-209':
      'Sectors and systems. A sector of one particular system deploys without it. A sector for any planet needs a system on table.',
    'DEP-210':
      'Spaceports stay together. A spaceport site goes next to another spaceport site of its planet, and nothing comes between them.',
    'DEP-211': 'Nothing between spaceports. No other site comes between spaceport sites of one planet.',
    'DEP-212':
      'Starship sites. Sites of a starship are a group of their own, in the order of interior and exterior sites.',
    'DEP-213': 'Before the ship. Sites of a unique starship deploy while the ship is not on table.',
    'DEP-214':
      'With a ship of the kind. A site that works with any starship of a kind needs such a starship on table.',
    'DEP-240':
      'Diamonds count at each system. A location’s limit counts the copies of both players together at each single system.',
    'DPL-001':
      'Converting a location. A unique location may be laid over the other player’s version of it. Everything there is at the new version.',
    'DPL-002':
      'Only one place on table. A unique location that is on table is not laid down a second time: another version covers it.',
    'TRM-346':
      'Where to put sectors. Lay an asteroid or cloud sector beside the planet system or a sector of its own kind. From the ground up the order is sites, cloud sectors, system, Asteroid Fields, Big One, and a new card may go between others as long as this holds.',
    'TRM-347':
      'Sectors without their system. A sector that names its system may come before the system does. A sector for any planet may only be deployed where a system is on table.',
    'TRM-352':
      'Spaceport sites stay together. If the planet already has a spaceport site, put your generic spaceport site right beside one. Other sites may not come between them.',
    'TRM-355':
      'Starship sites. You place starship sites as you place others, but in a separate group. Each belongs to a single starship, which you name as you deploy the site.',
    'TRM-356':
      'Sites before the starship. Sites of a unique starship can be on table without it. What the starship card would lend them they have only while it is on table as well.',
    'TRM-357':
      'Sites for any starship. If a site is meant for any starship of some kind, such a starship must be on table before you can deploy the site to it.',
    'TRN-014':
      'An Objective converts a location. A location that an Objective deploys and that lies on table already is converted: the new copy lies on top, and it alone counts as on table.',
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
