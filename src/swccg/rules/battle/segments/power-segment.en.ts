export const powerSegment = {
  rules: {
    'BAT-041': 'Steps of the power segment. The power segment always takes place: power destinies, battle destinies, attrition destinies, optional actions, total power, attrition, then winner and loser.',
    'BAT-043': 'Power destiny. “Destiny to power” and “destiny to total power” mean a power destiny. It raises your total power and nothing else.',
    'BAT-044': 'Who draws power destinies first. The player who initiated the battle draws all his power destinies, then the other player draws his.',
    'BAT-049': 'Power destinies must be drawn. You must draw all your power destinies.',
    'BAT-050': 'Added to total power. Each power destiny that you draw is added to your total power.',
    'BAT-051': 'Who draws battle destinies first. The player who initiated the battle counts, chooses, draws and totals all his battle destinies. Only then does the other player do so.',
    'BAT-058': 'All or none. Once your battle destinies are counted, you choose to draw all of them or none.',
    'BAT-059': 'Battle destiny is your choice. You are never forced to draw battle destiny.',
    'BAT-060': 'As many as you can. If you have chosen to draw battle destiny but cannot make every draw, because your Reserve Deck is too small for instance, you draw as many as you can.',
    'BAT-067': 'Attrition destiny. “Destiny to attrition” means an attrition destiny. It raises the attrition against your opponent and nothing else.',
    'BAT-068': 'Who draws attrition destinies first. The player who initiated the battle draws all his attrition destinies, then the other player draws his.',
    'BAT-070': 'Without a total, no attrition destiny. If you have no total battle destiny, you draw no attrition destinies. Nothing changes that.',
    'BAT-071': 'Attrition destinies must be drawn. You must draw all your attrition destinies.',
    'BAT-072': 'Added to the attrition. Each attrition destiny that you draw raises the attrition against your opponent in this battle.',
    'BAT-073': 'Optional actions of the power segment. After the attrition destinies players take optional actions in turn, first the one who initiated the battle, until both pass in a row.',
    'BAT-184': 'The only segment for actions. In the rulings of August 2001, top-level actions are allowed in the weapons segment of a battle and in no other segment.',
    'BAT-214': 'Who draws first. If both players have destiny to draw, all draws of the player whose turn it is come first, one after another. Then come those of the opponent.',
  },
  reasons: {
    'BAT-184': 'By the rulings of 2001 nothing is done in the power segment beside the draws, so {card} has no moment.',
  },
  log: {
    'destinies counted': 'The {player} has {count} {kind}.',
    'no destinies': 'The {player} has no {kind}.',
    'declines battle destiny': 'The {player} draws no battle destiny.',
    'destiny of battle': 'The {player}’s total {kind} is [{destiny}|not there].',
    'battle won': 'The {player} wins the battle: {light} for the Light Side, {dark} for the Dark Side.',
    'battle drawn': 'Nobody wins the battle: {light} against {dark}.',
  },
  decisions: {
    'battle destiny': {
      title: 'Draw battle destiny?',
      text: 'The {player} may draw {count} battle destiny{count|, or none|: all of it or none}.',
    },
  },
  events: { 'battle decided': 'battle at {at}: [the {winner} wins|nobody wins]' },
}
