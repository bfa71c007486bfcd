export const endOfAttack = {
  rules: {
    'ATK-006': 'Hit in an attack. A card that is hit in an attack is lost in its damage segment, not before.',
    'ATK-013': 'No battle damage, no attrition. An attack makes no battle damage and no attrition. No card is forfeited, and neither player loses Force for it.',
    'ATK-021': 'Nobody left on one side. If all cards of one side are gone from the attack, it is over at once.',
    'ATK-047': 'Damage segment of an attack. First comes what befalls a defeated defender: it is eaten, lost, relocated or something else. Then creatures that are hit are lost, and the attack is over.',
    'ATK-068': 'A hit parasite. A parasite that is hit first attaches to its target and is then lost.',
  },
  log: {
    'attack canceled': 'The attack at {at} is canceled.',
    'attack ends': 'The attack at {at} ends before its time.',
    'attack over': 'The attack at {at} is over. Nobody loses Force for it.',
  },
  events: { 'attack ended': 'attack at {at}, over' },
}
