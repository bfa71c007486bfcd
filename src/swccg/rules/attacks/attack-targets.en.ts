export const targets = {
  rules: {
    'ATK-018': 'Inactive cards as prey. A creature may attack cards that are inactive.',
    'ATK-057': 'Whom a creature may attack. Creature vehicles and characters may be attacked by a non-parasite creature. Droids may not, nor any character aboard a starship or vehicle, even an open one.',
    'ATK-063': 'What a parasite attaches to. Potential targets of a parasite are those that its card names after the word parasite.',
    'ATK-064': 'Parasites and those aboard. Whoever is aboard a starship or vehicle, even an open one, is no target for a parasite that is not aboard it, too.',
    'ATK-065': 'Hosts as targets. A parasite may also attack a host that carries another parasite, or a creature that is attached to a host.',
    'ATK-080': 'What a creature attacks. For a creature to attack, another creature, a creature vehicle or a character who is not a droid must be present with it. Missing characters count, and captives who are not frozen.',
    'ATK-082': 'Safe aboard. In the rulings of August 2001, characters aboard a vehicle other than a creature vehicle are safe from creatures, even if the vehicle is open.',
    'ATK-096': 'Mynocks attach in battle phases. In the rulings of August 2001, a Mynock with a starfighter must attack it by attaching. That is an attack like any other, and comes in a battle phase of either player.',
    'ATK-102': 'Spies and creatures. Creatures and undercover spies may attack each other.',
    'ATK-035': 'First choose a side. The player who initiates an attack first chooses a side of the Force that has a potential target, his own or his opponent’s.',
  },
  reasons: {
    'ATK-057': '{card} is neither a creature vehicle nor a character other than a droid, so {by} does not attack it.',
    'ATK-057/aboard': '{card} is aboard {ship}, where {by} does not attack it.',
    'ATK-063': '{card} is not what {by} attaches to.',
    'ATK-064': '{card} is aboard {ship}, where {by} does not reach it.',
    'ATK-080': '{card} is neither a creature vehicle nor a character other than a droid, so {by} does not attack it.',
    'ATK-082': 'Aboard {ship}, {card} is safe from {by}.',
    'ATK-035': 'The {by} has nothing with {card} that it could attack.',
    'ATK-035/spared': 'The text of {by} spares {card}.',
  },
}
