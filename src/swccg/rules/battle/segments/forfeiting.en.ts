export const forfeiting = {
  rules: {
    'BAT-091': 'Forfeiting a card. To forfeit one of your cards in the battle is an action. You may take it if that card is hit, or if battle damage or attrition is pending against you.',
    'BAT-105': 'Lost is not forfeited. To be forfeited is to be lost, but cards that are lost for other reasons were not forfeited and satisfy nothing.',
    'BAT-106': 'What can be forfeited. Only a card that is in the battle and has a forfeit value can be forfeited.',
    'BAT-107': 'A forfeit of 0. Even with its forfeit reset to 0, a card in the battle can be forfeited, and attrition still concerns it.',
    'BAT-108': 'What goes with it. All that is on a forfeited card or aboard it is lost with it. That is lost, not forfeited, and satisfies nothing.',
    'BAT-110': 'Hit cards need not come first. You may forfeit other cards before one that is hit.',
    'MOV-139': 'To forfeit is not to move. A card that you forfeit goes to your Lost Pile without moving, so even one that cannot move can be forfeited.',
    'BAT-163': 'Excluded cards are not forfeited. You cannot forfeit a card that is excluded or inactive for another reason.',
  },
  reasons: {
    'BAT-091': 'You owe nothing, and {card} is not ‘hit’: there is nothing to forfeit it for.',
    'BAT-106/not yours': '{card} is not yours to forfeit.',
    'BAT-106/elsewhere': '{card} takes no part in this battle.',
    'BAT-106/no forfeit': '{card} has no forfeit value.',
    'BAT-163': '{card} is excluded from this battle.',
  },
  log: {
    'no presence left': 'The {player} has no presence left in the battle at {at}; it goes on until all is paid.',
    forfeited: 'The {player} forfeits {card}, for {count}[; {cards} {cards|is|are} lost with it].',
  },
  events: { forfeited: '{card} has been forfeited' },
}
