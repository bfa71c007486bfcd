export const initiation = {
  rules: {
    'BAT-001':
      'The battle phase. The fourth phase of your turn is for battles, as many as you like or none. Your deploy phase comes before it and your move phase after it.',
    'BAT-002':
      'Battles in your own battle phase. You initiate battles in your own battle phase only, and never in a turn of your opponent.',
    'BAT-003':
      'Both sides need presence. A battle is possible only at a location that both players occupy. A card may say that it can be battled, or can initiate battle, without presence.',
    'BAT-008':
      'No weapon needed. You need no weapons to initiate or fight a battle. With one you can single out a card of your opponent.',
    'BAT-009':
      'One battle at a location. Fight at as many locations as you like, but at each of them only once in a turn.',
    'BAT-011':
      'To have battled. From the moment a battle is initiated its cards have battled this turn, even those that leave it or whose battle is canceled.',
    'BAT-012':
      'Not excluded, and yet only one battle. Text that keeps a card from being excluded does not let it fight more than one battle in a turn.',
    'BAT-014':
      'A battle is an action. To initiate a battle is an action like any other: conditions, target and cost first, then responses, then the result.',
    'BAT-017':
      'A battle targets a location. When you initiate a battle you target a location. The condition is that both players have presence there.',
    'BAT-018': 'A battle costs 1 Force. You use 1 Force to initiate a battle.',
    'BAT-019':
      'What a battle can cost otherwise. Cards can make initiating a battle cost more or less, set another cost, or make it free.',
    'BAT-020':
      'When a battle is initiated. With its conditions met, its target named and its cost paid, a battle has been initiated there, whatever comes next.',
    'BAT-026':
      'Responses to a battle. The opponent of whoever has initiated the battle may respond first. After that you take turns.',
    'BAT-027':
      'Until both have passed. Responses to a battle go on until both players pass in a row; then comes the weapons segment. If you passed and your opponent responds, you may respond again.',
    'BAT-157':
      'No battle rests on a barred card. Text on another card that would make a battle possible cannot rest on a card that may not battle.',
    'BAT-203':
      'Battles in the clouds. In battles at cloud sectors starfighters, shuttle vehicles, cloud cars and patrol craft fight, and capital starships only if they deploy and move like starfighters.',
    'BAT-204': 'No battle inside Death Star II. Neither player can battle at a Death Star II sector.',
    'BAT-133':
      'Inactive cards hold no battle. A card that may be battled, or may initiate battle, gives no occupation while it is inactive.',
    'BAT-154':
      'Barred cards give no presence. If a card may not participate in battle, you cannot count its presence to initiate one.',
    'BAT-155':
      'Nor do the cards aboard it. What is aboard a card that may not participate gives you no presence for initiating a battle either.',
    'BAT-156':
      'Its own text does not help. You cannot initiate a battle by the text of a card that may not participate in it.',
  },
  reasons: {
    'BAT-157': '{cards} may not battle, so no text can make a battle at {at} rest on {cards|it|them}.',
    'BAT-204': 'There are no battles at Death Star II sectors.',
    'BAT-002/phase': 'A battle is initiated in your battle phase; it is the {turn}’s {phase}.',
    'BAT-003': 'The {by} has no presence at {at}, so there can be no battle.',
    'BAT-009': 'There has been a battle at {at} this turn, and there is only one in a turn.',
    'BAT-017': 'A battle is initiated at a location on table, and {at} is none.',
    'BAT-133': 'At {at}, {cards} {cards|is|are} inactive, so no battle can rest on {cards|it|them}.',
    'BAT-154': '{cards} may not battle, so the {by} has no presence for a battle at {at}.',
    'BAT-155': 'Those aboard what may not battle give no presence for a battle at {at} either.',
    'BAT-156': 'The text of a card that may not battle starts no battle at {at}.',
  },
  log: {
    'battle initiated': 'The {player} initiates a battle at {at}{cost}.',
  },
}
