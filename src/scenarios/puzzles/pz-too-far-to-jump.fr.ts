import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Un système de trop',
  why: 'Red 3 peut sauter vers trois de ces quatre systèmes. Essayez le saut qui est interdit.',
  steps: [],
  hint: 'Comptez les parsecs : la différence des deux nombres.',
  because:
    'Red 3 a une hypervitesse de 5. De Tatooine, parsec 7, il y en a 7 jusqu’à Coruscant, parsec 0 ; les autres sont à 5 au plus.',
} satisfies TextsOfScenario
