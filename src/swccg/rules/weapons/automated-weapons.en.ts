export const automatedWeapons = {
  rules: {
    'WPN-051': 'Automated weapons of their own time. A card that lets a weapon fire outside the battle phase can fire an automated weapon only if that weapon does not say itself when it fires.',
    'WPN-050': 'Automated weapons need nobody. No character need be present for an automated weapon to fire.',
    'WPN-049': 'When automated weapons fire. Look at the text of an automated weapon to see when it fires or explodes. Without such text you may fire it in battle as you would others.',
  },

  reasons: {
    'WPN-051': '{card} is an automated weapon that says itself when it fires.',
  },
}
