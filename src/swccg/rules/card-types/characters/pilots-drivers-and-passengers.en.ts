export const pilotsDriversAndPassengers = {
  rules: {
    'TRM-312': 'What a pilot is. The pilot icon makes a character a pilot, and on a starship or vehicle it stands for a permanent pilot. What needs a pilot are starships, combat vehicles and shuttle vehicles.',
    'TRM-304': 'Passengers in battle. Your passengers on the bridge or in the cockpit are in the battle at that location, and battle texts may use or target them. Characters at the sites of the starship or vehicle are not in it.',
    'TRM-314': 'Surplus pilots ride along. A pilot who comes aboard takes a pilot slot if there is one. When all are filled he is a passenger, and his text does not improve the ship.',
    'TRM-315': 'Pilot power and pilot bonus. When something changes the power of your pilot as a character, what he adds to the power of the starship or vehicle that he pilots stays the same.',
    'TRM-122': 'To drive is not to pilot. If a pilot drives your transport vehicle, what he adds as a pilot does not come to the vehicle.',
    'WPN-037': 'A driver for the weapons. A transport vehicle needs a driver aboard to use vehicle weapons and devices, except Lift Tubes.',
    'WPN-036': 'A pilot for the weapons. A starship, combat vehicle or shuttle vehicle needs a pilot to use its starship or vehicle weapons and devices.',
    'DEP-203': 'Pilots take pilot slots. A pilot that deploys aboard pilots if a pilot slot is free, and otherwise is a passenger.',
  },

  reasons: {
    'TRM-312': '{card} is no pilot.',
    'TRM-304': '{card} is at a site of {ship}, and not in the battle that {ship} fights.',
    'WPN-037': '{ship} has no driver, so it cannot use {card}.',
    'WPN-036': '{ship} has no pilot, so it cannot use {card}.',
  },
}
