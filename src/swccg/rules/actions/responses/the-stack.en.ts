export const theStack = {
  rules: {
    'KRN-180': 'Canceled is not completed. Only what has been completed can be answered as it comes off the stack. A canceled action cannot.',
    'KRN-179': 'Just done. That an action such as a deployment or a move is completed can be responded to as well, before anything beneath it goes on.',
    'KRN-178': 'Off the stack. An action leaves the stack when it is over, when it is canceled, or when what it was about is gone.',
    'KRN-175': 'Two passes. Who will not or cannot respond passes. After two passes in a row the action has its result.',
    'KRN-173': 'Copies respond each for itself. Several copies of a card may each respond to the same action. Their modifiers still do not add up, unless they are cumulative.',
    'KRN-172': 'Once for each occasion. For one and the same occurrence an automatic action is triggered once, and a “just” response can be initiated once.',
    'KRN-171': 'Back to the action beneath. When a response is done, the action beneath it is the current one again, and the responses to that go on.',
  },

  reasons: {
    'KRN-172': 'The text of {card} has already been used on this occasion.',
  },
}
