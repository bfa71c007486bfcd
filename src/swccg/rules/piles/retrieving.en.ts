export const retrieving = {
  rules: {
    'KRN-045': 'Retrieving Force. To retrieve 1 Force is to put the top card of your own Lost Pile face down on your Used Pile.',
    'KRN-046': 'Retrieving several. Retrieving several Force is done one by one, and is a single action.',
    'KRN-048': 'Retrieving at random. For a random retrieval the Lost Pile is shuffled and cut, and its top card is retrieved.',
    'KRN-049': 'Retrieving a certain card. To retrieve a certain card, search your Lost Pile. If the card is there, wherever it lies, it goes to your Used Pile.',
    'KRN-050': 'The rest keeps its order. Retrieving a certain card leaves the rest of the Lost Pile as it was.',
    'KRN-051': 'A certain card is Force too. Whoever retrieves a certain card has retrieved Force.',
    'TRM-338': 'Both see it. Both players see what is retrieved, even from a Lost Pile that lies face down.',
  },
  log: {
    retrieves: 'The {player} retrieves {count} Force: {titles}.',
    'retrieves nothing': 'The {player} retrieves nothing.',
  },
  decisions: {
    retrieve: { title: 'Retrieve {count} Force?', text: 'The {player} may retrieve {count} Force.' },
  },
  events: { 'Force retrieved': 'Force has been retrieved' },
  options: { retrieve: 'Retrieve' },
}
