export const enclosed = {
  rules: {
    'WPN-071': 'Inside, no shots. Aboard a starship or enclosed vehicle your characters are not present. They do not fire their own weapons, and weapons cannot target them.',
    'TRM-135': 'Shut in. A character aboard an enclosed vehicle or starship is not present at the location.',
    'TRM-134': 'What is enclosed. Starships are enclosed without exception. For a vehicle, look in its lore for the word.',
  },

  reasons: {
    'WPN-071/weapon': '{card} is inside {ship}: it is not fired from there.',
    'WPN-071/target': '{card} is inside {ship} and not present: it cannot be a target.',
    'TRM-135': '{card} is shut in aboard {ship}, and not present at the location.',
    'TRM-134': '{card} is not enclosed: its lore does not say so.',
  },
}
