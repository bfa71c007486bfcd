/** What is said about decks, piles and hands: why not, what has happened, what is asked. */

export const pileReasons = {
  'KRN-018': 'Nothing lets you look through {pile} of the {owner} now.',
  'KRN-020': 'You may not look at {card}: it is not yours, or what it is stacked on is not.',
  'KRN-023/empty': 'There is nothing to take: {pile} of the {owner} is empty.',
  'KRN-023/no stack': 'No card is stacked on {card}.',
  'KRN-024/empty': 'There is nothing to look at: {pile} of the {owner} is empty.',
  'KRN-025/empty': 'There is nothing to draw: {pile} of the {owner} is empty.',
  'KRN-026/empty': 'There is nothing to shuffle: {pile} of the {owner} is empty.',
  'KRN-059': '{card} is no card on table for the text of {by}.',
  'KRN-080': 'What has been found must be taken: {min}.',
  'KRN-083': 'This search of {pile} by {card} has failed this turn, and cannot be tried again.',
  'KRN-087': 'A card is deployed in your deploy phase; the text of {card} names no other time.',
  'KRN-125/condition': 'What the text of {card} asks for is not so.',
  'KRN-127/nothing to answer': '{card} answers something that has just happened, and this is not it.',
  'KRN-129/no pile': '{card} needs a deck or pile to be named.',
  'KRN-129/none in hand': 'You have no card in hand that {card} could take.',
  'KRN-129/not missing': '{card} is not missing.',
  'KRN-129/power': '{card} has not the power that the text of {by} asks for.',
  'KRN-132/loss': 'This costs the loss of {need} Force; you have {have} to lose.',
  'KRN-206': 'The hand of the {owner} is empty.',
  'KRN-251': '{card} allows this once per game, and it has been done.',
  'KRN-259': '{card} is inactive, so it is neither on table nor at its location for the text of {by}.',
  'KRN-277': '{card} is supporting, so it is neither on table nor at a location for the text of {by}.',
  'KRN-318': 'It is at least {min}: none is no choice.',
  'KRN-319': 'There are no more than {max} to choose.',
  'TRM-398': '{card} has searched {pile} in vain this turn, and may not search it again.',
}

export const pileLog = {
  counts: 'The {player} counts {pile} of the {owner}: {count}.',
  'cards lost': '{cards} {cards|is|are} lost.',
  'draws from': 'The {player} draws {count} {count|card|cards} from {pile}.',
  exchanges: 'The {player} exchanges [{given}|a card] from hand with [{gained}|a card] of {pile}.',
  found: '{card} is found.',
  'looks at': 'The {player} looks at [{pile} of the {owner}|{card}].',
  'looks through': 'The {player} looks through {pile} of the {owner}.',
  moves: 'The {player} puts {titles} from {pile} of the {owner} {goal}.',
  'moves unseen': 'The {player} puts {count} {count|card|cards} from {pile} of the {owner} {goal}, unseen.',
  'no copies': 'No card is there twice; versions of a persona are different cards.',
  'none revealed': 'None of the cards is revealed any more.',
  'nothing found': 'What is looked for is not in {pile} of the {owner}.',
  'number chosen': 'The {player} chooses {number}.',
  'out of play': '{card} is placed out of play.',
  peeks: 'The {player} peeks at {count} {count|card|cards} of {pile} of the {owner}.',
  'places nothing': 'There is nothing to place.',
  reordered: 'The {player} puts {pile} of the {owner} back in another order.',
  retrieves: 'The {player} retrieves {count} Force: {titles}.',
  'retrieves nothing': 'The {player} retrieves nothing.',
  'retrieves these': 'The {player} retrieves {titles} {goal}.',
  revealed: 'Revealed from {pile} of the {owner}: {titles}.',
  searches: 'The {player} searches {pile} of the {owner}.',
  shuffled: '{pile} of the {owner} is shuffled, and the {cutter} cuts.',
  stacks: 'The {player} stacks {titles} on {card}.',
  takes: 'The {player} takes {titles} from {pile} of the {owner} {goal}.',
  'takes at random': 'Chance picks {titles} from {pile} of the {owner} {goal}.',
  'takes at random unseen': 'Chance picks {count} {count|card|cards} from {pile} of the {owner} {goal}.',
  'takes unseen': 'The {player} takes {count} {count|card|cards} from {pile} of the {owner} {goal}.',
}

export const pileDecisions = {
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
  verify: {
    title: 'Verify the search',
    text: 'The search of {pile} of the {owner} has found nothing. The {player} may look through the same cards.',
  },
  look: {
    title: 'Look at the cards',
    text: 'The {player} looks at cards of {pile} of the {owner}. Nobody else sees them.',
  },
  'look and move': {
    title: 'Look at the cards',
    text: 'The {player} looks at cards of {pile} of the {owner} and chooses which go {goal}.',
  },
  'order in pile': {
    title: 'Order of the cards',
    text: 'The {player} may say in which order these cards lie in {pile} of the {owner}, the top card first.',
  },
  'put in order': {
    title: 'Put the cards in order',
    text: 'The {player} chooses the order of {pile} of the {owner}, the top card first.',
  },
  read: { title: 'Read the cards', text: 'The {player} looks at [{pile} of the {owner}|{card}].' },
  retrieve: { title: 'Retrieve {count} Force?', text: 'The {player} may retrieve {count} Force.' },
  place: { title: 'Choose cards', text: 'The {player} chooses from hand what goes {goal}.' },
  exchange: {
    title: 'Exchange',
    text: 'The {player} chooses the card of {pile} that comes into hand.',
  },
  'choose a number': { title: 'Choose a number', text: 'The {player} chooses a number from {min} to {max}.' },
}

/** What passing means where cards are shown. */
export const pilePassing = {
  'order in pile': 'They stay as they lie.',
  read: 'Go on when you have read them.',
  look: 'Nobody else sees these cards. Go on when you have read them.',
  'search in vain': 'Go on when you have looked through them.',
  'search all': 'Go on when you have looked through them.',
  verify: 'Go on when you have verified it.',
}

export const pileOptions = {
  retrieve: 'Retrieve',
}
