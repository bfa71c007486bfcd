export const action = {
  rules: {
    'CTL-010':
      'Instead of a Force drain. What is done instead of a Force drain is done only where you control the location and could drain there now.',
    'CTL-011':
      'No drain afterwards. Where you have done something instead of a Force drain, you do not drain any more this turn.',
    'KRN-103':
      'Four kinds of action. An action is optional or mandatory when it begins something, and a just action or an automatic one when it answers something. You choose the first and the third; the other two have to be done.',
    'KRN-125':
      'Conditions. Everything that rules and game text ask for has to be so when an action is initiated.',
    'KRN-128':
      'A response can spoil the next. A response may take away what a later one would need. Then the later one cannot be initiated.',
    'KRN-165':
      'Just lost from table. “Just lost” is said of cards that were on table. What is lost from hand or a pile as Force is not meant.',
    'KRN-169': 'No longer just lost. A card that has left the Lost Pile again is just lost no longer.',
    'KRN-251':
      'Once per game. What may be done once per game is never begun again, even if it failed or was canceled.',
    'KRN-252':
      'Once for all copies. What may be done once per game is spent for both players, and for every card of that title.',
    'KRN-253':
      'Once per game, in your deploy phase. A text that deploys a card once per game works in your own deploy phase only, unless it says otherwise.',
    'KRN-254':
      'So many times per game. A text that may be used some larger number of times per game follows the same rule: all copies share that number.',
    'TRM-345':
      'Systems and sectors. A text about starships at a system says nothing of starships at a sector.',
  },
  reasons: {
    'KRN-165': 'That card was not lost from table, so {card} cannot answer its loss.',
    'KRN-253': 'What {card} does once per game is done in your own deploy phase.',
    'KRN-128':
      '[{ship}|What was just lost] is no longer there for {card}: an earlier response has seen to that.',
    'KRN-169': '{card} has left the Lost Pile, and is just lost no longer.',
    'TRM-345': '{card} speaks of a system, and {to} is none.',
    'KRN-125/condition': 'What the text of {card} asks for is not so.',
    'KRN-251': '{card} allows this once per game, and it has been done.',
    'KRN-254': '{card} says how often per game, and that has been used up.',
    'KRN-252': 'Another card of the title has used up what {card} does once per game.',
    'CTL-010': '{card} asks that you could drain at {at} now.',
    'KRN-125': 'What the text of {card} asks for is not so.',
    'KRN-125/not there': '{card} is not where {by} takes cards from.',
    'KRN-125/not meant': '{card} is not a card that {by} asks for.',
    'KRN-125/elsewhere': '{by} does not deploy {card} there.',
  },
}
