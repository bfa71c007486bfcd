export const activate = {
  rules: {
    'KRN-008': 'Force that is left. Force that you do not use stays in your Force Pile for later.',
    'KRN-096': 'Each unit is an action. Each unit of Force that is activated, used, drawn or lost is an action of its own.',
    'TRN-048': 'The activation total. You may activate 1 Force for each Force icon on your side of the locations on table, 1 for yourself, and 1 for each of your Jedi Masters or Dark Jedi Masters.',
    'TRN-049': 'Changes of the total. Texts about your total Force generation are applied to the sum of all its parts.',
    'TRN-050': 'Counted once. When your activation total has been counted it stays the same all turn, whatever happens to icons and cards.',
    'TRN-051': 'Activating Force. In your activate phase you move cards from the top of your Reserve Deck to the top of your Force Pile, one by one and face down, up to your total.',
    'TRN-052': 'Activated unseen. You do not look at the cards that you activate.',
    'TRN-053': 'Unit by unit. Each unit of Force that you activate is an action of its own. You may do something else and then go on.',
    'TRN-054': 'As much as you like. In your activate phase you may stop before you have activated all that you could.',
    'TRN-055': 'No presence needed. Your Force icons generate Force for you even where only your opponent is.',
    'TRN-056': 'All that a card tells you to activate. A card that tells you to activate Force makes you activate all of it, or as much as you can.',
    'TRN-057': 'From Reserve Deck to Force Pile. Whatever makes you activate Force: the top card of your Reserve Deck goes on top of your Force Pile.',
  },
  reasons: {
    'TRN-051/turn': 'Force is activated in your own activate phase, and it is not your turn.',
    'TRN-051/phase': 'Force is activated in your activate phase; it is the {turn}’s {phase}.',
    'TRN-051/total': 'You would activate {count} Force, and {have} {have|is|are} left of this turn’s total.',
    'TRN-057': 'Your Reserve Deck has {have} {have|card|cards} left to activate.',
  },
  log: {
    'activation counted': 'The {player} may activate {count} Force this turn.',
    activates: 'The {player} activates {count} Force.',
    'no Force yet/activated': 'The {player} activates no Force before the first turn[: {by}].',
  },
  decisions: {
    'activate by text': {
      title: 'Activate Force',
      text: 'By {card} the {player} may activate up to {count} Force.',
    },
  },
  events: { 'Force activated': 'Force has been activated' },
}
