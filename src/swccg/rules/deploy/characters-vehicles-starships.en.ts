export const charactersVehiclesStarships = {
  rules: {
    'DEP-040': 'Starfighters and sites. Among sites a starfighter deploys only to docking bays.',
    'DEP-041': 'Places with rules of their own. The Death Star’s Trench, holosites and Death Star II sectors have rules that restrict deploying there.',
    'DEP-057': 'To the site or aboard. A character deployed after a vehicle may go to the site or aboard the vehicle there.',
    'DEP-258': 'Straight aboard. Characters, vehicles and starfighters deploy straight aboard an own starship with room, where you have presence or a Force icon.',
  },
  reasons: {
    'DEP-040': '{card} is a starfighter; among sites it deploys only to docking bays, and {to} is none.',
    'DEP-041': 'Rules of its own close {to} to deploying {card}.',
    'DEP-258/no vessel': '{card} cannot be aboard {ship}.',
  },
}
