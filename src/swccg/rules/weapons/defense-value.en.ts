export const defenseValue = {
  rules: {
    'WPN-063': 'A defense value that is lent. If a weapon can be fired at some other sort of card, a text says which defense value to use for it.',
    'WPN-062': 'Defense value of a creature. The defense value of a creature is the number that stands under a word of its own, such as scales or slither.',
    'WPN-061': 'Defense value of starships and vehicles. The defense value of a starship or vehicle is its armor or its maneuver, whichever it has, with whatever changes it.',
    'WPN-060': 'Defense value of a droid. If a droid has neither armor nor maneuver, its defense value is 0.',
    'WPN-059': 'Defense value of a character. The defense value of a character is its ability, its armor or its maneuver, whichever is highest.',
  },
}
