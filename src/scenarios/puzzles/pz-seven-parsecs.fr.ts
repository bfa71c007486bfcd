import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'Sept parsecs',
  why: 'Amenez Red 3 de Tatooine à Coruscant ce tour-ci. Vous avez 4 Force.',
  steps: [],
  hint: 'Tatooine est à 7 parsecs de Coruscant. Comptez l’hypervitesse.',
  because:
    'Red 3 a une hypervitesse de 5. R2-D2 à bord la porte à 7, R2-X2 à 6 seulement. R2-D2 coûte 3 et le saut 1.',
} satisfies TextsOfScenario
