export const dep2 = {
  'DEP-202': {
    title: 'Skywalkers',
    text: 'A Skywalker is any Luke, Leia or Shmi, and a Vader who has crossed over.',
  },
  'DEP-203': {
    title: 'Pilots take pilot slots',
    text: 'A pilot that deploys aboard pilots if a pilot slot is free, and otherwise is a passenger.',
  },
  'DEP-205': {
    title: 'Each react is an action of its own',
    text: 'Each card that deploys or moves as a react does so by an action of its own, whatever card allowed it.',
  },
  'DEP-207': {
    title: 'To sectors aboard something',
    text: 'Characters deploy to a sector only aboard a starship or vehicle, and so do most vehicles.',
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
  'DEP-215': {
    title: 'At starship sites',
    text: 'Characters deploy to starship sites. They are aboard the starship there, but not on its bridge.',
  },
  'DEP-216': {
    title: 'The docking bay of a lost starship',
    text: 'The docking bay of a lost starship is lost like its other sites. Later rulings leave it on table.',
  },
  'DEP-218': {
    title: 'Starting without a location',
    text: 'In the rulings of August 2001 you may choose to begin without a starting location.',
  },
  'DEP-221': {
    title: 'The same unique starting location',
    text: 'In the rulings of August 2001 nobody is asked: both copies are put aside and both players choose again. Whoever has no other choice begins without one, and the copies go back into the decks.',
  },
  'DEP-228': {
    title: 'One Starting Interrupt after the other',
    text: 'Who goes second sees what the first player’s Starting Interrupt has brought before searching for cards.',
  },
  'DEP-230': {
    title: 'Three steps of starting',
    text: 'In the rulings of August 2001 a game starts in exactly three steps: location or Objective, Starting Interrupt, shuffle and starting hand. There are no Starting Effects.',
  },
  'DEP-235': {
    title: 'Dots are numbers',
    text: 'One dot before a title makes it unique; two or three dots are the number of copies allowed on table.',
  },
  'DEP-236': {
    title: 'Once each turn',
    text: 'The dots also limit how many copies you may deploy in one turn, those that have left the table included.',
  },
  'DEP-237': {
    title: 'Another title counts apart',
    text: 'The limit for one turn goes by title. Another version of the persona with another title may still deploy.',
  },
  'DEP-238': {
    title: 'Unique on both sides',
    text: 'A unique title that both sides have may be on table only once in all.',
  },
  'DEP-239': {
    title: 'A unique Interrupt of both sides',
    text: 'Of a unique Interrupt that both sides have, one copy may be played in a turn, whoever plays it.',
  },
  'DEP-240': {
    title: 'Diamonds count at each system',
    text: 'A location’s limit counts the copies of both players together at each single system.',
  },
  'DEP-241': {
    title: 'Not beside its copy',
    text: 'A starship with dots neither deploys nor moves to a location where another copy of it is.',
  },
  'DEP-247': {
    title: 'From hand',
    text: 'Cards are deployed from hand. From a deck or pile it takes a card that allows it.',
  },
  'DEP-248': {
    title: 'Habitats',
    text: 'A creature deploys only within the habitat on its card.',
  },
  'DEP-249': {
    title: 'Immediate Effects',
    text: 'An Immediate Effect is deployed in response to another action, and so in any phase.',
  },
  'DEP-250': {
    title: 'Effects',
    text: 'Normal, Mobile, Political and Utinni Effects deploy in their owner’s deploy phase, where their text says.',
  },
  'DEP-251': {
    title: 'Utinni Effects',
    text: 'A Utinni Effect deploys on a location and names the card on table that it targets.',
  },
  'DEP-255': {
    title: 'Where starfighters deploy',
    text: 'A starfighter with a permanent pilot deploys to a docking bay, a system or sector, or aboard an own capital starship.',
  },
  'DEP-256': {
    title: 'Unpiloted starfighters',
    text: 'A starfighter without a permanent pilot deploys alone only to a docking bay or aboard an own capital starship.',
  },
  'DEP-257': {
    title: 'A starfighter with its pilot',
    text: 'An unpiloted starfighter and a pilot may deploy simultaneously, the pilot aboard, as one action at both costs.',
  },
  'DEP-258': {
    title: 'Straight aboard',
    text: 'Characters, vehicles and starfighters deploy straight aboard an own starship with room, where you have presence or a Force icon.',
  },
  'DEP-265': {
    title: 'Squadrons are no starfighters',
    text: 'What deploys on a starfighter does not go on a squadron; what deploys on a starship does, and works once, not three times.',
  },
  'DEP-266': {
    title: 'Where squadrons deploy',
    text: 'A squadron with a deploy cost deploys to docking bays, systems and sectors, or aboard an own capital starship with room for it.',
  },
  'DEP-267': {
    title: 'Squadrons that replace',
    text: 'A squadron without a deploy cost comes into play in place of three starfighters of its class at one location.',
  },
  'DEP-272': {
    title: 'Where vehicles deploy',
    text: 'A vehicle deploys to a site, or into the cargo bay of an own starship or vehicle with room.',
  },
  'DEP-273': {
    title: 'Cloud cars',
    text: 'Cloud cars deploy to cloud sectors too.',
  },
  'DEP-274': {
    title: 'Shuttle vehicles in the clouds',
    text: 'Shuttle vehicles deploy to cloud sectors too.',
  },
  'DEP-275': {
    title: 'Shuttle vehicles need their pilot there',
    text: 'A shuttle vehicle without a permanent pilot deploys to a cloud sector only with a pilot aboard, as one action.',
  },
  'DEP-276': {
    title: 'Patrol craft',
    text: 'A patrol craft deploys to a cloud sector simultaneously with its pilot.',
  },
}
