export const deployingOnCards = {
  rules: {
    'CTL-046': 'A spy under cover is somebody. A location with an undercover spy is not unoccupied, although the spy gives no presence.',
    'DEP-194': 'Nothing on the missing. Nothing can be deployed on a missing character.',
    'DEP-202': 'Skywalkers. A Skywalker is any Luke, Leia or Shmi, and a Vader who has crossed over.',
    'WPN-012': 'Kinds of weapons. A weapon is for a character, starship, squadron, vehicle, Death Star or Death Star II, or it is artillery or automated. The kind says where it deploys and partly how it works.',
    'WPN-052': 'What a weapon deploys on. Each weapon or device says on whom or what it deploys, and for how much.',
    'WPN-053': 'On your own cards. Weapons and devices go on your own cards, unless they say otherwise.',
    'DEP-013': 'Where a deployed card lies. A deployed card is put at its location, on or aboard a card, or on table.',
    'TRM-323': 'Droids with presence. A Restraining Bolt cannot target a card with the Presence icon.',
  },
  reasons: {
    'CTL-046': '{to} is not unoccupied: a spy is under cover there.',
    'DEP-202': '{card} goes on a Skywalker, and {ship} is none: only Luke, Leia, Shmi and a Vader who has crossed over are.',
    'DEP-194': '{ship} is missing: {card} cannot be deployed there.',
    'WPN-012': 'A weapon of the kind of {card} does not go on {ship}.',
    'WPN-052': 'The text of {card} does not let it be on {ship}.',
    'WPN-053': '{ship} is not yours, and {card} goes on cards of your own.',
    'DEP-013': '{card} does not deploy on {to}.',
    'DEP-013/table': '{card} does not deploy on your side of the table.',
    'DEP-013/location': '{card} is a location: it goes into the row of locations.',
    'TRM-323': '{ship} has the Presence icon: {card} cannot be put on it.',
  },
}
