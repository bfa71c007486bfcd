/** Automatic actions in English. */

export const automaticActions = {
  rules: {
    'CTL-031': {
      title: 'For having Force drained',
      text: 'What you get for having Force drained comes once a drain has been completed, be it for 0. A canceled drain is none.',
    },
    'CTL-049': {
      title: 'System locations',
      text: 'A system location is the location itself. To deploy aboard a starship there is not to deploy to it.',
    },
    'CTL-052': {
      title: 'Deployed to a location',
      text: 'A card that is deployed so that it is at a location, be it aboard or on something there, has been deployed to that location.',
    },
    'KRN-112': {
      title: 'In printed order',
      text: 'What happens by itself by the texts of one card happens in the order in which they stand there.',
    },
    'KRN-153': {
      title: 'Immune from now on',
      text: 'A card that has been deployed on a card which becomes immune to it is canceled.',
    },
    'KRN-226': {
      title: 'Where it may not be',
      text: 'If game text that works again makes the place of a card illegal, the card goes to its owner’s Lost Pile at once, and is not just lost.',
    },
    'KRN-227': {
      title: 'Trigger and cancellation',
      text: 'When the text of a card is set off and canceled at the same moment, the player whose turn it is says which comes first.',
    },
    'KRN-228': {
      title: 'Suspended',
      text: 'A suspended card is inactive as long as that holds.',
    },
    'KRN-265': {
      title: 'What works on inactive cards',
      text: 'A card on an inactive card stays active if its text says that it works there.',
    },
    'KRN-267': {
      title: 'Set before, done after',
      text: 'What a card has set in motion for later takes place, although the card has become inactive meanwhile.',
    },
    'KRN-268': {
      title: 'What rests with the card',
      text: 'While a card is suspended, the modifiers and resets that it has put in force do not apply. When they end stays as it was.',
    },
    'KRN-269': {
      title: 'What ends a suspension',
      text: 'Of the text of a suspended card one part still applies: that which says whether the suspension goes on.',
    },
    'KRN-274': {
      title: 'Text of a destiny card',
      text: 'When a card is drawn for destiny, its text about destiny or about having just been drawn is active.',
    },
    'KRN-339': {
      title: 'What the draw triggers',
      text: 'Then the automatic actions that the draw triggers are carried out, with text on the drawn card that works by itself.',
    },
  },
  log: {
    'sets off': 'The text of {card} is set off.',
    'canceled by text': 'The text of {by} cancels {card}.',
    suspended: '{card} is suspended[: {by}].',
    'suspended no longer': '{card} is suspended no longer.',
  },
  options: {
    'sets off': 'The text of {by} is set off',
    cancels: '{by} cancels {card}',
    'cancels text': '{by} cancels the text of {card}',
    misplaced: '{by} is where it may not be',
    suspends: '{by} suspends {card}',
  },
}
