export const movement = {
  reasons: {
    '*/slot taken': '{ship} has no free {slot} left for {card}.',
    '*/slots for some': '{ship} has not room for {cards} together.',
    '*/system': '{card} is not at the Death Star system, where the way to {to} begins.',
    '*/unrelated': 'The system and the site of this Bombing Run are not related.',
    '*/interior': 'A Bombing Run goes to an exterior site, and this one is interior.',
  },
}
