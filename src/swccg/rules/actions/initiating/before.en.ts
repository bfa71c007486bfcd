export const before = {
  rules: {
    'KRN-163': 'Not after your own draw. What you may do just before an action of your own you do then: once you have acted it is too late.',
    'KRN-162': 'Ahead of your opponent. Who wants to act just before what the opponent is about to do acts first, and the opponent’s action has not begun.',
    'KRN-161': 'Once more, or not. After what comes before an action, its player begins it again or gives it up, unless he must do it.',
    'KRN-160': 'Before it happens. What is done just before an action is wholly over before that action is initiated.',
  },

  reasons: {
    'KRN-163': '{card} is for the moment before the draw, and you have drawn.',
  },
}
