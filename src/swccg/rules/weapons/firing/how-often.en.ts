export const howOften = {
  rules: {
    'WPN-001': 'Once in each battle. Fire each of your weapons in the battle once, and not again unless something allows it.',
    'WPN-003': 'A fired weapon stays fired. A weapon that has been fired in the battle is not fired in it again, even if another card comes to have it.',
    'WPN-014': 'One weapon and one device. A character, vehicle or starfighter may use one weapon and one device each turn.',
    'WPN-015': 'Three for a squadron. Each turn a squadron has the use of three weapons, all different, and of three devices.',
    'WPN-017': 'No limit for capital starships. However many weapons and devices a capital starship has, it may use them all in one turn.',
    'WPN-021': 'Who uses the weapon. When a starship, vehicle or artillery weapon is fired, it is the starship or vehicle that uses it, not the pilot, driver or other character that it needs.',
    'WPN-022': 'A lasting bonus is not use. A bonus that a weapon or device gives all the time, to a Force drain for example, is neither using it nor firing it.',
    'ATK-044': 'Once in each attack. During an attack you fire each weapon only once, unless something allows more.',
  },
  reasons: {
    'WPN-003': '{card} has been fired in this battle, whoever had it then, and {ship} fires it no more.',
    'WPN-001': '{card} has already been fired[ {count} {count|time|times}] in this battle.',
    'WPN-014': '{ship} has already used {cards} this turn, and {count} {count|weapon|weapons} a turn is all it may use.',
    'WPN-015': '{ship} has already used {cards} this turn; a squadron uses three weapons a turn.',
    'ATK-044': '{card} has already been fired in this attack.',
  },
}
