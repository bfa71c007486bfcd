export const takingCardsFromAPile = {
  rules: {
    'KRN-077': 'Show what you take. If a text limits what you may take from a deck or pile, you show your opponent what you took.',
    'KRN-078': 'Any card. If you may take any card you need not show it, unless it lay face up.',
    'KRN-079': 'Look first, choose then. You announce only the card, or the function of it, that searches. You look through the deck or pile and choose then.',
    'KRN-080': 'What is found is taken. Once a search has begun you must take a card that fits, if there is one.',
    'KRN-081': 'Verification. If a search finds nothing that fits, the opponent may look through the same deck or pile himself, before it is shuffled.',
    'KRN-083': 'No second try. After a search that has failed and been verified you may not use that function again this turn on the same deck or pile, not even with another copy.',
    'KRN-084': 'Put back as it was. After a search the deck or pile is put back without shuffling, unless the text tells you to shuffle.',
    'KRN-154': 'Immune where it lies. What is immune to a card is immune in a hand, deck or pile too: that card cannot search for it.',
    'KRN-273': 'It may be taken by that. A card in a hand, deck or pile may say that a certain card can take it. That works where that card searches.',
    'KRN-318': 'Up to. “Up to” a number means at least one, unless the number is 0.',
    'KRN-319': 'Up to what there is. Of “up to” a number no more can be chosen than the deck or pile has.',
    'TRM-398': 'The card may not search again. After a search that has failed and been verified the card, and any other of that title, may not search the same deck or pile again this turn.',
    'KRN-052': 'Up to so many. Who retrieves up to so many of certain cards looks through his Lost Pile first, and then takes at least one.',
  },
  reasons: {
    'KRN-154': '{card} is immune to {by}, which cannot search for it.',
    'KRN-080': 'What has been found must be taken: {min}.',
    'KRN-083': 'This search of {pile} by {card} has failed this turn, and cannot be tried again.',
    'KRN-318': 'It is at least {min}: none is no choice.',
    'KRN-319': 'There are no more than {max} to choose.',
    'TRM-398': '{card} has searched {pile} in vain this turn, and may not search it again.',
    'KRN-052': 'Of what has been found, take at least {min} and at most {max}.',
  },
  log: {
    'nothing found': 'What is looked for is not in {pile} of the {owner}.',
    'retrieves these': 'The {player} retrieves {titles} {goal}.',
    searches: 'The {player} searches {pile} of the {owner}.',
    takes: 'The {player} takes {titles} from {pile} of the {owner} {goal}.',
    'takes unseen': 'The {player} takes {count} {count|card|cards} from {pile} of the {owner} {goal}.',
  },
  decisions: {
    search: {
      title: 'Search',
      text: 'The {player} looks through {pile} of the {owner} and takes what {card} is looking for, up to {count}.',
    },
    'search in vain': {
      title: 'Nothing found',
      text: 'The {player} looks through {pile} of the {owner}: what {card} is looking for is not there.',
    },
    'search all': {
      title: 'Search',
      text: 'The {player} looks through {pile} of the {owner}. All that {card} is looking for has been taken out.',
    },
  },
  passing: {
    'search in vain': 'Go on when you have looked through them.',
    'search all': 'Go on when you have looked through them.',
  },
}
