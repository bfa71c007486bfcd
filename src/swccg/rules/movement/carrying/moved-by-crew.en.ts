export const movedByCrew = {
  rules: {
    'WPN-047': 'Artillery stays put. You cannot move an artillery weapon from where it was deployed, unless its text says that you can.',
  },
  reasons: {
    'WPN-047': '{card} is artillery and stays where it was deployed.',
    'WPN-047/crew': '{card} is taken along by {need} of its crew together, from where it stands; each moves by landspeed and pays.',
  },
}
