import type { TextsOfScenario } from '../format/texts.ts'

export default {
  title: 'La lame la plus longue',
  why: 'Faites perdre 4 Force au côté obscur ce tour-ci.',
  steps: [],
  hint: 'Un sabre laser peut ajouter à un drain.',
  because:
    'Mos Eisley vaut 1 et la Cantina 2. Le sabre d’Obi-Wan ajoute 1 là où il est présent, si vous le dites quand le drain commence.',
} satisfies TextsOfScenario
