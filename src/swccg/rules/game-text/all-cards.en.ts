/** All cards in English. */

export const allCards = {
  rules: {
    'CTL-059': {
      title: 'All cards',
      text: 'What makes all cards or all characters of a place leave table takes those of both players, inactive ones too.',
    },
    'CTL-060': {
      title: 'Safe in prison',
      text: 'What takes all cards or all characters at a site spares the captives that are imprisoned there.',
    },
    'CTL-061': {
      title: 'Not quite all',
      text: 'A weapon or Interrupt that makes all cards of a location leave table takes characters, vehicles, starships, weapons and devices.',
    },
    'CTL-062': {
      title: 'No escape for one',
      text: 'Where all cards are lost, or all characters, nothing keeps one of them from it, unless a text says so.',
    },
    'CTL-063': {
      title: 'Its destiny may be canceled',
      text: 'Nothing keeps a card from what befalls all cards, but a destiny that is drawn for it may be canceled like any other.',
    },
    'KRN-261': {
      title: 'All means inactive too',
      text: 'A text about “all cards” or “all characters” at a place takes inactive ones as well.',
    },
  },
}
