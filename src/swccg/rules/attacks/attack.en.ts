/** Attack in English. */

export const attack = {
  rules: {
    'ATK-001': {
      title: 'Creatures do not battle',
      text: 'Creatures are never in a battle. They fight in attacks.',
    },
    'ATK-004': {
      title: 'The segments of an attack',
      text: 'Like a battle, an attack goes through three segments, for weapons, power and damage.',
    },
    'ATK-005': {
      title: 'Weapons in an attack',
      text: 'Cards that take part in the attack may fire at the creature in it, as they could fire in a battle.',
    },
    'ATK-007': {
      title: 'Forbidden in battle, forbidden here',
      text: 'What may not be done during a battle may not be done during an attack either.',
    },
    'ATK-020': {
      title: 'Inactive, but defending itself',
      text: 'During an attack an inactive card in it may be targeted and may use its weapons, devices and text. It flips no Objective, and afterwards it is as before.',
    },
    'ATK-037': {
      title: 'The others stay out',
      text: 'Cards that are neither attacker nor target take no part in an attack.',
    },
    'ATK-038': {
      title: 'Responses to an attack',
      text: 'Automatic actions come first. Then players may respond to the attack in turn, first the opponent of whoever initiated it, even if no card of his is in it.',
    },
    'ATK-039': {
      title: 'Weapons segment of an attack',
      text: 'When nobody responds any more, weapons are fired as in a battle: first acts the player who initiated the attack, and two passes in a row end the segment.',
    },
    'ATK-084': {
      title: 'Three kinds of attack',
      text: 'A creature attacks another creature; a creature attacks a creature vehicle or a character who is not a droid; or a creature is attacked.',
    },
    'ATK-201': {
      title: 'A parasite attacks like others',
      text: 'In every respect a parasite attacks as other creatures do: it costs nothing, there are responses, and weapons may be fired before it wins.',
    },
  },
  reasons: {
    'ATK-007': '{card} does not work during a battle, and so not during an attack.',
    'ATK-037': '{card} is neither the creature nor its target, and so stays out of this attack.',
  },
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
  events: {
    'attack initiated': '{cards} {cards|attacks|attack} {prey} at {at}',
  },
}
