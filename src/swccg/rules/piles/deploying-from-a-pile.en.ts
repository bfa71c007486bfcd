export const deployingFromAPile = {
  rules: {
    'DEP-068': 'An Interrupt that deploys. A function of an Interrupt that deploys a card from the Reserve Deck and names no phase is used in its player’s deploy phase.',
    'KRN-087': 'The usual time. A card that is deployed from elsewhere than the hand is deployed at its usual time, unless the text names another.',
    'KRN-092': 'Searching for nothing to deploy. A search for a card to deploy can be begun even if there is none; it then fails and is verified.',
    'KRN-093': 'All of them barred. A card is not looked for in order to deploy it when every card that is listed is unique or restricted and may not be deployed.',
  },
  reasons: {
    'DEP-068': '{card} deploys a card and names no phase: it is played in your deploy phase.',
    'KRN-093': 'None of what {card} looks for could be deployed now, whatever were found.',
    'KRN-087': 'A card is deployed in your deploy phase; the text of {card} names no other time.',
  },
}
