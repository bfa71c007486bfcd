export const combatAndTransportVehicles = {
  rules: {
    'TRM-123': 'Transport vehicle without driver. Lift Tubes apart, a transport vehicle with no driver does not move and has no use of its power, maneuver, landspeed, weapons or devices. Of its text, what concerns deployment and capacity still works.',
    'TRM-473': 'Creature vehicles guide themselves. A creature vehicle has ability of its own, so it works without driver and without pilot.',
    'TRM-472': 'Classes of vehicles. A vehicle is a combat, creature, shuttle or transport vehicle. You find the keyword in its description box.',
  },
}
