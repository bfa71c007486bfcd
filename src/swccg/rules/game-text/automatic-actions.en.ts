export const automaticActions = {
  rules: {
    'CTL-031':
      'For having Force drained. What you get for having Force drained comes once a drain has been completed, be it for 0. A canceled drain is none.',
    'CTL-049':
      'System locations. A system location is the location itself. To deploy aboard a starship there is not to deploy to it.',
    'CTL-052':
      'Deployed to a location. A card that is deployed so that it is at a location, be it aboard or on something there, has been deployed to that location.',
    'KRN-112':
      'In printed order. What happens by itself by the texts of one card happens in the order in which they stand there.',
    'KRN-153':
      'Immune from now on. A card that has been deployed on a card which becomes immune to it is canceled.',
    'KRN-226':
      'Where it may not be. If game text that works again makes the place of a card illegal, the card goes to its owner’s Lost Pile at once, and is not just lost.',
    'KRN-227':
      'Trigger and cancellation. When the text of a card is set off and canceled at the same moment, the player whose turn it is says which comes first.',
    'KRN-228': 'Suspended. A suspended card is inactive as long as that holds.',
    'KRN-265':
      'What works on inactive cards. A card on an inactive card stays active if its text says that it works there.',
    'KRN-267':
      'Set before, done after. What a card has set in motion for later takes place, although the card has become inactive meanwhile.',
    'KRN-268':
      'What rests with the card. While a card is suspended, the modifiers and resets that it has put in force do not apply. When they end stays as it was.',
    'KRN-269':
      'What ends a suspension. Of the text of a suspended card one part still applies: that which says whether the suspension goes on.',
    'KRN-274':
      'Text of a destiny card. When a card is drawn for destiny, its text about destiny or about having just been drawn is active.',
    'KRN-339':
      'What the draw triggers. Then the automatic actions that the draw triggers are carried out, with text on the drawn card that works by itself.',
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
    'shakes off': '{by} is immune to {card} and cancels it',
  },
}
