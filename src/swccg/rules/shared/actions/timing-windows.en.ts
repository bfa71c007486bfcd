export const noTimeForIt = {
  rules: {
    'KRN-101': 'One action at a time. As long as an action is in progress you cannot start another top-level action. You can only respond to the one at hand.',
    'BAT-040': 'No fight within a battle. During a battle nobody can initiate another battle, nor an attack by a creature or on one.',
    'ATK-008': 'No fight within an attack. During an attack nobody can initiate a battle or another attack.',
    'KRN-144': 'At any time, but no response. What may be done at any time starts something. It is no response, and waits until an action can be started again.',
  },
  reasons: {
    'KRN-101': '{card} cannot begin this now: another action is in progress, and it can only be responded to.',
    'KRN-101/busy': 'Another action is in progress, and it can only be responded to.',
    'KRN-101/not chosen': '{card} is not one of those that move away now[ because of {by}].',
    'KRN-101/together': 'Those that move away go one by one; {card} goes alone.',
    'BAT-040': 'A battle is going on; neither another one nor an attack can be started before it is over.',
    'ATK-008': 'An attack is going on; neither a battle nor another attack can be started before it is over.',
    'KRN-144': '{card} starts an action of its own and is no response.',
  },
}
