export const noTimeForIt = {
  rules: {
    'KRN-101':
      'One action at a time. As long as an action is in progress you cannot start another top-level action. You can only respond to the one at hand.',
  },
  reasons: {
    'KRN-101':
      '{card} cannot begin this now: another action is in progress, and it can only be responded to.',
    'KRN-101/busy': 'Another action is in progress, and it can only be responded to.',
    'KRN-101/not chosen': '{card} is not one of those that move away now[ because of {by}].',
    'KRN-101/together': 'Those that move away go one by one; {card} goes alone.',
  },
}
