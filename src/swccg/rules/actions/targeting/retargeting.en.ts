export const retargeting = {
  rules: {
    'KRN-196': 'Another target. What retargets a card changes a target that its player has chosen to another one that it could have.',
    'KRN-197': 'What follows changes along. Targets that only follow from those that are chosen change with them by themselves, and may be the same as before.',
    'KRN-198': 'None of the old ones. Where the target is a card or a group, the new one contains none of the old cards.',
  },
  reasons: {
    'KRN-196': '{by} has to give {card} another target: either other cards of the same player, or another place.',
    'KRN-196/no target': 'That is no target that {card} could have had.',
    'KRN-198': '{ship} is a target of {card} already; none of those may be chosen again.',
  },
  log: { retargeted: '{by} retargets {card}[, on {cards}][, to {to}].' },
}
