export const responses = {
  rules: {
    'KRN-097':
      'What is no action. That a phase begins or ends, that a condition is met, that a modifier applies by itself: none of these is an action, so nobody can respond to it.',
    'KRN-098':
      'Three steps. An action is initiated, then it can be responded to, and only then does it have its result.',
    'KRN-104':
      'Optional actions. What you are free to begin when it is your turn to act is an optional action: playing or deploying a card, or using a text that says “may”. You can leave it each time.',
    'KRN-114':
      'Automatic before chosen. All that happens by itself in response to an action is over before anybody may choose a response to it.',
    'KRN-124':
      'Begun is begun. Once an action is initiated it goes on, even if its conditions, targets or costs change meanwhile.',
    'KRN-138':
      'The time for responses. An action is responded to after it is wholly initiated, costs included, and before its result begins.',
    'KRN-170':
      'Only the action on top. Only the current action, the one on top of the stack, can be responded to. Whatever lies beneath waits.',
    'KRN-173':
      'Copies respond each for itself. Several copies of a card may each respond to the same action. Their modifiers still do not add up, unless they are cumulative.',
    'KRN-174':
      'What a response is. A response does something to the current action, or says that it happens if that action takes place. Anything else has to wait.',
    'KRN-175':
      'Two passes. Who will not or cannot respond passes. After two passes in a row the action has its result.',
    'KRN-176':
      'Passing is not for good. A player who has passed may respond after all when the other player has responded since.',
    'KRN-178':
      'Off the stack. An action leaves the stack when it is over, when it is canceled, or when what it was about is gone.',
    'KRN-179':
      'Just done. That an action such as a deployment or a move is completed can be responded to as well, before anything beneath it goes on.',
    'KRN-180':
      'Canceled is not completed. Only what has been completed can be answered as it comes off the stack. A canceled action cannot.',
    'KRN-181':
      'The opponent comes first. To respond to your own action you wait until your opponent has had the first chance.',
    'KRN-182':
      'One trigger, one after the other. Actions that the same event triggers are carried out one after the other. Together are only those that a rule or card says are.',
    'KRN-183':
      'Side by side. Actions that take place together lie side by side on the stack. A response may answer any one of them.',
    'KRN-184':
      'Lifted above the others. Of actions that take place together the one that is answered lies above the others. When it and its responses are over, the rest are on top again.',
    'KRN-185':
      'Taking turns over the group. To things that happened together the players respond in turn as if they were one.',
    'KRN-188':
      'No last word. Nobody is sure of the last action of a phase: whoever acts gives the other another turn to act, and whoever passes may end the phase.',
    'KRN-190':
      'Whatever else you may do. In the weapons segment of a battle you may begin any action that may be begun at any time, though it does not speak of battles.',
    'KRN-172':
      'Once for each occasion. For one and the same occurrence an automatic action is triggered once, and a “just” response can be initiated once.',
  },
  reasons: {
    'KRN-184':
      'What {card} could answer lies beneath another loss of the same moment, which is being answered.',
    'KRN-170':
      'What {card} could answer waits beneath another action, and only the one on top can be answered.',
    'KRN-174': 'To bring {card} into play is no response to what is going on.',
    'KRN-181':
      'It is your own action that {card} would answer: your opponent has the first chance to respond.',
    'KRN-172': 'The text of {card} has already been used on this occasion.',
  },
}
