export const whoCanFire = {
  rules: {
    'WPN-034': 'Who fires starship weapons. To fire its weapons a starship needs a permanent pilot or a character aboard who is not a droid.',
    'WPN-035': 'Who fires vehicle weapons. To fire its weapons a vehicle needs a permanent pilot, a character aboard who is not a droid, or a droid aboard that is a warrior.',
  },
  reasons: {
    'WPN-034': 'Nobody aboard {ship} can fire {card}: a character who is no droid is needed.',
    'WPN-035': 'Nobody aboard {ship} can fire {card}: a character who is no droid, or a warrior droid, is needed.',
  },
}
