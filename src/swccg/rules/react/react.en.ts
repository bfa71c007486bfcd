export const react = {
  rules: {
    'BAT-023':
      'Reacts to a battle. When your opponent has initiated a battle, your react texts may deploy cards into it or move cards to it, or away from it where they say so.',
    'BAT-024': 'No react to your own battle. The player who has initiated a battle cannot react to it.',
    'BAT-028':
      'Newcomers may help. A card must be able to respond or react at the moment when it does. One that has just come by a react may make a further react possible, or be of use to it.',
    'DEP-205':
      'Each react is an action of its own. Each card that deploys or moves as a react does so by an action of its own, whatever card allowed it.',
    'MOV-010':
      'Reacts use no regular move. Landspeed, hyperspeed or any other such move is not a regular move while it is made as part of a react.',
    'MOV-202':
      'Join a reacting card. When your card begins its react move, other cards of yours may embark on it and come along.',
    'TRM-203':
      'Where a react goes. You react to the location where your opponent has just started a battle or Force drain. Only if the card says so may it move away from there instead.',
    'TRM-204':
      'Reacts obey the movement rules. Your reacting card must be able to make its move in the ordinary way: within range, its pilot or driver in place beforehand, a nav computer if it uses hyperspeed. You use the Force for it as always, if no card excuses you.',
    'TRM-208':
      'A canceled react costs its Force. You use the Force for a react when you start it. If your opponent then cancels the react, you do not get the Force back.',
    'TRM-210':
      'Others come along. As part of a react other cards may board the reacting card right before it leaves, and leave it right after it has arrived.',
    'TRM-211':
      'One react a turn. Each card takes part in no more than one react per turn, also if it just went aboard the reacting card or left it. A canceled react counts.',
    'TRM-212':
      'When you may react. You can react in your opponent’s turn, immediately after he has started a battle or a Force drain. There is no react to a battle of your own.',
    'TRM-213':
      'Deploy as a react. If you deploy a card as a react, every deployment rule holds for it and you pay its full deploy cost.',
    'TRM-214':
      'Each card its own react. If one card lets several others react, each of these makes a separate react. Sense, for example, can cancel just one.',
  },
  reasons: {
    'TRM-212/when':
      'There is nothing to react to: a battle or Force drain that the opponent has just initiated.',
    'TRM-212/own': 'You have initiated it yourself; only your opponent reacts to it.',
    'TRM-212/no text': 'No text lets {card} react so to what is going on at {at}.',
    'BAT-024': 'You started this battle, so {card} cannot react to it.',
    'TRM-203': 'A react leads to {at}, unless a text lets {card} react away from there.',
    'TRM-211': '{cards} {cards|has|have} been part of a react this turn already.',
  },
  log: {
    reacts: '{cards} {cards|reacts|react} to {at}[: {by}][, with {others} aboard].',
  },
  deeds: {
    react: 'react',
    'react/offer': '{cards}: react[ to {to}][ on {ship}][ ({slot})]{cost}',
  },
}
