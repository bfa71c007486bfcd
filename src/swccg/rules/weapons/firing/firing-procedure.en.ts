export const procedure = {
  rules: {
    'KRN-332': 'Draws are compulsory. Destiny must be drawn, except battle destiny and draws whose text leaves you the choice.',
    'WPN-025': 'Then the weapon destiny. You draw weapon destiny if the weapon calls for it, and the result applies. If the weapon may fire repeatedly, you may go on.',
    'WPN-031': 'Repeating outside battle. Outside the battle phase, too, a weapon that fires repeatedly can go on. If the card that lets you fire says that it is free, only the first shot is.',
    'WPN-056': 'Shot after shot. A weapon that fires repeatedly makes all its shots one after the other as one action. You cannot fire something else and come back to it.',
    'WPN-057': 'Each shot can be answered. Within the action of firing repeatedly each shot is an action of its own, and can be responded to.',
  },
  log: {
    'weapon fired again': '{card} is fired again, at {cards}{cost}.',
    'shot canceled': 'The shot of {card} is canceled.',
    'shot succeeds': '{card} succeeds against {cards}: {destiny} against {need}.',
    'shot fails': '{card} misses {cards}: {destiny} against {need}.',
    'no weapon destiny': '{card} misses {cards}: there is no weapon destiny.',
    'shot changed': '{card}: each destiny of this shot changes by {count}.',
  },
  decisions: {
    'fire again': {
      title: 'Fire {card} again?',
      text: 'The {player} may fire {card} once more{cost}: choose a target, or pass.',
    },
    'respond/firing': {
      title: 'Respond to the shot?',
      text: 'A weapon is being fired. The {player} may respond before weapon destiny is drawn.',
    },
    'respond/fired': {
      title: 'Respond to the shot?',
      text: 'A weapon has just been fired. The {player} may respond.',
    },
  },
  events: { firing: '{card} is being fired at {cards}', fired: '{card} has been fired' },
  passing: {
    'fire again': '{card} is not fired again.',
    'respond/firing': '{card} is fired at {cards}, and its destiny is drawn',
  },
}
