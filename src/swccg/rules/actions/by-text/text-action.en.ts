export const action = {
  rules: {
    'CTL-010': 'Instead of a Force drain. What is done instead of a Force drain is done only where you control the location and could drain there now.',
    'KRN-103': 'Four kinds of action. An action is optional or mandatory when it begins something, and a just action or an automatic one when it answers something. You choose the first and the third; the other two have to be done.',
    'KRN-128': 'A response can spoil the next. A response may take away what a later one would need. Then the later one cannot be initiated.',
    'KRN-169': 'No longer just lost. A card that has left the Lost Pile again is just lost no longer.',
    'KRN-199': 'What follows is targeted too. Whether a target was chosen or only follows from the choice matters for retargeting alone. What protects a card from being targeted protects it in both cases.',
    'KRN-200': 'All that it lists. An action needs everything that its card lists. If any one of these things cannot be targeted, the action cannot be initiated.',
    'KRN-220': 'Ignoring is canceling. Whatever stops all game text of a card counts as canceling it, and fails where the game text may not be canceled.',
  },
  reasons: {
    'KRN-128': '[{ship}|What was just lost] is no longer there for {card}: an earlier response has seen to that.',
    'KRN-169': '{card} has left the Lost Pile, and is just lost no longer.',
    'CTL-010': '{card} asks that you could drain at {at} now.',
    'KRN-200': 'There is no {what} at {to} for {card} to do anything to.',
    'KRN-199': '{card} would be a target of {by} too, and is protected from that.',
    'KRN-220': '{ship} keeps the game text of {card} from being canceled, so {by} cannot do it.',
  },
}
