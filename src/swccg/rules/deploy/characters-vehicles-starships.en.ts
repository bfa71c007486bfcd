export const charactersVehiclesStarships = {
  rules: {
    'DEP-038': 'No vehicles at systems. A vehicle does not deploy to a system.',
    'DEP-040': 'Starfighters and sites. Among sites a starfighter deploys only to docking bays.',
    'DEP-041':
      'Places with rules of their own. The Death Star’s Trench, holosites and Death Star II sectors have rules that restrict deploying there.',
    'DEP-057':
      'To the site or aboard. A character deployed after a vehicle may go to the site or aboard the vehicle there.',
    'DEP-173':
      'Who deploys to clouds. To cloud sectors only starfighters, shuttle vehicles, cloud cars and patrol craft deploy.',
    'DEP-179': 'Death Star II sectors. No card deploys to a Death Star II sector.',
    'DEP-186':
      'Deploying like a starfighter. A capital starship that deploys like a starfighter is one for every rule and text about deploying, and no capital starship.',
    'DEP-203':
      'Pilots take pilot slots. A pilot that deploys aboard pilots if a pilot slot is free, and otherwise is a passenger.',
    'DEP-207':
      'To sectors aboard something. Characters deploy to a sector only aboard a starship or vehicle, and so do most vehicles.',
    'DEP-215':
      'At starship sites. Characters deploy to starship sites. They are aboard the starship there, but not on its bridge.',
    'DEP-255':
      'Where starfighters deploy. A starfighter with a permanent pilot deploys to a docking bay, a system or sector, or aboard an own capital starship.',
    'DEP-256':
      'Unpiloted starfighters. A starfighter without a permanent pilot deploys alone only to a docking bay or aboard an own capital starship.',
    'DEP-258':
      'Straight aboard. Characters, vehicles and starfighters deploy straight aboard an own starship with room, where you have presence or a Force icon.',
    'DEP-272':
      'Where vehicles deploy. A vehicle deploys to a site, or into the cargo bay of an own starship or vehicle with room.',
    'DEP-273': 'Cloud cars. Cloud cars deploy to cloud sectors too.',
    'DEP-274': 'Shuttle vehicles in the clouds. Shuttle vehicles deploy to cloud sectors too.',
    'DEP-275':
      'Shuttle vehicles need their pilot there. A shuttle vehicle without a permanent pilot deploys to a cloud sector only with a pilot aboard, as one action.',
    'DEP-276': 'Patrol craft. A patrol craft deploys to a cloud sector simultaneously with its pilot.',
    'TRM-097':
      'Who is allowed in clouds. At cloud sectors you may deploy, battle and move with starfighters, cloud cars, patrol craft and shuttle vehicles. Keep capital starships out, unless they deploy and move like a starfighter.',
    'TRM-105':
      'No fighting inside Death Star II. At a Death Star II sector neither you nor your opponent can deploy cards, initiate a battle or begin a Force drain.',
  },
  reasons: {
    'DEP-038': '{card} is a vehicle, and vehicles do not deploy to systems such as {to}.',
    'DEP-040': '{card} is a starfighter; among sites it deploys only to docking bays, and {to} is none.',
    'DEP-041': 'Rules of its own close {to} to deploying {card}.',
    'DEP-173': '{card} is a capital starship, and those stay away from cloud sectors like {to}.',
    'DEP-179': 'Nothing deploys to {to}, a Death Star II sector; {card} has to fly there.',
    'DEP-207': '{card} comes to {to}, a sector, only aboard something.',
    'DEP-256':
      '{card} has no permanent pilot: alone it deploys to a docking bay or into a cargo bay, not to {to}.',
    'DEP-258/no vessel': '{card} cannot be aboard {ship}.',
    'DEP-275': '{card} has nobody to fly it at {to}; deploy its pilot with it.',
    'DEP-276': '{card} deploys to {to} only with its pilot.',
  },
}
