export const highestAbilityCharacter = {
  rules: {
    'TRM-155': 'Several of highest ability. If several of a player’s characters tie for the highest ability, whoever targets chooses among them.',
    'TRM-154': 'The highest-ability character. Your highest-ability character is a character card with ability above 0 that none of your other characters surpasses. Droids and permanent pilots are out of the question.',
  },

  reasons: {
    'TRM-154': '{card} is not the highest-ability character of its player.',
  },
}
