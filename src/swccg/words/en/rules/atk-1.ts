export const atk1 = {
  'ATK-100': {
    title: 'Creatures move for free',
    text: 'In the rulings of August 2001 your creature may move once in each of your move phases, by a landspeed of 1 and without Force. It never leaves its habitat.',
  },
  'ATK-101': {
    title: 'What selective creatures attack',
    text: 'To a selective creature, characters, creature vehicles and other species are prey. Selective creatures of its own species are not.',
  },
  'ATK-102': {
    title: 'Spies and creatures',
    text: 'Creatures and undercover spies may attack each other.',
  },
}
