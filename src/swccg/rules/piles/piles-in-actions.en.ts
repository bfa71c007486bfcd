export const pilesInActions = {
  rules: {
    'KRN-059': 'On table. Whether a card is on table depends on its state: an active card is.',
    'KRN-256':
      'Active. A card is active from the moment that playing or deploying it has been initiated. Deployed, it stays so until it leaves table or is set aside.',
    'KRN-271':
      'Units of Force. Cards in hands, in Life Force and in Lost Piles are units of Force. They are not on table, even when they can be seen.',
  },
  reasons: {
    'KRN-059': '{card} is no card on table for the text of {by}.',
    'KRN-271': '{card} is a unit of Force, in a hand or a pile, and not on table.',
  },
  log: {
    'out of play': '{card} is placed out of play.',
  },
}
