export const resultOfAnAction = {
  rules: {
    'KRN-286': 'Held by a grabber. A card that is stacked on what takes hold of it as it is played only supports that: it is not on table.',
    'KRN-287': 'Stacked as just lost. A card that was just lost and is stacked counts as coming from table, although it has been through the Lost Pile: it is inactive.',
    'KRN-320': 'Nought is even. Zero counts as an even number.',
  },
  log: {
    'destiny serves': '{card} succeeds[ against {cards}]: destiny {destiny}[, against {number}].',
    'destiny fails': '{card} fails[ against {cards}][: destiny {destiny}][, against {number}].',
    'comes first': 'The {player} lets the {from} come first.',
    'passed over': '{card} passes over {cards}.',
  },
  decisions: {
    'choose a card to lose': {
      title: 'Choose a card',
      text: 'By {card} the {player} chooses the card that is lost.',
    },
  },
}
