export const feeding = {
  rules: {
    'ATK-075': 'Eaten apart from the attack. A creature vehicle that Yaggle Gakkle has a creature eat is eaten by that card, apart from an attack that is going on. The attack is still compared, with what is left.',
  },
  log: {
    feeds: '{card} feeds on {ship}: {attackers} is more than {defenders}.',
    'does not feed': '{card} does not get {ship}: {attackers} is not more than {defenders}.',
  },
  decisions: {
    'which creature feeds': {
      title: 'Choose the creature',
      text: 'By {card} the {player} chooses the creature that feeds on {ship}.',
    },
  },
}
