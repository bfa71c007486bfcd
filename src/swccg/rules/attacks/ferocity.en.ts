export const ferocity = {
  rules: {
    'ATK-009':
      '4 ability, one destiny. In the power segment the side with characters, vehicles or starships in the attack may draw one destiny if its cards in the attack have 4 or more ability. Cards that are not in it do not count.',
    'ATK-010':
      'It adds to power only. What you draw in an attack raises your total power. It makes no attrition.',
    'ATK-011':
      'An attack is not a battle. What actions and texts say about battles does not hold for an attack.',
    'ATK-012':
      'Not a battle destiny. What modifies, resets or restricts battle destinies, or puts a cost on them, does not touch the destiny drawn in an attack.',
    'ATK-014':
      'No destinies to power. In an attack you take no action that adds a destiny to power, unless it says that it works there.',
    'ATK-030':
      'Ferocity. Creatures have ferocity in place of power, both when they attack and when they are attacked.',
    'ATK-031':
      'Variable ferocity. A ferocity that depends on a draw is drawn anew for each attack that the creature is in, and each time a card needs its value.',
    'ATK-032':
      'A creature has a defense value. A creature’s card shows its defense value under a word of its own.',
    'ATK-045':
      'A hit creature fights on. A creature that is hit stays in the attack, which goes on with the power segment.',
    'ATK-046':
      'Defeating the defender. The attacker needs a greater total than the defender to defeat it. A tie does nothing.',
    'ATK-051':
      'Total of the attackers. The attackers’ total is the power of all of them with whatever changes it, and one destiny if together they have 4 or more ability.',
    'ATK-052':
      'Total of the creature. The total of an attacked creature is its ferocity plus its defense value, with whatever changes them. Only a greater total defeats it.',
    'ATK-054':
      'A failed attack costs nothing. If your attack on a creature fails, nothing happens to the attackers.',
    'ATK-058':
      'Ferocity against power. The creature’s ferocity is compared with the target’s power and, if the target has 4 or more ability, one destiny. Whatever changes them counts.',
    'ATK-060':
      'A creature that fails. A target that withstands a creature does not defeat it thereby. Both stay.',
    'ATK-066': 'Parasites win. Once the attack reaches the power segment, a parasite wins automatically.',
    'ATK-083':
      'Two kinds of text. Text for battles does nothing in an attack, and text for attacks does nothing in a battle.',
    'ATK-090':
      'If the creature was not hit. Only if the creature was not hit, your total power, counted as for a battle and with one destiny at 4 or more ability, is compared with its ferocity plus its defense value.',
    'ATK-091':
      'The destiny must be drawn. In the rulings of August 2001, the one destiny that 4 ability gives in an attack must be drawn.',
    'ATK-092':
      'Attaching is its attack. In the rulings of August 2001, a creature that attaches attacks by attaching to a host. Attached, it neither attacks nor moves on its own, and goes where its host goes.',
  },
  log: {
    ferocity: 'The ferocity of {card} is {count}.',
    'no attack destiny': 'With ability {ability} in the attack the {player} draws no destiny.',
    'declines attack destiny': 'The {player} draws no destiny in this attack.',
    'parasite wins': '{card} has got at {cards}: a parasite wins by itself.',
    'defender defeated': '{attackers} is more than {defenders}: {cards} {cards|is|are} defeated.',
    'defender not defeated': '{attackers} is not more than {defenders}: {cards} {cards|is|are} not defeated.',
  },
  decisions: {
    'attack destiny': {
      title: 'Draw a destiny?',
      text: 'With ability {ability} in the attack the {player} may draw one destiny, which adds to the total power.',
    },
  },
}
