export const cancelingCards = {
  rules: {
    'KRN-219': 'Never canceled. Characters, vehicles and starships cannot be canceled.',
    'TRM-167': 'Interrupts are canceled in response. An Interrupt that cancels another Interrupt can only be played as a response to that one being played.',
  },
  reasons: {
    'KRN-219': '{card} is a character, vehicle or starship, and those cannot be canceled.',
    'TRM-167': '{card} cancels an Interrupt, and can only be played as a response while that one is being played.',
  },
}
