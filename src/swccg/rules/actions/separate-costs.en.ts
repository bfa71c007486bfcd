export const separateCosts = {
  rules: {
    'KRN-314': 'Separate costs first. A separate cost is paid before the cost of the action itself.',
    'KRN-315':
      'Free, but for separate costs. What changes a cost, or makes it free, concerns the cost of the action itself. A separate cost is paid all the same.',
  },
  reasons: {
    'KRN-315': 'With what has to be used first, this takes {need} Force; you have {have}.',
  },
  log: {
    'separate cost paid': 'Before {card}, a separate cost is paid{cost}.',
  },
}
