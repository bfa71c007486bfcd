/** Retrieving in English. */

export const retrieving = {
  rules: {
    'KRN-045': {
      title: 'Retrieving Force',
      text: 'To retrieve 1 Force is to put the top card of your own Lost Pile face down on your Used Pile.',
    },
    'KRN-046': {
      title: 'Retrieving several',
      text: 'Retrieving several Force is done one by one, and is a single action.',
    },
    'KRN-048': {
      title: 'Retrieving at random',
      text: 'For a random retrieval the Lost Pile is shuffled and cut, and its top card is retrieved.',
    },
    'KRN-049': {
      title: 'Retrieving a certain card',
      text: 'To retrieve a certain card, search your Lost Pile. If the card is there, wherever it lies, it goes to your Used Pile.',
    },
    'KRN-050': {
      title: 'The rest keeps its order',
      text: 'Retrieving a certain card leaves the rest of the Lost Pile as it was.',
    },
    'KRN-051': {
      title: 'A certain card is Force too',
      text: 'Whoever retrieves a certain card has retrieved Force.',
    },
    'KRN-052': {
      title: 'Up to so many',
      text: 'Who retrieves up to so many of certain cards looks through his Lost Pile first, and then takes at least one.',
    },
  },
  reasons: {
    'KRN-052': 'Of what has been found, take at least {min} and at most {max}.',
  },
  log: {
    retrieves: 'The {player} retrieves {count} Force: {titles}.',
    'retrieves nothing': 'The {player} retrieves nothing.',
  },
  decisions: {
    retrieve: { title: 'Retrieve {count} Force?', text: 'The {player} may retrieve {count} Force.' },
  },
  events: {
    'Force retrieved': 'Force has been retrieved',
  },
  options: {
    retrieve: 'Retrieve',
  },
}
