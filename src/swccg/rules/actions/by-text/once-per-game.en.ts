export const oncePerGame = {
  rules: {
    'KRN-254': 'So many times per game. A text that may be used some larger number of times per game follows the same rule: all copies share that number.',
    'KRN-252': 'Once for all copies. What may be done once per game is spent for both players, and for every card of that title.',
    'KRN-251': 'Once per game. What may be done once per game is never begun again, even if it failed or was canceled.',
  },

  reasons: {
    'KRN-254': '{card} says how often per game, and that has been used up.',
    'KRN-252': 'Another card of the title has used up what {card} does once per game.',
    'KRN-251': '{card} allows this once per game, and it has been done.',
  },
}
