export const capacity = {
  rules: {
    'TRM-303': 'Who is a passenger. Everyone aboard your starship or vehicle who is not piloting or driving it is a passenger. Astromechs are passengers too.',
    'TRM-048': 'Only passengers in the cargo bay. Whoever is aboard a vehicle or starship while it lies in a cargo bay is its passenger and neither pilots nor drives it.',
    'TRM-046': 'At its sites, not on board. A character at a site of your starship or vehicle fills no slot of the card. From there he does not pilot, drive or improve it in any way.',
    'TRM-045': 'Bridge and cargo bay. Slots for pilots, drivers and passengers are on the bridge or in the cockpit, and characters there fill them. Slots for vehicles and starfighters are in the cargo bay.',
  },
}
