export const separateCosts = {
  rules: {
    'KRN-314': 'Separate costs first. A separate cost is paid before the cost of the action itself.',
    'KRN-315': 'Free, but for separate costs. What changes a cost, or makes it free, concerns the cost of the action itself. A separate cost is paid all the same.',
    'KRN-137': 'All costs together, or none. Extra costs from other cards are paid with the rest. If you cannot pay for everything you pay for nothing, and the action does not begin.',
  },
  reasons: {
    'KRN-315': 'With what has to be used first, this takes {need} Force; you have {have}.',
    'KRN-137': 'All costs are paid together: {need} Force, and you have {have}. So nothing is paid.',
  },
  log: { 'separate cost paid': 'Before {card}, a separate cost is paid{cost}.' },
}
