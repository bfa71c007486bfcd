export const pilesInActions = {
  rules: {
    'KRN-059': 'On table. Whether a card is on table depends on its state: an active card is.',
    'KRN-256': 'Active. A card is active from the moment that playing or deploying it has been initiated. Deployed, it stays so until it leaves table or is set aside.',
    'KRN-253': 'Once per game, in your deploy phase. A text that deploys a card once per game works in your own deploy phase only, unless it says otherwise.',
  },
  reasons: {
    'KRN-059': '{card} is no card on table for the text of {by}.',
    'KRN-253': 'What {card} does once per game is done in your own deploy phase.',
  },
  log: { 'out of play': '{card} is placed out of play.' },
}
