/** Retargeting in English. */

export const retargeting = {
  rules: {
    'KRN-196': {
      title: 'Another target',
      text: 'What retargets a card changes a target that its player has chosen to another one that it could have.',
    },
    'KRN-197': {
      title: 'What follows changes along',
      text: 'Targets that only follow from those that are chosen change with them by themselves, and may be the same as before.',
    },
    'KRN-198': {
      title: 'None of the old ones',
      text: 'Where the target is a card or a group, the new one contains none of the old cards.',
    },
  },
  reasons: {
    'KRN-196':
      '{by} has to give {card} another target: either other cards of the same player, or another place.',
    'KRN-196/no target': 'That is no target that {card} could have had.',
    'KRN-198': '{ship} is a target of {card} already; none of those may be chosen again.',
  },
  log: {
    retargeted: '{by} retargets {card}[, on {cards}][, to {to}].',
  },
}
