export const allCardsAllCharacters = {
  rules: {
    'CTL-059': 'All cards. What makes all cards or all characters of a place leave table takes those of both players, inactive ones too.',
    'CTL-060': 'Safe in prison. What takes all cards or all characters at a site spares the captives that are imprisoned there.',
    'CTL-061': 'Not quite all. A weapon or Interrupt that makes all cards of a location leave table takes characters, vehicles, starships, weapons and devices.',
    'CTL-062': 'No escape for one. Where all cards are lost, or all characters, nothing keeps one of them from it, unless a text says so.',
    'CTL-063': 'Its destiny may be canceled. Nothing keeps a card from what befalls all cards, but a destiny that is drawn for it may be canceled like any other.',
  },
}
