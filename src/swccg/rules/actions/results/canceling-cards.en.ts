export const cancelingCards = {
  rules: {
    'KRN-217': 'Where a canceled card goes. A card that is canceled goes to its owner’s Lost Pile, unless something sends it elsewhere.',
    'KRN-216': 'Canceled, but used. If an action can be done only once a turn, or the like, it has been done even when it was canceled.',
    'KRN-215': 'Canceled, but paid. What has been paid for an action that is canceled stays paid.',
    'KRN-214': 'Canceled: no result. An action that is canceled while it is being responded to has no result.',
    'KRN-219': 'Never canceled. Characters, vehicles and starships cannot be canceled.',
    'TRM-167': 'Interrupts are canceled in response. An Interrupt that cancels another Interrupt can only be played as a response to that one being played.',
  },
  reasons: {
    'KRN-219': '{card} is a character, vehicle or starship, and those cannot be canceled.',
    'TRM-167': '{card} cancels an Interrupt, and can only be played as a response while that one is being played.',
  },
}
