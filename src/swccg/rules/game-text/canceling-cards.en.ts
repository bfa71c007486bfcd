export const cancelingCards = {
  rules: { 'KRN-219': 'Never canceled. Characters, vehicles and starships cannot be canceled.' },
  reasons: { 'KRN-219': '{card} is a character, vehicle or starship, and those cannot be canceled.' },
}
