export const damageSegment = {
  rules: {
    'BAT-088':
      'Turns in the damage segment. In the damage segment players take one action each in turn. The player who initiated the battle has the first.',
    'BAT-092':
      'Losing Force to battle damage. To lose 1 Force and so satisfy 1 battle damage is an action. You may take it while battle damage is pending against you.',
    'BAT-097':
      'When you cannot pass. In the damage segment you cannot pass while one of your cards in the battle is hit, while battle damage is pending, or while attrition is pending to which one of them is not immune.',
    'BAT-098':
      'Pending. Battle damage or attrition is pending against you as long as more than 0 of it is not satisfied.',
    'BAT-099':
      'Immune, but willing. You may forfeit a card to satisfy attrition or battle damage although it is immune to the attrition.',
    'BAT-101':
      'Presence no longer matters. If a side loses all its presence in the damage segment, the battle goes on.',
    'BAT-102':
      'In any order. In the damage segment you may forfeit, lose Force and take the other actions allowed there in any order you like.',
    'BAT-103':
      'How the damage segment ends. When both players pass in a row, the damage segment is over and the battle comes to its end.',
    'BAT-104':
      'Forfeit only in the damage segment. Cards are forfeited in the damage segment of a battle and at no other time.',
    'BAT-109':
      'Hit cards must be forfeited. In the damage segment you must forfeit every card of yours that is hit.',
    'BAT-113':
      'Force does not satisfy attrition. Only forfeiting cards satisfies attrition, or a card that says so. Force lost from hand or Life Force does nothing for it.',
    'BAT-119':
      'Battle damage. Only the loser suffers battle damage. It is the winner’s total less the loser’s.',
    'BAT-120':
      'Forfeiting for battle damage. Each card in the battle that you forfeit satisfies battle damage up to its forfeit value, also one that you forfeit because of a hit or of attrition.',
    'BAT-121':
      'Force for battle damage. To satisfy battle damage you may lose cards from hand or Life Force, 1 damage for each.',
    'BAT-123':
      'Cards and Force. For battle damage you may forfeit some cards and lose some Force, as you like.',
    'BAT-124':
      'Not bound to the cheaper way. You may forfeit a card that is worth more than the battle damage, or lose Force instead. Nothing makes you take the cheaper way.',
    'BAT-125':
      'One forfeit counts twice. You count the whole forfeit value toward attrition and the same value once more toward battle damage.',
    'BAT-189':
      'Not the cards at its sites. Characters at the sites of a vehicle or starship are not in a battle where that vehicle or starship is.',
    'BAT-179':
      'Compared once. Immunity is compared with the total attrition once, at the start of the damage segment. What changes later makes no difference.',
    'KRN-038':
      'Where lost Force comes from. For each unit you choose: any card in your hand, or the top card of your Reserve Deck, Force Pile or Used Pile.',
  },
  reasons: {
    'BAT-092': 'You have no battle damage left to satisfy.',
    'BAT-097/hit': '{cards} {cards|is|are} ‘hit’ and must still be forfeited.',
    'BAT-097/damage': '{count} battle damage is still to be satisfied.',
    'BAT-097/attrition':
      '{count} attrition is still to be satisfied, and {cards} {cards|is|are} not immune to it.',
    'BAT-104':
      'Cards are forfeited, and Force is lost to battle damage, only in the damage segment of a battle.',
    'BAT-109':
      '{cards} {cards|is|are} ‘hit’: the damage segment cannot end with {cards|it|them} in the battle.',
    'BAT-113': 'Attrition is satisfied by forfeiting cards, never by losing Force.',
    'BAT-179':
      'Immunity was compared with the attrition as the damage segment began; what is left of it now does not count.',
    'KRN-038': 'Lose a card from your hand, or the top card of your Reserve Deck, Force Pile or Used Pile.',
  },
  log: {
    satisfied: '{card} satisfies {count} battle damage and {attrition} attrition.',
    'attrition ignored': '{count} attrition is ignored: nobody of the {player} is left whom it reaches.',
    'owes no attrition': 'The {player} has {count} battle damage to satisfy. There is no attrition.',
    owes: 'The {player} has {count} battle damage and {attrition} attrition to satisfy[; {cards} {cards|is|are} immune].',
  },
}
