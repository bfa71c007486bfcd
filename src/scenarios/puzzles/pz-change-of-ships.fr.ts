import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Changer de vaisseau',
  why: 'Amenez Obi-Wan à Yavin 4 ce tour-ci, et laissez la corvette à Tatooine. Vous avez 2 Force.',
  steps: [],
  hint: 'Les vaisseaux qui s’amarrent échangent ceux qui sont à bord.',
  because:
    'Les deux vaisseaux s’amarrent pour 1 Force et Obi-Wan passe de l’un à l’autre ; Gold 1 saute ensuite avec lui pour 1. S’amarrer n’est pas un déplacement de vaisseau : il peut encore partir.',
} satisfies TextsOfScenario
