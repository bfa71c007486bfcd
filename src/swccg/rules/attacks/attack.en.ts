export const attack = {
  rules: {
    'ATK-001': 'Creatures do not battle. Creatures are never in a battle. They fight in attacks.',
    'ATK-004': 'The segments of an attack. Like a battle, an attack goes through three segments, for weapons, power and damage.',
    'ATK-005': 'Weapons in an attack. Cards that take part in the attack may fire at the creature in it, as they could fire in a battle.',
    'ATK-007': 'Forbidden in battle, forbidden here. What may not be done during a battle may not be done during an attack either.',
    'ATK-020': 'Inactive, but defending itself. During an attack an inactive card in it may be targeted and may use its weapons, devices and text. It flips no Objective, and afterwards it is as before.',
    'ATK-038': 'Responses to an attack. Automatic actions come first. Then players may respond to the attack in turn, first the opponent of whoever initiated it, even if no card of his is in it.',
    'ATK-039': 'Weapons segment of an attack. When nobody responds any more, weapons are fired as in a battle: first acts the player who initiated the attack, and two passes in a row end the segment.',
    'ATK-084': 'Three kinds of attack. A creature attacks another creature; a creature attacks a creature vehicle or a character who is not a droid; or a creature is attacked.',
    'ATK-201': 'A parasite attacks like others. In every respect a parasite attacks as other creatures do: it costs nothing, there are responses, and weapons may be fired before it wins.',
  },
  reasons: { 'ATK-007': '{card} does not work during a battle, and so not during an attack.' },
  log: {
    'creature attacks': '{card} attacks {cards} at {at}.',
    'segment of attack': 'The {segment} of the attack at {at} begins.',
  },
  decisions: {
    'side to attack': {
      title: 'Which side does {card} attack?',
      text: 'There is something to attack on both sides. The {player} chooses the side, and chance the target.',
    },
    'respond/attack initiated': {
      title: 'Respond to the attack?',
      text: 'An attack has just been initiated. The {player} may respond.',
    },
  },
  events: { 'attack initiated': '{cards} {cards|attacks|attack} {prey} at {at}' },
  passing: { 'respond/attack initiated': 'the attack at {at} begins as it stands' },
}
