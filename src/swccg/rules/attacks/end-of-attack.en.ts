/** End of attack in English. */

export const endOfAttack = {
  rules: {
    'ATK-006': {
      title: 'Hit in an attack',
      text: 'A card that is hit in an attack is lost in its damage segment, not before.',
    },
    'ATK-013': {
      title: 'No battle damage, no attrition',
      text: 'An attack makes no battle damage and no attrition. No card is forfeited, and neither player loses Force for it.',
    },
    'ATK-021': {
      title: 'Nobody left on one side',
      text: 'If all cards of one side are gone from the attack, it is over at once.',
    },
    'ATK-047': {
      title: 'Damage segment of an attack',
      text: 'First comes what befalls a defeated defender: it is eaten, lost, relocated or something else. Then creatures that are hit are lost, and the attack is over.',
    },
    'ATK-068': {
      title: 'A hit parasite',
      text: 'A parasite that is hit first attaches to its target and is then lost.',
    },
  },
  log: {
    'attack canceled': 'The attack at {at} is canceled.',
    'attack ends': 'The attack at {at} ends before its time.',
    'attack over': 'The attack at {at} is over. Nobody loses Force for it.',
  },
  events: {
    'attack ended': 'attack at {at}, over',
  },
}
