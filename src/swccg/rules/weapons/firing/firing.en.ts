export const firing = {
  rules: {
    'BAT-152': 'Shots from outside. Firing a long-range weapon into a battle from elsewhere does not make you take part: whoever fires it adds nothing to the battle and can still battle this turn.',
    'WPN-002': 'Long range. A long-range weapon that reaches the battle may be fired into it once.',
    'WPN-005': 'One shot, one action. Weapons are fired one by one. Each shot is a top-level action of the weapons segment.',
    'WPN-013': 'Swinging is firing. Firing is targeting with a weapon in any way. To swing a lightsaber, an ax or a Gaffi Stick is to fire it, too.',
    'WPN-020': 'Carrying is not being armed. A card that carries a weapon which could not deploy on it is not armed with it, cannot use it and has no bonus from it.',
    'WPN-023': 'First the weapon. To fire, you choose a weapon in the battle on a card in the battle. The cost of firing is paid as you start.',
  },
  reasons: {
    'WPN-005': 'Each shot is an action of its own: {card} can be fired once what is going on is over and it is your turn to act.',
    'WPN-020': '{card} could not deploy on {ship}, who only carries it and cannot use it.',
    'WPN-023/no battle': 'No battle is under way, so {card} cannot be fired.',
    'WPN-023/elsewhere': '{card} takes no part in the battle at {at}.',
  },
  log: { 'weapon fired': '[{ship} fires {card}|{card} is fired] at {cards}{cost}.' },
  deeds: { fire: 'fire', 'fire/offer': 'Fire {card} at {cards}[, X being {count}]{cost}' },
}
