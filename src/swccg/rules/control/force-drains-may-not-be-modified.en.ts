export const forceDrainsMayNotBeModified = {
  rules: {
    'CTL-016': 'Limits are no modifiers. A text that limits what a Force drain makes lost, or changes how it is paid, is no Force drain modifier.',
    'CTL-019': 'May not be modified. What the opponent’s texts add to a Force drain that he may not modify, or take from it, has no effect.',
    'CTL-020': 'Resets in spite of that. A Force drain that may not be modified by the opponent may still be reset by him.',
    'CTL-021': 'May not be canceled. The opponent cannot begin a response that would cancel a Force drain which he may not cancel.',
    'CTL-022': 'Presence stops it all the same. A react that brings presence to the location cancels even a drain that may not be canceled.',
    'CTL-023': 'Protected drains, open modifiers. That a Force drain may not be modified or canceled does not protect what its player adds to it.',
    'CTL-024': 'Limits hold all the same. A text that limits the loss works on a Force drain that may not be modified or canceled.',
    'CTL-026': 'The opponent’s modifiers. Where your opponent’s Force drain modifiers are canceled, that means those of his cards to his own Force drains.',
    'TRM-149': 'Nothing that would modify it is used. In the rulings of August 2001, the opponent may not use text that would directly add to, take from or multiply a Force drain which he may not modify.',
  },
  reasons: {
    'CTL-021': 'The Force drain at {at} may not be canceled by the opponent: {by}.',
    'TRM-149': 'The Force drain at {at} may not be modified by the opponent: {by}.',
  },
}
